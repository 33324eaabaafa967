import type { Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { cardRegion, tileColour } from '../content/catalogue.ts';
import { distance, MARKET_LOCATION, placeAt, siteOf } from '../content/map.ts';
import {
  type Card,
  type Explorer,
  filled,
  is,
  type Location,
  type Market,
  ownerOfExplorer,
  type Tile,
} from '../pieces.ts';
import { cardsFor, isAction } from '../rules/actions.ts';
import { interestedAt } from '../rules/buyers.ts';
import { powerTo } from '../rules/powers.ts';
import { isOpen } from '../rules/sale.ts';
import { holdRoom } from '../rules/storage.ts';
import { marketOfDock } from '../shortcuts.ts';
import { activePlayer, locationOf, playerAt, type State, standsAt, whoIs } from '../state.ts';
import { notPaidBy } from './not-paid.ts';
import { colourText, whoText } from './phrases.ts';
import { notThisAction } from './why-not-action.ts';
import { notFromStack, notNow, notThisForecast, notThisShipPart } from './why-not-here.ts';
import { notOfOnesOwn } from './why-not-own.ts';

/** Why a piece cannot be chosen now, with the rule that forbids it. Null: it can be, or there is nothing to say about it. */
export function whyNot(view: State, seat: Seat, prompt: string | null, target: number | string): Text | null {
  if (view.phase === 'over') return why('over');
  if (prompt === null) return why('turn', { player: whoText(whoIs(view, view.active)) });
  if (typeof target === 'string') return notThisWord(view, seat, prompt, target);
  return notThisPiece(view, seat, prompt, target) ?? notOfOnesOwn(view, seat, prompt, target);
}

function notThisPiece(view: State, seat: Seat, prompt: string, piece: number): Text | null {
  if (is.tile(piece)) return notThisTile(view, prompt, piece) ?? notFromStack(view, prompt, piece);
  if (is.location(piece)) return notThisPlace(view, prompt, piece);
  if (is.explorer(piece)) return notThisExplorer(view, seat, prompt, piece);
  if (is.actionCard(piece)) return notThisCard(view, seat, prompt, piece) ?? notThisForecast(view, prompt, piece);
  if (is.travelCard(piece)) return notThisCard(view, seat, prompt, piece);
  return notNow(prompt, piece);
}

/** An action, with a card that is held or without, or a place of the mothership. */
function notThisWord(view: State, seat: Seat, prompt: string, word: string): Text | null {
  const [, held, action] = /^with-(\d+)-([a-z]+)$/.exec(word) ?? [];
  const card = Number(held);
  if (isAction(action) && (is.actionCard(card) || is.travelCard(card))) return notPaidBy(view, seat, action, card);
  const dock = marketOfDock(word);
  if (dock !== null) return notThisPlace(view, prompt, MARKET_LOCATION[dock]);
  return notThisAction(view, prompt, word) ?? notThisShipPart(view, prompt, word);
}

const noExplorerAt = (location: Location): Text => why('no-explorer', { at: { piece: location } });

/** What lies on the map needs an explorer, a card and room. */
function notThisTile(view: State, prompt: string, tile: Tile): Text | null {
  if (view.map.includes(tile)) {
    const site = siteOf(tile);
    const near = standsAt(view, view.active, site);
    if (prompt === 'action.action') return lacksFor(view, tile) ?? (near ? why('action-first') : noExplorerAt(site));
    const digs = prompt === 'dig.tile' || (prompt === 'excavate.tile' && powerTo(view, 'dig-deeper') === null);
    if (digs && !near) return noExplorerAt(site);
  }
  return null;
}

function lacksFor(view: State, tile: Tile): Text | null {
  const player = activePlayer(view);
  const colour = tileColour(tile);
  if (holdRoom(player) === 0) return why('hold-full');
  return player.hand.some((card) => cardRegion(card) === colour)
    ? null
    : why('no-card', { colour: colourText(colour, 'card') });
}

function notThisPlace(view: State, prompt: string, location: Location): Text | null {
  const { market } = placeAt(location);
  switch (prompt) {
    case 'action.action':
      return why('action-first');
    case 'third.to':
      return standsAt(view, view.active, location) ? why('own-explorer') : null;
    case 'travel.to':
    case 'pilot.to':
      return tooFar(view, prompt, location);
    case 'sell.market':
      return market === null ? why('no-market') : notSoldAt(view, market);
    case 'imagine.symbol':
    case 'recruit.market':
    case 'campaign.market':
      return market === null ? why('no-market') : null;
    default:
      return null;
  }
}

function tooFar(view: State, prompt: 'travel.to' | 'pilot.to', location: Location): Text | null {
  if (standsAt(view, view.active, location)) return why('own-explorer');
  const lines = distance(locationOf(view, filled(view.turn.explorer)), location);
  if (prompt === 'travel.to') return lines > view.turn.fuel ? why('too-far', { lines, fuel: view.turn.fuel }) : null;
  return lines > (powerTo(view, 'pilot')?.steps ?? 0) ? why('too-far-to-fly', { lines }) : null;
}

function notSoldAt(view: State, market: Market): Text | null {
  const colour = filled(view.turn.region);
  if (view.turn.markets.includes(market)) return why('market-chosen');
  if (interestedAt(view, market, colour) === 0) return why('no-buyer', { colour: colourText(colour, 'gen') });
  return isOpen(view, view.active, market, colour, view.turn.waived) ? null : why('no-trader');
}

function notThisExplorer(view: State, seat: Seat, prompt: string, explorer: Explorer): Text | null {
  if (ownerOfExplorer(explorer) !== seat) return why('not-yours');
  if (prompt === 'action.action') return why('action-first');
  return prompt === 'travel.explorer' && view.turn.moved.includes(explorer) ? why('moved') : null;
}

/** A card as payment: what the action asks for and the card has not. */
function notThisCard(view: State, seat: Seat, prompt: string, card: Card): Text | null {
  const { hand, travel } = playerAt(view, seat);
  if (!(is.actionCard(card) ? hand.includes(card) : travel.includes(card))) return null;
  if (prompt === 'action.action') return why('action-first');
  if (prompt !== 'action.card') return null;
  const { action } = view.turn;
  return action === null || cardsFor(view, action).includes(card) ? null : notPaidBy(view, seat, action, card);
}
