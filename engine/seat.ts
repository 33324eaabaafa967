declare const seatBrand: unique symbol;

/** A place at the table, 0 to n-1, clockwise. A person or a bot sits there. */
export type Seat = number & { readonly [seatBrand]: true };

/** The one place where a number becomes a seat. */
export const seat = (index: number): Seat => index as Seat;

/** All seats of a table, from 0 on. */
export const allSeats = (count: number): Seat[] => seatsFrom(seat(0), count);

/** The next seat clockwise. */
export const nextSeat = (from: Seat, count: number): Seat => seat((from + 1) % count);

/** The others clockwise, from the left neighbour on. */
export const othersAfter = (own: Seat, count: number): Seat[] => seatsFrom(nextSeat(own, count), count).slice(0, -1);

/** All seats clockwise, beginning with `first`. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let from = 0; from < count; from++) seats.push(seat((first + from) % count));
  return seats;
}

/** The most that this says of one of the others; where there is nobody else, less than anything. Bots ask it of every table they think of, so it makes no list. */
export function mostOfOthers(own: Seat, count: number, of: (other: Seat) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < count; other++) if (other !== own) most = Math.max(most, of(seat(other)));
  return most;
}
