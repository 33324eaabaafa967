import {
  type AnyGame,
  applyChoice,
  type Chance,
  chanceFrom,
  copyPlain,
  type Decision,
  determinize,
  type GameEvent,
  isOver,
  type Listener,
  nextWord,
  type Option,
  pendingFor,
  type Seat,
  start,
  type Table,
  type View,
  viewTable,
} from '@stolik/engine';
import type { Plan } from './plan.ts';

export interface Move {
  readonly decision: Decision;
  readonly option: Option;
}

/** A plan being played: a table, and which choice comes next. Several tables may be led along the same walk, and several may look on. */
export class Walk {
  readonly table: Table<unknown>;
  /** Choices made so far. */
  made = 0;
  /** What happened by the last choice; before the first choice, by setting up. */
  events: GameEvent[] = [];
  private readonly picks: Chance;
  private chosen: Move | null = null;
  private seen: Seen = nothingSeen();

  constructor(
    readonly game: AnyGame,
    readonly plan: Plan,
  ) {
    this.table = start(game, plan, plan.seed, this.listener);
    this.picks = chanceFrom(plan.luck, ['picks']);
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
    this.events = [];
    applyChoice(this.game, this.table, decision, option, this.listener);
    this.chosen = null;
    this.seen = nothingSeen();
    this.made++;
  }

  /** The table as it was when somebody first asked at this position. */
  get before(): Table<unknown> {
    this.seen.before ??= copyPlain(this.table);
    return this.seen.before;
  }

  /** What a seat, or a spectator, sees at this position; to be looked at only. */
  viewOf(seat: Seat | null): View<unknown> {
    const view = this.seen.views.get(seat) ?? viewTable(this.game, this.table, seat);
    this.seen.views.set(seat, view);
    return view;
  }

  /** A table that looks the same to the seat; to be looked at only. */
  redealtFor(seat: Seat): Table<unknown> {
    const known = this.seen.redealt.get(seat);
    if (known !== undefined) return known;
    const chance = chanceFrom(this.plan.luck, ['redeal', String(this.made), String(seat)]);
    const table = determinize(this.game, this.table, seat, chance);
    this.seen.redealt.set(seat, table);
    return table;
  }

  private readonly listener: Listener<GameEvent> = (event) => this.events.push(event);
}

/** What was worked out at one position, for all who look on. */
interface Seen {
  before: Table<unknown> | null;
  readonly views: Map<Seat | null, View<unknown>>;
  readonly redealt: Map<Seat, Table<unknown>>;
}

const nothingSeen = (): Seen => ({ before: null, views: new Map(), redealt: new Map() });
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
