import type { Game, Seating } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import type { State } from '../state.ts';

/** When the archipelago is lost nobody wins (AR-12.2). */
export const lostEndings = ['independence'];

/** What the usual run looks at: each variant by itself, each with one number of seats; talks, which are long, with few players. */
const LOOKED_AT: { readonly [seats: number]: readonly string[] } = {
  2: ['negotiation=true', 'length=long', 'wider-choice=true', 'choose-openly=true'],
  3: ['negotiation=true', 'length=long', 'benefactor=true'],
  4: ['all-clear=true', 'desert-start=true'],
  5: ['length=medium', 'more-control=true'],
};

/** Talks make up most of what random players do, so in the usual run they are one variant among others. */
const variants = archipelago.variants.map((variant) =>
  variant.id === 'negotiation' ? { ...variant, default: 'false' } : variant,
);

function refuseSeating({ seats, variants: chosen }: Seating): string | null {
  const changed = variants.filter(({ id, default: usual }) => chosen[id] !== usual);
  const isLookedAt = changed.every(({ id }) => LOOKED_AT[seats]?.includes(`${id}=${chosen[id]}`));
  return changed.length < 2 && isLookedAt ? null : 'Left to variants.test.ts.';
}

/** The game with few of its seatings, so that the usual run is quick. Cards count as reached when they are bought. */
export const forUsualRuns: Game<State, Event> = {
  ...archipelago,
  variants,
  refuseSeating,
  coverage: {
    ...archipelago.coverage,
    ofEvent: (event) =>
      event.type === 'card-bought' ? [`card ${cardKind(event.card).id}`] : archipelago.coverage.ofEvent(event),
  },
};
