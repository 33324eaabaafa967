/**
 * What differs between two states of a view, so that a step sends only that. A change is a path and the new value; a path alone says that
 * the key is gone. The browser applies them to the state it has, and what did not change stays the same object.
 */
export type Path = readonly (string | number)[];
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

type Plain = { [key: string]: unknown };
const isBranch = (value: unknown): value is Plain | unknown[] => typeof value === 'object' && value !== null;

/**
 * A state as it was last sent, key by key; of a list of objects (players, say) each on its own. A copy is kept and not the state itself, because a
 * view may share parts with a state that plays on. This is done for every seat with every choice, so it has to be quick: what is the same
 * is only compared, and only what differs is copied and put into JSON.
 */
export class Copy {
  private readonly kept: Plain = Object.create(null) as Plain;
  private size = 0;

  /** Takes the fresh state and returns, as JSON, the list of what has changed. */
  update(fresh: object): string {
    const changes: string[] = [];
    let there = 0;
    for (const key in fresh) {
      const value = (fresh as Plain)[key];
      // What JSON leaves out is not there.
      if (value === undefined) continue;
      there++;
      if (isSame(this.kept[key], value)) continue;
      if (this.kept[key] === undefined) this.size++;
      this.take(key, value, changes);
    }
    if (there < this.size)
      for (const key of Object.keys(this.kept)) {
        if (Object.hasOwn(fresh, key) && (fresh as Plain)[key] !== undefined) continue;
        delete this.kept[key];
        changes.push(`[[${JSON.stringify(key)}]]`);
      }
    this.size = there;
    return `[${changes.join(',')}]`;
  }

  /** The whole state as JSON. */
  whole(): string {
    return JSON.stringify(this.kept);
  }

  private take(key: string, value: unknown, changes: string[]): void {
    const before = this.kept[key];
    if (isListOfObjects(value) && isListOfObjects(before) && before.length === value.length) {
      for (let i = 0; i < value.length; i++) {
        if (isSame(before[i], value[i])) continue;
        const text = JSON.stringify(value[i]);
        before[i] = JSON.parse(text) as object;
        changes.push(`[[${JSON.stringify(key)},${i}],${text}]`);
      }
      return;
    }
    const text = JSON.stringify(value);
    this.kept[key] = isBranch(value) ? JSON.parse(text) : value;
    changes.push(`[[${JSON.stringify(key)}],${text}]`);
  }
}

/** Would both be the same in JSON? What JSON leaves out or cannot say makes them differ, which costs a little and harms nothing. */
function isSame(kept: unknown, fresh: unknown): boolean {
  if (kept === fresh) return true;
  if (typeof kept !== 'object' || typeof fresh !== 'object' || kept === null || fresh === null) return false;
  if (Array.isArray(kept)) {
    if (!Array.isArray(fresh) || kept.length !== fresh.length) return false;
    for (let i = 0; i < kept.length; i++) if (kept[i] !== fresh[i] && !isSame(kept[i], fresh[i])) return false;
    return true;
  }
  if (Array.isArray(fresh)) return false;
  let keys = 0;
  for (const key in fresh) {
    keys++;
    if (!isSame((kept as Plain)[key], (fresh as Plain)[key])) return false;
  }
  for (const _ in kept) keys--;
  return keys === 0;
}

/** One whose items are worth being sent one by one. */
const isListOfObjects = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isBranch(item) && !Array.isArray(item));

/** The state with the changes made; the one given is left as it is. */
export function applyChanges<S>(state: S, changes: readonly Change[]): S {
  const own = new Set<object>();
  const mine = <T extends Plain | unknown[]>(branch: T): T => {
    if (own.has(branch)) return branch;
    const copy = (Array.isArray(branch) ? branch.slice() : { ...branch }) as T;
    own.add(copy);
    return copy;
  };
  let root: unknown = state;
  for (const change of changes) {
    const [path] = change;
    const last = path.at(-1);
    if (last === undefined) {
      root = change[1];
      continue;
    }
    if (!isBranch(root)) throw new Error('A change speaks of a place that is not there.');
    root = mine(root);
    let at = root as Plain;
    for (const key of path.slice(0, -1)) {
      const next = Object.hasOwn(at, key) ? at[key] : undefined;
      if (!isBranch(next)) throw new Error('A change speaks of a place that is not there.');
      const copy = mine(next);
      at[key] = copy;
      at = copy as Plain;
    }
    if (change.length === 1) delete at[last];
    else Object.defineProperty(at, last, { value: change[1], writable: true, enumerable: true, configurable: true });
  }
  return root as S;
}
