import { gainFlorins } from '../../rules/stock.ts';
import type { State } from '../../state.ts';
import { atOnce, type Deed, type EffectVerb } from '../verb.ts';

/** What all verbs have in common that bring the active player florins. */
export const gainingFlorins = <E extends { readonly does: Deed }>(
  name: E['does'],
  florinsOf: (s: State, effect: E) => number,
): Pick<EffectVerb<E>, 'does' | 'can' | 'event'> => ({
  does: atOnce<E>(name, (s, effect, dealer) => {
    const florins = florinsOf(s, effect);
    if (florins > 0)
      dealer.tell({ type: 'florins-gained', seat: s.active, florins: gainFlorins(s, s.active, florins) });
  }),
  can: (s, _, effect) => s.florins > 0 && florinsOf(s, effect) > 0,
  event: null,
});
