import type { Seat } from '@stolik/engine';
import { KIND, REGION, TILE_COLOUR } from './content/catalogue.ts';
import { SITE } from './content/map.ts';
import { CENTRE_AWARDS, COLUMN_AWARDS, MARKETS_BONUS, MOST_MARKETS, ROUNDS, ROW_AWARDS } from './content/tables.ts';
import {
  type ActionCard,
  ALL_CENTRES,
  ALL_COLOURS,
  ALL_MARKETS,
  type Colour,
  type Kind,
  type Location,
  type Tile,
} from './pieces.ts';
import { interestedAt, payoutOf } from './rules/buyers.ts';
import { hasGuard } from './rules/crew.ts';
import { sharesOf } from './rules/scoring.ts';
import { holdRoom } from './rules/storage.ts';
import { bitsIn, guardsInColumn, guardsInRow, pointsOf } from './score.ts';
import { envoysAt, type Player, playerAt, type State, standsAt, tradersAt } from './state.ts';

/** What things are worth in credits that are not credits yet. Tuned by games of greedy against greedy. */
export interface Weights {
  /** An award of a command centre that would be paid now, in the round in hand and in each later one. */
  readonly centreNow: number;
  readonly centreLater: number;
  /** What guards promise for the gallery at the start of the game, and how much more the later ones of a line do. */
  readonly gallery: number;
  readonly curve: number;
  /** What a possible sale would bring, and a tile or a trader that has none yet. */
  readonly sale: number;
  readonly tile: number;
  readonly trader: number;
  /** An artefact that a card in hand could dig up where an explorer stands, twice as much if it is new to the gallery. */
  readonly dig: number;
  /** A card that can still be played, and one crew in the supply. */
  readonly card: number;
  readonly travelCard: number;
  readonly crew: number;
}

export const WEIGHTS: Weights = {
  centreNow: 0.9,
  centreLater: 0.5,
  gallery: 0.5,
  curve: 1.3,
  sale: 0.6,
  tile: 2.5,
  trader: 1,
  dig: 1,
  card: 2,
  travelCard: 1,
  crew: 0.1,
};

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
  return (
    points +
    centreProspects(weights, s, rival) +
    galleryProspects(weights, s, player) +
    saleProspects(weights, s, rival) +
    digProspects(weights, s, rival) +
    means(weights, s, player)
  );
}

/** Awards that the envoys would get if nothing changed. */
function centreProspects(weights: Weights, s: State, rival: number): number {
  let worth = 0;
  for (const centre of ALL_CENTRES) {
    const envoys: number[] = [];
    for (let other = 0; other < s.players.length; other++) envoys.push(envoysAt(s, other, centre));
    if (envoys[rival] === 0) continue;
    for (let round = s.round; round <= ROUNDS; round++) {
      const share = sharesOf(CENTRE_AWARDS[round - 1] as readonly number[], envoys)[rival] as number;
      worth += share * (round === s.round ? weights.centreNow : weights.centreLater);
    }
  }
  return worth;
}

/** Guards towards awards that are still to come, as far as there is time for them. */
function galleryProspects(weights: Weights, s: State, { gallery }: Player): number {
  let worth = 0;
  for (let row = 0; row < ROW_AWARDS.length; row++)
    worth += promiseOf(ROW_AWARDS[row] as readonly number[], guardsInRow(gallery, row), weights.curve);
  for (const column of ALL_COLOURS)
    worth += promiseOf(COLUMN_AWARDS[column] as readonly number[], guardsInColumn(gallery, column), weights.curve);
  return worth * weights.gallery * (1 - (s.round - 1) / ROUNDS);
}

/** A line's share of its full award, above what it pays already: the fuller, the more each guard counts. */
function promiseOf(awards: readonly number[], guards: number, curve: number): number {
  const cells = awards.length - 1;
  return (awards[cells] as number) * (guards / cells) ** curve - (awards[guards] as number);
}

/** The best sale of each colour held, at markets with own traders; what cannot be sold yet is worth a little. */
function saleProspects(weights: Weights, s: State, rival: number): number {
  const { hold, hatch } = playerAt(s, rival);
  const tiles = [0, 0, 0, 0, 0];
  for (const tile of hold) (tiles[TILE_COLOUR[tile] as Colour] as number)++;
  for (const tile of hatch) (tiles[TILE_COLOUR[tile] as Colour] as number)++;
  let worth = 0;
  for (const colour of ALL_COLOURS) {
    const held = tiles[colour] as number;
    if (held > 0) worth += saleOf(weights, s, rival, colour, held);
  }
  for (const market of ALL_MARKETS) worth += Math.min(2, tradersAt(s, rival, market)) * weights.trader;
  return worth;
}

function saleOf(weights: Weights, s: State, rival: number, colour: Colour, held: number): number {
  const most = Math.min(held, MOST_MARKETS);
  let buyers = 0;
  let markets = 0;
  for (const market of ALL_MARKETS) {
    if (markets === most) break;
    if (tradersAt(s, rival, market) === 0) continue;
    const interested = interestedAt(s, market, colour);
    if (interested === 0) continue;
    markets++;
    buyers += interested;
  }
  const income = markets === 0 ? 0 : payoutOf(s, colour) + 2 * buyers + (MARKETS_BONUS[markets] as number);
  return income * weights.sale + (held - markets) * weights.tile;
}

/** Tiles within reach of explorers and of the cards in hand: the best of each colour. */
function digProspects(weights: Weights, s: State, rival: number): number {
  const player = playerAt(s, rival);
  if (rival >= s.seats || player.hand.length === 0 || holdRoom(player) === 0) return 0;
  let cards = 0;
  for (let i = 0; i < player.hand.length; i++) cards |= 1 << (REGION[player.hand[i] as ActionCard] as Colour);
  let some = 0;
  let fresh = 0;
  for (let i = 0; i < s.map.length; i++) {
    const tile = s.map[i] as Tile;
    const bit = 1 << (TILE_COLOUR[tile] as Colour);
    if ((cards & bit) === 0 || !standsAt(s, rival, SITE[tile] as Location)) continue;
    some |= bit;
    if (!hasGuard(player, KIND[tile] as Kind)) fresh |= bit;
  }
  return weights.dig * (bitsIn(some) + bitsIn(fresh));
}

/** Cards are actions still to come; after the last round they are nothing. */
function means(weights: Weights, s: State, player: Player): number {
  const kept = player.passed && s.round === ROUNDS ? 0 : player.hand.length;
  return kept * weights.card + player.travel.length * weights.travelCard + Math.max(0, player.supply) * weights.crew;
}
