import { type GameEvent, mayHear, type Seat } from '@stolik/engine';

/** All that has happened at a table, and how much of it each seat has been told. */
export class Chronicle {
  private events: GameEvent[] = [];
  private readonly told = new Map<Seat, number>();

  readonly hear = (event: GameEvent): void => {
    this.events.push(event);
  };

  /** All that the seat may know of. */
  heardBy(seat: Seat): readonly GameEvent[] {
    return this.events.filter((event) => mayHear(event, seat));
  }

  /** What happened since the seat was last told. */
  newsFor(seat: Seat): readonly GameEvent[] {
    return this.events.slice(this.told.get(seat) ?? 0).filter((event) => mayHear(event, seat));
  }

  /** The seat has read all there is. */
  tellAll(seat: Seat): void {
    this.told.set(seat, this.events.length);
  }

  /** Somebody comes back to the table: all but the last things are taken as read. */
  recap(seats: readonly Seat[], last: number): void {
    for (const seat of seats) this.told.set(seat, Math.max(0, this.events.length - last));
  }

  /** History after something was taken back: what is no longer true was never told. */
  rewrite(events: readonly GameEvent[]): void {
    this.events = [...events];
    for (const [seat, told] of this.told) this.told.set(seat, Math.min(told, events.length));
  }
}
