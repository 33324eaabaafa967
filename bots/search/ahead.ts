import { type AnyGame, type Chance, copyTable, type Decision, isOver, type Option, type Table } from '@stolik/engine';
import type { Judge } from './judge.ts';
import { TurnTree } from './turns.ts';

/** Good turns that are remembered, to be tried first on the next guess. */
const KEPT = 8;

/** A turn of which some choices are made, and how it was meant to go on. */
export interface BegunTurn {
  readonly begun: number;
  readonly plan: readonly Option[] | null;
}

const NOT_BEGUN: BegunTurn = { begun: 0, plan: null };

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
      const later = this.bestTurn(table, this.treeFor(ahead), NOT_BEGUN, stopped);
      if (later === null) return null;
      table = later;
    }
    return table;
  }

  /** The table at the end of a turn that was begun, as it was planned or better; null when it was told to stop before. */
  finish(from: Table<unknown>, turn: BegunTurn, stopped: () => boolean): Table<unknown> | null {
    return this.bestTurn(from, this.#rest, turn, stopped);
  }

  private bestTurn(
    table: Table<unknown>,
    tree: TurnTree,
    { begun, plan }: BegunTurn,
    stopped: () => boolean,
  ): Table<unknown> | null {
    const { seat } = table.pending[0] as Decision;
    const before = this.judge.position(table, seat);
    let best: Table<unknown> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.replies; i++) {
      if (stopped()) return null;
      const tried = copyTable(this.game, table);
      const end = tree.play(tried, seat, begun, i === 0 ? plan : null);
      const worth = this.judge.worth(tried, seat);
      tree.learn(end, worth - before);
      tree.learnOthers((other) => this.judge.worth(tried, other));
      this.played++;
      if (worth > most) {
        most = worth;
        best = tried;
      }
    }
    return best;
  }

  private treeFor(ahead: number): TurnTree {
    this.#trees[ahead] ??= this.newTree();
    return this.#trees[ahead] as TurnTree;
  }

  private newTree(): TurnTree {
    return new TurnTree(this.game, this.chance, { kept: KEPT, once: false });
  }
}
