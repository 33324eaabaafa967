import { or } from '@stolik/engine';
import { ACTION_FUEL } from '../content/catalogue.ts';
import { MARKET_LOCATION, marketOf } from '../content/map.ts';
import type { ActionName } from '../events.ts';
import { ALL_COLOURS, ALL_MARKETS, type Colour, colourName, type Location, type Market, NONE } from '../pieces.ts';
import { activeSeat, type State } from '../state.ts';
import {
  askedBy,
  type Face,
  fittingColours,
  fittingSymbols,
  imaginableActions,
  memoryOf,
  scriptOf,
} from './actions.ts';
import { colourOfTrack } from './market.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';

/** EE-8.5 Restructuring: one action at once with an imaginary action card of which only what matters is named. */
export interface Imagining {
  action: ActionName | 'decline' | null;
  colour: string | null;
  symbol: Location | null;
}

export const imagine = script<Imagining>('imagine', [
  choose('action', (s) => or(imaginableActions(s), 'decline')),
  when(
    (_, { action }) => action !== 'decline',
    [
      when((s, local) => asks(s, local) === 'colour', [choose('colour', coloursToImagine, { about: aboutAction })]),
      when((s, local) => asks(s, local) === 'symbol', [choose('symbol', symbolsToImagine, { about: aboutAction })]),
      run(tellAction),
      call(
        (_, local) => scriptOf(actionOf(local)),
        (s, local) => memoryOf(s, actionOf(local), faceOf(local)),
      ),
    ],
  ),
]);

function actionOf({ action }: Imagining): ActionName {
  if (action === 'decline' || action === null) throw new Error('No action was imagined.');
  return action;
}

const asks = (s: State, local: Imagining) => askedBy(s, actionOf(local));
function aboutAction(_: State, local: Imagining) {
  return { action: actionOf(local) };
}

function coloursToImagine(s: State, { action }: Imagining): string[] {
  if (action !== 'excavate' && action !== 'survey') return [];
  const bits = fittingColours(s, action, true);
  return ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0).map(
    (colour) => `card@track-${colourName(colour)}`,
  );
}

function symbolsToImagine(s: State, local: Imagining): Location[] {
  const action = actionOf(local);
  if (action === 'travel' || action === 'excavate' || action === 'survey') return [];
  const bits = fittingSymbols(s, action);
  return ALL_MARKETS.filter((market) => (bits & (1 << market)) !== 0).map((market) => MARKET_LOCATION[market]);
}

const colourOf = ({ colour }: Imagining): Colour | null => (colour === null ? null : colourOfTrack(colour));
const symbolOf = ({ symbol }: Imagining): Market | null => (symbol === null ? null : marketOf(symbol));

const faceOf = (local: Imagining): Face => ({
  card: NONE,
  colour: colourOf(local) ?? NONE,
  symbol: symbolOf(local) ?? NONE,
  fuel: ACTION_FUEL,
});

function tellAction(s: State, local: Imagining, dealer: GameDealer): void {
  const action = actionOf(local);
  dealer.tell({
    type: 'action-imagined',
    seat: activeSeat(s),
    action,
    colour: colourOf(local),
    market: symbolOf(local),
  });
}
