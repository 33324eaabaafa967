/**
 * What differs between two states of a view, so that a step sends only that. A change is a path and the new value; a path alone says that
 * the key is gone. The browser applies them to the state it has, and what did not change stays the same object.
 */
export type Path = readonly (string | number)[];
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

type Plain = { [key: string]: unknown };
const isBranch = (value: unknown): value is Plain | unknown[] => typeof value === 'object' && value !== null;

type Leaf = string | number | boolean | null;

/** What was last sent of one key: a plain value or a list of them as such, of a list of objects each item in JSON, anything else in JSON. */
type Kept = Leaf | Branch;
type Branch = { readonly flat: readonly unknown[] } | { readonly items: readonly string[] } | { readonly text: string };

/**
 * A state as it was last sent, key by key; of a list of objects (players, say) each on its own. Copies and strings are kept and not the objects
 * themselves, because a view may share parts with a state that plays on. This is done for every seat with every choice, so it has to be quick.
 */
export class Copy {
  private readonly keys = new Map<string, Kept>();

  /** Takes the fresh state and returns, as JSON, the list of what has changed. */
  update(fresh: object): string {
    const changes: string[] = [];
    let there = 0;
    for (const key in fresh) {
      const value = (fresh as Plain)[key];
      // What JSON leaves out is not there.
      if (value === undefined) continue;
      there++;
      this.updateKey(key, value, changes);
    }
    if (there < this.keys.size)
      for (const key of this.keys.keys()) {
        if (Object.hasOwn(fresh, key) && (fresh as Plain)[key] !== undefined) continue;
        this.keys.delete(key);
        changes.push(`[[${JSON.stringify(key)}]]`);
      }
    return `[${changes.join(',')}]`;
  }

  /** The whole state as JSON. */
  whole(): string {
    const parts: string[] = [];
    for (const [key, kept] of this.keys) parts.push(`${JSON.stringify(key)}:${jsonOf(kept)}`);
    return `{${parts.join(',')}}`;
  }

  private updateKey(key: string, value: unknown, changes: string[]): void {
    const kept = this.keys.get(key);
    if (!isBranch(value)) {
      if (kept === value) return;
      this.keys.set(key, value as Leaf);
      changes.push(`[[${JSON.stringify(key)}],${JSON.stringify(value)}]`);
      return;
    }
    const before = isBranch(kept) ? (kept as Branch) : null;
    if (before !== null && 'flat' in before && isSame(before.flat, value)) return;
    const fresh = keepOf(value);
    if (before !== null && 'text' in before && 'text' in fresh && before.text === fresh.text) return;
    this.keys.set(key, fresh);
    if (before === null || !('items' in before && 'items' in fresh) || before.items.length !== fresh.items.length) {
      changes.push(`[[${JSON.stringify(key)}],${jsonOf(fresh)}]`);
      return;
    }
    for (let i = 0; i < fresh.items.length; i++)
      if (before.items[i] !== fresh.items[i]) changes.push(`[[${JSON.stringify(key)},${i}],${fresh.items[i]}]`);
  }
}

function jsonOf(kept: Kept): string {
  if (!isBranch(kept)) return JSON.stringify(kept);
  if ('text' in kept) return kept.text as string;
  return 'items' in kept ? `[${(kept.items as readonly string[]).join(',')}]` : JSON.stringify(kept.flat);
}

function keepOf(value: Plain | unknown[]): Branch {
  if (!Array.isArray(value) || value.length === 0) return { text: JSON.stringify(value) };
  if (isListOfObjects(value)) return { items: value.map((item) => JSON.stringify(item)) };
  const nested = value.some((item) => isBranch(item) || item === undefined);
  return nested ? { text: JSON.stringify(value) } : { flat: value.slice() };
}

function isSame(kept: readonly unknown[], value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== kept.length) return false;
  for (let i = 0; i < kept.length; i++) if (kept[i] !== value[i]) return false;
  return true;
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
