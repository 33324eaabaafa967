/** What a machine knows of time. Tests bring one of their own. */
export interface Watch {
  /** Milliseconds since 1970, as the machine believes: it may be set, forward or back. */
  wall(): number;
  /** Milliseconds since some moment, which nobody can set. While a machine sleeps they may stand still. */
  ticks(): number;
}

export const machineWatch: Watch = { wall: Date.now, ticks: () => performance.now() };

/** A clock that is further behind than this was wrong before, not now. */
const BELIEVED = 86_400_000;

/**
 * The time of the house: milliseconds since 1970 that go on steadily, whatever is done to the machine's clock. When the machine is found to be ahead (it
 * slept, or its clock was set), the heartbeat moves the house on and tells that nobody's time ran; it never goes back.
 */
export class HouseClock {
  private offset: number;

  constructor(private readonly watch: Watch) {
    this.offset = watch.wall() - watch.ticks();
  }

  now = (): number => Math.floor(this.watch.ticks() + this.offset);

  /** How far the house is behind the machine, or behind the last beat of any node. One that lies a day ahead of the machine is not believed. */
  behind(lastBeat: number | null): number {
    const wall = this.watch.wall();
    const others = lastBeat !== null && lastBeat - wall < BELIEVED ? lastBeat : wall;
    return Math.max(wall, others) - this.now();
  }

  moveOn(by: number): void {
    this.offset += by;
  }
}
