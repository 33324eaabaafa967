import { allSeats, type Seat } from '@stolik/engine';
import { bitOf, has, ON_EXHAUST, ON_SOLSTICE, REGION_UNITS } from './content/catalogue.ts';
import { type Card, NONE } from './pieces.ts';
import { unrestOf } from './rules/count.ts';
import { rivalPoints, rivalUnrestOf } from './rules/solo/score.ts';
import { pointsOf, winners } from './score.ts';
import { nationOf, type Player, playerAt, type State } from './state.ts';

/** What a position is worth to a seat: points in hand, the means to make more, and how the others stand. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'seating') return 0;
  const own = standing(s, seat);
  let best = s.rival === null ? Number.NEGATIVE_INFINITY : rivalPoints(s.rival);
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, standing(s, other as Seat));
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
const PROGRESS = 0.35;
const MATERIAL = 0.35;
const PEOPLE = 0.45;
/** Tokens beyond these are of less and less use. */
const MATERIALS_NEEDED = 8;
const PEOPLE_NEEDED = 6;
/** On top of its points, which every unrest costs: it takes up a place in the hand. */
const UNREST_BURDEN = 1.6;
const REGION_IN_PLAY = 1.1;
const EXHAUST_IN_PLAY = 0.9;
const SOLSTICE_IN_PLAY = 0.9;
const ACTION = 0.2;
/** The way to the empire and through the developments. */
const NATION_CARD = 1.1;
const EMPIRE = 5;
const DEVELOPMENT = 0.6;
/** The Arthurian way: quests that wait, the active one that is not yet at home, and knights who can bring it. */
const QUEST_WAITS = 9;
const QUEST_ABROAD = 5;
const KNIGHT_POSTED = 1.2;
const KNIGHTS_NEEDED = 3;

/** Points, and what may become points while there is time. */
function standing(s: State, seat: Seat): number {
  const player = playerAt(s, seat);
  const time = timeLeft(s);
  return pointsOf(s, seat) + time * (means(player) + way(player)) - time * UNREST_BURDEN * unrestOf(player);
}

const KNIGHT = bitOf('knight');

/** From 1 at the beginning to almost nothing in the last round. */
function timeLeft(s: State): number {
  if (s.phase !== 'playing') return 0;
  if (s.trigger !== null) return 0.15 * Math.max(0, s.lastRound - s.round + 1);
  return Math.max(0.35, 1 - s.round / 40);
}

const enough = (n: number, needed: number): number => (n <= needed ? n : needed + (n - needed) / 3);

function means({ materials, population, progress, actions, play }: Player): number {
  let value =
    MATERIAL * enough(materials, MATERIALS_NEEDED) +
    PEOPLE * enough(population, PEOPLE_NEEDED) +
    PROGRESS * enough(progress, MATERIALS_NEEDED) +
    ACTION * actions;
  for (let i = 0; i < play.length; i++) {
    const card = play[i] as Card;
    value += REGION_IN_PLAY * (REGION_UNITS[card] as number);
    if (ON_EXHAUST[card] !== null) value += EXHAUST_IN_PLAY;
    if (ON_SOLSTICE[card] !== null) value += SOLSTICE_IN_PLAY;
  }
  return value;
}

function way(player: Player): number {
  const { bottom, area } = nationOf(player);
  const reached = player.empire || bottom === 'none' ? EMPIRE : 0;
  const developed = area === 'developments' ? -DEVELOPMENT * player.development.length : 0;
  const sought = area === 'quests' ? quests(player) : 0;
  return reached + developed + sought - NATION_CARD * player.nationDeck.length;
}

function quests({ development, garrison, quest }: Player): number {
  let knights = 0;
  for (let i = 0; i < garrison.length && knights < KNIGHTS_NEEDED; i++) if (has(garrison[i] as Card, KNIGHT)) knights++;
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
    if (other !== seat) least = Math.min(least, unrestOf(playerAt(s, other as Seat)));
  return (FEAR * (SHORT_PILE - left) * (own - least)) / 4;
}
