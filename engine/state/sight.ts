import type { Seat } from '../seat.ts';
import type { AnyRecord, Look, RecordFields, Shown } from './fields.ts';

/** What the written-out copies and views are made of. */

export function copyPiles<T>(piles: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const pile of piles) copies.push(pile.slice());
  return copies;
}

/** Face down it is a piece all the same, though it has no number of one. */
const covered = <T extends number>(back: number): T => back as T;

/** As many pieces, face down. */
export const turned = <T extends number>(list: readonly T[], back: number): T[] => list.slice().fill(covered(back));

export const turnedPiles = <T extends number>(piles: readonly (readonly T[])[], back: number): T[][] =>
  piles.map((pile) => turned(pile, back));

/** Only the last of each pile lies open. */
export const tops = <T extends number>(piles: readonly (readonly T[])[], back: number): T[][] =>
  piles.map((pile) => pile.slice().fill(covered(back), 0, Math.max(0, pile.length - 1)));

/** Piles by seat: one's own lies open. */
export const ownPile = <T extends number>(piles: readonly (readonly T[])[], look: Look<unknown>, back: number): T[][] =>
  piles.map((pile, at) => (look.own || at === look.viewer ? pile.slice() : turned(pile, back)));

/** What a field with a sight of its own looks like. */
export const shown = <R, S, F extends keyof R>(of: RecordFields<R, S>, field: F, record: R, look: Look<S>): R[F] =>
  // Written out only for fields that have one.
  (of.fields[field].seen as Shown<R[F], R, S>)(record[field], look, record);

/** The look at one seat's things. */
export const lookAt = <S>(look: Look<S>, seat: number): Look<S> =>
  look.own || seat !== look.viewer ? look : { state: look.state, viewer: look.viewer, own: true };

export const lookFrom = <S>(state: S, viewer: Seat | null, lifted: boolean): Look<S> => ({
  state,
  viewer,
  own: lifted,
});

export const isSpecial = (of: AnyRecord): boolean =>
  Object.values(of.fields).some((field) => typeof field.seen === 'function');
