import type { Limits } from './limits.ts';
import { type Log, reasonOf } from './log.ts';
import type { Store } from './store/store.ts';

/** Beats in the store, so that a house that was shut, crashed or stood still knows for how long: clocks did not run then. */
export class Heart {
  private timer: NodeJS.Timeout | null = null;
  private beating = false;

  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    private readonly log: Log,
    private readonly now: () => number,
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
    await this.store.beat(this.now()).catch(() => null);
  }

  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    try {
      const now = this.now();
      const last = await this.store.beat(now);
      if (last === null || now - last < this.limits.outageAfter) return;
      // People need a moment to come back.
      await this.store.addOutage({ from: last, until: now + this.limits.outageGrace });
      this.log('warn', 'outage', { seconds: Math.round((now - last) / 1000) });
      this.store.tell({ kind: 'outage' });
      await this.outage();
    } finally {
      this.beating = false;
    }
  }
}
