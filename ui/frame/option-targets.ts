import { type Option, placeOf } from '@stolik/engine';
import type { Target } from '../contract.ts';

/** What on the table an option speaks of first: its piece, its place, or the word itself. */
export const targetOf = (option: Option): Target => placeOf(option) ?? option;

/** Everything on the table that an option speaks of: what it names itself, and the pieces in its words. */
export function targetsOf(option: Option, pieces: readonly number[]): readonly Target[] {
  if (typeof option === 'number') return [option];
  const place = placeOf(option);
  if (place === null) return pieces;
  // A place may be a piece by its number: `feed@17`.
  return [option, place, ...(/^\d+$/.test(place) ? [Number(place)] : []), ...pieces];
}
