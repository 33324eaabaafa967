import { keysOf } from './named.ts';

/**
 * Pieces as numbers: most games give every piece a number of its own, in ranges by kind, so that a number alone says what it is and rules can look
 * its properties up in plain arrays.
 */

declare const kindOfPiece: unique symbol;

/** A number that is known to be a piece of this kind. */
export type PieceOf<K extends string> = number & { readonly [kindOfPiece]: K };

/** What a game knows of a piece by its number alone. */
export interface Pieces<K extends string> {
  /** Is it a piece of this kind? */
  readonly is: { readonly [kind in K]: (piece: unknown) => piece is PieceOf<kind> };
  /** The first number of each kind; a piece less that is its place in the list of its kind. */
  readonly FIRST: { readonly [kind in K]: number };
  /** The piece at a place of the list of its kind. */
  readonly pieceAt: { readonly [kind in K]: (place: number) => PieceOf<kind> };
  /** The pieces of such a list. */
  allOf<kind extends K>(kind: kind, list: readonly unknown[]): readonly PieceOf<kind>[];
  /** The piece that has this id in such a list; content may be wrong, and then it is told so. */
  pieceNamed<kind extends K>(kind: kind, list: readonly { readonly id: string }[], id: string): PieceOf<kind>;
  /** Asks of any piece what is said of its kind; of what is none (it lies face down) something else. */
  byKind<T>(
    says: { readonly [kind in K]: (piece: PieceOf<kind>) => T },
    otherwise: (piece: number) => T,
  ): (piece: number) => T;
}

/** The kinds of a game's pieces by their first numbers, in rising order: each goes up to the next one, the last up to `end`. */
export function piecesOf<K extends string>(FIRST: { readonly [kind in K]: number }, end: number): Pieces<K> {
  const kinds = keysOf(FIRST);
  const bounds = [...kinds.map((kind) => FIRST[kind]), end];
  if (bounds.some((first, at) => at > 0 && first <= (bounds[at - 1] ?? 0)))
    throw new Error(`Kinds of pieces have to stand in the order of their numbers, which are ${bounds.join(', ')}.`);
  // Tables of just these kinds, which `fromEntries` does not tell.
  const is = Object.fromEntries(
    kinds.map((kind, at) => [kind, inRange(FIRST[kind], bounds[at + 1] ?? end)]),
  ) as Pieces<K>['is'];
  const pieceAt = Object.fromEntries(
    kinds.map((kind) => [kind, (place: number) => numbered(is[kind], FIRST[kind] + place)]),
  ) as Pieces<K>['pieceAt'];
  return {
    is,
    FIRST,
    pieceAt,
    allOf: (kind, list) => list.map((_, place) => pieceAt[kind](place)),
    pieceNamed: (kind, list, id) => {
      const place = list.findIndex((one) => one.id === id);
      if (place < 0) throw new Error(`There is no ${kind} "${id}".`);
      return pieceAt[kind](place);
    },
    byKind: (says, otherwise) => (piece) => {
      for (const kind of kinds) if (is[kind](piece)) return says[kind](piece);
      return otherwise(piece);
    },
  };
}

/** The kind of each copy: a list's places, each as often as what stands there is in the box. */
export const kindsOfCopies = (list: readonly { readonly count: number }[]): number[] =>
  list.flatMap(({ count }, kind) => Array<number>(count).fill(kind));

/** Is a number in this range? Innermost loops compare by themselves, as in Star Scrappers. */
export const inRange =
  <P extends number>(first: number, end: number) =>
  (piece: unknown): piece is P =>
    typeof piece === 'number' && piece >= first && piece < end;

/** A number as the piece that it is. */
export function numbered<P extends number>(is: (one: unknown) => one is P, number: number): P {
  if (!is(number)) throw new Error(`No piece of that kind has the number ${number}.`);
  return number;
}

/** Nothing, where a piece might be: states are numbers, and what is not there is one of them. */
export const NONE = -1;

/** A piece that the viewer may not see. */
export const FACE_DOWN = -2;

/** A piece, or anything else that has a number, or nothing. */
export type OrNone<T extends number> = T | typeof NONE;

export const isFilled = <T extends number>(slot: OrNone<T>): slot is T => slot !== NONE;

/** What surely is there. */
export function filled<T extends number>(slot: OrNone<T>): T {
  if (isFilled(slot)) return slot;
  throw new Error('Something is missing that is needed here: a fault in the rules.');
}
