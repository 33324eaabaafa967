/**
 * Pieces as numbers: most games give every piece a number of its own, in ranges by kind, so that a number alone says what it is and rules can look
 * its properties up in plain arrays.
 */

declare const kindOfPiece: unique symbol;

/** A number that is known to be a piece of this kind. */
export type PieceOf<K extends string> = number & { readonly [kindOfPiece]: K };

/** Is a number in the range of its kind? Innermost loops compare by themselves, as in Star Scrappers. */
export const inRange =
  <P extends number>(first: number, end: number) =>
  (piece: unknown): piece is P =>
    typeof piece === 'number' && piece >= first && piece < end;

/** A number as the piece that it is. */
export function numbered<P extends number>(is: (one: unknown) => one is P, number: number): P {
  if (!is(number)) throw new Error(`No piece of that kind has the number ${number}.`);
  return number;
}
