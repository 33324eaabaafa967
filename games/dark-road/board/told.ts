import { useTable } from '@stolik/ui';
import { useMemo } from 'react';
import type { Event } from '../events.ts';
import type { Journey, Merchant } from '../state.ts';

/** What the table was told: for what cannot be read from how things lie now. */
export function useTold(): readonly Event[] {
  const { log } = useTable();
  // The log is of this game's table, which tells nothing but this game's events.
  return useMemo(() => log.map(({ event }) => event as unknown as Event), [log]);
}

/** Which travel die each traveller of this caravan has taken. */
export function useTaken(trip: Journey): ReadonlyMap<Merchant, number> {
  const told = useTold();
  return useMemo(() => {
    const taken = new Map<Merchant, number>();
    const from = told.findLastIndex(({ type }) => type === 'caravan-announced');
    for (const event of told.slice(Math.max(0, from)))
      if (event.type === 'die-picked' && trip.travellers.includes(event.merchant))
        taken.set(event.merchant, event.value);
    return taken;
  }, [told, trip]);
}
