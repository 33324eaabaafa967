import type { Chance, Seat } from '@stolik/engine';
import { dealAnew } from '@stolik/engine/state';
import { orchard } from './fields.ts';
import type { Orchard } from './state.ts';

export { view } from './state.generated.ts';

/** Others' hands and the deck are one heap to the seat, and so are the baskets to come. */
export const determinize = (state: Orchard, seat: Seat, chance: Chance): void => dealAnew(orchard, state, seat, chance);
