import { HOLD_MS } from '@stolik/engine';
import type { ClockKind } from '../protocol.ts';

/** A time when the house was shut: no clock ran then. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds between two moments in which the house was open. */
export function openTime(from: number, until: number, outages: readonly Outage[]): number {
  let shut = 0;
  // Outages may overlap (two nodes noticed the same one); what lies behind `done` is counted already.
  let done = from;
  for (const outage of outages) {
    const start = Math.max(outage.from, done);
    const end = Math.min(outage.until, until);
    if (end > start) {
      shut += end - start;
      done = end;
    }
  }
  return Math.max(0, until - from - shut);
}

/** When so many open milliseconds will have passed, if the house stays open. */
export const afterOpenTime = (from: number, span: number, outages: readonly Outage[]): number => {
  let at = from + span;
  // As above: a fall within the grace after another one is not counted twice.
  let done = from;
  for (const outage of outages) {
    const start = Math.max(outage.from, done);
    if (start >= at || outage.until <= start) continue;
    at += outage.until - start;
    done = outage.until;
  }
  return at;
};

/** After its bank is empty a seat that was given back gets this much for every turn, in milliseconds. */
const LAST_RESORT = 30_000;

export interface SeatTime {
  /** Left when the turn began, in milliseconds. */
  left: number;
  /** When the seat was asked; null while it is not. */
  since: number | null;
  /** How the clock stood when its last turn was over, so that it goes on from there when that is taken back. */
  before?: { readonly left: number; readonly since: number; readonly stopped: number };
}

/** The clocks of a table: a function of when its deeds were done, and of when the house was shut. */
export class Clocks {
  private readonly seats: SeatTime[];

  constructor(
    private readonly kind: ClockKind,
    count: number,
    private readonly outages: readonly Outage[],
  ) {
    const left = kind.kind === 'none' ? 0 : kind.seconds * 1000;
    this.seats = Array.from({ length: count }, () => ({ left, since: null }));
  }

  keep(): readonly SeatTime[] {
    return this.seats;
  }

  restore(kept: readonly SeatTime[]): void {
    for (const [seat, time] of kept.entries()) this.seats[seat] = { ...time };
  }

  /** These seats are asked from now on; the others are not. */
  turn(asked: readonly number[], time: number): void {
    if (this.kind.kind === 'none') return;
    const earned = this.kind.kind === 'bank' ? this.kind.increment : 0;
    this.seats.forEach((clock, seat) => {
      if (!asked.includes(seat)) this.stop(clock, time, earned);
      else if (clock.since === null) {
        clock.since = time;
        delete clock.before;
      }
    });
  }

  /**
   * A seat has taken its choice back, and these are asked now. Its clock goes on as if the turn had not been over, with at most as much of the time since then
   * as a choice is held: nothing is earned by choosing again and again. Whoever was asked meanwhile is not charged for that.
   */
  takenBack(seat: number, asked: readonly number[], time: number): void {
    if (this.kind.kind === 'none') return;
    for (const [other, clock] of this.seats.entries()) if (other !== seat && !asked.includes(other)) clock.since = null;
    const clock = this.seats[seat];
    if (clock?.before === undefined || clock.since !== null) return;
    const { left, since, stopped } = clock.before;
    clock.left = left;
    clock.since = time - openTime(since, stopped, this.outages) - Math.min(time - stopped, HOLD_MS);
    delete clock.before;
  }

  /** What others had chosen was taken back as well: whoever was asked has used his time, and earns nothing by that. */
  stopAll(time: number): void {
    for (const clock of this.seats) this.stop(clock, time, 0);
  }

  /** The person is back: what is left counts from now, and is never nothing. */
  giveBack(seat: number, time: number): void {
    const clock = this.seats[seat];
    if (clock === undefined || this.kind.kind === 'none') return;
    if (clock.since !== null) clock.since = time;
    clock.left = this.kind.kind === 'turn' ? this.kind.seconds * 1000 : Math.max(clock.left, LAST_RESORT);
  }

  /** A bot minds the seat: its clock stands, and nothing is earned by that. */
  hold(seat: number, time: number): void {
    const left = this.left(seat, time);
    const clock = this.seats[seat];
    if (clock === undefined || left === null) return;
    clock.left = left;
    clock.since = null;
    delete clock.before;
  }

  left(seat: number, now: number): number | null {
    const clock = this.seats[seat];
    if (clock === undefined || this.kind.kind === 'none') return null;
    return clock.since === null ? clock.left : Math.max(0, clock.left - openTime(clock.since, now, this.outages));
  }

  running(seat: number): boolean {
    return this.kind.kind !== 'none' && this.seats[seat]?.since !== null;
  }

  /** When the clock of a seat that is asked will have run out; null when it does not run. */
  falls(seat: number): number | null {
    const clock = this.seats[seat];
    if (clock === undefined || clock.since === null || this.kind.kind === 'none') return null;
    return afterOpenTime(clock.since, clock.left, this.outages);
  }

  private stop(clock: SeatTime, time: number, earned: number): void {
    if (clock.since === null) return;
    const { left, since } = clock;
    if (this.kind.kind === 'bank') clock.left = Math.max(0, left - openTime(since, time, this.outages)) + earned * 1000;
    clock.before = { left, since, stopped: time };
    clock.since = null;
  }
}
