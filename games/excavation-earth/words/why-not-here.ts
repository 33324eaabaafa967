import type { Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { tileColour, tileValue } from '../content/catalogue.ts';
import { BLACK_MARKETS } from '../content/map.ts';
import { SMUGGLE_SURCHARGE } from '../content/tables.ts';
import { type ActionCard, ALL_BUYER_KINDS, buyerName, is, NONE, type Tile } from '../pieces.ts';
import { isAvailable } from '../rules/buyers.ts';
import { anyRoom } from '../rules/storage.ts';
import { activePlayer, type State, standsAt } from '../state.ts';

/** Why what lies in common, or waits for its moment, cannot be chosen now: the black market, the forecast, orders and galleries. */

/** What a tile of a stack costs above its value, where the question offers such tiles at all. */
const SURCHARGES: { readonly [prompt: string]: number } = {
  'smuggle.tile': SMUGGLE_SURCHARGE,
  'deal.tile': 0,
  'buy-first.tile': 0,
};

/** Only the top of a stack can be had, for credits and with an empty slot (EE-6.25). */
export function notFromStack(view: State, prompt: string, tile: Tile): Text | null {
  const stack = view.blackMarket[tileColour(tile)] ?? [];
  if (!stack.includes(tile)) return null;
  if (prompt === 'action.action')
    return BLACK_MARKETS.some((at) => standsAt(view, view.active, at)) ? why('action-first') : why('no-smuggler');
  const surcharge = SURCHARGES[prompt];
  if (surcharge === undefined) return null;
  if (stack[0] !== tile) return why('under-others');
  const { credits } = activePlayer(view);
  const price = tileValue(tile) + surcharge;
  if (price > credits) return why('too-dear', { price, credits });
  return anyRoom(activePlayer(view)) === 0 ? why('no-room') : null;
}

/** A forecast card can be replaced only while nobody's marker lies on it (EE-6.27). */
export function notThisForecast(view: State, prompt: string, card: ActionCard): Text | null {
  const at = view.forecast.indexOf(card);
  if (at < 0) return null;
  if (prompt === 'action.action') return why('forecast');
  return prompt === 'survey.replaced' && view.markers[at] !== NONE ? why('marked') : null;
}

/** Orders and cells have their moment: a Command that withdraws an envoy, a tile just gained. */
export function notNow(prompt: string, piece: number): Text | null {
  if (is.orderCard(piece)) return prompt === 'action.action' || prompt === 'command.step' ? why('order') : null;
  return is.cell(piece) && prompt === 'action.action' ? why('sample') : null;
}

/** Tracks and centres are touched in few questions: what they are for is said instead. */
export function notThisShipPart(view: State, prompt: string, place: string): Text | null {
  if (place.startsWith('track-')) return prompt === 'market.step' ? notThisBuyer(view, place) : why('track');
  return place.startsWith('send-') || place.startsWith('withdraw-') ? why('centre') : null;
}

/** EE-6.10, EE-6.11: only buyers of the pool, the coloured one last. */
function notThisBuyer(view: State, place: string): Text {
  const kind = ALL_BUYER_KINDS.find((one) => place === `track-${buyerName(one)}`);
  return kind === undefined || isAvailable(view, kind) ? why('step-taken') : why('pool-empty');
}
