import { defined, type Seat } from '@stolik/engine';
import { eventKind, NEIGHBOUR, programOf, TOWN_IDS, townNamed } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { filled, type Six, six, type Town } from '../pieces.ts';
import { isHuman, type Journey, type Merchant, type State } from '../state.ts';

/** The caravan that is on its way, and what several parts of the journey ask about it. */
export function journeyOf(s: State): Journey {
  if (s.journey === null) throw new Error('nobody travels');
  return s.journey;
}

/** Where only people are asked. */
export const human = (merchant: Merchant | null): Seat => {
  if (isHuman(merchant)) return merchant;
  throw new Error('the Private Concern is asked nothing');
};
export const humanLeader = (s: State): Seat => human(journeyOf(s).leader);
export const pickerOf = (s: State): Seat => human(journeyOf(s).picker);

export const humanTravellers = (s: State): Seat[] => journeyOf(s).travellers.filter(isHuman);

/** The event line that the picked die means (DR-13.9). */
export function lineOf(s: State): ProgramId {
  const { event, value } = journeyOf(s);
  return defined(eventKind(filled(event)).lines[value - 1]);
}

/** Does it show what is in a purse (DR-2)? */
export const opensPurse = (line: ProgramId): boolean =>
  programOf(line).effects.some((effect) => effect.verb.road?.opensPurse(effect) ?? false);

/** The two towns of the region that a caravan goes to, its destination first (DR-14.1). */
export const townsOfRegion = (town: Town): Town[] => [town, NEIGHBOUR[town]];

/** Towns as options: `visit@town-wawozno`. */
export const TOWN_PLACES: Six<string> = six((town) => `visit@town-${TOWN_IDS[town]}`);
export const townOf = (option: string): Town => townNamed(option.slice(option.indexOf('@town-') + 6));
