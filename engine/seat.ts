declare const seatBrand: unique symbol;

/** A place at the table, 0 to n-1, clockwise. A person or a bot sits there. */
export type Seat = number & { readonly [seatBrand]: true };

/** The one place where a number becomes a seat. */
export const seat = (index: number): Seat => index as Seat;

/** All seats of a table, from 0 on. */
export const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, index) => seat(index));

/** The next seat clockwise. */
export const nextSeat = (from: Seat, count: number): Seat => seat((from + 1) % count);

/** The others clockwise, from the left neighbour on. */
export const othersAfter = (own: Seat, count: number): Seat[] => seatsFrom(nextSeat(own, count), count).slice(0, -1);

/** All seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, index) => seat((first + index) % count));
