import type { AnyGame } from '@stolik/engine';
import type { Plan } from '../plan.ts';
import type { Walk } from '../walk.ts';

/** Something that must hold in every game. `check` plays the plan and throws a `LawBroken` where it does not. */
export interface Law {
  readonly name: string;
  /** The law as a sentence. */
  readonly says: string;
  check(game: AnyGame, plan: Plan): void;
}

/** Says which law, where in the game, and what was found. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    what: string,
    walk: Walk | null = null,
  ) {
    super(`${law}: ${what}${walk === null ? '' : ` (${whereabouts(walk)})`}`);
    this.name = 'LawBroken';
  }
}

function whereabouts({ made, table }: Walk): string {
  const asked = table.pending.map(({ seat, prompt }) => `seat ${seat} is asked ${prompt}`).join(', ');
  return `after ${made} choices; ${asked || 'the game is over'}`;
}
