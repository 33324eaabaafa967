import { defined } from '@stolik/engine';
import { kindOf } from './content/cards.ts';
import {
  BARBARIAN,
  CARDS,
  EMPIRE,
  KIND_OF,
  LISTENS,
  MARKED,
  MODIFIES,
  ON_EXHAUST,
  ON_PLAY,
  ON_SOLSTICE,
  REGION_UNITS,
  SYMBOL_COUNTS,
  TRIBUTARY,
  UNPLAYABLE,
  UNREST,
} from './content/catalogue.ts';
import { partsOf } from './content/check.ts';
import type { Node, Points } from './content/language.ts';
import type { Card } from './pieces.ts';

/**
 * What a card promises on top of its points, for the judgement of bots: in points, when a whole game is left to use it. The figures were found by
 * games (docs/decisions.md, "How bots judge").
 */

/** In play. Regions feed Prosperity and Conquest; what glory makes of them is counted apart. */
const REGION_HELD = 0.7;
const PRODUCTION = 1;
const EXHAUST = 0.6;
const SOLSTICE = 0.3;
/** A standing rule or an answer works without a token. */
const STANDING = 2;
/** A card more in every turn. */
const HAND_SIZE = 2;
/** Progress is points: a card that brings it in every round or turn brings most of all. */
const PROGRESS_AT_SOLSTICE = 4;
const PROGRESS_BY_EXHAUST = 1.5;
const CARDS_BY_EXHAUST = 1.5;

/** Among the cards that go round: hand, deck and discard pile. One that cannot be played takes the place of one that can. */
const IDLE = -1.5;
/** Tributaries are strong for what they cost, and most can leave for the history. */
const TRIBUTE = 2;
const GLORY = 2.5;
/** Of every point that the history would add to a card: more than the point, since the card then leaves the deck as well. */
const HISTORY = 1.5;

type Deed = (node: Node) => boolean;

const does = (body: Node | null | undefined, deed: Deed): boolean =>
  body !== null && body !== undefined && (deed(body) || partsOf(body).some((part) => does(part, deed)));

const bringsProgress: Deed = (node) =>
  (node.op === 'steal' && node.resource === 'progress') ||
  (node.op === 'gain' && node.amounts.some(({ token }) => token === 'progress'));
const bringsCards: Deed = ({ op }) => op === 'acquire' || op === 'breakThrough';
const bringsFame: Deed = (node) => node.op === 'takeTopFame' || (node.op === 'look' && node.deck === 'fame');

const tableOf = (promise: (card: Card) => number): Float64Array =>
  Float64Array.from(CARDS, (card) => (isUnrest(card) ? 0 : promise(card)));

const isUnrest = (card: Card): boolean => (defined(MARKED[card]) & UNREST) !== 0;

/** Each card of which fame may come, such as Glory: 1, others 0. */
export const GLORIOUS = tableOf((card) => (does(ON_PLAY[card], bringsFame) ? 1 : 0));

/** Of each card while it is in play. */
export const IN_PLAY = tableOf((card) => {
  const exhaust = ON_EXHAUST[card] ?? null;
  const solstice = ON_SOLSTICE[card] ?? null;
  let promise = REGION_HELD * defined(REGION_UNITS[card]) + PRODUCTION * defined(SYMBOL_COUNTS.production[card]);
  if (exhaust !== null) promise += EXHAUST;
  if (does(exhaust, bringsProgress)) promise += PROGRESS_BY_EXHAUST;
  if (does(exhaust, bringsCards)) promise += CARDS_BY_EXHAUST;
  if (solstice !== null) promise += SOLSTICE;
  if (does(solstice, bringsProgress)) promise += PROGRESS_AT_SOLSTICE;
  if (MODIFIES[card] || LISTENS[card] !== 0) promise += STANDING;
  if (KIND_OF[card]?.modifiers.some((modifier) => modifier.does === 'handSize')) promise += HAND_SIZE;
  return promise;
});

/** Of each card that goes round. */
const goingRound = (idle: number, history: number): Float64Array =>
  tableOf((card) => {
    const marks = defined(MARKED[card]);
    let promise = history * addedByHistory(kindOf(card).points);
    if ((marks & TRIBUTARY) !== 0) promise += TRIBUTE;
    if ((marks & idle) !== 0 || UNPLAYABLE[card]) return promise + IDLE;
    return promise + GLORY * defined(GLORIOUS[card]);
  });

function addedByHistory(points: Points): number {
  if (points.kind !== 'conditional') return 0;
  const there = points.cases.find(({ place }) => place === 'inHistory');
  return there === undefined ? 0 : there.points - points.otherwise;
}

/** By the side of the state card: what bears the icon of the other side lies idle (IM-6.4). Some nations have no history (IM-11.14). */
export const WITH_HISTORY = { barbarian: goingRound(EMPIRE, HISTORY), empire: goingRound(BARBARIAN, HISTORY) };
export const WITHOUT_HISTORY = { barbarian: goingRound(EMPIRE, 0), empire: goingRound(BARBARIAN, 0) };
