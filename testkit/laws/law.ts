import { type AnyGame, below, type Chance, chanceFrom, type Table } from '@stolik/engine';
import type { Plan } from '../plan.ts';
import { type Move, Walk } from '../walk.ts';

/** Something that must hold in every game. */
export interface Law {
  readonly name: string;
  /** The law as a sentence. */
  readonly says: string;
  /** Looks on while a plan is played, and throws a `LawBroken` where it does not hold. Whenever it yields, the next choice is made. */
  watch(watch: Watch): Iterator<void>;
}

/** One law's place at a walk. What the law draws by chance is its own, so that in company it sees what it sees alone. */
export class Watch {
  /** Luck for what is checked on the way; it does not touch the choices. */
  readonly luck: Chance;
  private readonly samples: Chance;

  constructor(
    readonly walk: Walk,
    private readonly law: string,
  ) {
    this.luck = chanceFrom(walk.plan.luck, ['checks']);
    this.samples = chanceFrom(walk.plan.luck, ['samples']);
  }

  get game(): AnyGame {
    return this.walk.game;
  }

  get plan(): Plan {
    return this.walk.plan;
  }

  get table(): Table<unknown> {
    return this.walk.table;
  }

  get done(): boolean {
    return this.walk.done;
  }

  get move(): Move {
    return this.walk.move;
  }

  /** True at one position in `every`, for checks too dear to make at all of them. */
  sampled(every: number): boolean {
    return below(this.samples, every) === 0;
  }

  broken(what: string, walk = this.walk): LawBroken {
    return new LawBroken(this.law, what, walk);
  }
}

/** Plays the plan once, with all the laws looking on; throws what the first of them finds. */
export function watchGame(game: AnyGame, plan: Plan, laws: readonly Law[]): void {
  const walk = new Walk(game, plan);
  let watching = laws.map((law) => law.watch(new Watch(walk, law.name)));
  for (;;) {
    watching = watching.filter((law) => law.next().done !== true);
    if (walk.done || watching.length === 0) return;
    walk.step();
  }
}

/** Says which law, where in the game, and what was found. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    what: string,
    walk: Walk,
  ) {
    super(`${law}: ${what} (${whereabouts(walk)})`);
    this.name = 'LawBroken';
  }
}

function whereabouts({ made, table }: Walk): string {
  const asked = table.pending.map(({ seat, prompt }) => `seat ${seat} is asked ${prompt}`).join(', ');
  return `after ${made} choices; ${asked || 'the game is over'}`;
}
