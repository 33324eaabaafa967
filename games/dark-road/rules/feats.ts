import { defined, type Option, type Seat, scriptNamed } from '@stolik/engine';
import { BANNER_PROGRAMS } from '../content/cards.ts';
import { EMPTY, type Feat } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import type { Carrying } from './effects.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';

/** DR-23.2: a face-up feat with the bonus of its banner, or the unseen top card without one. */
export interface FeatTaking {
  seat: Seat;
  blind: boolean;
  feat?: Option | null;
  /** The slot it lay in; EMPTY for the deck. */
  slot?: number;
}

const BLIND_FEAT = 'blind@feat-deck';
const carryOut = scriptNamed<Carrying>('carry-out');

export const takeFeat = script<FeatTaking>('take-feat', [
  choose('feat', featOptions, { by: (_, { seat }) => seat }),
  run(take),
  when(
    (_, { slot }) => slot !== EMPTY,
    [
      call(carryOut, (_, { seat, slot }) => ({
        seat,
        program: defined(BANNER_PROGRAMS[slot as number]),
        next: 0,
        open: false,
      })),
    ],
  ),
]);

function featOptions(s: State, { blind }: FeatTaking): Option[] {
  const options: Option[] = s.courtyard.filter((feat) => feat !== EMPTY);
  if (blind && s.featDeck.length > 0) options.push(BLIND_FEAT);
  return options;
}

function take(s: State, local: FeatTaking, dealer: GameDealer): void {
  const { seat, feat } = local;
  local.slot = typeof feat === 'number' ? s.courtyard.indexOf(feat as Feat) : EMPTY;
  if (local.slot !== EMPTY) {
    s.courtyard[local.slot] = EMPTY as Feat;
    wagonAt(s, seat).feats.push(feat as Feat);
    dealer.tell({ type: 'feat-taken', merchant: seat, feat: feat as Feat });
  } else if (feat === BLIND_FEAT) {
    const drawn = drawFeat(s, dealer);
    wagonAt(s, seat).feats.push(drawn);
    dealer.tell({ type: 'feat-drawn', merchant: seat });
    dealer.tell({ type: 'feat-seen', seat, feat: drawn, to: [seat] });
  }
}

export function drawFeat(s: State, dealer: GameDealer): Feat {
  dealer.reveal();
  return defined(s.featDeck.pop());
}
