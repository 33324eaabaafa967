import type { AskedDecision } from '@stolik/engine';
import { type Artifact, type Crystal, is, type Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';

/** What is being paid for: the crystal, Artifact or Mercenary that the question speaks of. */
export function subjectOf(decision: AskedDecision | null): number | null {
  const goal = decision?.question.args?.goal;
  return typeof goal === 'object' && 'piece' in goal ? goal.piece : null;
}

/** How much is still owed; 0 when nothing is being paid. */
export function owedIn(decision: AskedDecision | null): number {
  const owed = decision?.question.args?.owed;
  return typeof owed === 'number' ? owed : 0;
}

/** Can the active player get this piece by paying for it? */
export const isForSale = (view: State, target: number | string | null): target is Crystal | Artifact | Mercenary =>
  (is.crystal(target) && view.mine.includes(target)) ||
  (is.mercenary(target) && view.docks.includes(target)) ||
  (is.artifact(target) && view.artifactStacks.some((stack) => stack.at(-1) === target));
