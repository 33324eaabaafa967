import { defined } from '@stolik/engine';
import { ACTION_FUEL } from '../content/catalogue.ts';
import { MARKET_LOCATION, placeAt } from '../content/map.ts';
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
  choose('action', (s) => [...imaginableActions(s), 'decline' as const]),
  when(
    (_, { action }) => action !== 'decline',
    [
      when((s, local) => asks(s, local) === 'colour', [choose('colour', coloursToImagine, { about: aboutAction })]),
      when((s, local) => asks(s, local) === 'symbol', [choose('symbol', symbolsToImagine, { about: aboutAction })]),
      run(tellAction),
      call(
        (_, { action }) => scriptOf(action as ActionName),
        (s, local) => memoryOf(s, local.action as ActionName, faceOf(local)),
      ),
    ],
  ),
]);

const asks = (s: State, { action }: Imagining) => askedBy(s, action as ActionName);
function aboutAction(_: State, { action }: Imagining) {
  return { action: action as ActionName };
}

function coloursToImagine(s: State, { action }: Imagining): string[] {
  const bits = fittingColours(s, action as 'excavate' | 'survey', true);
  return ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0).map(
    (colour) => `card@track-${colourName(colour)}`,
  );
}

function symbolsToImagine(s: State, { action }: Imagining): Location[] {
  const bits = fittingSymbols(s, action as 'market' | 'command' | 'smuggle' | 'sell');
  return ALL_MARKETS.filter((market) => (bits & (1 << market)) !== 0).map((market) => defined(MARKET_LOCATION[market]));
}

const colourOf = ({ colour }: Imagining): Colour | null => (colour === null ? null : (colourOfTrack(colour) as Colour));
const symbolOf = ({ symbol }: Imagining): Market | null =>
  symbol === null ? null : (placeAt(symbol).market as Market);

const faceOf = (local: Imagining): Face => ({
  card: NONE,
  colour: colourOf(local) ?? NONE,
  symbol: symbolOf(local) ?? NONE,
  fuel: ACTION_FUEL,
});

function tellAction(s: State, local: Imagining, dealer: GameDealer): void {
  const action = local.action as ActionName;
  dealer.tell({
    type: 'action-imagined',
    seat: activeSeat(s),
    action,
    colour: colourOf(local),
    market: symbolOf(local),
  });
}
