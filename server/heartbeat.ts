import { reasonOf } from '@stolik/engine';
import type { HouseClock } from './house-clock.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Store } from './store/store.ts';

/** So many beats may be late, as they are on a busy machine. */
const MISSED = 5;

/** Beats in the store, so that a house that was shut, crashed, stood still or slept knows for how long: clocks did not run then. */
export class Heartbeat {
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> | null = null;
  private failed = false;
  private last = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    private readonly log: Log,
    private readonly clock: HouseClock,
    private readonly outage: () => Promise<void>,
  ) {}

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(
      () => void this.beat().catch((error: unknown) => this.log('error', 'no-heartbeat', { reason: reasonOf(error) })),
      this.limits.heartbeatEvery,
    );
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.store.beat(this.clock.now()).catch(() => null);
  }

  /**
   * Null when the last beat is fresh; else one that has to be waited for. After a standstill everything that was due comes at once, so nobody's time is
   * counted before it is known whether it ran.
   */
  fresh(): Promise<void> | null {
    return this.clock.now() - this.last < this.limits.outageAfter ? null : this.beat();
  }

  /** Beats that fail are noticed soon after the next one was due. */
  isWriting(): boolean {
    return !this.failed && this.clock.now() - this.last < MISSED * this.limits.heartbeatEvery;
  }

  private beat(): Promise<void> {
    this.beating ??= this.beatOnce()
      .then(
        () => {
          this.failed = false;
        },
        (error: unknown) => {
          this.failed = true;
          throw error;
        },
      )
      .finally(() => {
        this.beating = null;
      });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { store, limits, clock } = this;
    const last = await store.lastBeat();
    const behind = clock.behind(last);
    const by = behind >= limits.outageAfter ? behind : 0;
    const before = clock.now();
    const now = before + by;
    // At the first beat of this node the last one is another's: what lies between is known from it alone.
    const isFirst = this.last === Number.NEGATIVE_INFINITY;
    const from = last === null || isFirst || by === 0 ? last : Math.min(last, before);
    if (from !== null && now - from >= limits.outageAfter) {
      // Told before the house's time moves on: no clock sees the one without the other. People need a moment to come back.
      await store.addOutage({ from, until: now + limits.outageGrace });
      this.log('warn', 'outage', { seconds: Math.round((now - from) / 1000) });
      store.tell({ kind: 'outage' });
      await this.outage();
    } else if (!isFirst && before - this.last >= limits.outageAfter) {
      // This node stood still. Another may have as well, been quicker to say so, and its word be on the way: it is in the store before that node's beat.
      await this.outage();
    }
    clock.moveOn(by);
    await store.beat(now);
    this.last = clock.now();
  }
}
