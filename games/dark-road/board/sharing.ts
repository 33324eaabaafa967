/** The present, made of the past wherever both are equal: what did not change is the very same object, so that parts of the board which show it are not drawn anew. */
export function sharing<T>(past: unknown, now: T): T {
  if (past === now || !isThing(past) || !isThing(now) || Array.isArray(past) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  // A list is filled by the names of its places, as a record is.
  const shared = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  let same = names.length === Object.keys(past).length;
  for (const name of names) {
    shared[name] = sharing(past[name], now[name]);
    // Two NaN are no change.
    same &&= name in past && Object.is(shared[name], past[name]);
  }
  // Made of equal parts under the same names, so it is what `now` is.
  return (same ? past : shared) as T;
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
