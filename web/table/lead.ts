import {
  type AnyGame,
  type GameEvent,
  isRefusal,
  pendingFor,
  playNext,
  replay,
  type Seat,
  seat,
  type Table,
} from '@stolik/engine';
import { isTrouble, type OpenedRecord, openRecord } from '../saves/open-record.ts';

/** A moment between two turns, and how everybody stood then. */
export interface LeadPoint {
  /** Choices that were made until then. */
  readonly moment: number;
  /** Where the game counts its rounds. */
  readonly round: number | null;
  /** By seat, the chance of winning, of 1; of one who plays alone the points so far. */
  readonly standings: readonly number[];
}

/** A moment between two turns, with the turn that led to it. */
export interface TurnDone extends LeadPoint {
  /** Whose turn it was; null at the beginning and at the end of a game, where nothing is estimated any more. */
  readonly mover: Seat | null;
  /** What was told at the choice that changed most. */
  readonly events: readonly GameEvent[];
}

/** A turn that changed much. */
export interface TurningPoint {
  readonly seat: Seat;
  /** Choices that stood when the turn was done: the moment to look at. */
  readonly moment: number;
  readonly round: number | null;
  /** What the one whose turn it was gained or lost by it: chance, or alone points. */
  readonly change: number;
  readonly events: readonly GameEvent[];
}

/** Games that nobody has measured. */
const USUAL_ODDS = [20, 10] as const;

/**
 * Plays a record again and tells how everybody stood between any two turns: in the middle of a turn a position is worth what it will be, or not yet what it was. Whoever
 * asks may rest between two points.
 */
export function* leadsOf({ game, record }: OpenedRecord): Generator<TurnDone, void> {
  const match = replay(game, record, 0);
  if (isRefusal(match)) return;
  const all = Array.from({ length: record.seats }, (_, at) => seat(at));
  const length = record.choices.length;
  const alone = record.seats === 1;
  const worth = (at: Seat): number =>
    alone ? (game.score(match.table.state)[at]?.total ?? 0) : game.evaluate(match.table.state, at);
  const standings = (): number[] =>
    alone ? all.map(worth) : chances(all.map(worth), game.odds ?? USUAL_ODDS, match.choices.length / length);
  const roundNow = (): number | null => roundOf(game, match.table.state);
  const turnNow = (): string => `${game.active(match.table.state)} ${roundNow()}`;

  let last: LeadPoint = { moment: 0, round: roundNow(), standings: standings() };
  yield { ...last, mover: null, events: [] };
  const goesOn = (): boolean => match.choices.length < length && !match.over;
  while (goesOn()) {
    const mover = game.active(match.table.state);
    const turn = turnNow();
    const question = questionTo(match.table, mover);
    let deed: { readonly change: number; readonly events: readonly GameEvent[] } = { change: -1, events: [] };
    do {
      const before = worth(mover);
      const events: GameEvent[] = [];
      // What a turn consists of is over when its first question comes again: in the middle of it something is paid and nothing gained yet.
      do if (playNext(match, record, (event) => events.push(event)) !== null) return;
      while (goesOn() && turnNow() === turn && questionTo(match.table, mover) !== question);
      const change = Math.abs(worth(mover) - before);
      const open = events.filter(isOpen);
      if (open.length > 0 && change > deed.change) deed = { change, events: open };
    } while (goesOn() && turnNow() === turn);
    const now = { moment: match.choices.length, round: roundNow() ?? last.round };
    if (match.over)
      yield {
        ...now,
        standings: inTheEnd(game, match.table.state, last),
        mover: alone ? mover : null,
        events: deed.events,
      };
    else {
      last = { ...now, standings: standings() };
      yield { ...last, mover, events: deed.events };
    }
  }
}

/** What a seat is asked now. */
const questionTo = (table: Table<unknown>, seat: Seat): string | undefined => pendingFor(table, seat)?.prompt;

/** Nothing that was whispered to one player. */
const isOpen = ({ to }: GameEvent): boolean => to === undefined;

/** Who won is no estimate. Where nobody did, everybody stands as before. */
function inTheEnd(game: AnyGame, state: unknown, { standings }: LeadPoint): readonly number[] {
  if (standings.length === 1) return game.score(state).map(({ total }) => total);
  const winners = game.winners(state);
  return winners.length === 0
    ? standings
    : standings.map((_, at) => (winners.includes(seat(at)) ? 1 / winners.length : 0));
}

function roundOf(game: AnyGame, state: unknown): number | null {
  const round = game.moment?.(game.view(state, null)).args?.round;
  return typeof round === 'number' ? round : null;
}

/** Whoever is worth so much more is e times as likely to win; less so at the beginning than in the end. */
export function chances(
  worths: readonly number[],
  [atFirst, atLast]: readonly [number, number],
  progress: number,
): number[] {
  const apart = atFirst + (atLast - atFirst) * progress;
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / apart));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** So many events are told of a turning point: the one it is known by. */
const TOLD = 1;

/** The turns by which those who made them gained or lost most, the greatest first. */
export function turningPoints(points: readonly TurnDone[], most: number): TurningPoint[] {
  return points
    .flatMap(({ mover, moment, round, standings, events }, at): TurningPoint[] => {
      const before = points[at - 1]?.standings;
      if (mover === null || before === undefined) return [];
      const change = (standings[mover] ?? 0) - (before[mover] ?? 0);
      return [{ seat: mover, moment, round, change, events: events.slice(0, TOLD) }];
    })
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most);
}

/** How the lead changed, a part at a time, so that the picture grows while one looks. */
export type LeadNews =
  | { readonly kind: 'lead'; readonly points: readonly LeadPoint[] }
  | { readonly kind: 'turns'; readonly turns: readonly TurningPoint[] };

/** So many points are told at once. */
const PART = 10;

/** So many turns are told of. */
const TURNS = 3;

/** Works out how the lead changed in a recorded game. What cannot be read has no lead and no turns. */
export async function tellLead(
  text: string,
  loadRules: (game: string) => Promise<AnyGame | null>,
  tell: (news: LeadNews) => void,
): Promise<void> {
  const opened = await openRecord(text, loadRules);
  const all: TurnDone[] = [];
  let part: LeadPoint[] = [];
  for (const point of isTrouble(opened) ? [] : leadsOf(opened)) {
    all.push(point);
    const { mover: _, events: __, ...lead } = point;
    part.push(lead);
    if (part.length < PART) continue;
    tell({ kind: 'lead', points: part });
    part = [];
  }
  tell({ kind: 'lead', points: part });
  tell({ kind: 'turns', turns: turningPoints(all, TURNS) });
}
