import { defined } from '@stolik/engine';
import type { Limits } from '../limits.ts';
import { Moment, Projection, seatOf } from '../projection.ts';
import type { Sealed } from '../seal.ts';
import { chatsOf, clocksOf, companyOf, presenceOf } from '../serialise.ts';
import type { Store, StoredChat } from '../store/store.ts';
import { Told } from '../told.ts';
import { mayLookFrom } from './authorisation.ts';
import { type Deed, type Entry, isPlay } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import { type Looker, Presence } from './presence.ts';

/** Somebody who follows a table: a connection. */
export interface Watcher {
  readonly account: string;
  readonly name: string;
  /** Accounts whose talk he does not want to hear. */
  readonly muted: ReadonlySet<string>;
  send(message: Sealed): void;
}

/** When a bot takes the seat of somebody who is away. */
export interface Takeover {
  readonly seat: number;
  readonly at: number;
}

/** What the chairs are told of one deed. */
export type Steps = ReadonlyMap<number | null, Sealed>;

export interface AudienceWorld {
  readonly store: Store;
  readonly limits: Limits;
  readonly node: string;
  now(): number;
}

/** Those who follow a table through this node, what each of them is told, and who is there through others. */
export class Audience {
  private readonly watchers = new Map<Watcher, number | null>();
  private readonly projections = new Map<number | null, Projection>();
  /** What those who look from there were told of the state, up to one deed. */
  private told: { readonly state: Told; at: number } | null = null;
  private readonly presence: Presence;
  private lastChat = 0;
  private takeover: Takeover | null = null;

  constructor(
    private readonly table: string,
    /** Asked for each time: after a doubt the ledger is another one. */
    private readonly ledgerNow: () => Ledger,
    private readonly world: AudienceWorld,
  ) {
    this.presence = new Presence(() => [...this.watchers.keys()], world.now);
  }

  get size(): number {
    return this.watchers.size;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** From now on the watcher is told everything that this chair may know. */
  welcome(watcher: Watcher, chair: number | null, since: number | null, chat: readonly StoredChat[]): void {
    const ledger = this.ledgerNow();
    // Since it was allowed the seat may have been lost, or the person been asked to go.
    if (!mayLookFrom(ledger, watcher.account, chair)) return;
    this.lastChat = Math.max(this.lastChat, chat.at(-1)?.n ?? 0);
    this.watchers.set(watcher, chair);
    this.dropUnused();
    watcher.send(this.company(ledger, watcher));
    if (ledger.match !== null) watcher.send(this.projection(ledger, chair).whole(since));
    watcher.send(chatsOf(this.table, ledger, heardBy(watcher, chat)));
    watcher.send(clocksOf(this.table, ledger, this.world.now()));
    this.tellPresence();
  }

  /** False for one who was not there. */
  dismiss(watcher: Watcher): boolean {
    if (!this.watchers.delete(watcher)) return false;
    this.dropUnused();
    this.tellPresence();
    return true;
  }

  /**
   * What the last deed has changed, for each chair that somebody looks from. It is drawn as soon as the deed is applied, while the table is at hand and
   * the disk is busy, and shown when it is written; when it is not, everything is shown anew.
   */
  draw({ deed }: Entry): Steps {
    const steps = new Map<number | null, Sealed>();
    const ledger = this.ledgerNow();
    const isSeating = changesSeats(deed);
    if (isSeating) this.leaveLostChairs(ledger);
    if (ledger.match === null || this.watchers.size === 0) return steps;
    const moment = new Moment(this.table, ledger);
    const changes = this.changes(ledger);
    for (const [{ account }, chair] of this.watchers) {
      if (steps.has(chair) || (isSeating && !mayLookFrom(ledger, account, chair))) continue;
      const known = changes.get(chair);
      const projection = this.projection(ledger, chair);
      steps.set(chair, known === undefined ? projection.whole(null) : projection.step(moment, known));
    }
    // Whoever comes to a chair that was not told of this is shown everything.
    for (const chair of changes.keys()) if (!steps.has(chair)) this.projections.delete(chair);
    return steps;
  }

  /** Shows what was drawn; with `company` where a deed may have changed who sits where, or what is asked of whom beside the game. */
  show({ deed }: Entry, steps: Steps, company: boolean): void {
    const ledger = this.ledgerNow();
    const isSeating = changesSeats(deed);
    if (isSeating) this.presence.changed();
    for (const [watcher, chair] of this.watchers) {
      if (company) watcher.send(this.company(ledger, watcher));
      const step = isSeating && !mayLookFrom(ledger, watcher.account, chair) ? undefined : steps.get(chair);
      if (step !== undefined) watcher.send(step);
    }
    if (isSeating) this.dismissUninvited(ledger);
    if (steps.size > 0) this.showClocks();
  }

  /** Everything anew: what was shown may never have been written. */
  showAgain(): void {
    const ledger = this.ledgerNow();
    this.presence.changed();
    this.projections.clear();
    this.told = null;
    this.leaveLostChairs(ledger);
    for (const [watcher, chair] of this.watchers) {
      watcher.send(this.company(ledger, watcher));
      if (ledger.match !== null && mayLookFrom(ledger, watcher.account, chair))
        watcher.send(this.projection(ledger, chair).whole(null));
    }
    this.dismissUninvited(ledger);
    this.showClocks();
  }

  showClocks(): void {
    const ledger = this.ledgerNow();
    if (ledger.opening.clock.kind !== 'none') this.tellAll(clocksOf(this.table, ledger, this.world.now()));
  }

  /** Connections that were said since the last ones shown. */
  async showChat(): Promise<void> {
    const lines = await this.world.store.chatsAfter(this.table, this.lastChat, this.world.limits.chatKept);
    if (lines.length === 0) return;
    this.lastChat = lines.at(-1)?.n ?? this.lastChat;
    const ledger = this.ledgerNow();
    const all = chatsOf(this.table, ledger, lines);
    for (const watcher of this.watchers.keys()) {
      const heard = heardBy(watcher, lines);
      if (heard.length === lines.length) watcher.send(all);
      else if (heard.length > 0) watcher.send(chatsOf(this.table, ledger, heard));
    }
  }

  /** Seats whose people are here, on whatever node. */
  present(): readonly number[] {
    return this.presence.present(this.ledgerNow());
  }

  isHere(account: string): boolean {
    const { chairs } = this.ledgerNow().company;
    return this.present().some((at) => chairs[at]?.account === account);
  }

  /** Another node says who looks on there. */
  hearPresence(node: string, there: Parameters<Presence['hear']>[1]): void {
    this.presence.hear(node, there);
    this.showPresence();
  }

  tellPresence(): void {
    this.presence.changed();
    const { node, store } = this.world;
    store.tell({ kind: 'presence', node, table: this.table, ...this.presence.own(this.ledgerNow()) });
    this.showPresence();
  }

  /** Somebody who is away is waited for, and a bot takes over then; or not, or not any more. */
  tellTakeover(takeover: Takeover | null): void {
    const { takeover: before } = this;
    if (before?.seat === takeover?.seat && before?.at === takeover?.at) return;
    this.takeover = takeover;
    if (this.watchers.size > 0) this.showPresence();
  }

  private showPresence(): void {
    const ledger = this.ledgerNow();
    const [present, spectators] = [this.present(), this.presence.spectators(ledger)];
    const { takeover } = this;
    const inFuture =
      takeover === null ? null : { seat: takeover.seat, left: Math.max(0, takeover.at - this.world.now()) };
    const forAll = presenceOf(this.table, present, spectators, inFuture, []);
    const lookers = this.lookers();
    const forThose = lookers.length === 0 ? forAll : presenceOf(this.table, present, spectators, inFuture, lookers);
    for (const watcher of this.watchers.keys())
      watcher.send(ledger.company.seatsOf(watcher.account).length > 0 ? forThose : forAll);
  }

  /** Those who look on, through whatever node. */
  lookers(): readonly Looker[] {
    return this.presence.lookers(this.ledgerNow());
  }

  private tellAll(message: Sealed): void {
    for (const watcher of this.watchers.keys()) watcher.send(message);
  }

  private company(ledger: Ledger, { account }: Watcher): Sealed {
    return companyOf(this.table, ledger, account, this.world.limits.undoAnswer);
  }

  /** What a deed has changed in the state, by the chair from which it is looked at. */
  private changes({ match, at }: Ledger): Map<number | null, string> {
    const chairs = [...this.projections.keys()];
    const all = new Map<number | null, string>();
    if (match === null || this.told === null || chairs.length === 0) return all;
    this.told.at = at;
    const changes = this.told.state.changes(match.table.state, chairs.map(seatOf));
    for (const [i, chair] of chairs.entries()) all.set(chair, defined(changes[i]));
    return all;
  }

  private projection(ledger: Ledger, chair: number | null): Projection {
    let projection = this.projections.get(chair);
    if (projection === undefined) {
      projection = new Projection(this.table, ledger, chair);
      this.projections.set(chair, projection);
      this.meet(ledger, chair);
    }
    return projection;
  }

  /** From now on what changes in the state is told to that chair as well. */
  private meet({ match, at }: Ledger, chair: number | null): void {
    if (match === null) return;
    if (this.told?.at !== at) this.told = { state: new Told(match.game), at };
    this.told.state.meet(match.table.state, seatOf(chair));
  }

  /** Whoever has risen, or was asked to, looks from that chair no longer: the next one there has cards of his own. One who has moved looks from where he sits. */
  private leaveLostChairs(ledger: Ledger): void {
    for (const [watcher, chair] of this.watchers)
      if (chair !== null && !mayLookFrom(ledger, watcher.account, chair))
        this.watchers.set(watcher, ledger.company.seatsOf(watcher.account)[0] ?? null);
  }

  /** While people gather everybody with the invitation may come; where no spectators are wanted they go when the game begins. */
  private dismissUninvited(ledger: Ledger): void {
    for (const [watcher, chair] of this.watchers)
      if (!mayLookFrom(ledger, watcher.account, chair)) this.dismiss(watcher);
  }

  /** A chair nobody looks from any more is not kept up to date. */
  private dropUnused(): void {
    const used = new Set(this.watchers.values());
    for (const chair of this.projections.keys()) if (!used.has(chair)) this.projections.delete(chair);
  }
}

/** By play nobody sits down, rises, is asked to go or loses the right to look: whoever may look from a chair may still. Everything else is looked at anew. */
const changesSeats = (deed: Deed): boolean => !isPlay(deed);

const heardBy = ({ muted }: Watcher, lines: readonly StoredChat[]): readonly StoredChat[] =>
  muted.size === 0 ? lines : lines.filter(({ account }) => !muted.has(account));
