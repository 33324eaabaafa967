import { kindOf } from '../content/catalogue.ts';
import type { Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';

/** Would the skill be used for nothing (SS-11.2)? It may be all the same; only it should be said. */
export function findsNothing(view: State, card: Mercenary): boolean {
  const { lasting, effects } = kindOf(card).skill;
  return lasting === null && effects.length > 0 && effects.every((effect) => effect.verb.findsNothing(view, effect));
}
