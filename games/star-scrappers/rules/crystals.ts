import { or } from '@stolik/engine';
import type { Colour, Crystal } from '../pieces.ts';
import type { State } from '../state.ts';
import { crystalColour } from './colours.ts';
import { crystalsInMine, gainCrystal, hasCost } from './moves.ts';
import { choose, type GameDealer, run, script } from './steps.ts';

/** Taking a crystal without mining it (SS-1.6): nothing is paid and nothing follows. */
export interface CrystalTaking {
  /** Printed costs that fit; null: any. */
  cost: readonly number[] | null;
  /** The colour it must have now; null: any. */
  colour: Colour | null;
  crystal: Crystal | 'decline' | null;
}

export const takeCrystal = script<CrystalTaking>('take-crystal', [choose('crystal', fittingCrystals), run(take)]);

function fittingCrystals(s: State, { cost, colour }: CrystalTaking): (Crystal | 'decline')[] {
  return or(
    crystalsInMine(s, (crystal) => hasCost(crystal, cost) && (colour === null || crystalColour(s, crystal) === colour)),
    'decline',
  );
}

function take(s: State, { crystal }: CrystalTaking, dealer: GameDealer): void {
  if (crystal === 'decline' || crystal === null) return;
  dealer.tell({ type: 'crystal-taken', seat: s.active, crystal });
  gainCrystal(s, crystal, dealer);
}
