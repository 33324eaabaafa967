import { defined, given, type Script, scriptNamed } from '@stolik/engine';
import { DARK_MARKET_PROGRAMS } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { COINS_PER_STEP, DARK_MARKET_SPACES, MOST_STEPS } from '../content/tables.ts';
import { activeSeat, activeWagon, type Merchant, type State } from '../state.ts';
import type { Carrying } from './effects.ts';
import { call, decide, type GameDealer, type OrCompanion, run, script, when } from './steps.ts';
import { takeAway } from './stock.ts';

/** DR-10 Dark Market: a coin for each step of the marker, then what its space shows. */
interface DarkDealing {
  space?: OrCompanion<string> | null;
}

const carryOut = scriptNamed<Carrying>('carry-out');
const AROUND = DARK_MARKET_SPACES.length;
const MARKER: readonly string[] = DARK_MARKET_SPACES.map((space) => `marker@${space}`);

export const darkMarket = script<DarkDealing>('dark-market', [
  decide('space', payableSpaces), // DR-10.1
  when(
    (_, { space }) => space !== null,
    [
      run((s, { space }, dealer) => {
        const steps = stepsTo(s, MARKER.indexOf(given(space)));
        takeAway(s, activeSeat(s), 'coins', steps * COINS_PER_STEP);
        advanceDarkMarket(s, activeSeat(s), steps, steps * COINS_PER_STEP, dealer);
      }),
      call(carryOut, (s) => ({ seat: activeSeat(s), program: darkMarketOffer(s), next: 0, open: true })), // DR-10.2
    ],
  ),
]);

/** One to four steps: four lead back to the same space. */
export const stepsTo = ({ darkMarket }: State, space: number): number =>
  ((space - darkMarket + AROUND - 1) % AROUND) + 1;

export function payableSpaces(s: State): string[] {
  const most = Math.min(MOST_STEPS, Math.floor(activeWagon(s).coins / COINS_PER_STEP));
  const options: string[] = [];
  for (let step = 1; step <= most; step++) options.push(defined(MARKER[(s.darkMarket + step) % AROUND]));
  return options;
}

export const darkMarketOffer = ({ darkMarket }: State): ProgramId => defined(DARK_MARKET_PROGRAMS[darkMarket]);

export function advanceDarkMarket(s: State, merchant: Merchant, steps: number, paid: number, dealer: GameDealer): void {
  s.darkMarket = (s.darkMarket + steps) % AROUND;
  dealer.tell({ type: 'marker-moved', merchant, circle: 'dark-market', space: s.darkMarket, paid });
}

export const darkMarketScripts: readonly Script[] = [darkMarket];
