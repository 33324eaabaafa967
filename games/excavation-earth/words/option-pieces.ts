import { defined, say, type Text, type TextArg } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { numbered } from '@stolik/engine/pieces';
import {
  cardRegion,
  cardSymbol,
  factionKind,
  fuelOf,
  orderDesign,
  tileColour,
  tileKind,
  tileValue,
} from '../content/catalogue.ts';
import { BLACK_MARKET_OF, CENTRE_OF, distance, marketOf, placeAt, siteOf } from '../content/map.ts';
import { FREE_CARDS, SMUGGLE_SURCHARGE, SURVEY_FACTOR } from '../content/tables.ts';
import {
  type ActionCard,
  type Buyer,
  type Card,
  type Faction,
  filled,
  is,
  type Location,
  NONE,
  type OrderCard,
  type Tile,
} from '../pieces.ts';
import { marketOfBuyer } from '../rules/bribery.ts';
import { interestedAt, pushedOutAt } from '../rules/buyers.ts';
import { hasGuard } from '../rules/crew.ts';
import { sideOf } from '../rules/orders.ts';
import { incomeOf } from '../rules/sale.ts';
import { activePlayer, locationOf, type State, standsAt, whereIs } from '../state.ts';
import { orderTexts, powerText } from './effects.ts';
import { orderName } from './names.ts';
import { centreText, marketPiece, pieces } from './phrases.ts';
import { bestIncome } from './sales.ts';

/** Options that are pieces: cards, tiles, locations, buyers, explorers, cells, orders, factions. */
export function pieceText(view: State, prompt: string, piece: number): Text {
  if (is.location(piece)) return locationText(view, prompt, piece);
  if (is.tile(piece)) return tileText(view, prompt, piece);
  if (is.explorer(piece)) return say('option-explorer', { at: { piece: whereIs(view, piece) } });
  if (is.buyer(piece)) return buyerChoiceText(view, prompt, piece);
  if (is.cell(piece))
    return prompt === 'collection.cell'
      ? say('option-guard-here', { cell: { piece } })
      : say('option-use-guard', { cell: { piece, form: 'gen' } });
  if (is.faction(piece)) return factionText(piece);
  if (is.orderCard(piece)) return orderText(view, piece);
  if (prompt === 'survey.replaced') return say('option-replace', { card: { piece, form: 'acc' } });
  if (is.actionCard(piece)) return prompt === 'action.card' ? paymentText(view, piece) : cardText(piece);
  return paymentText(view, numbered(is.travelCard, piece));
}

/** A card with all it can do: its colour, its market, its centre and its black market. */
function cardText(card: ActionCard): Text {
  const symbol = cardSymbol(card);
  return say('option-action-card', {
    card: { piece: card },
    centre: centreText(CENTRE_OF[symbol]),
    blackMarket: say(`place-${placeAt(BLACK_MARKET_OF[symbol]).id}`),
  });
}

/** A card as the payment of an action: what matters for that action. A travel card pays for a journey or a sale, and shows nothing but its fuel. */
function paymentText(view: State, card: Card): Text {
  const { action } = view.turn;
  const paid: { [name: string]: TextArg } = { card: { piece: card } };
  if (action === 'sell') {
    const credits = bestIncome(view, is.actionCard(card) ? cardSymbol(card) : NONE);
    return credits === null ? say('option-pay', paid) : say('option-pay-sell', { ...paid, credits });
  }
  if (!is.actionCard(card)) return say('option-pay', paid);
  const symbol = cardSymbol(card);
  switch (action) {
    case 'travel':
      return say('option-pay-travel', { ...paid, fuel: fuelOf(card) });
    case 'excavate':
      return say('option-pay-excavate', { ...paid, tiles: tilesFor(view, card) });
    case 'market':
      return say('option-pay-market', { ...paid, market: marketPiece(symbol) });
    case 'survey':
      return say('option-pay-survey', { ...paid, left: defined(view.stacks[cardRegion(card)]).length });
    case 'command':
      return say('option-pay-command', { ...paid, centre: centreText(CENTRE_OF[symbol]) });
    case 'smuggle':
      return say('option-pay-smuggle', { ...paid, blackMarket: { piece: BLACK_MARKET_OF[symbol] } });
    default:
      return say('option-pay', paid);
  }
}

function factionText(faction: Faction): Text {
  const { power, initiative } = factionKind(faction);
  return power === null
    ? say('option-faction', { faction: { piece: faction }, initiative, power: 'none' })
    : say('option-faction', { faction: { piece: faction }, initiative, power: powerText(power) });
}

function orderText(view: State, order: OrderCard): Text {
  const side = sideOf(view.round);
  return say('option-order', {
    order: orderName(order, side),
    does: inSentences(orderTexts(orderDesign(order)[side])),
  });
}

function locationText(view: State, prompt: string, location: Location): Text {
  const at: TextArg = { piece: location };
  switch (prompt) {
    case 'sell.market': {
      const market = marketOf(location);
      const colour = filled(view.turn.region);
      return say('option-sell-market', {
        market: marketPiece(market, 'market'),
        buyers: interestedAt(view, market, colour),
        credits: incomeOf(view, colour, [...view.turn.markets, market]).credits,
        cards: FREE_CARDS[view.turn.markets.length + 1]?.drawn ?? 0,
      });
    }
    case 'travel.to': {
      const { explorer, fuel } = view.turn;
      const lines = distance(locationOf(view, filled(explorer)), location);
      return say('option-travel-to', { at, tiles: tilesAt(view, location), lines, left: fuel - lines });
    }
    case 'third.to':
    case 'pilot.to':
      return say('option-to', { at, tiles: tilesAt(view, location) });
    case 'campaign.market': {
      const pushed = pushedOutAt(view, marketOf(location));
      return say('option-campaign-market', {
        at,
        pushed: pushed === null ? 'none' : { piece: pushed, form: 'acc' },
      });
    }
    case 'bribe.to':
      return say('option-bribe-move', { at });
    default:
      return say('option-location', { at });
  }
}

const tilesAt = (view: State, location: Location): TextArg =>
  pieces(view.map.filter((tile) => siteOf(tile) === location));

/** What this card could dig up where own explorers stand (EE-6.3). */
const tilesFor = (view: State, card: ActionCard): TextArg =>
  pieces(view.map.filter((tile) => tileColour(tile) === cardRegion(card) && standsAt(view, view.active, siteOf(tile))));

function tileText(view: State, prompt: string, tile: Tile): Text {
  const player = activePlayer(view);
  const value = tileValue(tile);
  const inHatch = player.hatch.includes(tile) ? 'yes' : 'no';
  const args = { tile: { piece: tile, form: 'acc' }, isNew: hasGuard(player, tileKind(tile)) ? 'no' : 'yes' };
  switch (prompt) {
    case 'excavate.tile':
    case 'dig.tile':
      return say('option-excavate', { ...args, at: { piece: siteOf(tile), form: 'in' } });
    case 'smuggle.tile':
    case 'deal.tile': {
      if (player.hold.includes(tile) || player.hatch.includes(tile))
        return say('option-deliver', { ...args, credits: value, hatch: inHatch });
      const surcharge = prompt === 'smuggle.tile' ? SMUGGLE_SURCHARGE : 0;
      return say('option-acquire', { ...args, credits: value + surcharge });
    }
    case 'buy-first.tile':
      return say('option-acquire', { ...args, credits: value });
    case 'survey.free':
      return say('option-survey-free', args);
    case 'survey.place':
      return say('option-survey-place', { tile: { piece: tile }, at: { piece: siteOf(tile), form: 'place' } });
    case 'survey.buy':
      return say('option-survey-buy', { ...args, credits: SURVEY_FACTOR * value });
    default:
      return say('option-give', { ...args, hatch: inHatch });
  }
}

/** A buyer in a queue: his market and his place there. */
function buyerChoiceText(view: State, prompt: string, buyer: Buyer): Text {
  const market = marketOfBuyer(view, buyer);
  const place = defined(view.queues[market]).indexOf(buyer) + 1;
  const args = {
    buyer: { piece: buyer, form: prompt === 'bribe.to' ? 'ins' : 'acc' },
    market: marketPiece(market, 'at'),
    place,
  };
  return say(prompt === 'bribe.to' ? 'option-bribe-swap' : 'option-bribe-buyer', args);
}
