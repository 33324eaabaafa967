import { type AnyGame, type GameEvent, isRefusal, playNext, replay, type Seat, seat } from '@stolik/engine';
import { isTrouble, type OpenedRecord, openRecord } from '../saves/open-record.ts';

/** How the table stood after so many choices, as bots see it. */
export interface LeadPoint {
  /** Who made the choice that led here; null at the beginning. */
  readonly mover: Seat | null;
  /** By seat: how far before the others (or behind them), as the game's `evaluate` counts. */
  readonly leads: readonly number[];
}

/** A turn that changed much. */
export interface TurningPoint {
  readonly seat: Seat;
  /** Choices that stood when the turn was done: the moment to look at. */
  readonly moment: number;
  /** What the one whose turn it was gained or lost by it. */
  readonly change: number;
  /** What was told at the choice that changed most. */
  readonly events: readonly GameEvent[];
}

/** Bots feel a decided game as far more than any lead before it: so many times as much, and by so much at least. */
const DECIDED = { times: 3, least: 40 } as const;

/** Plays a record again and tells the lead after each choice. Whoever asks may rest between two points. */
export function* leadsOf(opened: OpenedRecord): Generator<LeadPoint & { readonly events: readonly GameEvent[] }, void> {
  const { game, record } = opened;
  const match = replay(game, record, 0);
  if (isRefusal(match)) return;
  const worth = (at: number): number => game.evaluate(match.table.state, seat(at));
  let widest = 0;
  let last: number[] = [];
  const leads = (): number[] => {
    // What counts in the end is the score, which is in points as well.
    const ended = match.over && record.seats > 1;
    const now = apart(
      ended
        ? game.score(match.table.state).map(({ total }) => total)
        : Array.from({ length: record.seats }, (_, at) => worth(at)),
    );
    const wide = Math.max(...now.map(Math.abs));
    if (last.length > 0 && !ended && wide > DECIDED.times * widest + DECIDED.least) return last;
    widest = Math.max(widest, wide);
    last = now;
    return now;
  };
  yield { mover: null, leads: leads(), events: [] };
  while (match.choices.length < record.choices.length) {
    const events: GameEvent[] = [];
    if (playNext(match, record, (event) => events.push(event)) !== null) return;
    yield { mover: match.choices.at(-1)?.seat ?? null, leads: leads(), events };
  }
}

/** Each against the average of all; one who plays alone against nothing but the start. */
function apart(worths: readonly number[]): number[] {
  if (worths.length === 1) return [...worths];
  const average = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return worths.map((worth) => worth - average);
}

/** So many events are told of a turning point: the one it is known by. */
const TOLD = 1;

/** The turns that changed the lead of the one who made them most, the greatest first. A turn is all that one chooses before another does. */
export function turningPoints(
  points: readonly (LeadPoint & { readonly events: readonly GameEvent[] })[],
  most: number,
): TurningPoint[] {
  const turns: TurningPoint[] = [];
  for (let first = 1; first < points.length; ) {
    const mover = points[first]?.mover ?? null;
    let last = first;
    while (points[last + 1] !== undefined && points[last + 1]?.mover === mover) last++;
    if (mover !== null) {
      const at = (moment: number): number => points[moment]?.leads[mover] ?? 0;
      const steps = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      const told = steps.filter((moment) => (points[moment]?.events.length ?? 0) > 0);
      const greatest = told.toSorted((a, b) => Math.abs(at(b) - at(b - 1)) - Math.abs(at(a) - at(a - 1)))[0] ?? last;
      turns.push({
        seat: mover,
        moment: last,
        change: at(last) - at(first - 1),
        events: (points[greatest]?.events ?? []).filter(({ to }) => to === undefined).slice(0, TOLD),
      });
    }
    first = last + 1;
  }
  return turns.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, most);
}

/** How the lead changed, a part at a time, so that the picture grows while one looks. */
export type LeadNews =
  | { readonly kind: 'lead'; readonly points: readonly LeadPoint[] }
  | { readonly kind: 'turns'; readonly turns: readonly TurningPoint[] };

/** So many points are told at once. */
const PART = 40;

/** So many turns are told of. */
const TURNS = 3;

/** Works out how the lead changed in a recorded game. What cannot be read has no lead and no turns. */
export async function tellLead(
  text: string,
  loadRules: (game: string) => Promise<AnyGame | null>,
  tell: (news: LeadNews) => void,
): Promise<void> {
  const opened = await openRecord(text, loadRules);
  const all: (LeadPoint & { readonly events: readonly GameEvent[] })[] = [];
  let part: LeadPoint[] = [];
  for (const point of isTrouble(opened) ? [] : leadsOf(opened)) {
    all.push(point);
    part.push({ mover: point.mover, leads: point.leads });
    if (part.length < PART) continue;
    tell({ kind: 'lead', points: part });
    part = [];
  }
  tell({ kind: 'lead', points: part });
  tell({ kind: 'turns', turns: turningPoints(all, TURNS) });
}
