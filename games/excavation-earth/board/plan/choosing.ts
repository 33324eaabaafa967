import type { Seat } from '@stolik/engine';
import { fuelOf, tileColour } from '../../content/catalogue.ts';
import { CENTRE_OF } from '../../content/map.ts';
import { ALL_COLOURS, type Card, is, type Market, NONE, type OrNone, type Tile } from '../../pieces.ts';
import { faceOf, isAction } from '../../rules/actions.ts';
import { bestSale, coloursToSell, waivedBy } from '../../rules/sale.ts';
import { dockOf, sendTo, withdrawFrom } from '../../shortcuts.ts';
import { playerAt, type State } from '../../state.ts';
import { gaining } from './gaining.ts';
import { pinsOf } from './pins.ts';
import { type At, changed, nothing, oneIn, own3, ownsTile, type Prospect } from './prospect.ts';
import { reachOf } from './reach.ts';
import { type Sale, saleOf } from './sale.ts';

/** While an action is chosen: what the card that is held or pointed at, or the action, would come to. */

/** The action that a word names, with or without a card before it. */
function deedIn(at: At): Prospect['deed'] {
  const word = typeof at === 'string' ? at.replace(/^with-\d+-/, '') : at;
  return isAction(word) || word === 'pass' ? word : null;
}

export function choosing(state: State, seat: Seat, held: Card | null, at: At): Partial<Prospect> {
  const { hand, travel } = playerAt(state, seat);
  const own = (is.actionCard(at) && hand.includes(at)) || (is.travelCard(at) && travel.includes(at)) ? at : null;
  const card = held ?? own;
  const deed = deedIn(at);
  const starts = own3(state, seat);
  const fuel = card === null ? Math.max(0, ...[...hand, ...travel].map(fuelOf)) : fuelOf(card);
  // A card that is held shows where it leads to as long as nothing else is pointed at: fingers cannot point at the deed.
  const rests = held !== null && (at === null || at === held);
  const goes = deed === 'travel' || rests || (deed === null && card !== null && is.travelCard(card) && !is.tile(at));
  const points = held !== null && is.location(at);
  const pins = card === null ? nothing.pins : pinsOf(state, card);
  const tile = held !== null && is.tile(at) ? at : null;
  const here = tile === null ? undefined : pins.get(tile);
  const reach = goes || points ? reachOf(starts, fuel, starts) : null;
  const sale = sellsBy(state, seat, card, deed, here === 'sell' ? tile : null);
  const market = card === null ? NONE : faceOf(card).symbol;
  return {
    ...(held === null ? {} : commanding(market, at)),
    ...(tile !== null && (here === 'smuggle' || here === 'excavate') ? gaining(state, seat, `${here}.tile`, tile) : {}),
    ...(deed === 'market' && market !== NONE ? { trader: market } : {}),
    pins,
    surveys: held === null ? null : surveying(state, held, at),
    card,
    deed,
    reach,
    to: points ? at : null,
    ...(sale === null ? {} : { more: sale, levels: changed(state, sale.levels), envoys: sale.envoys }),
    ...(deed === 'command' && market !== NONE ? { envoys: oneIn(CENTRE_OF[market], 1), trader: market } : {}),
    ...(sale === null ? {} : { credits: sale.income.credits }),
  };
}

/** With this card at this market: a trader at its dock, an envoy into its centre or out of it (EE-6.21). */
export function commanding(market: OrNone<Market>, at: At): Partial<Prospect> {
  if (market === NONE) return {};
  const centre = CENTRE_OF[market];
  if (at === dockOf(market)) return { trader: market };
  if (at === sendTo(centre)) return { envoys: oneIn(centre, 1) };
  return at === withdrawFrom(centre) ? { envoys: oneIn(centre, -1) } : {};
}

/** EE-6.27: only a card without a marker is replaced. */
export function surveying(state: State, card: Card, at: At): Prospect['surveys'] {
  if (!is.actionCard(card) || !is.actionCard(at)) return null;
  const place = state.forecast.indexOf(at);
  return state.markers[place] === NONE ? { replaced: at, card } : null;
}

/** The best sale with this card: of the colour of the tile pointed at, or of any. */
function sellsBy(state: State, seat: Seat, card: Card | null, deed: Prospect['deed'], tile: Tile | null): Sale | null {
  const own = tile !== null && ownsTile(state, seat, tile);
  if (deed !== 'sell' && !own) return null;
  const waived = card === null ? NONE : waivedBy(state, faceOf(card).symbol);
  const sales = salesOf(state, seat, waived).filter(({ colour }) => !own || tileColour(tile) === colour);
  return sales[0] ?? null;
}

/** The best sale of every colour that can be sold, the best of all first. */
export function salesOf(state: State, seat: Seat, waived: OrNone<Market>): Sale[] {
  const bits = coloursToSell(state, seat, waived);
  return ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0)
    .map((colour) => saleOf(state, seat, colour, bestSale(state, seat, colour, waived)))
    .sort((one, other) => other.income.credits - one.income.credits);
}
