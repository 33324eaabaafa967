import { allSeats, type Seat } from '@stolik/engine';
import type { State } from '../state.ts';

/** `rob@player-2`: options that speak of a player name his section of the table. */
export const atPlayer = (verb: string, seat: number): string => `${verb}@player-${seat}`;

/** Somebody, where -1 or nothing stands for nobody. */
export const isSeat = (one: unknown): one is Seat => typeof one === 'number' && one >= 0;

export const otherSeats = (s: State, seat: Seat): Seat[] => allSeats(s.seats).filter((other) => other !== seat);
/** The others in the order of this round. */
export const othersInOrder = (s: State, seat: Seat): Seat[] => s.order.filter((other) => other !== seat);
