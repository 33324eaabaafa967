/** Where two plain values first differ and how, as `hands[1][0]: 3 is not 7`; null when they are equal. */
export const firstDifference = (one: unknown, other: unknown, at = ''): string | null =>
  alike(one, other) ? null : differenceAt(one, other, at);

/** Nearly all that laws compare is equal: then no words are made about where it might not be. */
function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isBranch(one) || !isBranch(other)) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!alike(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names)
    if (!Object.hasOwn(other, name) || !alike(child(one, name), child(other, name))) return false;
  return true;
}

function differenceAt(one: unknown, other: unknown, at: string): string | null {
  if (Object.is(one, other)) return null;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other))
    return `${at || 'the whole'}: ${short(one)} is not ${short(other)}`;
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      if (i >= one.length || i >= other.length)
        return `${at || 'the list'}: ${one.length} items (${short(one)}) are not ${other.length} (${short(other)})`;
      const found = differenceAt(one[i], other[i], `${at}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const where = at === '' ? name : `${at}.${name}`;
    if (!Object.hasOwn(one, name)) return `${where}: nothing is not ${short(child(other, name))}`;
    if (!Object.hasOwn(other, name)) return `${where}: ${short(child(one, name))} is not nothing`;
    const found = differenceAt(child(one, name), child(other, name), where);
    if (found !== null) return found;
  }
  return null;
}

/** The first thing that JSON would lose or change, as `state.when: a Date`; null when all is plain data. */
export const firstUnplain = (value: unknown, at = ''): string | null => (isPlain(value) ? null : unplainAt(value, at));

/** As with `alike`: words about a place are made only where something is wrong. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!(i in value) || !isPlain(value[i])) return false;
    return true;
  }
  if (!isPlainObject(value)) return false;
  for (const name of Reflect.ownKeys(value)) if (typeof name === 'symbol' || !isPlain(child(value, name))) return false;
  return true;
}

function unplainAt(value: unknown, at: string): string | null {
  if (isPlain(value)) return null;
  const place = at || 'the whole';
  if (typeof value === 'number') return `${place}: ${Object.is(value, -0) ? '-0' : value}`;
  if (!isBranch(value)) return `${place}: ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (!(i in value)) return `${at}[${i}]: a hole in a list`;
      const found = unplainAt(value[i], `${at}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isPlainObject(value))
    return `${place}: a ${(value as { constructor?: { name?: string } }).constructor?.name ?? 'strange object'}`;
  for (const name of Reflect.ownKeys(value)) {
    if (typeof name === 'symbol') return `${place}: a symbol as a name`;
    const found = unplainAt(child(value, name), at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

function isPlainObject(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const child = (value: object, name: string | number): unknown =>
  (value as Record<string | number, unknown>)[name];

/** Enough of a value to recognise it in a message. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
