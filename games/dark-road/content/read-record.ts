import { unknown } from '@stolik/engine/notation';
import type { Item } from './notation.ts';
import { argOf, type Enter } from './read-terms.ts';

/** Things that hold as long as a piece lies somewhere are a record: a field for each. A field that is forgotten in the table of its record does not compile. */
export type Readings<T> = { readonly [K in keyof T]: Reading<T[K]> };

export interface Reading<V> {
  /** When nothing is said of it. */
  readonly none: V;
  /** What an item of the program says of it; null: nothing. */
  reads(item: Item, enter: Enter): V | null;
}

/** Every field as it is when nothing is said of it. */
export const noneOf = <T extends object>(readings: Readings<T>): T =>
  // The fields of `readings` are those of `T`, which no index can say.
  Object.fromEntries(Object.entries<Reading<unknown>>(readings).map(([field, { none }]) => [field, none])) as T;

/** `where` is said of what does not belong there. */
export function readRecord<T extends object>(
  readings: Readings<T>,
  items: readonly Item[],
  enter: Enter,
  where: string,
): T {
  const record = noneOf(readings);
  for (const item of items) {
    const field = fieldsOf(readings).find((one) => say(record, one, readings[one].reads(item, enter)));
    if (field === undefined) unknown(`${called(item)} ${where}`);
  }
  return record;
}

/** The same of their names. */
const fieldsOf = <T extends object>(readings: Readings<T>): (keyof T)[] => Object.keys(readings) as (keyof T)[];

function say<T, K extends keyof T>(record: T, field: K, value: T[K] | null): boolean {
  if (value === null) return false;
  record[field] = value;
  return true;
}

/** `passive(invisible())` is the passive "invisible", `on(rain){...}` the trigger "rain". */
function called({ name, args }: Item): string {
  const [first] = args;
  if (name === 'passive') return `the passive "${first?.call?.name ?? 'nothing'}"`;
  if (name === 'on') return `the trigger "${first?.words.join(' ') ?? 'nothing'}"`;
  return `"${name}"`;
}

/** `passive(word(...))` */
export const passive = <V>(word: string, none: V, read: (item: Item) => V): Reading<V> => ({
  none,
  reads: (item) => {
    const inside = item.name === 'passive' ? argOf(item, 0).call : null;
    return inside?.name === word ? read(inside) : null;
  },
});

/** `on(word){...}` */
export const trigger = <V>(word: string, none: V, read: (inside: readonly Item[], enter: Enter) => V): Reading<V> => ({
  none,
  reads: (item, enter) =>
    item.name === 'on' && item.args[0]?.words[0] === word
      ? read(item.branches[0] ?? unknown('a trigger without effect'), enter)
      : null,
});
