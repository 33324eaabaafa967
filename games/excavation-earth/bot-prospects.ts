import { defined } from '@stolik/engine';
import type { Weights } from './bot.ts';
import { cardRegion, cardSymbol, tileColour, tileKind, tileValue } from './content/catalogue.ts';
import { BLACK_MARKET_OF, distance, siteOf } from './content/map.ts';
import {
  CREDITS_PER_BUYER,
  FREE_CARDS,
  MARKETS_BONUS,
  MOST_MARKETS,
  SMUGGLE_MOST,
  SMUGGLE_SURCHARGE,
} from './content/tables.ts';
import { ALL_COLOURS, ALL_MARKETS, type Colour, EXPLORERS, type Location, NONE } from './pieces.ts';
import { interestedAt, payoutOf } from './rules/buyers.ts';
import { hasGuard } from './rules/crew.ts';
import { anyRoom, holdRoom } from './rules/storage.ts';
import { type Player, playerAt, type State, tradersAt } from './state.ts';

/** What sales, digs and the black market promise a rival who has still to act, in credits. */

/** Actions after which there is time enough for everything. */
const PLENTY = 6;

/** Out of this round; in the preparation of the next one nobody is. */
export const isOut = (s: State, player: Player): boolean => player.passed && s.phase === 'action';

/** What lies between two entries of a list is in proportion. */
export function between(list: readonly number[], place: number): number {
  const above = Math.floor(place);
  const part = place - above;
  return (list[above] ?? 0) * (1 - part) + (list[above + 1] ?? 0) * part;
}

/** The best sale of each colour held, at markets with own traders; what cannot be sold yet is worth a little, if there is time for it. */
export function saleProspects(weights: Weights, s: State, rival: number, actions: number): number {
  if (actions === 0) return 0;
  const { hold, hatch } = playerAt(s, rival);
  const tiles: { [colour in Colour]: number } = [0, 0, 0, 0, 0];
  for (let i = 0; i < hold.length; i++) tiles[tileColour(defined(hold[i]))]++;
  for (let i = 0; i < hatch.length; i++) tiles[tileColour(defined(hatch[i]))]++;
  const time = Math.min(1, (actions - 1) / PLENTY);
  let best = 0;
  let others = 0;
  let waiting = 0;
  for (const colour of ALL_COLOURS) {
    const held = defined(tiles[colour]);
    if (held === 0) continue;
    const { income, sure } = promisedSale(weights, s, rival, colour, held, time);
    waiting += held - sure;
    others += Math.min(best, income);
    best = Math.max(best, income);
  }
  let traders = 0;
  for (const market of ALL_MARKETS) traders += Math.min(2, tradersAt(s, rival, market));
  return best * weights.sale + (others * weights.nextSale + waiting * weights.tile + traders * weights.trader) * time;
}

/**
 * At the best markets, as many as there are tiles; a market without an own trader counts in part. `sure` is how many markets that makes.
 */
function promisedSale(
  weights: Weights,
  s: State,
  rival: number,
  colour: Colour,
  held: number,
  time: number,
): { income: number; sure: number } {
  const most = Math.min(held, MOST_MARKETS);
  const taken = [0, 0, 0];
  const parts = [0, 0, 0];
  for (const market of ALL_MARKETS) {
    const buyers = interestedAt(s, market, colour);
    if (buyers === 0) continue;
    const part = tradersAt(s, rival, market) > 0 ? 1 : weights.untraded * time;
    let worth = buyers * part;
    let share = part;
    for (let i = 0; i < most; i++) {
      if (worth <= defined(taken[i])) continue;
      [taken[i], worth] = [worth, defined(taken[i])];
      [parts[i], share] = [share, defined(parts[i])];
    }
  }
  const sure = defined(parts[0]) + defined(parts[1]) + defined(parts[2]);
  const buyers = defined(taken[0]) + defined(taken[1]) + defined(taken[2]);
  const income =
    payoutOf(s, colour) * Math.min(1, sure) +
    CREDITS_PER_BUYER * buyers +
    between(MARKETS_BONUS, sure) +
    between(CARDS_KEPT, sure) * weights.card * time;
  return { income, sure };
}

/** EE-6.17: free cards by number of markets. */
const CARDS_KEPT: readonly number[] = FREE_CARDS.map(({ kept }) => kept);

/** How much of a tile's worth remains when an explorer is so many lines away. */
const NEARNESS = [1, 0.55, 0.4, 0.25, 0.1, 0.05];

/** Tiles that cards in hand could dig up: of each colour the two best sites, by how near an explorer is. */
export function digProspects(weights: Weights, s: State, rival: number): number {
  const player = playerAt(s, rival);
  if (rival >= s.seats || isOut(s, player) || player.hand.length === 0 || holdRoom(player) === 0) return 0;
  let cards = 0;
  for (let i = 0; i < player.hand.length; i++) cards |= 1 << cardRegion(defined(player.hand[i]));
  const best = [0, 0, 0, 0, 0];
  const second = [0, 0, 0, 0, 0];
  const bestSite = [NONE, NONE, NONE, NONE, NONE];
  for (let i = 0; i < s.map.length; i++) {
    const tile = defined(s.map[i]);
    const colour = tileColour(tile);
    if ((cards & (1 << colour)) === 0) continue;
    const site = siteOf(tile);
    const worth =
      (hasGuard(player, tileKind(tile)) ? weights.dig : weights.freshDig) * defined(NEARNESS[nearest(s, rival, site)]);
    if (worth > defined(best[colour])) {
      if (bestSite[colour] !== site) second[colour] = defined(best[colour]);
      best[colour] = worth;
      bestSite[colour] = site;
    } else if (bestSite[colour] !== site && worth > defined(second[colour])) second[colour] = worth;
  }
  let sum = 0;
  for (const colour of ALL_COLOURS) sum += defined(best[colour]) + weights.secondSite * defined(second[colour]);
  return sum;
}

/** New artefacts on top of the black-market stacks that can be paid, two at most, by how near an explorer is to a fitting black market. */
export function smuggleProspects(weights: Weights, s: State, rival: number): number {
  const player = playerAt(s, rival);
  if (rival >= s.seats || isOut(s, player) || player.hand.length === 0 || anyRoom(player) === 0) return 0;
  let credits = player.credits;
  let tiles = 0;
  for (const colour of ALL_COLOURS) {
    const top = s.blackMarket[colour]?.[0];
    if (top === undefined || hasGuard(player, tileKind(top))) continue;
    const cost = tileValue(top) + SMUGGLE_SURCHARGE;
    if (cost > credits) continue;
    credits -= cost;
    if (++tiles === SMUGGLE_MOST) break;
  }
  if (tiles === 0) return 0;
  let lines = NEARNESS.length - 1;
  for (let i = 0; i < player.hand.length; i++) {
    const symbol = cardSymbol(defined(player.hand[i]));
    lines = Math.min(lines, nearest(s, rival, BLACK_MARKET_OF[symbol]));
  }
  return weights.smuggle * tiles * defined(NEARNESS[lines]);
}

/** Lines from the nearest own explorer. */
function nearest(s: State, rival: number, site: Location): number {
  let lines = NEARNESS.length - 1;
  for (let i = rival * EXPLORERS; i < (rival + 1) * EXPLORERS; i++) {
    const at = defined(s.explorers[i]);
    if (at !== NONE) lines = Math.min(lines, distance(at, site));
  }
  return lines;
}
