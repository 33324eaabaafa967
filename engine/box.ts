import { isOneOf } from './named.ts';
import type { Text } from './text.ts';

/** Something in the box, with where our knowledge of it comes from. */
export interface BoxItem {
  readonly id: string;
  readonly kind: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly count: number;
  readonly source: Source;
  /** Parts that come from elsewhere than the item as a whole. */
  readonly sources: { readonly [part: string]: Source };
  /**
   * The pieces it is at a table, a list for each of its faces: copies of a card show one face, the two sides of a card are two. Left out: it is
   * no piece of its own, and there is nothing to explain.
   */
  readonly faces?: readonly (readonly number[])[];
  /** What it can be found by: of each facet of the box the values that fit it. */
  readonly facets?: { readonly [facet: string]: readonly string[] };
  /** A colour word to draw it in, as a `Piece` has it. */
  readonly tint?: string;
}

export const SOURCES = ['rulebook', 'public', 'known', 'designed'] as const;
export type Source = (typeof SOURCES)[number];

/** Where something of a content file is known from. */
export function sourceNamed(word: unknown): Source {
  if (isOneOf(SOURCES, word)) return word;
  throw new Error(`"${word}" is not one of ${SOURCES.join(', ')}.`);
}

/** Anything that a content file lists. */
export interface Listed {
  readonly id: string;
  readonly name: BoxItem['name'];
  readonly count?: number;
  readonly source: string;
  /** Words for sources, by the part that comes from there. */
  readonly sources?: object;
}

/** What a content file lists as an item of the box: `heroes.map(boxItem('hero'))`. */
export const boxItem =
  (kind: string) =>
  ({ id, name, count = 1, source, sources = {} }: Listed): BoxItem => ({
    id,
    kind,
    name,
    count,
    source: sourceNamed(source),
    sources: Object.fromEntries(Object.entries(sources).map(([part, from]) => [part, sourceNamed(from)])),
  });

/** Something by which things of a box are told apart: whose they are, what they can do. */
export interface Facet {
  readonly id: string;
  readonly name: Text;
  /** In the order in which they are offered. */
  readonly values: readonly { readonly id: string; readonly name: Text }[];
}

/** What the game's own room says about its content. */
export interface Box {
  readonly items: readonly BoxItem[];
  /** What was made up here, because no source tells it, in a sentence. */
  readonly note?: Text;
  /** What items can be found by besides their words. */
  readonly facets?: readonly Facet[];
  /** The pack's problems as sentences; none: it fits. A pack replaces items of the box by id. */
  checkPack(pack: unknown): string[];
}

const known = new WeakMap<Box, ReadonlyMap<number, BoxItem>>();

/** The thing of the box that a piece is; null when the box has nothing to say of it. */
export function itemOfPiece(box: Box, piece: number): BoxItem | null {
  const before = known.get(box);
  if (before !== undefined) return before.get(piece) ?? null;
  const items = new Map(
    box.items.flatMap((item) => (item.faces ?? []).flat().map((one): [number, BoxItem] => [one, item])),
  );
  known.set(box, items);
  return items.get(piece) ?? null;
}
