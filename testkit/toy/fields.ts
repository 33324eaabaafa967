import { fieldsFor, pieces } from '@stolik/engine/state';
import { CARDS, FACE_DOWN, type Orchard } from './state.ts';

const { value, list, piles, whole } = fieldsFor<Orchard>();

const CARD = pieces<Orchard>('card', () => Array.from({ length: CARDS }, (_, card) => card));
/** One that nobody bid for is gone, so only those count that are still about. */
const BASKET = pieces<Orchard>('basket', ({ baskets, basket, won }) =>
  [...new Set([...baskets, ...won.flat(), ...(basket === null ? [] : [basket])])].sort((a, b) => a - b),
);

export const orchard = whole('Orchard', FACE_DOWN, () => false, {
  seats: value('all'),
  rounds: value('all'),
  round: value('all'),
  first: value('all'),
  active: value('all'),
  weather: value('all'),
  deck: list('nobody', CARD),
  discard: list('all', CARD),
  hands: piles('owner', CARD),
  sun: piles('all', CARD),
  shade: piles('all', CARD),
  coins: list('all'),
  baskets: list('nobody', BASKET),
  basket: value('all', BASKET),
  laid: value('all', CARD),
  won: piles('all', BASKET),
});
