import type { Seat } from '@stolik/engine';
import { type Fits, fieldsFor, type Look, pieces, tokens } from '@stolik/engine/state';
import { backOf, CARDS } from './content/catalogue.ts';
import { REGIONS } from './content/regions.ts';
import { CUBES, FLORINS, TOKENS } from './content/tables.ts';
import { backSeen, type Card, FACE_DOWN, faceDownWith, type Objective, type Region, tileOf } from './pieces.ts';
import {
  type Crisis,
  type Fists,
  HIDDEN,
  NO_CARD,
  NOT_YET,
  type Player,
  type State,
  type Talks,
  type Turn,
} from './state.ts';

/**
 * AR-2: every field of the state, how it is copied, who sees it, and what lies there. Public is all that lies on the table (AR-2.3); hidden are stocks and objectives (AR-2.2), decks, stacks and
 * hands (AR-2.5). What changes seldom is `readonly`: it is never changed but replaced, so copies share it. When the game has ended everything is shown (AR-13).
 */
const { value, list, part, maybe, each, record, whole } = fieldsFor<State>();

const CARD = pieces<State>('card', () => CARDS, { piece: (card) => (card === NO_CARD ? FACE_DOWN : card) }); // AR-20.8
const ALL_TILES = [...new Set(REGIONS.map(tileOf))];
const TILE = pieces<State>('tile', () => ALL_TILES, {
  special: true, // Which side is up is dealt as well.
  piece: tileOf,
  also: ({ map }) => map.map(({ region }) => region),
}); // AR-20.7
const CUBE = tokens<State>('cubes', () => CUBES); // AR-20.1
const FLORIN = tokens<State>('florins', () => [FLORINS]); // AR-20.2
const TOKEN = tokens<State>('tokens', () => [TOKENS]); // AR-20.3

/** With two players what the other has follows from the bank, which lies open; it would be no secret to hide it. */
export const seesStocks = ({ seats }: State, viewer: Seat | null): boolean => seats === 2 && viewer !== null;

const isKnown = ({ own, state: s, viewer }: Look<State>): boolean => own || seesStocks(s, viewer);
const stock = (amount: number, look: Look<State>): number => (isKnown(look) ? amount : HIDDEN);
const stocks = (amounts: number[], look: Look<State>): number[] =>
  isKnown(look) ? amounts.slice() : amounts.map(() => HIDDEN);

/** Face down a piece is still typed as one of its kind, hence the casts: the state has one type for those who see it and those who do not. */

/** The side on top can be seen once the stack has been made (AR-5.9). */
const topTile = (stack: readonly Region[], { state: { round } }: Look<State>): readonly Region[] =>
  stack.map((region, at) => (round > 0 && at === stack.length - 1 ? region : (FACE_DOWN as Region)));

/** Of the top card the back is known: one of the cards that look like that from behind. */
const backOfTop = (deck: readonly Card[]): readonly Card[] =>
  deck.map((card, at) => (at === deck.length - 1 ? faceDownWith(backOf(card)) : (FACE_DOWN as Card)));
const looksLikeThat: Fits = (card, _, shown) => shown === FACE_DOWN || backOf(card) === backSeen(shown);

const openObjectives = (
  objectives: readonly Objective[],
  { own, state: { options } }: Look<State>,
  { shown }: Player,
): readonly Objective[] =>
  objectives.map((objective) =>
    own || options.allClear || shown.includes(objective) ? objective : (FACE_DOWN as Objective),
  );

/** What the victim holds is known to him alone, and so is whether a hand is empty; only that it is closed can be seen. */
const fist = (held: number, { viewer }: Look<State>, { victim }: Fists): number =>
  victim === viewer || held === NOT_YET ? held : HIDDEN;

export const player = record<Player>('Player', {
  florins: value(stock, FLORIN),
  cubes: list(stocks, CUBE),
  tokens: value(stock, TOKEN),
  discs: value('all'),
  spent: value('all'),
  cards: value('all', CARD),
  wonders: value('all'),
  objectives: value(openObjectives),
  shown: value('all'),
  declined: value('owner'),
  tiles: value('owner', TILE),
  given: value('all', FLORIN),
  portFees: value('all', FLORIN),
  marketFees: value('all', FLORIN),
  words: value('all'),
  promisesKept: value('all'),
  promisesBroken: value('all'),
});

export const turn = record<Turn>('Turn', {
  acted: value('all'),
  carded: value('all'),
  served: value('all'),
  doubled: value('all'),
  harvestFee: value('all'),
  permits: value('all'),
  talks: value('all'),
});

export const crisis = record<Crisis>('Crisis', {
  zone: value('all'),
  kind: value('all'),
  rate: value('all'),
  toStand: value('all'),
  missing: value('all'),
  talks: value('all'),
});

export const fists = record<Fists>('Fists', {
  victim: value('all'),
  left: value(fist),
  right: value(fist),
});

export const talks = record<Talks>('Talks', {
  about: value('all'),
  centre: value('all'),
  made: value('all'),
  heard: value('all'),
  offers: value('all'),
});

export const state = whole('State', FACE_DOWN, ({ ended }) => ended !== null, {
  seats: value('all'),
  options: value('all'),
  order: value('all'),
  active: value('all'),
  round: value('all'),
  phase: value('all'),
  map: value('all'),
  stack: value(topTile, TILE),
  tileDiscard: value('all', TILE),
  aside: value('all', TILE),
  found: value('all', TILE),
  holder: list('all'),
  ground: value('all'),
  harbour: value('all'),
  built: value('all'),
  served: value('all'),
  pillaged: value('all'),
  pillageCoins: value('all', FLORIN),
  at: list('all'),
  spot: list('all'),
  engaged: list('all'),
  lying: list('all'),
  fleet: value('all'),
  domestic: list('all', CUBE),
  export: list('all', CUBE),
  bank: list('all', CUBE),
  florins: value('all', FLORIN),
  population: value('all'),
  unrest: value('all'),
  workers: value('all'),
  tokens: value('all', TOKEN),
  tokensSpent: value('all', TOKEN),
  circles: value('all'),
  players: each(player),
  deck: value(backOfTop, CARD, looksLikeThat),
  track: value('all', CARD),
  rotation: value('all'),
  discard: value('all', CARD),
  revealed: value('all', CARD),
  used: value('all'),
  fresh: value('all'),
  trends: value('all'),
  votes: value('all'),
  met: value('all'),
  called: value('all'),
  turn: part(turn),
  crisis: maybe(crisis),
  fists: maybe(fists),
  talks: maybe(talks),
  promises: value('all'),
  placeDeals: value('all'),
  hands: value('all'),
  passed: value('all'),
  ended: value('all'),
});
