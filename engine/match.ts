import type { GameEvent, Listener } from './dealer.ts';
import { type Answer, type Choice, type Decision, type Refusal, refuse } from './decision.ts';
import { given } from './defined.ts';
import { reasonOf } from './fault.ts';
import type { Game, Seating } from './game.ts';
import { applyChoice, choose, opOf, pendingFor, start, topFrame } from './play.ts';
import type { Seat } from './seat.ts';
import { copyTable, type Fence, isOver, type Table } from './table.ts';

/** Where the way back ends. */
type FenceReason = Fence | 'other-seat' | 'start';

const noWayBack: Record<FenceReason, Refusal> = {
  start: refuse('nothing-to-undo', 'Nothing has been chosen yet.'),
  chance: refuse('undo-chance', 'That choice drew on chance and stands.'),
  revealed: refuse('undo-revealed', 'That choice showed something hidden and stands.'),
  'other-seat': refuse('undo-other-seat', 'Another player has chosen since.'),
};

export interface MatchOptions {
  readonly seed: string;
  readonly entropy?: readonly string[];
}

/** All of a match as plain data, for whoever stores it. */
export interface KeptMatch<S> {
  readonly table: Table<S>;
  readonly choices: readonly Choice[];
  /** The table at the last fence; null where it is the table itself. */
  readonly fenced: Table<S> | null;
  readonly sinceFence: number;
  readonly reason: FenceReason;
}

/**
 * A table with its memory: every choice made, and the way back to the last fence. Only a copy of the table at that fence is kept, so
 * memory and the cost of a choice do not grow with the game.
 */
export class Match<S, E extends GameEvent> {
  table: Table<S>;
  /** All choices that stand. */
  readonly choices: Choice[] = [];
  private fenced: Table<S>;
  private sinceFence = 0;
  private reason: FenceReason = 'start';

  constructor(
    readonly game: Game<S, E>,
    readonly seating: Seating,
    readonly options: MatchOptions,
    listener: Listener<E> | null = null,
  ) {
    this.table = start(game, seating, options.seed, listener, options.entropy);
    this.fenced = this.table;
  }

  get over(): boolean {
    return isOver(this.table);
  }

  /** Applies an answer, or says why not. If the rules themselves fail, the table is put back as it was. */
  choose(answer: Answer, listener: Listener<E> | null = null): Refusal | null {
    const last = this.choices.at(-1);
    const changesHands = this.sinceFence > 0 && last !== undefined && last.seat !== answer.seat;
    const together = this.isTogether();
    // Whatever is taken back later, or fails now, is played again from the last fence: only there a copy is needed.
    const before = changesHands || this.sinceFence === 0 ? copyTable(this.game, this.table) : this.fenced;
    if (this.sinceFence === 0) this.fenced = before;
    const { sequence, pending } = this.table;
    try {
      const refusal = choose(this.game, this.table, answer, listener);
      if (refusal !== null) return refusal;
    } catch (error) {
      this.table = this.replayed();
      this.table.sequence = sequence;
      this.table.pending = pending;
      return refuse('broken-rules', `The rules failed (${reasonOf(error)}); the choice was not made.`);
    }
    if (changesHands) this.setFence('other-seat', before);
    this.choices.push({ seat: answer.seat, option: answer.option, ...(together ? { together: true } : {}) });
    this.sinceFence++;
    if (this.table.fence !== null) this.setFence(this.table.fence);
    return null;
  }

  /** The same match once more: what is chosen there is not chosen here. */
  fork(): Match<S, E> {
    const twin: Match<S, E> = Object.create(Match.prototype);
    return Object.assign(twin, this, { table: copyTable(this.game, this.table), choices: [...this.choices] });
  }

  /** Plain data, shared with the match: it is to be written down before the next choice. */
  keep(): KeptMatch<S> {
    const { table, choices, fenced, sinceFence, reason } = this;
    return { table, choices, fenced: fenced === table ? null : fenced, sinceFence, reason };
  }

  /** The match that was kept, which takes over what it is given. */
  static kept<S, E extends GameEvent>(
    game: Game<S, E>,
    seating: Seating,
    options: MatchOptions,
    { table, choices, fenced, sinceFence, reason }: KeptMatch<S>,
  ): Match<S, E> {
    const match: Match<S, E> = Object.create(Match.prototype);
    const own = { table, choices: [...choices], fenced: fenced ?? table, sinceFence, reason };
    return Object.assign(match, { game, seating, options, ...own });
  }

  /** Why this seat cannot take back its last choice; null when it can (law 8). */
  whyNoUndo(seat: Seat): Refusal | null {
    if (this.sinceFence === 0) return noWayBack[this.reason];
    if (this.choices.at(-1)?.seat !== seat) return noWayBack['other-seat'];
    return null;
  }

  /** Takes back the last choice. The table is as before it, but for its sequence number, which goes on. */
  undo(seat: Seat): Refusal | null {
    const refusal = this.whyNoUndo(seat);
    if (refusal !== null) return refusal;
    const { sequence, pending } = this.table;
    this.choices.pop();
    this.sinceFence--;
    this.table = this.replayed();
    renumber(this.table, sequence + 1, pending);
    return null;
  }

  /** The table as all choices that stand have left it, played again from the fence. */
  private replayed(): Table<S> {
    const table = copyTable(this.game, this.fenced);
    for (const choice of this.choices.slice(this.choices.length - this.sinceFence))
      applyChoice(this.game, table, given(pendingFor(table, choice.seat)), choice.option);
    return table;
  }

  private isTogether(): boolean {
    return this.table.pending.length > 0 && opOf(this.game, topFrame(this.table)).kind === 'together';
  }

  /** Where the table stands at the fence itself, it is copied when the next choice leaves it. */
  private setFence(reason: FenceReason, table: Table<S> = this.table): void {
    this.fenced = table;
    this.sinceFence = 0;
    this.reason = reason;
  }
}

/** A match of whichever game. */
export type AnyMatch = Match<unknown, GameEvent>;

/** New numbers for the questions that are open again; those that were open all the time keep theirs. */
function renumber(table: Table<unknown>, sequence: number, before: readonly Decision[]): void {
  table.sequence = sequence;
  table.pending = table.pending.map(
    (decision) =>
      before.find((old) => old.seat === decision.seat && old.id === decision.id) ?? { ...decision, id: sequence },
  );
}
