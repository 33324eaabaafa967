import { defined } from '@stolik/engine';
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

interface SaidChange {
  readonly key: string;
  /** Place in a list; null: the key as a whole. */
  readonly item: number | null;
  readonly value: unknown;
  readonly change: string;
}

/** What one chair found at a place of the view: the next one that had the same there and is shown the same object need not look again. */
interface Found {
  readonly key: string;
  readonly kept: unknown;
  readonly fresh: unknown;
  /** What is kept from now on. */
  readonly next: unknown;
  readonly changes: string;
}

/** What was found and put into JSON in one step already. Most of a table looks the same from all its chairs, so the next one finds its own here. */
export class Said {
  private readonly changes: SaidChange[] = [];
  /** By place, as all chairs have the same keys in the same order; where they have not, nothing fits and is looked at again. */
  readonly found: (Found | undefined)[] = [];
  private readonly items: (Found | undefined)[][] = [];

  /** The same for the items of the list at a place. */
  itemsAt(place: number): (Found | undefined)[] {
    let items = this.items[place];
    if (items === undefined) {
      items = [];
      this.items[place] = items;
    }
    return items;
  }

  /** The change to this value, as it was said before or said now. */
  change(key: string, item: number | null, value: unknown): SaidChange {
    for (const known of this.changes)
      if (known.key === key && known.item === item && isSame(known.value, value)) return known;
    const path = item === null ? JSON.stringify(key) : `${JSON.stringify(key)},${item}`;
    const fresh = { key, item, value, change: `[[${path}],${JSON.stringify(value)}]` };
    this.changes.push(fresh);
    return fresh;
  }
}

/**
 * A state as it was last sent to one chair, key by key; of a list of objects (players, say) each on its own. This is done for every seat with
 * every choice, so it has to be quick: what is the same is only compared, once for all chairs that are shown the same object, and only what differs is put
 * into JSON, once for all that see the same. Views stay as they were when a table is played on (a law of every game), so they are kept as they are.
 */
export class Copy {
  /** Keys and what they hold stand side by side: a fresh state has them in the same order, so none has to be looked up. */
  private readonly keys: string[] = [];
  private readonly kept: unknown[] = [];

  /** Takes the fresh state and returns, as JSON, the list of what has changed. `said` is the step's, shared by the chairs of one table. */
  update(fresh: object, said = new Said()): string {
    let changes = '';
    let there = 0;
    for (const key in fresh) {
      const value = keyed(fresh)[key];
      // What JSON leaves out is not there.
      if (value === undefined) continue;
      const at = this.keys[there] === key ? there : this.placeOf(key);
      there++;
      const kept = this.kept[at];
      if (kept === value) continue;
      const before = said.found[at];
      const found = isFor(before, key, kept, value) ? before : this.look(at, value, before, said);
      said.found[at] = found;
      this.kept[at] = found.next;
      changes += found.changes;
    }
    if (there < this.keys.length) changes += this.drop(keyed(fresh));
    return `[${changes.slice(1)}]`;
  }

  /** The whole state as JSON. */
  whole(): string {
    return JSON.stringify(Object.fromEntries(this.keys.map((key, at) => [key, this.kept[at]])));
  }

  private placeOf(key: string): number {
    const at = this.keys.indexOf(key);
    return at < 0 ? this.keys.push(key) - 1 : at;
  }

  /** Forgets what is not there any more. */
  private drop(fresh: Plain): string {
    let changes = '';
    for (let at = this.keys.length - 1; at >= 0; at--) {
      const key = defined(this.keys[at]);
      if (Object.hasOwn(fresh, key) && fresh[key] !== undefined) continue;
      this.keys.splice(at, 1);
      this.kept.splice(at, 1);
      changes += `,[[${JSON.stringify(key)}]]`;
    }
    return changes;
  }

  /** What has become of the value at a place; each change with a comma before it. */
  private look(at: number, fresh: unknown, before: Found | undefined, said: Said): Found {
    const key = defined(this.keys[at]);
    const kept = this.kept[at];
    if (isListOfObjects(fresh) && isListOfObjects(kept) && kept.length === fresh.length)
      return lookThrough(key, kept, fresh, said.itemsAt(at), said);
    return lookAt(key, null, kept, fresh, before, said);
  }
}

/** Item by item, so that only those are sent that have changed. */
function lookThrough(
  key: string,
  kept: readonly object[],
  fresh: readonly object[],
  items: (Found | undefined)[],
  said: Said,
): Found {
  let next: unknown[] | null = null;
  let changes = '';
  for (let i = 0; i < fresh.length; i++) {
    const had = kept[i];
    const has = fresh[i];
    const before = items[i];
    const found = isFor(before, key, had, has) ? before : lookAt(key, i, had, has, before, said);
    items[i] = found;
    changes += found.changes;
    if (found.next === had) continue;
    next ??= kept.slice();
    next[i] = found.next;
  }
  return { key, kept, fresh, next: next ?? kept, changes };
}

function lookAt(
  key: string,
  item: number | null,
  kept: unknown,
  fresh: unknown,
  before: Found | undefined,
  said: Said,
): Found {
  // Where the chair before was shown the same, both keep one object from now on, so that the next time one look serves for both.
  if (isSame(kept, fresh))
    return { key, kept, fresh, next: before !== undefined && before.fresh === fresh ? before.next : kept, changes: '' };
  const { value, change } = said.change(key, item, fresh);
  return { key, kept, fresh, next: value, changes: `,${change}` };
}

const isFor = (found: Found | undefined, key: string, kept: unknown, fresh: unknown): found is Found =>
  found !== undefined && found.fresh === fresh && found.kept === kept && found.key === key;

/** Would both be the same in JSON? What JSON leaves out or cannot say makes them differ, which costs a little and harms nothing. */
function isSame(kept: unknown, fresh: unknown): boolean {
  if (kept === fresh) return true;
  if (typeof kept !== 'object' || typeof fresh !== 'object' || kept === null || fresh === null) return false;
  if (Array.isArray(kept)) {
    if (!Array.isArray(fresh) || kept.length !== fresh.length) return false;
    if (typeof kept[0] === 'number') return isSameList(kept, fresh);
    for (let i = 0; i < kept.length; i++) if (!isSame(kept[i], fresh[i])) return false;
    return true;
  }
  if (Array.isArray(fresh)) return false;
  let keys = 0;
  for (const key in fresh) {
    keys++;
    if (!isSame(keyed(kept)[key], keyed(fresh)[key])) return false;
  }
  for (const _ in kept) keys--;
  return keys === 0;
}

/** Pieces are numbers, so most of a table is lists of them: compared by a function that sees nothing else, they take half the time. */
function isSameList(kept: readonly unknown[], fresh: readonly unknown[]): boolean {
  for (let i = 0; i < kept.length; i++) if (kept[i] !== fresh[i] && !isSame(kept[i], fresh[i])) return false;
  return true;
}

/** One whose items are worth being sent one by one. */
const isListOfObjects = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isBranch(item) && !Array.isArray(item));

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
