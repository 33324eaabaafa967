import { defined, type Seat } from '@stolik/engine';
import { type ObjectiveKind, objectiveKind, trendKind } from './content/catalogue.ts';
import { CRITERION_INDEX, type Ledger, ledgerOf } from './ledger.ts';
import { nearness, type PossibleEnd } from './nearness.ts';
import { outlook } from './outlook.ts';
import { objectivesInBox } from './rules/setup.ts';
import { wasMet } from './rules/watch.ts';
import { pointsFor, score, winners } from './score.ts';
import { playerAt, type State } from './state.ts';
import { ranks } from './verbs/criteria.ts';

/**
 * What a position is worth to a seat: points it can expect, means to make more, how the others stand, and how near
 * the archipelago is to being lost for all. Weights were found by games of `greedy` against itself with other weights (docs/decisions.md).
 */
const POINT = 15;
/** Points for places, of which others can still push one out, count more than those that are safe: whoever leads may end the game. */
const PLACE_POINT = 30;
/** Losing together is worse than losing alone. */
const LOST = -1000;
const WON = 400;

export function evaluate(s: State, seat: Seat): number {
  if (s.ended !== null) return result(s, seat);
  const ledger = ledgerOf(s);
  const known = knownTo(s, seat);
  let own = 0;
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  let lead = 0;
  let rival = Number.NEGATIVE_INFINITY;
  let richest = 0;
  for (let one = 0; one < s.seats; one++) {
    const medals = defined(ledger.medals[one]);
    const { now, hope } = placePoints(ledger, s.seats, one, known.weights);
    const worth = PLACE_POINT * (FIRM * now + hope) + POINT * medals + defined(ledger.means[one]);
    if (one === seat) {
      own = worth;
      lead = now + medals;
    } else {
      others += worth / (s.seats - 1);
      best = Math.max(best, worth);
      rival = Math.max(rival, now + medals);
      richest = Math.max(richest, defined(s.players[one]).florins);
    }
  }
  lead = Math.max(-CLEAR_LEAD, Math.min(CLEAR_LEAD, lead - rival));
  const end = FINISH * nearness(s, known.ends) * lead;
  const tie = TIE * Math.tanh((playerAt(s, seat).florins - richest) / MUCH_RICHER);
  return own - RIVALRY * (0.5 * others + 0.5 * best) + end + tie + outlook(s, seat);
}

/** How much another's gain hurts. */
const RIVALRY = 0.8;
/** The nearer the end, the more it counts who would win if it came now; by how much he would, only up to a clear lead. */
const FINISH = 60;
const CLEAR_LEAD = 2;
/** AR-13.9: equal points are common, and then florins decide: to be the richest is worth more than a point. */
const TIE = 50;
const MUCH_RICHER = 10;

function result(s: State, seat: Seat): number {
  const won = winners(s);
  if (s.ended === 'independence') return LOST;
  if (s.ended === 'separatist') return won.includes(seat) ? -LOST : LOST;
  const totals = score(s).map(({ total }) => total);
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return (won.includes(seat) ? WON : -WON) + POINT * (defined(totals[seat]) - best);
}

/** A criterion that scores, or may score: points for the places, times how likely it is in play. */
interface Weight {
  readonly criterion: number;
  readonly points: readonly number[];
  readonly chance: number;
}

/** What the weights follow from; the lists are shared by all copies of a table, so being the same is enough. */
interface Known {
  readonly met: number;
  readonly trends: State['trends'];
  /** The seat's own objectives and those not kept, what each player has shown, and with all clear what everybody holds. */
  readonly lists: readonly (readonly unknown[])[];
  readonly seats: number;
  readonly weights: readonly Weight[];
  readonly ends: readonly PossibleEnd[];
}
const latest: (Known | undefined)[] = [];

/** Worked out again only when something has become known. */
function knownTo(s: State, seat: Seat): Known {
  const before = latest[seat];
  if (before !== undefined && isAsKnown(s, seat, before)) return before;
  const known = { met: s.met, trends: s.trends, lists: listsOf(s, seat), seats: s.seats, ...workOut(s, seat) };
  latest[seat] = known;
  return known;
}

function listsOf(s: State, seat: Seat): (readonly unknown[])[] {
  const { objectives, declined } = playerAt(s, seat);
  const lists: (readonly unknown[])[] = [objectives, declined];
  for (const player of s.players) lists.push(s.options.allClear ? player.objectives : player.shown);
  return lists;
}

function isAsKnown(s: State, seat: Seat, { met, trends, lists, seats }: Known): boolean {
  if (met !== s.met || trends !== s.trends || seats !== s.seats) return false;
  const { objectives, declined } = playerAt(s, seat);
  if (lists[0] !== objectives || lists[1] !== declined) return false;
  for (let other = 0; other < seats; other++) {
    const player = defined(s.players[other]);
    if (lists[other + 2] !== (s.options.allClear ? player.objectives : player.shown)) return false;
  }
  return true;
}

/** Own objectives and open ones for certain; of the others any that the seat has not seen. */
function workOut(s: State, seat: Seat): Pick<Known, 'weights' | 'ends'> {
  const weights: Weight[] = [];
  const ends: PossibleEnd[] = [];
  const add = (kind: Pick<ObjectiveKind, 'criterion' | 'points'>, chance: number): void => {
    if (ranks(kind.criterion))
      weights.push({ criterion: defined(CRITERION_INDEX.get(kind.criterion)), points: kind.points, chance });
  };
  const addObjective = (objective: number, chance: number): void => {
    const kind = objectiveKind(objective);
    add(kind, chance);
    if (!wasMet(s, objective)) ends.push({ end: kind.end, threshold: defined(kind.thresholds[s.seats]), chance });
  };
  for (const trend of s.trends) add(trendKind(trend), 1);
  const known = new Set<number>();
  let hidden = 0;
  s.players.forEach((player, other) => {
    for (const objective of player.objectives) {
      if (other !== seat && !s.options.allClear && !player.shown.includes(objective)) {
        hidden++;
        continue;
      }
      known.add(objective);
      addObjective(objective, 1);
    }
  });
  if (hidden === 0) return { weights, ends };
  for (const objective of playerAt(s, seat).declined) known.add(objective);
  const pool = objectivesInBox(s).filter((objective) => !known.has(objective) && !wasMet(s, objective));
  for (const objective of pool) addObjective(objective, hidden / pool.length);
  return { weights, ends };
}

/** Points for the places held now, and what is hoped for by being near the first, or far ahead of the next. */
function placePoints(ledger: Ledger, seats: number, seat: number, weights: readonly Weight[]) {
  let now = 0;
  let hope = 0;
  for (const { criterion, points: places, chance } of weights) {
    const { values } = ledger;
    const from = criterion * seats;
    const own = defined(values[from + seat]);
    if (own <= 0) continue;
    let higher = 0;
    let most = own;
    let next = 0;
    for (let other = 0; other < seats; other++) {
      const value = defined(values[from + other]);
      if (other !== seat && value > next) next = value;
      if (value <= own || isSeenBefore(values, from, other)) continue;
      higher++;
      most = Math.max(most, value);
    }
    const lead = own <= next ? 0 : Math.min(1, (own - next) / own);
    const first = defined(places[0]);
    now += chance * pointsFor(higher + 1, places);
    hope += chance * first * ((1 - FIRM) * (own / most) + LEAD * lead);
  }
  return { now, hope };
}

const FIRM = 0.7;
const LEAD = 0.15;

/** Equal values take one place: does a seat before this one have the same? */
function isSeenBefore(values: readonly number[], from: number, seat: number): boolean {
  for (let other = 0; other < seat; other++) if (values[from + other] === values[from + seat]) return true;
  return false;
}
