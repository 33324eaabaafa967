import { defined, type Seat, scriptNamed } from '@stolik/engine';
import { BANNER_PROGRAMS } from '../content/cards.ts';
import { EMPTY, type Feat, isFilled } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import type { Carrying } from './effects.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';

/** DR-23.2: a face-up feat with the bonus of its banner, or the unseen top card without one. */
export interface FeatTaking {
  seat: Seat;
  blind: boolean;
  feat?: Feat | string | null;
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
        program: defined(BANNER_PROGRAMS[defined(slot)]),
        next: 0,
        open: false,
      })),
    ],
  ),
]);

function featOptions(s: State, { blind }: FeatTaking): (Feat | string)[] {
  const options: (Feat | string)[] = s.courtyard.filter(isFilled);
  if (blind && s.featDeck.length > 0) options.push(BLIND_FEAT);
  return options;
}

function take(s: State, local: FeatTaking, dealer: GameDealer): void {
  const { seat, feat } = local;
  local.slot = EMPTY;
  if (typeof feat === 'number') {
    local.slot = s.courtyard.indexOf(feat);
    s.courtyard[local.slot] = EMPTY;
    wagonAt(s, seat).feats.push(feat);
    dealer.tell({ type: 'feat-taken', merchant: seat, feat });
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
