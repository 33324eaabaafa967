import {
  type AnyGame,
  applyChoice,
  type Chance,
  copyTable,
  defined,
  determinize,
  isOver,
  type Option,
  type Seat,
  type Table,
} from '@stolik/engine';
import { isForced } from '../turn.ts';
import type { Judge } from './judge.ts';
import type { Choice } from './tree.ts';
import { TurnTree } from './turns.ts';

/** Good turns that are remembered, to be tried first on the next guess. */
const KEPT = 8;

/** A turn of which some choices are made, and how it was meant to go on. */
export interface BegunTurn {
  readonly begun: number;
  readonly plan: readonly Option[] | null;
}

const NOT_BEGUN: BegunTurn = { begun: 0, plan: null };

/** A turn played to its end. */
interface PlayedTurn {
  readonly table: Table<unknown>;
  readonly end: Choice;
}

/**
 * Plays the turns after one's own, each as its seat would: the best of some for that seat (max^n). All lines share what is learnt about
 * the first turn ahead, the second and so on, since what others want to do seldom depends on oneself; so with time they answer well.
 */
export class Ahead {
  /** Turns played so far. */
  played = 0;
  readonly #rest: TurnTree;
  readonly #trees: TurnTree[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly chance: Chance,
    private readonly judge: Judge,
    private readonly replies: number,
  ) {
    this.#rest = this.newTree();
  }

  /** The table some turns later; null when it was told to stop before. */
  play(from: Table<unknown>, turns: number, stopped: () => boolean): Table<unknown> | null {
    let table = from;
    for (let ahead = 0; ahead < turns && !isOver(table); ahead++) {
      this.goOn(table);
      if (isOver(table)) break;
      const { seat } = defined(table.pending[0]);
      const turn = this.bestTurn(table, seat, this.treeFor(ahead), NOT_BEGUN, stopped);
      if (turn === null) return null;
      table = turn.table;
    }
    return table;
  }

  /** One who plays alone is asked before others move that have no seat; that is no turn. */
  private goOn(table: Table<unknown>): void {
    while (table.seats === 1 && !isOver(table)) {
      const decision = defined(table.pending[0]);
      if (!isForced(decision)) return;
      applyChoice(this.game, table, decision, defined(decision.options[0]));
    }
  }

  /**
   * The table at the end of the seat's own turn, as it was planned or better; null when it was told to stop before. How to go on is thought out on
   * another guess, or the seat would know its luck beforehand.
   */
  finish(
    from: Table<unknown>,
    seat: Seat,
    turn: BegunTurn,
    stopped: () => boolean,
    replies = this.replies,
  ): Table<unknown> | null {
    const guess = determinize(this.game, from, seat, this.chance);
    const best = this.bestTurn(guess, seat, this.#rest, turn, stopped, replies);
    if (best === null) return null;
    this.#rest.play(from, seat, turn.begun, best.end.line());
    return from;
  }

  private bestTurn(
    table: Table<unknown>,
    seat: Seat,
    tree: TurnTree,
    { begun, plan }: BegunTurn,
    stopped: () => boolean,
    replies = this.replies,
  ): PlayedTurn | null {
    const before = this.judge.position(table, seat);
    let best: PlayedTurn | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < replies; i++) {
      if (stopped()) return null;
      const tried = copyTable(this.game, table);
      const end = tree.play(tried, seat, begun, i === 0 ? plan : null);
      const worth = this.judge.worth(tried, seat);
      tree.learn(end, worth - before);
      tree.learnOthers((other) => this.judge.worth(tried, other));
      this.played++;
      if (worth > most) {
        most = worth;
        best = { table: tried, end };
      }
    }
    return best;
  }

  private treeFor(ahead: number): TurnTree {
    this.#trees[ahead] ??= this.newTree();
    return this.#trees[ahead];
  }

  private newTree(): TurnTree {
    return new TurnTree(this.game, this.chance, { kept: KEPT, once: false });
  }
}
