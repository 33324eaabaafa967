import { type BoxItem, type Source, say } from '@stolik/engine';
import type { Speaker } from '@stolik/text';

/** From the surest knowledge to what was designed here. */
export const SOURCES: readonly Source[] = ['rulebook', 'public', 'known', 'designed'];

/** How many pieces come from where; only sources that occur. */
export function totals(items: readonly BoxItem[]): { source: Source; count: number }[] {
  return SOURCES.map((source) => ({
    source,
    count: items.filter((item) => item.source === source).reduce((sum, item) => sum + item.count, 0),
  })).filter(({ count }) => count > 0);
}

/** Items in the order of the box, by kind. */
export function itemsByKind(items: readonly BoxItem[]): { kind: string; count: number; items: BoxItem[] }[] {
  const kinds = new Map<string, BoxItem[]>();
  for (const item of items) {
    const known = kinds.get(item.kind);
    if (known) known.push(item);
    else kinds.set(item.kind, [item]);
  }
  return [...kinds].map(([kind, ofKind]) => ({
    kind,
    items: ofKind,
    count: ofKind.reduce((sum, item) => sum + item.count, 0),
  }));
}

/** What a kind of things is called in the game's own words. */
export const kindWords = (speaker: Speaker, kind: string): string =>
  speaker.has(`kind-${kind}`) ? speaker.say(say(`kind-${kind}`)) : kind;

/** Parts that every box may have; what is special to a game, its own texts name as `part-<name>`. */
export const COMMON_PARTS: readonly string[] = ['name.pl', 'name.en', 'count', 'cost', 'colour', 'vp', 'effect'];

/** The source of an item as a whole, and of those parts that come from elsewhere. */
export function sourcesIn(item: BoxItem): { source: Source; parts: string[] }[] {
  const found: { source: Source; parts: string[] }[] = [{ source: item.source, parts: [] }];
  for (const source of SOURCES) {
    const parts = Object.entries(item.sources).flatMap(([part, from]) =>
      from === source && from !== item.source ? [part] : [],
    );
    if (parts.length > 0) found.push({ source, parts });
  }
  return found;
}
