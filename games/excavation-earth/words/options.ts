import { defined, given, placeOf, say, type Text, type TextArg, verbOf } from '@stolik/engine';
import { inSentences, optionTexts } from '@stolik/engine/phrases';
import { numbered } from '@stolik/engine/pieces';
import { buyerKind, orderDesign } from '../content/catalogue.ts';
import { CENTRE_OF } from '../content/map.ts';
import { COLUMN_AWARDS, ROW_AWARDS } from '../content/tables.ts';
import {
  type BuyerKind,
  type Centre,
  type Colour,
  colourOfKind,
  filled,
  GLYPHS,
  glyphOfKind,
  is,
  type Kind,
  kindOfCell,
  type Market,
  SPECIAL,
} from '../pieces.ts';
import { levelOf, payoutOf, pushedOutAt } from '../rules/buyers.ts';
import { colourOfTrack, kindAdded } from '../rules/market.ts';
import { sideOf } from '../rules/orders.ts';
import { bestSale, incomeOf } from '../rules/sale.ts';
import { hatchRoom, holdRoom } from '../rules/storage.ts';
import { galleryPoints, guardsInColumn, guardsInRow } from '../score.ts';
import { activePlayer, envoysAt, type State, whoIs } from '../state.ts';
import { orderTexts } from './effects.ts';
import { orderName } from './names.ts';
import { pieceText } from './option-pieces.ts';
import { buyerText, centreText, colourText, listed, marketPiece, whoText } from './phrases.ts';
import { bestWith } from './sales.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export const optionText = optionTexts(pieceText, wordText);

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
      return word === 'done' ? say('option-done') : addText(view, given(kindAdded(word)), null);
    case 'sell.region':
      return saleText(view, colourOfTrack(word));
    case 'sell.market':
      return say('option-sell-now', { credits: incomeOf(view, filled(view.turn.region), view.turn.markets).credits });
    case 'imagine.colour':
      return say('option-imagine-colour', { colour: colourText(colourOfTrack(word), 'card') });
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
    return say('option-trader', { market: marketPiece(filled(view.turn.market), 'at'), supply });
  return addText(view, given(kindAdded(word)), filled(view.turn.market));
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
  const market = filled(view.turn.market);
  const centre = CENTRE_OF[market];
  const { supply } = activePlayer(view);
  if (verbOf(word) === 'trader') return say('option-trader', { market: marketPiece(market, 'at'), supply });
  const envoys = envoysIn(view, centre);
  if (verbOf(word) === 'envoy') return say('option-envoy', { centre: centreText(centre, 'loc'), envoys, supply });
  const order = view.orders[centre];
  if (order === undefined) return say('option-withdraw', { centre: centreText(centre, 'from'), envoys });
  const side = sideOf(view.round);
  return say('option-withdraw-order', {
    centre: centreText(centre, 'from'),
    envoys,
    order: orderName(order, side),
    does: inSentences(orderTexts(orderDesign(order)[side])),
  });
}

/** Who has how many envoys there now: that decides who is first (EE-10.2). */
const envoysIn = (view: State, centre: Centre): TextArg =>
  listed(
    view.players.flatMap((_, rival) => {
      const count = envoysAt(view, rival, centre);
      return count === 0 ? [] : [say('count-of', { player: whoText(whoIs(view, rival)), count })];
    }),
  );

/** A region, with what its best sale brings. */
function saleText(view: State, colour: Colour): Text {
  const markets = bestSale(view, view.active, colour, view.turn.waived);
  return say('option-sell-region', {
    colour: colourText(colour, 'pl'),
    popularity: payoutOf(view, colour),
    credits: incomeOf(view, colour, markets).credits,
    markets: listed(markets.map((market) => marketPiece(market, 'market'))),
  });
}

function slotText(view: State, word: string): Text {
  const player = activePlayer(view);
  return verbOf(word) === 'hold'
    ? say('option-hold', { free: holdRoom(player) })
    : say('option-hatch', { free: hatchRoom(player) });
}

/** How many guards a row and a column have, and how many bring the next award. */
function stepsTo(gallery: number, kind: Kind): { row: number; rowFor: number; column: number; columnFor: number } {
  const [glyph, colour] = [glyphOfKind(kind), colourOfKind(kind)];
  const row = guardsInRow(gallery, glyph);
  const column = guardsInColumn(gallery, colour);
  const next = (awards: readonly number[], guards: number): number => {
    const more = awards.findIndex((award, at) => at > guards && award > defined(awards[guards]));
    return more < 0 ? guards : more;
  };
  return {
    row,
    rowFor: next(defined(ROW_AWARDS[glyph]), row),
    column,
    columnFor: next(COLUMN_AWARDS[colour], column),
  };
}

/** A sample, with what it makes of the gallery (EE-11.1), and whether it fills a column that still has its card (EE-7.8). */
function sampleText(view: State, word: string): Text {
  const player = activePlayer(view);
  const kind = kindOfCell(numbered(is.cell, Number(placeOf(word))));
  const gallery = player.gallery | (1 << kind);
  const colour = colourOfKind(kind);
  const fills = guardsInColumn(gallery, colour) === GLYPHS && (player.bonuses & (1 << colour)) === 0;
  return say('option-sample', {
    credits: galleryPoints({ ...player, gallery }) - galleryPoints(player),
    ...stepsTo(gallery, kind),
    card: fills ? 'yes' : 'no',
    supply: player.supply,
  });
}
