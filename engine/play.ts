import { chanceFrom } from './chance.ts';
import { Dealer, type GameEvent, type Listener } from './dealer.ts';
import { type Answer, type Decision, type Option, type Refusal, refuse } from './decision.ts';
import { defined } from './defined.ts';
import type { Game, Seating } from './game.ts';
import type { Op } from './script.ts';
import { type Seat, seat } from './seat.ts';
import { type Frame, isOver, type Table } from './table.ts';

/** More steps than this between two decisions is a rule that never ends. */
const STEP_LIMIT = 1_000_000;

/** Seats `seating.seats` players, deals by the seed, and plays on to the first decision. */
export function start<S, E extends GameEvent>(
  game: Game<S, E>,
  seating: Seating,
  seed: string,
  listener: Listener<E> | null = null,
  entropy: readonly string[] = [],
): Table<S> {
  const chance = chanceFrom(seed, entropy);
  const dealer = new Dealer<E>(chance, listener);
  const table: Table<S> = {
    state: game.setup(seating, dealer),
    stack: [{ script: game.play.name, at: 0, locals: {} }],
    pending: [],
    chance,
    seats: seating.seats,
    sequence: 0,
    fence: null,
  };
  playOn(game, table, dealer);
  return table;
}

/** Applies an answer and plays on to the next decision; or says why not, and changes nothing (law 6). */
export function choose<S, E extends GameEvent>(
  game: Game<S, E>,
  table: Table<S>,
  answer: Answer,
  listener: Listener<E> | null = null,
): Refusal | null {
  const decision = pendingFor(table, answer.seat);
  if (decision === null) {
    return isOver(table)
      ? refuse('game-over', 'The game is over.')
      : refuse('not-your-decision', `Seat ${answer.seat} has nothing to decide now.`);
  }
  if (decision.id !== answer.decision) {
    return refuse(
      'stale-decision',
      `That answers decision ${answer.decision}; the question now is decision ${decision.id}.`,
    );
  }
  if (!decision.options.includes(answer.option)) {
    return refuse('unknown-option', `"${answer.option}" is not one of the options of ${decision.prompt}.`);
  }
  applyChoice(game, table, decision, answer.option, listener);
  return null;
}

/** The decision that waits for this seat, if any. */
export function pendingFor(table: Table<unknown>, seat: Seat): Decision | null {
  for (const decision of table.pending) if (decision.seat === seat) return decision;
  return null;
}

/** Applies an option of a pending decision, unchecked: for those who took it from the list itself. */
export function applyChoice<S, E extends GameEvent>(
  game: Game<S, E>,
  table: Table<S>,
  decision: Decision,
  option: Option,
  listener: Listener<E> | null = null,
): void {
  const dealer = new Dealer<E>(table.chance, listener);
  const drawn = table.chance.drawn;
  table.sequence++;
  const frame = topFrame(table);
  const op = opOf(game, frame);
  if (op.kind === 'together') {
    picksOf(frame, op)[decision.seat]?.push(option);
    table.pending = table.pending.filter((waiting) => waiting !== decision);
    ask(op, table, frame, decision.seat);
    if (table.pending.length === 0) frame.at++;
  } else {
    frame.locals[op.name] = option;
    frame.at++;
    table.pending = [];
  }
  if (table.pending.length === 0) playOn(game, table, dealer);
  table.fence = table.chance.drawn !== drawn ? 'chance' : dealer.revealed ? 'revealed' : null;
}

/** The frame of the step that waits for answers. Asked at every choice; where somebody has to choose, there is one. Hence the cast. */
export const topFrame = (table: Table<unknown>): Frame => table.stack[table.stack.length - 1] as Frame;

/** The step at which a frame stands. */
export const opOf = (game: Pick<Game, 'programs'>, { script, at }: Frame): Op => defined(game.programs[script]?.[at]);

/** What each seat has picked so far in a `chooseTogether`, which alone writes there; what a frame remembers has no types. */
export const picksOf = (frame: Frame, op: Op): Option[][] => frame.locals[op.name] as Option[][];

/** Runs steps until somebody has to choose or the game is over. */
function playOn<S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, dealer: Dealer<E>): void {
  const { stack } = table;
  for (let calls = 0; calls < STEP_LIMIT; calls++) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return;
    const asked = runFrame(game, table, frame, dealer);
    if (asked) return;
  }
  throw endless(game.id, topFrame(table));
}

const endless = (game: string, frame: Frame): Error =>
  new Error(`${game}: script "${frame.script}" ran ${STEP_LIMIT} steps without a decision`);

/** Runs one frame until it ends, calls another or asks; true if it asks. */
function runFrame<S, E extends GameEvent>(game: Game<S, E>, table: Table<S>, frame: Frame, dealer: Dealer<E>): boolean {
  const { state, stack } = table;
  const { breaksOff } = game;
  const ops = game.programs[frame.script];
  // Names of scripts can be made up while a game is played; those that are written out were looked at when it was defined.
  if (ops === undefined) throw new Error(`${game.id}: script "${frame.script}" is not listed`);
  const local = frame.locals;
  let at = frame.at;
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const op = ops[at];
    if (op === undefined) {
      stack.pop();
      comeBack(game, table, frame);
      return false;
    }
    switch (op.kind) {
      case 'run':
        op.run(state, local, dealer as Dealer<unknown>); // steps are kept without the types of their game
        at++;
        if (breaksOff?.(state, dealer) && stack.length > 1) {
          stack.length = 1;
          topFrame(table).at++;
          return false;
        }
        break;
      case 'unless':
        at = op.test(state, local) ? at + 1 : op.to;
        break;
      case 'jump':
        at = op.to;
        break;
      case 'call': {
        frame.at = at;
        const { name } = typeof op.script === 'function' ? op.script(state, local) : op.script;
        stack.push({ script: name, at: 0, locals: op.give(state, local) });
        return false;
      }
      case 'choose': {
        const options = op.options(state, local, nobody, none);
        if (options.length > 1 || (options.length === 1 && op.always)) {
          frame.at = at;
          const seat = op.by === null ? game.active(state) : op.by(state, local);
          table.pending = [{ id: table.sequence, seat, prompt: op.prompt, options }];
          return true;
        }
        local[op.name] = options.length === 0 ? null : options[0];
        at++;
        break;
      }
      case 'together': {
        frame.at = at;
        local[op.name] = Array.from({ length: table.seats }, () => []);
        for (const seat of op.who(state, local)) ask(op, table, frame, seat);
        if (table.pending.length > 0) return true;
        at++;
        break;
      }
    }
  }
  throw endless(game.id, frame);
}

/** What a `choose` step passes where a `chooseTogether` has the seat and its picks. */
const nobody = seat(-1);
const none: readonly Option[] = [];

/** A called script has ended: its caller moves on, and may take something home. */
function comeBack<S>(game: Pick<Game<S>, 'programs'>, table: Table<S>, ended: Frame): void {
  const caller = table.stack[table.stack.length - 1];
  if (caller === undefined) return;
  const { back } = opOf(game, caller);
  if (back !== null) back(table.state, caller.locals, ended.locals);
  caller.at++;
}

/** Asks one seat of a `chooseTogether` for its next pick; forced picks are made at once. */
export function ask<S>(op: Op, table: Table<S>, frame: Frame, seat: Seat): void {
  const picked = defined(picksOf(frame, op)[seat]);
  for (;;) {
    const options = op.options(table.state, frame.locals, seat, picked);
    if (options.length === 0) return;
    if (options.length > 1 || op.always) {
      table.pending.push({ id: table.sequence, seat, prompt: op.prompt, options });
      return;
    }
    picked.push(defined(options[0]));
  }
}
