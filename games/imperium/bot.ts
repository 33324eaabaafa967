import { allSeats, defined, mostOfOthers, type Seat, seat as seatAt } from '@stolik/engine';
import { bitOf, has, REGION_UNITS } from './content/catalogue.ts';
import { type Card, NONE } from './pieces.ts';
import { GLORIOUS, IN_PLAY, WITH_HISTORY, WITHOUT_HISTORY } from './promise.ts';
import { unrestOf } from './rules/count.ts';
import { rivalPoints, rivalUnrestOf } from './rules/solo/score.ts';
import { pointsOf, winners } from './score.ts';
import { nationOf, type Player, playerAt, type State } from './state.ts';

/** What a position is worth to a seat: points in hand, the means to make more, and how the others stand. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'seating') return 0;
  const own = standing(s, seat);
  const others = mostOfOthers(seat, s.seats, (other) => standing(s, other));
  const best = s.rival === null ? others : Math.max(others, rivalPoints(s.rival));
  if (s.phase !== 'playing' || s.halted) return verdict(s, seat) + own - best;
  return own - best - collapseFear(s, seat);
}

/** A game that is won is better than any that goes on. */
const VICTORY = 200;

function verdict(s: State, seat: Seat): number {
  if (s.collapsed) {
    const unrest = unrestOf(playerAt(s, seat));
    const others = allSeats(s.seats)
      .filter((other) => other !== seat)
      .map((other) => unrestOf(playerAt(s, other)));
    if (s.rival !== null) others.push(rivalUnrestOf(s.rival));
    const least = Math.min(...others);
    if (unrest !== least) return unrest < least ? VICTORY : -VICTORY;
  }
  return winners(s).includes(seat) ? VICTORY : -VICTORY;
}

/** A progress is a point and can still be spent. */
const PROGRESS = 0.5;
const MATERIAL = 0.5;
const PEOPLE = 0.4;
/** Tokens beyond these are of less and less use. */
const MATERIALS_NEEDED = 8;
const PEOPLE_NEEDED = 6;
/** On top of its points, which every unrest costs: it takes up a place in the hand. But most are got rid of in time. */
const UNREST_BURDEN = 0.6;
const ACTION = 0.2;
/** To become an empire is an end as much as a beginning: barbarian cards lie idle from then on (IM-6.4). */
const EMPIRE = 1;
/** A development that waits is points to come. */
const DEVELOPMENT = 1;
/** Glory asks for three regions in play: each brings it nearer, and with Glory in hand they are as good as fame. */
const REGIONS_FOR_GLORY = 3;
const REGION_FOR_GLORY = 1;
const GLORY_AT_HAND = 1;
/** The Arthurian way: quests that wait, the active one that is not yet at home, and knights who can bring it. */
const QUEST_WAITS = 9;
const QUEST_ABROAD = 5;
const KNIGHT_POSTED = 1.2;
const KNIGHTS_NEEDED = 3;

/** Points, and what may become points while there is time. */
function standing(s: State, seat: Seat): number {
  const player = playerAt(s, seat);
  const regions = regionsForGlory(player);
  const glory = regions === REGIONS_FOR_GLORY && hasTurns(s) && holdsGlory(player.hand) ? GLORY_AT_HAND : 0;
  const promise = tokens(player) + cards(player) + way(player) + REGION_FOR_GLORY * regions;
  return pointsOf(s, seat) + timeLeft(s) * (promise - UNREST_BURDEN * unrestOf(player)) + glory;
}

const KNIGHT = bitOf('knight');

/** Of a whole game, so many rounds; what was found for rounds and cards of the main deck, with which most games end. */
const WHOLE_GAME = 20;
const ROUNDS_BEFORE = 13;
const ROUNDS_BY_ROUND = -0.5;
const ROUNDS_BY_CARD = 0.25;
/** As long as nothing has ended the game there are this round and the last one. */
const LEAST_ROUNDS = 2;

/** The part of a whole game that is left: 1 at the beginning, almost nothing in the last round. */
function timeLeft(s: State): number {
  if (s.phase !== 'playing') return 0;
  if (s.trigger !== null) return (s.lastRound - s.round + 0.5) / WHOLE_GAME;
  const rounds = ROUNDS_BEFORE + ROUNDS_BY_ROUND * s.round + ROUNDS_BY_CARD * s.mainDeck.length;
  return Math.max(LEAST_ROUNDS, rounds) / WHOLE_GAME;
}

/** Is there a round after this one? */
const hasTurns = (s: State): boolean => s.phase === 'playing' && (s.trigger === null || s.round < s.lastRound);

const enough = (n: number, needed: number): number => (n <= needed ? n : needed + (n - needed) / 3);

const tokens = ({ materials, population, progress, actions }: Player): number =>
  MATERIAL * enough(materials, MATERIALS_NEEDED) +
  PEOPLE * enough(population, PEOPLE_NEEDED) +
  PROGRESS * enough(progress, MATERIALS_NEEDED) +
  ACTION * actions;

function cards(player: Player): number {
  const { empire, play, hand, deck, discard } = player;
  const tables = nationOf(player).agePile === 'history' ? WITH_HISTORY : WITHOUT_HISTORY;
  const round = empire ? tables.empire : tables.barbarian;
  return sum(play, IN_PLAY) + sum(hand, round) + sum(deck, round) + sum(discard, round);
}

function sum(pile: readonly Card[], table: Float64Array): number {
  let all = 0;
  for (let i = 0; i < pile.length; i++) all += defined(table[defined(pile[i])]);
  return all;
}

/** Regions in play that glory can make use of; none where no such card goes round. */
function regionsForGlory({ play, hand, deck, discard }: Player): number {
  if (!holdsGlory(deck) && !holdsGlory(discard) && !holdsGlory(hand)) return 0;
  let regions = 0;
  for (let i = 0; i < play.length; i++) regions += defined(REGION_UNITS[defined(play[i])]);
  return Math.min(REGIONS_FOR_GLORY, regions);
}

function holdsGlory(pile: readonly Card[]): boolean {
  for (let i = 0; i < pile.length; i++) if (GLORIOUS[defined(pile[i])] === 1) return true;
  return false;
}

function way(player: Player): number {
  const { bottom, area } = nationOf(player);
  const reached = player.empire || bottom === 'none' ? EMPIRE : 0;
  switch (area) {
    case 'developments':
      return reached + DEVELOPMENT * player.development.length;
    case 'quests':
      return reached + quests(player);
    case 'none':
      return reached;
  }
}

function quests({ development, garrison, quest }: Player): number {
  let knights = 0;
  for (let i = 0; i < garrison.length && knights < KNIGHTS_NEEDED; i++)
    if (has(defined(garrison[i]), KNIGHT)) knights++;
  const abroad = quest === NONE ? 0 : QUEST_ABROAD;
  return KNIGHT_POSTED * knights - QUEST_WAITS * development.length - abroad;
}

/** A short unrest pile is dangerous for those who have most of it. */
const SHORT_PILE = 5;
const FEAR = 3;

function collapseFear(s: State, seat: Seat): number {
  const left = s.unrestPile.length;
  if (left >= SHORT_PILE) return 0;
  const own = unrestOf(playerAt(s, seat));
  let least = s.rival === null ? Number.MAX_SAFE_INTEGER : rivalUnrestOf(s.rival);
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) least = Math.min(least, unrestOf(playerAt(s, seatAt(other))));
  return (FEAR * (SHORT_PILE - left) * (own - least)) / 4;
}
