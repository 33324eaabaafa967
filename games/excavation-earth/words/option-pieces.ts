import { say, type Text, type TextArg } from '@stolik/engine';
import { factionKind, fuelOf, KIND, orderDesign, REGION, SYMBOL, TILE_COLOUR, VALUE } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, CENTRE_OF, distance, placeAt, SITE, siteOf } from '../content/map.ts';
import { FREE_CARDS, SMUGGLE_SURCHARGE, SURVEY_FACTOR } from '../content/tables.ts';
import {
  type ActionCard,
  type Buyer,
  type Card,
  type Centre,
  type Colour,
  type Explorer,
  type Faction,
  isActionCard,
  isBuyer,
  isCell,
  isExplorer,
  isLocation,
  isTile,
  type Kind,
  type Location,
  type Market,
  NONE,
  type OrderCard,
  type Tile,
} from '../pieces.ts';
import { marketOfBuyer } from '../rules/bribery.ts';
import { interestedAt, pushedOutAt } from '../rules/buyers.ts';
import { hasGuard } from '../rules/crew.ts';
import { sideOf } from '../rules/orders.ts';
import { incomeOf } from '../rules/sale.ts';
import { activePlayer, locationOf, type State, standsAt } from '../state.ts';
import { orderTexts, powerText } from './effects.ts';
import { orderName } from './names.ts';
import { centreText, inTurn, marketPiece, pieces } from './phrases.ts';
import { bestIncome } from './sales.ts';

/** Options that are pieces: cards, tiles, locations, buyers, explorers, cells, orders, factions. */
export function pieceText(view: State, prompt: string, piece: number): Text {
  if (isLocation(piece)) return locationText(view, prompt, piece);
  if (isTile(piece)) return tileText(view, prompt, piece);
  if (isExplorer(piece)) return say('option-explorer', { at: { piece: locationOf(view, piece) } });
  if (isBuyer(piece)) return buyerChoiceText(view, prompt, piece);
  if (isCell(piece))
    return prompt === 'collection.cell'
      ? say('option-guard-here', { cell: { piece } })
      : say('option-use-guard', { cell: { piece, form: 'gen' } });
  switch (prompt) {
    case 'pick.faction':
      return factionText(piece as Faction);
    case 'command.order':
      return orderText(view, piece as OrderCard);
    case 'action.card':
      return paymentText(view, piece as Card);
    case 'survey.replaced':
      return say('option-replace', { card: { piece, form: 'acc' } });
    default:
      return cardText(piece as ActionCard);
  }
}

/** A card with all it can do: its colour, its market, its centre and its black market. */
function cardText(card: ActionCard): Text {
  const symbol = SYMBOL[card] as Market;
  return say('option-action-card', {
    card: { piece: card },
    centre: centreText(CENTRE_OF[symbol] as Centre),
    blackMarket: say(`place-${placeAt(BLACK_MARKET_OF[symbol] as Location).id}`),
  });
}

/** A card as the payment of an action: what matters for that action. */
function paymentText(view: State, card: Card): Text {
  const { action } = view.turn;
  const symbol = isActionCard(card) ? (SYMBOL[card] as Market) : NONE;
  const paid: { [name: string]: TextArg } = { card: { piece: card } };
  switch (action) {
    case 'travel':
      return isActionCard(card) ? say('option-pay-travel', { ...paid, fuel: fuelOf(card) }) : say('option-pay', paid);
    case 'excavate':
      return say('option-pay-excavate', { ...paid, tiles: tilesFor(view, card as ActionCard) });
    case 'market':
      return say('option-pay-market', { ...paid, market: marketPiece(symbol as Market) });
    case 'survey':
      return say('option-pay-survey', {
        ...paid,
        left: (view.stacks[REGION[card as ActionCard] as Colour] as Tile[]).length,
      });
    case 'sell': {
      const credits = bestIncome(view, symbol);
      return credits === null ? say('option-pay', paid) : say('option-pay-sell', { ...paid, credits });
    }
    case 'command':
      return say('option-pay-command', { ...paid, centre: centreText(CENTRE_OF[symbol as Market] as Centre) });
    case 'smuggle':
      return say('option-pay-smuggle', {
        ...paid,
        blackMarket: { piece: BLACK_MARKET_OF[symbol as Market] as Location },
      });
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
    does: inTurn(orderTexts(orderDesign(order)[side])),
  });
}

function locationText(view: State, prompt: string, location: Location): Text {
  const at: TextArg = { piece: location };
  switch (prompt) {
    case 'sell.market': {
      const market = placeAt(location).market as Market;
      const colour = view.turn.region as Colour;
      return say('option-sell-market', {
        market: marketPiece(market, 'market'),
        buyers: interestedAt(view, market, colour),
        credits: incomeOf(view, colour, [...view.turn.markets, market]).credits,
        cards: FREE_CARDS[view.turn.markets.length + 1]?.drawn ?? 0,
      });
    }
    case 'travel.to': {
      const { explorer, fuel } = view.turn;
      const lines = distance(locationOf(view, explorer as Explorer), location);
      return say('option-travel-to', { at, tiles: tilesAt(view, location), lines, left: fuel - lines });
    }
    case 'third.to':
    case 'pilot.to':
      return say('option-to', { at, tiles: tilesAt(view, location) });
    case 'campaign.market': {
      const pushed = pushedOutAt(view, placeAt(location).market as Market);
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
  pieces(view.map.filter((tile) => SITE[tile] === location));

/** What this card could dig up where own explorers stand (EE-6.3). */
const tilesFor = (view: State, card: ActionCard): TextArg =>
  pieces(view.map.filter((tile) => TILE_COLOUR[tile] === REGION[card] && standsAt(view, view.active, siteOf(tile))));

function tileText(view: State, prompt: string, tile: Tile): Text {
  const player = activePlayer(view);
  const value = VALUE[tile] as number;
  const inHatch = player.hatch.includes(tile) ? 'yes' : 'no';
  const args = { tile: { piece: tile, form: 'acc' }, isNew: hasGuard(player, KIND[tile] as Kind) ? 'no' : 'yes' };
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
  const place = (view.queues[market] as Buyer[]).indexOf(buyer) + 1;
  const args = {
    buyer: { piece: buyer, form: prompt === 'bribe.to' ? 'ins' : 'acc' },
    market: marketPiece(market, 'at'),
    place,
  };
  return say(prompt === 'bribe.to' ? 'option-bribe-swap' : 'option-bribe-buyer', args);
}
