import {
  type AnyGame,
  applyChoice,
  below,
  type Chance,
  chanceFrom,
  type Decision,
  type GameEvent,
  isOver,
  type Listener,
  nextWord,
  type Option,
  pendingFor,
  type Seat,
  start,
  type Table,
} from '@stolik/engine';
import type { Plan } from './plan.ts';

export interface Move {
  readonly decision: Decision;
  readonly option: Option;
}

/** A plan being played: a table, and which choice comes next. Several tables may be led along the same walk. */
export class Walk {
  readonly table: Table<unknown>;
  /** Choices made so far. */
  made = 0;
  /** Luck for whoever checks something on the way; it does not touch the choices. */
  readonly luck: Chance;
  private readonly picks: Chance;
  private readonly samples: Chance;
  private chosen: Move | null = null;

  constructor(
    readonly game: AnyGame,
    readonly plan: Plan,
    readonly listener: Listener<GameEvent> | null = null,
  ) {
    this.table = start(game, plan, plan.seed, listener);
    this.luck = chanceFrom(plan.luck, ['checks']);
    this.picks = chanceFrom(plan.luck, ['picks']);
    this.samples = chanceFrom(plan.luck, ['samples']);
  }

  /** Nothing left to choose, in the game or in the plan. */
  get done(): boolean {
    return isOver(this.table) || this.made >= this.plan.stop;
  }

  /** The choice that the plan makes next. */
  get move(): Move {
    this.chosen ??= moveOf(this.table, this.plan.picks[this.made] ?? nextWord(this.picks));
    return this.chosen;
  }

  step(): void {
    const { decision, option } = this.move;
    applyChoice(this.game, this.table, decision, option, this.listener);
    this.chosen = null;
    this.made++;
  }

  /** True at one position in `every`, for checks too dear to make at all of them. */
  sampled(every: number): boolean {
    return below(this.samples, every) === 0;
  }
}

/** A number made into a choice: whose decision, and which option of it. */
export function moveOf(table: Table<unknown>, pick: number): Move {
  const { pending } = table;
  const decision = pending[pick % pending.length];
  if (decision === undefined) throw new Error('Nobody has anything to decide, and yet the game is not over.');
  const option = decision.options[Math.floor(pick / pending.length) % decision.options.length];
  if (option === undefined) throw new Error(`The list of options of ${decision.prompt} is empty.`);
  return { decision, option };
}

/** The same choice on another table that has come the same way. */
export function follow(
  game: AnyGame,
  table: Table<unknown>,
  { decision, option }: Move,
  listener: Listener<GameEvent> | null = null,
): void {
  const own = pendingFor(table, decision.seat);
  if (own === null)
    throw new Error(`Seat ${decision.seat} has nothing to decide on the table that should be the same.`);
  applyChoice(game, table, own, option, listener);
}

/** Plays on at random, at most so many choices. */
export function playOn(game: AnyGame, table: Table<unknown>, chance: Chance, choices: number): void {
  for (let i = 0; i < choices && !isOver(table); i++) follow(game, table, moveOf(table, nextWord(chance)));
}

/** A generator that will draw the same again. */
export const same = (chance: Chance): Chance => ({ key: chance.key, drawn: chance.drawn });

export const seatsAt = (table: Table<unknown>): Seat[] =>
  Array.from({ length: table.seats }, (_, index) => index as Seat);
