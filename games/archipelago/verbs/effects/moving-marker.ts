import { changeMarker, movesMarker } from '../../rules/markers.ts';
import { atOnce, type Deed, type EffectVerb, type Eventful } from '../verb.ts';

/** What all verbs have in common that do nothing but move a marker. */
export const movingMarker = <E extends { readonly does: Deed }>(
  name: E['does'],
  event: Eventful<E>,
): Pick<EffectVerb<E>, 'does' | 'can' | 'event'> => ({
  does: atOnce<E>(name, (s, effect, dealer) => changeMarker(s, event.marker(effect), event.by(s, effect), dealer)),
  can: (s, _, effect) => movesMarker(s, event.marker(effect), event.by(s, effect)),
  event,
});
