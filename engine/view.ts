import { below, branch, type Chance } from './chance.ts';
import type { GameEvent } from './dealer.ts';
import type { Decision, Option } from './decision.ts';
import { defined } from './defined.ts';
import type { Game } from './game.ts';
import { ask, opOf, pendingFor, picksOf, topFrame } from './play.ts';
import type { Op } from './script.ts';
import { allSeats, type Seat } from './seat.ts';
import { copyTable, isOver, type Table } from './table.ts';
import { say, type Text } from './text.ts';

/** All that one seat, or a spectator, may know of a table. Nothing else ever leaves the house. */
export interface View<S> {
  readonly seat: Seat | null;
  readonly sequence: number;
  readonly over: boolean;
  /** The game's state with everything hidden taken out. */
  readonly state: S;
  /** What this seat is asked now. */
  readonly decision: AskedDecision | null;
  /** What this seat has picked so far where several choose at once and unseen. */
  readonly picked: readonly Option[];
  /** Whom the table waits for. */
  readonly waitingFor: readonly Seat[];
}

export interface AskedDecision extends Decision {
  /** The question, ready to be put into words. */
  readonly question: Text;
}

export function viewTable<S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, seat: Seat | null): View<S> {
  return {
    seat,
    sequence: table.sequence,
    over: isOver(table),
    state: game.view(table.state, seat),
    decision: seat === null ? null : askedOf(game, table, seat),
    picked: pickedBy(game, table, seat),
    waitingFor: table.pending.map((decision) => decision.seat).sort((a, b) => a - b),
  };
}

const NONE: readonly Option[] = [];

/** What a seat has picked so far in a sealed choice that is going on. */
export function pickedBy<S>(game: Pick<Game<S>, 'programs'>, table: Table<S>, seat: Seat | null): readonly Option[] {
  if (seat === null || table.pending.length === 0) return NONE;
  const frame = topFrame(table);
  const op = opOf(game, frame);
  return op.kind === 'together' ? (picksOf(frame, op)[seat] ?? NONE).slice() : NONE;
}

/** The seat's decision with its question; for those who may see all, and inside a view. */
export function askedOf<S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, seat: Seat): AskedDecision | null {
  const decision = pendingFor(table, seat);
  if (decision === null) return null;
  const frame = topFrame(table);
  const { about } = opOf(game, frame);
  const key = `ask-${decision.prompt.replace('.', '-')}`;
  return { ...decision, question: about === null ? say(key) : say(key, about(table.state, frame.locals, seat)) };
}

/** Is this seat allowed to hear of the event? */
export const mayHear = (event: GameEvent, seat: Seat | null): boolean =>
  event.to === undefined || (seat !== null && event.to.includes(seat));

/** So often a deal is tried again when it leaves another seat, in the middle of a move, with nothing to choose. */
const DEALS = 50;

/**
 * Another table that looks the same to the seat: everything it cannot know is dealt anew (law 5), future chance
 * included. What others have picked unseen is picked anew among what they could pick then.
 *
 * It is meant for a seat that has to decide. Looked at from a seat that waits, another's half-made move may fit no deal that was
 * tried; that table can still be viewed, but has no option to play on with.
 */
export function determinize<S, E extends GameEvent>(
  game: Game<S, E>,
  table: Table<S>,
  seat: Seat,
  chance: Chance,
): Table<S> {
  for (let deal = 1; ; deal++) {
    const copy = dealAnew(game, table, seat, chance);
    if (deal === DEALS || waitsForTheSame(copy, table)) return copy;
  }
}

/** Is everybody who has to choose still asked, and able to answer? */
const waitsForTheSame = (copy: Table<unknown>, table: Table<unknown>): boolean =>
  copy.pending.length === table.pending.length && copy.pending.every((decision) => decision.options.length > 0);

function dealAnew<S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, seat: Seat, chance: Chance): Table<S> {
  const copy = copyTable(game, table);
  copy.chance = branch(chance);
  game.determinize(copy.state, seat, chance);
  if (isOver(copy)) return copy;
  const frame = topFrame(copy);
  const op = opOf(game, frame);
  if (op.kind === 'together') return pickAnew(op, copy, seat, chance);
  if (copy.pending.every((decision) => decision.seat === seat)) return copy;
  const options = op.options(copy.state, frame.locals, seat, []);
  copy.pending = copy.pending.map((decision) => ({ ...decision, options }));
  return copy;
}

/** More picks than this in one sealed choice is a choice that never ends. */
const MOST_PICKS = 1000;

/** Others' sealed picks: one who is done has picked something else to the end, one who is not begins anew. */
function pickAnew<S>(op: Op, table: Table<S>, viewer: Seat, chance: Chance): Table<S> {
  const frame = topFrame(table);
  const picks = picksOf(frame, op);
  const waiting = table.pending;
  table.pending = waiting.filter((decision) => decision.seat === viewer);
  for (const seat of allSeats(table.seats)) {
    if (seat === viewer) continue;
    const begun = defined(picks[seat]).length > 0;
    const asked = waiting.some((decision) => decision.seat === seat);
    const anew: Option[] = [];
    picks[seat] = anew;
    if (asked) ask(op, table, frame, seat);
    for (let count = 0; !asked && begun && count < MOST_PICKS; count++) {
      const options = op.options(table.state, frame.locals, seat, anew);
      if (options.length === 0) break;
      anew.push(defined(options[below(chance, options.length)]));
    }
  }
  return table;
}
