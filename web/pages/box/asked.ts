import type { Box, BoxItem, Facet } from '@stolik/engine';
import type { Asked } from '../../shell/router.ts';
import { answers, type Entry } from './search.ts';

/**
 * What somebody wants to see of a box, as it stands in an address: words to search for (`q`), where our knowledge comes from (`source`), and values of the
 * game's facets by their names; `kind` where a game has none.
 */
export const NOTHING_ASKED: Asked = {};

/** The same wish with one thing changed; an empty value asks for nothing. */
export function askedWith(asked: Asked, what: string, value: string): Asked {
  const { [what]: _, ...rest } = asked;
  return value === '' ? rest : { ...rest, [what]: value };
}

/** What every box can be asked for besides its own facets. */
const OWN = ['q', 'source', 'kind'];

/** The wish without what this box does not know: a link may be old, or mistyped. */
export function askedOf(asked: Asked, { facets = [] }: Box): Asked {
  const known = new Set([...OWN, ...facets.map(({ id }) => id)]);
  return Object.fromEntries(Object.entries(asked).filter(([what, value]) => known.has(what) && value.trim() !== ''));
}

/** Does it fit all that is asked for, words apart? */
const fits = (item: BoxItem, asked: Asked, but: string | null = null): boolean =>
  Object.entries(asked).every(([what, value]) => what === 'q' || what === but || valuesOf(item, what).includes(value));

/** What can be said of an item under a name: its source, its kind, or what the game says of it. */
function valuesOf(item: BoxItem, what: string): readonly string[] {
  if (what === 'source') return [item.source, ...Object.values(item.sources)];
  return what === 'kind' ? [item.kind] : (item.facets?.[what] ?? []);
}

/** What was asked for: where words were, those found by their names first. */
export function itemsFor(
  items: readonly BoxItem[],
  asked: Asked,
  entries: ReadonlyMap<string, Entry>,
): readonly BoxItem[] {
  const fitting = items.filter((item) => fits(item, asked));
  const words = asked.q ?? '';
  if (words === '') return fitting;
  const ranked = fitting.map((item) => ({ item, rank: rankOf(entries.get(item.id), words) }));
  return [2, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ item }) => item));
}

const rankOf = (entry: Entry | undefined, words: string): number => (entry === undefined ? 0 : answers(entry, words));

/** How many items each value of a facet would leave, given the rest of the wish. */
export function countsOf(
  items: readonly BoxItem[],
  asked: Asked,
  facet: string,
  entries: ReadonlyMap<string, Entry>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = asked.q ?? '';
  for (const item of items) {
    if (!fits(item, asked, facet) || (words !== '' && rankOf(entries.get(item.id), words) === 0)) continue;
    for (const value of new Set(valuesOf(item, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The values of an item under a facet, in the order of the facet. */
export const valuesIn = (item: BoxItem, { id, values }: Facet): Facet['values'] =>
  values.filter((value) => item.facets?.[id]?.includes(value.id));
