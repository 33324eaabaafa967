import { programOf } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { branchOf } from '../content/read-terms.ts';
import { concernHasSome, concernMeets } from '../rules/concern-stock.ts';
import { carryOut } from '../rules/effects.ts';
import { opensPurse } from '../rules/journey.ts';
import { type Wagon, wagonAt } from '../state.ts';
import { clause, following, programText } from '../words/effects.ts';
import { ALWAYS, loss, NOTHING_CERTAIN, through, told, type Verb } from './verb.ts';

/** DR-24.3: the second part counts only if nothing of the first can be lost. */
export interface Otherwise {
  readonly does: 'otherwise';
  readonly first: ProgramId;
  readonly second: ProgramId;
}

const canLoseSome = (wagon: Wagon, program: ProgramId): boolean =>
  programOf(program).effects.some((effect) => effect.verb.can.lose(wagon, effect));

export const otherwise: Verb<Otherwise> = {
  reads: {
    otherwise: (item, enter) => ({
      does: 'otherwise',
      first: enter(branchOf(item, 0)),
      second: enter(branchOf(item, 1)),
    }),
  },
  stands: [],
  can: ALWAYS,
  does: through(
    () => carryOut,
    ({ seat, open }, { first, second }: Otherwise, s) => ({
      seat,
      open,
      next: 0,
      program: canLoseSome(wagonAt(s, seat), first) ? first : second,
    }),
  ),
  road: {
    ...loss((s, { first, second }, dealer) => concernMeets(s, concernHasSome(s, first) ? first : second, dealer)),
    opensPurse: ({ first, second }) => opensPurse(first) || opensPurse(second),
  },
  says: told(({ first, second }, opening) =>
    clause(
      'do-otherwise',
      { first: programText(first, opening), second: programText(second, following(opening)) },
      opening,
    ),
  ),
  brings: NOTHING_CERTAIN,
  shows: ({ first, second }) => [{ either: [{ program: first }, { program: second }] }],
};
