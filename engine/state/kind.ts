/** Pieces of which each is in exactly one place, or tokens of which there are always as many. */
export type Kind<S> = Pieces<S> | Tokens<S>;

interface Of<S> {
  readonly name: string;
  /** Does the game deal them anew itself? */
  readonly special: boolean;
  /** What lies in places that are no field of their own. */
  readonly also: (state: S) => readonly number[];
}

export interface Pieces<S> extends Of<S> {
  readonly counted: false;
  /** All that take part in this game. */
  readonly all: (state: S) => readonly number[];
  /** How a piece is called in a sentence. */
  readonly called: (piece: number) => string;
  /** Which piece it is, where a number says more (the side that is up); below 0: none. */
  readonly piece: (number: number) => number;
}

/** A field of them is a number, or a list with a number for each sort. */
export interface Tokens<S> extends Of<S> {
  readonly counted: true;
  readonly total: (state: S) => readonly number[];
}

type Told<K> = { readonly [F in Exclude<keyof K, 'name' | 'counted' | 'all' | 'total'>]?: K[F] };

const nothing = (): readonly number[] => [];
const itself = (number: number): number => number;

/** A kind of pieces, by name as it stands in a sentence. */
export const pieces = <S>(
  name: string,
  all: (state: S) => readonly number[],
  told: Told<Pieces<S>> = {},
): Pieces<S> => ({
  special: false,
  also: nothing,
  piece: itself,
  called: (piece) => `${name} ${piece}`,
  ...told,
  counted: false,
  name,
  all,
});

/** A kind of tokens that are all alike, or several sorts of them. */
export const tokens = <S>(
  name: string,
  total: (state: S) => readonly number[],
  told: Told<Tokens<S>> = {},
): Tokens<S> => ({
  special: true,
  also: nothing,
  ...told,
  counted: true,
  name,
  total,
});
