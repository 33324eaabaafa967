import { allSeats, type Game, type Seating } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import type { State } from '../state.ts';

/**
 * The kit wants somebody to win every game. When the archipelago is lost nobody does (AR-12.2), so it is shown all seats as equals there;
 * that really nobody wins is tested in `ends.test.ts`.
 */
export const withWinners: Game<State, Event> = {
  ...archipelago,
  winners: (s) => (s.ended === 'independence' ? allSeats(s.seats) : archipelago.winners(s)),
};

/** What the usual run looks at: each variant by itself, each with one number of seats; talks, which are long, with few players. */
const LOOKED_AT: { readonly [seats: number]: readonly string[] } = {
  2: ['negotiation=true', 'wider-choice=true', 'choose-openly=true'],
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
  ...withWinners,
  variants,
  refuseSeating,
  coverage: {
    ...archipelago.coverage,
    ofEvent: (event) =>
      event.type === 'card-bought' ? [`card ${cardKind(event.card).id}`] : archipelago.coverage.ofEvent(event),
  },
};
