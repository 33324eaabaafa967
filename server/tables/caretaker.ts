import { luckAt } from '@stolik/bots';
import type { BotPool } from '../bots/pool.ts';
import type { Takeover } from './audience.ts';
import type { Deed } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import type { OpenTable, TableWorld } from './open-table.ts';

/** The longest a timer is set for; then one looks again. */
const LONGEST_TIMER = 3_600_000;

/**
 * Does at a table what has to happen by itself: bots choose, clocks run out, questions lapse, a bot minds the seat of somebody who is
 * away while others wait. Of several nodes only the one that holds the table's lease does so.
 */
export class Caretaker {
  private timer: NodeJS.Timeout | null = null;
  private due = 0;
  private tending = false;
  private again = false;
  private hurried = false;
  private gone = false;
  private leasedUntil = 0;
  /** By account: since when it is not here. */
  private readonly awaySince = new Map<string, number>();

  constructor(
    private readonly table: OpenTable,
    private readonly pool: BotPool,
    private readonly world: TableWorld,
  ) {}

  /** Something happened, somebody came or went: see what is to be done. */
  look(): void {
    if (this.gone) return;
    this.table.audience.tellTakeover(this.absent());
    if (this.tending) {
      this.again = true;
      return;
    }
    const next = this.nextMoment();
    if (next === null) return;
    if (next > this.world.now()) {
      this.wake(next);
      return;
    }
    this.tending = true;
    this.tend()
      .catch((error: unknown) => {
        this.world.failed(this.table.id, error);
        this.wake(this.world.now() + 5000);
      })
      .finally(() => {
        this.tending = false;
        if (this.again) {
          this.again = false;
          this.look();
        }
      });
  }

  hurry(): void {
    if (this.table.ledger.thinking === null) return;
    this.hurried = true;
    this.pool.hurry(this.table.id);
    this.wake(this.world.now());
  }

  stop(): void {
    this.gone = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Nothing will have to be done here before somebody comes: the table may be dropped. */
  get isIdle(): boolean {
    const { thinking, held } = this.table.ledger;
    return !this.tending && thinking === null && held === null;
  }

  private async tend(): Promise<void> {
    if (!(await this.lease())) return this.wake(this.world.now() + this.world.limits.leaseFor / 2);
    const { thinking, at } = this.table.ledger;
    if (thinking !== null) await this.playBot(thinking);
    else {
      this.hurried = false;
      await this.settle();
    }
    // Where nothing came of it, a moment later is soon enough.
    if (this.table.ledger.at === at) this.wake(this.world.now() + 1000);
    else this.again = true;
  }

  /** When something has to be done; null: not before something else happens. */
  private nextMoment(): number | null {
    const { ledger } = this.table;
    if (ledger.status !== 'playing') return null;
    const wake = ledger.wakeAt(this.world.limits);
    if (wake === 0) return this.botMoment();
    if (this.isHeldForNobody(ledger)) return 0;
    const away = this.absent();
    if (away === null) return wake;
    return wake === null ? away.at : Math.min(wake, away.at);
  }

  /** People want to see what a bot did before the next one goes on. */
  private botMoment(): number {
    const { ledger, audience } = this.table;
    if (audience.size === 0 || this.hurried) return 0;
    return ledger.chronicle.lastChoiceTold ? ledger.chose + this.world.limits.botRests : 0;
  }

  /** Whoever has made the last choice of a turn has gone: it is held for nobody. */
  private isHeldForNobody({ held }: Ledger): boolean {
    return held !== null && !this.table.audience.present().includes(held);
  }

  private async playBot(at: number): Promise<void> {
    const { match, company, seed } = this.table.ledger;
    const decision = this.table.ledger.decisionOf(at);
    if (match === null || decision === null) return;
    const option = await this.pool.choose({
      table: this.table.id,
      game: this.table.game.id,
      bot: company.chairs[at]?.bot ?? null,
      state: match.table,
      seat: at,
      luck: luckAt(seed, at, match.choices.length),
    });
    if (option === null || this.gone) return;
    await this.table.perform(null, null, (ledger): Deed | null => {
      // Meanwhile the person may have come back, or something been taken back.
      const now = ledger.decisionOf(at);
      if (ledger.thinking === null || !ledger.company.isPlayedByBot(at) || now === null || now.id !== decision.id)
        return null;
      return now.options.includes(option) ? { kind: 'chose', seat: at, option, by: 'bot', decision: now.id } : null;
    });
  }

  /** Last choices that were held long enough, clocks that ran out, questions nobody answered, people who are away too long. */
  private async settle(): Promise<void> {
    const { undoAnswer, holdsLast } = this.world.limits;
    await this.table.perform(null, null, (ledger): Deed | null => {
      const now = this.world.now();
      const { held } = ledger;
      if (held !== null && (ledger.chose + holdsLast <= now || this.isHeldForNobody(ledger)))
        return { kind: 'stood', seat: held };
      if (ledger.undo !== null && ledger.undo.asked + undoAnswer <= now) return { kind: 'undo-lapsed' };
      const fallen = ledger.peopleAsked.find((asked) => (ledger.clocks.falls(asked) ?? now + 1) <= now);
      if (fallen !== undefined) return { kind: 'minded', seat: fallen, why: 'clock' };
      const away = this.absent();
      return away !== null && away.at <= now ? { kind: 'minded', seat: away.seat, why: 'absent' } : null;
    });
  }

  /** Somebody is waited for, is not here, and another person is: when does a bot take the seat? */
  private absent(): Takeover | null {
    const { ledger } = this.table;
    const { absence } = ledger.opening;
    if (absence === 0) return null;
    const present = this.table.audience.present();
    if (present.length === ledger.company.chairs.length) {
      this.awaySince.clear();
      return null;
    }
    const here = new Set(present);
    const now = this.world.now();
    let first: Takeover | null = null;
    for (const [at, { account }] of ledger.company.chairs.entries()) {
      if (account === null) continue;
      if (here.has(at)) this.awaySince.delete(account);
      else if (!this.awaySince.has(account)) this.awaySince.set(account, now);
    }
    const someoneWaits = ledger.company.chairs.some(
      ({ account, minded }, at) => account !== null && minded === null && here.has(at),
    );
    if (!someoneWaits) return null;
    for (const asked of ledger.peopleAsked) {
      const account = ledger.company.chairs[asked]?.account ?? null;
      const since = account === null ? undefined : this.awaySince.get(account);
      if (since === undefined) continue;
      const at = Math.max(since, ledger.time) + absence * 1000;
      if (first === null || at < first.at) first = { seat: asked, at };
    }
    return first;
  }

  private async lease(): Promise<boolean> {
    const { store, node, limits } = this.world;
    if (store.kind === 'sqlite') return true;
    const now = this.world.now();
    if (this.leasedUntil - now > limits.leaseFor / 2) return true;
    const until = now + limits.leaseFor;
    if (!(await store.lease(this.table.id, node, now, until))) return false;
    this.leasedUntil = until;
    return true;
  }

  private wake(at: number): void {
    if (this.timer !== null && this.due <= at && this.due > this.world.now()) {
      // An earlier look is on its way.
      return;
    }
    if (this.timer !== null) clearTimeout(this.timer);
    this.due = at;
    const wait = Math.max(0, Math.min(LONGEST_TIMER, at - this.world.now()));
    this.timer = setTimeout(() => {
      this.timer = null;
      this.look();
    }, wait);
    this.timer.unref?.();
  }
}
