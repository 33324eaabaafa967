/**
 * What differs between two states of a view, so that a step sends only that. A change is a path and the new value; a path alone says that
 * the key is gone. The browser applies them to the state it has, and what did not change stays the same object.
 */
export type Path = readonly (string | number)[];
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

type Plain = { [key: string]: unknown };
/** A state is read key by key, whatever its type says; the one cast of all that follows. */
const keyed = (state: object): Plain => state as Plain;
const isBranch = (value: unknown): value is Plain | unknown[] => typeof value === 'object' && value !== null;

/** The state with the changes made; the one given is left as it is. */
export function applyChanges<S>(state: S, changes: readonly Change[]): S {
  const own = new Set<object>();
  const mine = (branch: object): Plain => {
    if (own.has(branch)) return keyed(branch);
    const copy = Array.isArray(branch) ? branch.slice() : { ...branch };
    own.add(copy);
    return keyed(copy);
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
    let at = mine(root);
    root = at;
    for (const key of path.slice(0, -1)) {
      const next = Object.hasOwn(at, key) ? at[key] : undefined;
      if (!isBranch(next)) throw new Error('A change speaks of a place that is not there.');
      const copy = mine(next);
      at[key] = copy;
      at = copy;
    }
    if (change.length === 1) delete at[last];
    else Object.defineProperty(at, last, { value: change[1], writable: true, enumerable: true, configurable: true });
  }
  return root as S; // the server's state, changed as the server changed it
}
