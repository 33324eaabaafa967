import { type Option, placeOf, say, type Text, verbOf } from '@stolik/engine';
import { buyerKind } from '../content/catalogue.ts';
import { CENTRE_OF } from '../content/map.ts';
import type { BuyerKind, Cell, Centre, Colour, Market } from '../pieces.ts';
import { SPECIAL } from '../pieces.ts';
import { levelOf, payoutOf, pushedOutAt } from '../rules/buyers.ts';
import { colourOfTrack } from '../rules/market.ts';
import { bestSale, incomeOf } from '../rules/sale.ts';
import { hatchRoom, holdRoom } from '../rules/storage.ts';
import { activePlayer, envoysAt, type State } from '../state.ts';
import { pieceText } from './option-pieces.ts';
import { buyerText, centreText, colourText, listed, marketPiece } from './phrases.ts';
import { bestWith } from './sales.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export function optionText(view: State, prompt: string, option: Option): Text {
  return typeof option === 'number' ? pieceText(view, prompt, option) : wordText(view, prompt, option);
}

function wordText(view: State, prompt: string, word: string): Text {
  switch (prompt) {
    case 'action.action':
    case 'imagine.action':
      return actionText(view, prompt, word);
    case 'market.step':
      return word === 'done' ? say('option-done') : marketStepText(view, word);
    case 'command.step':
      return word === 'done' ? say('option-done') : commandStepText(view, word);
    case 'campaign.kind':
      return word === 'done' ? say('option-done') : addText(view, colourOfTrack(word), null);
    case 'sell.region':
      return saleText(view, colourOfTrack(word) as Colour);
    case 'sell.market':
      return say('option-sell-now', { credits: incomeOf(view, view.turn.region as Colour, view.turn.markets).credits });
    case 'imagine.colour':
      return say('option-imagine-colour', { colour: colourText(colourOfTrack(word) as Colour, 'card') });
    case 'acquire.slot':
      return slotText(view, word);
    case 'sample.guard':
      return word === 'skip' ? say('option-no-sample') : sampleText(view, word);
    default:
      return say(`option-${prompt.replace('.', '-')}-${verbOf(word)}`);
  }
}

/** What a sale could bring is said before it is chosen. */
function actionText(view: State, prompt: string, word: string): Text {
  if (word !== 'sell') return say(`option-action-${word}`);
  const imaginary = prompt === 'imagine.action';
  const best = bestWith(view, imaginary);
  return best === null ? say('option-sell-buy-first') : say('option-sell', { credits: best });
}

function marketStepText(view: State, word: string): Text {
  const { supply } = activePlayer(view);
  if (verbOf(word) === 'trader')
    return say('option-trader', { market: marketPiece(view.turn.market as Market), supply });
  return addText(view, colourOfTrack(word), view.turn.market as Market);
}

/** A buyer from the pool: how popular his colour becomes, and whom he pushes out. */
function addText(view: State, kind: BuyerKind, market: Market | null): Text {
  const pushed = market === null ? null : pushedOutAt(view, market);
  const args = {
    buyer: buyerText(kind, 'one'),
    pushed: pushed === null ? 'none' : { piece: pushed, form: 'acc' },
  };
  if (kind === SPECIAL) return say('option-add-special', args);
  const level = levelOf(view, kind);
  const same = pushed !== null && buyerKind(pushed) === kind;
  return say('option-add-buyer', { ...args, level, after: same ? level : level + 1 });
}

function commandStepText(view: State, word: string): Text {
  const { turn, active } = view;
  const market = turn.market as Market;
  const centre = CENTRE_OF[market] as Centre;
  const { supply } = activePlayer(view);
  if (verbOf(word) === 'trader') return say('option-trader', { market: marketPiece(market), supply });
  const envoys = envoysAt(view, active, centre);
  if (verbOf(word) === 'envoy') return say('option-envoy', { centre: centreText(centre, 'loc'), envoys, supply });
  const order = view.orders[centre];
  return order === undefined
    ? say('option-withdraw', { centre: centreText(centre, 'gen'), envoys })
    : say('option-withdraw-order', { centre: centreText(centre, 'gen'), envoys, order: { piece: order } });
}

/** A region, with what its best sale brings. */
function saleText(view: State, colour: Colour): Text {
  const markets = bestSale(view, view.active, colour, view.turn.waived);
  return say('option-sell-region', {
    colour: colourText(colour, 'pl'),
    popularity: payoutOf(view, colour),
    credits: incomeOf(view, colour, markets).credits,
    markets: listed(markets.map(marketPiece)),
  });
}

function slotText(view: State, word: string): Text {
  const player = activePlayer(view);
  return verbOf(word) === 'hold'
    ? say('option-hold', { free: holdRoom(player) })
    : say('option-hatch', { free: hatchRoom(player) });
}

function sampleText(view: State, word: string): Text {
  return say('option-sample', { cell: { piece: Number(placeOf(word)) as Cell }, supply: activePlayer(view).supply });
}
