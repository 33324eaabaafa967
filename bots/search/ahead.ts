import { type AnyGame, type Chance, copyTable, type Decision, isOver, type Table } from '@stolik/engine';
import type { Judge } from './judge.ts';
import { TurnTree } from './turns.ts';

/** Good turns that are remembered, to be tried first on the next guess. */
const KEPT = 8;

/**
 * Plays the turns after one's own, each as its seat would: the best of some for that seat (max^n). All lines share what is learnt about
 * the first turn ahead, the second and so on, since what others want to do seldom depends on oneself; so with time they answer well.
 */
export class Ahead {
  /** Turns played so far. */
  played = 0;
  readonly #trees: TurnTree[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly chance: Chance,
    private readonly judge: Judge,
    private readonly replies: number,
  ) {}

  /** The table some turns later; null when it was told to stop before. */
  play(from: Table<unknown>, turns: number, stopped: () => boolean): Table<unknown> | null {
    let table = from;
    for (let ahead = 0; ahead < turns && !isOver(table); ahead++) {
      const later = this.bestTurn(table, this.treeFor(ahead), stopped);
      if (later === null) return null;
      table = later;
    }
    return table;
  }

  private bestTurn(table: Table<unknown>, tree: TurnTree, stopped: () => boolean): Table<unknown> | null {
    const { seat } = table.pending[0] as Decision;
    const before = this.judge.position(table, seat);
    let best: Table<unknown> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.replies; i++) {
      if (stopped()) return null;
      const tried = copyTable(this.game, table);
      const end = tree.play(tried, seat);
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
    this.#trees[ahead] ??= new TurnTree(this.game, this.chance, { kept: KEPT, once: false });
    return this.#trees[ahead] as TurnTree;
  }
}
