/**
 * What came anew, with everything that is as it was before replaced by what was there before. A worker and a server send whole views; with this a view that
 * differs in one card has one new object for that card and for what holds it, and whatever shows the rest need not be drawn again.
 */
export function unchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isHolder(before) || !isHolder(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const made: Holder = now;
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = unchanged(before[key], made[key]);
    if (!Object.is(kept, before[key]) || !(key in before)) same = false;
    made[key] = kept;
  }
  return same ? (before as T) : now; // all of it is what is there now
}

type Holder = Record<string, unknown>;

/** Arrays and plain objects, which is all that a view is made of. Others (maps, dates) are taken as they come. */
const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
