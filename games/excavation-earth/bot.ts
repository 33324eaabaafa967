import type { Seat } from '@stolik/engine';
import { KIND, REGION, SYMBOL, TILE_COLOUR, travelCardsOf, VALUE } from './content/catalogue.ts';
import { BLACK_MARKET_OF, distance, SITE } from './content/map.ts';
import {
  CENTRE_AWARDS,
  COLUMN_AWARDS,
  CREDITS_PER_BUYER,
  FREE_CARDS,
  MARKETS_BONUS,
  MOST_MARKETS,
  ROUNDS,
  ROW_AWARDS,
  SMUGGLE_MOST,
  SMUGGLE_SURCHARGE,
  STARTING_HAND,
} from './content/tables.ts';
import {
  type ActionCard,
  ALL_CENTRES,
  ALL_COLOURS,
  ALL_MARKETS,
  type Centre,
  type Colour,
  EXPLORERS,
  type Kind,
  type Location,
  type Market,
  NONE,
  type Tile,
} from './pieces.ts';
import { interestedAt, payoutOf } from './rules/buyers.ts';
import { hasGuard } from './rules/crew.ts';
import { anyRoom, holdRoom } from './rules/storage.ts';
import { guardsInColumn, guardsInRow, pointsOf } from './score.ts';
import { envoysAt, isZu, type Player, playerAt, type State, tradersAt } from './state.ts';

/** What things are worth in credits that are not credits yet. Tuned by games of bots against bots. */
export interface Weights {
  /** Awards that the command centres will pay in this round and in later ones, and how many envoys make a lead safe until then. */
  readonly centreNow: number;
  readonly centreLater: number;
  readonly safeNow: number;
  readonly safeLater: number;
  /** What guards promise for the gallery at the start of the game, and how much more the later ones of a line do. */
  readonly gallery: number;
  readonly curve: number;
  /** What the best sale would bring, the next best ones, and a tile or a trader that has none yet. */
  readonly sale: number;
  readonly nextSale: number;
  readonly tile: number;
  readonly untraded: number;
  readonly trader: number;
  /** An artefact that a card in hand could dig up, one that is new to the gallery, and what part of that a second site counts. */
  readonly dig: number;
  readonly freshDig: number;
  readonly secondSite: number;
  /** A new artefact that could be acquired on the black market. */
  readonly smuggle: number;
  /** A card that can still be played, and one crew in the supply. */
  readonly card: number;
  readonly travelCard: number;
  readonly crew: number;
}

export const WEIGHTS: Weights = {
  centreNow: 0.9,
  centreLater: 0.5,
  safeNow: 0.7,
  safeLater: 1.5,
  gallery: 1,
  curve: 1.3,
  sale: 0.9,
  nextSale: 0.5,
  tile: 2.5,
  untraded: 0.6,
  trader: 1.5,
  dig: 1,
  freshDig: 4,
  secondSite: 0.5,
  smuggle: 1.5,
  card: 5,
  travelCard: 3.5,
  crew: 0.1,
};

/** Cards that a player can play in a round. */
const TRAVEL_CARDS = travelCardsOf(0).length;
const CARDS_A_ROUND = STARTING_HAND + TRAVEL_CARDS;

/** Actions after which there is time enough for everything. */
const PLENTY = 6;

/** How promising the position is for a seat: its own prospects against the best of the others', Zu's included. */
export const evaluate = (s: State, seat: Seat): number => evaluateWith(WEIGHTS, s, seat);

export function evaluateWith(weights: Weights, s: State, seat: Seat): number {
  const own = standing(weights, s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < s.players.length; rival++)
    if (rival !== seat) best = Math.max(best, standing(weights, s, rival));
  return own - best;
}

function standing(weights: Weights, s: State, rival: number): number {
  const points = pointsOf(s, rival);
  if (s.phase === 'over') return points;
  const player = playerAt(s, rival);
  const actions = actionsLeft(s, rival, player);
  return (
    points +
    centreProspects(weights, s, rival) +
    galleryProspects(weights, player) * (actions / (ROUNDS * CARDS_A_ROUND)) +
    saleProspects(weights, s, rival, actions) +
    digProspects(weights, s, rival) +
    smuggleProspects(weights, s, rival) +
    means(weights, s, player)
  );
}

/** Out of this round; in the preparation of the next one nobody is. */
const isOut = (s: State, player: Player): boolean => player.passed && s.phase === 'action';

/** Actions that are still to come, this round by the cards left and later ones by what everybody gets. */
function actionsLeft(s: State, rival: number, player: Player): number {
  const later = (ROUNDS - s.round) * CARDS_A_ROUND;
  if (isOut(s, player)) return later;
  if (isZu(s, rival)) return later + (s.zu?.deck.length ?? 0);
  return later + (s.phase === 'preparation' ? CARDS_A_ROUND : player.hand.length + player.travel.length);
}

/** Awards of the centres as they stand, less sure the smaller the lead and the later the round. */
function centreProspects(weights: Weights, s: State, rival: number): number {
  let worth = 0;
  for (const centre of ALL_CENTRES) {
    if (envoysAt(s, rival, centre) === 0) continue;
    for (let round = s.round; round <= ROUNDS; round++) {
      const now = round === s.round;
      const place = expectedPlace(s, rival, centre, now ? weights.safeNow : weights.safeLater);
      worth +=
        between(CENTRE_AWARDS[round - 1] as readonly number[], place) * (now ? weights.centreNow : weights.centreLater);
    }
  }
  return worth;
}

/** 0 is the first place; each rival counts by how likely it is to end up ahead. */
function expectedPlace(s: State, rival: number, centre: Centre, safe: number): number {
  const own = envoysAt(s, rival, centre);
  let place = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other === rival) continue;
    const lead = own - envoysAt(s, other, centre);
    place += 1 / (1 + Math.exp(lead / safe));
  }
  return place;
}

/** What lies between two entries of a list is in proportion. */
function between(list: readonly number[], place: number): number {
  const above = Math.floor(place);
  const part = place - above;
  return (list[above] ?? 0) * (1 - part) + (list[above + 1] ?? 0) * part;
}

/** Guards towards awards that are still to come. */
function galleryProspects(weights: Weights, { gallery }: Player): number {
  let worth = 0;
  for (let row = 0; row < ROW_AWARDS.length; row++)
    worth += promiseOf(ROW_AWARDS[row] as readonly number[], guardsInRow(gallery, row), weights.curve);
  for (const column of ALL_COLOURS)
    worth += promiseOf(COLUMN_AWARDS[column] as readonly number[], guardsInColumn(gallery, column), weights.curve);
  return worth * weights.gallery;
}

/** A line's share of its full award, above what it pays already: the fuller, the more each guard counts. */
function promiseOf(awards: readonly number[], guards: number, curve: number): number {
  const cells = awards.length - 1;
  return (awards[cells] as number) * (guards / cells) ** curve - (awards[guards] as number);
}

/** The best sale of each colour held, at markets with own traders; what cannot be sold yet is worth a little, if there is time for it. */
function saleProspects(weights: Weights, s: State, rival: number, actions: number): number {
  if (actions === 0) return 0;
  const { hold, hatch } = playerAt(s, rival);
  const tiles = [0, 0, 0, 0, 0];
  for (let i = 0; i < hold.length; i++) (tiles[TILE_COLOUR[hold[i] as Tile] as Colour] as number)++;
  for (let i = 0; i < hatch.length; i++) (tiles[TILE_COLOUR[hatch[i] as Tile] as Colour] as number)++;
  const time = Math.min(1, (actions - 1) / PLENTY);
  let best = 0;
  let others = 0;
  let waiting = 0;
  for (const colour of ALL_COLOURS) {
    const held = tiles[colour] as number;
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
      if (worth <= (taken[i] as number)) continue;
      [taken[i], worth] = [worth, taken[i] as number];
      [parts[i], share] = [share, parts[i] as number];
    }
  }
  const sure = (parts[0] as number) + (parts[1] as number) + (parts[2] as number);
  const buyers = (taken[0] as number) + (taken[1] as number) + (taken[2] as number);
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
function digProspects(weights: Weights, s: State, rival: number): number {
  const player = playerAt(s, rival);
  if (rival >= s.seats || isOut(s, player) || player.hand.length === 0 || holdRoom(player) === 0) return 0;
  let cards = 0;
  for (let i = 0; i < player.hand.length; i++) cards |= 1 << (REGION[player.hand[i] as ActionCard] as Colour);
  const best = [0, 0, 0, 0, 0];
  const second = [0, 0, 0, 0, 0];
  const bestSite = [NONE, NONE, NONE, NONE, NONE];
  for (let i = 0; i < s.map.length; i++) {
    const tile = s.map[i] as Tile;
    const colour = TILE_COLOUR[tile] as Colour;
    if ((cards & (1 << colour)) === 0) continue;
    const site = SITE[tile] as Location;
    const worth =
      (hasGuard(player, KIND[tile] as Kind) ? weights.dig : weights.freshDig) *
      (NEARNESS[nearest(s, rival, site)] as number);
    if (worth > (best[colour] as number)) {
      if (bestSite[colour] !== site) second[colour] = best[colour] as number;
      best[colour] = worth;
      bestSite[colour] = site;
    } else if (bestSite[colour] !== site && worth > (second[colour] as number)) second[colour] = worth;
  }
  let sum = 0;
  for (const colour of ALL_COLOURS) sum += (best[colour] as number) + weights.secondSite * (second[colour] as number);
  return sum;
}

/** New artefacts on top of the black-market stacks that can be paid, two at most, by how near an explorer is to a fitting black market. */
function smuggleProspects(weights: Weights, s: State, rival: number): number {
  const player = playerAt(s, rival);
  if (rival >= s.seats || isOut(s, player) || player.hand.length === 0 || anyRoom(player) === 0) return 0;
  let credits = player.credits;
  let tiles = 0;
  for (const colour of ALL_COLOURS) {
    const top = s.blackMarket[colour]?.[0];
    if (top === undefined || hasGuard(player, KIND[top] as Kind)) continue;
    const cost = (VALUE[top] as number) + SMUGGLE_SURCHARGE;
    if (cost > credits) continue;
    credits -= cost;
    if (++tiles === SMUGGLE_MOST) break;
  }
  if (tiles === 0) return 0;
  let lines = NEARNESS.length - 1;
  for (let i = 0; i < player.hand.length; i++) {
    const symbol = SYMBOL[player.hand[i] as ActionCard] as Market;
    lines = Math.min(lines, nearest(s, rival, BLACK_MARKET_OF[symbol] as Location));
  }
  return weights.smuggle * tiles * (NEARNESS[lines] as number);
}

/** Lines from the nearest own explorer. */
function nearest(s: State, rival: number, site: Location): number {
  let lines = NEARNESS.length - 1;
  for (let i = rival * EXPLORERS; i < (rival + 1) * EXPLORERS; i++) {
    const at = s.explorers[i] as Location | typeof NONE;
    if (at !== NONE) lines = Math.min(lines, distance(at as Location, site));
  }
  return lines;
}

/** Cards are actions still to come, those of later rounds too, so that a new round by itself is no gain; in the end they are nothing. */
function means(weights: Weights, s: State, player: Player): number {
  const dealing = s.phase === 'preparation';
  const kept = isOut(s, player) && s.round === ROUNDS ? 0 : player.hand.length;
  const cards = dealing ? Math.max(kept, STARTING_HAND) : kept;
  const travelCards = dealing ? TRAVEL_CARDS : player.travel.length;
  const later = ROUNDS - s.round;
  return (
    (cards + later * STARTING_HAND) * weights.card +
    (travelCards + later * TRAVEL_CARDS) * weights.travelCard +
    Math.max(0, player.supply) * weights.crew
  );
}
