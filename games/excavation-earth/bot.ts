import { defined, mostOfOthers, type Seat } from '@stolik/engine';
import { between, digProspects, isOut, saleProspects, smuggleProspects } from './bot-prospects.ts';
import { travelCardsOf } from './content/catalogue.ts';
import { CENTRE_AWARDS, COLUMN_AWARDS, ROUNDS, ROW_AWARDS, STARTING_HAND } from './content/tables.ts';
import { ALL_CENTRES, ALL_COLOURS, type Centre } from './pieces.ts';
import { guardsInColumn, guardsInRow, pointsOf } from './score.ts';
import { envoysAt, isZu, type Player, playerAt, type State } from './state.ts';

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

/** How promising the position is for a seat: its own prospects against the best of the others', Zu's included. */
export const evaluate = (s: State, seat: Seat): number => evaluateWith(WEIGHTS, s, seat);

export function evaluateWith(weights: Weights, s: State, seat: Seat): number {
  return standing(weights, s, seat) - mostOfOthers(seat, s.players.length, (rival) => standing(weights, s, rival));
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
      worth += between(defined(CENTRE_AWARDS[round - 1]), place) * (now ? weights.centreNow : weights.centreLater);
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

/** Guards towards awards that are still to come. */
function galleryProspects(weights: Weights, { gallery }: Player): number {
  let worth = 0;
  for (let row = 0; row < ROW_AWARDS.length; row++)
    worth += promiseOf(defined(ROW_AWARDS[row]), guardsInRow(gallery, row), weights.curve);
  for (const column of ALL_COLOURS)
    worth += promiseOf(COLUMN_AWARDS[column], guardsInColumn(gallery, column), weights.curve);
  return worth * weights.gallery;
}

/** A line's share of its full award, above what it pays already: the fuller, the more each guard counts. */
function promiseOf(awards: readonly number[], guards: number, curve: number): number {
  const cells = awards.length - 1;
  return defined(awards[cells]) * (guards / cells) ** curve - defined(awards[guards]);
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
