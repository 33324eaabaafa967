import {
  type AnyGame,
  type AnyMatch,
  type Decision,
  defined,
  type GameRecord,
  isLastChoice,
  isRefusal,
  pendingFor,
  recordOf,
  type Seating,
  seat,
  seatingOf,
} from '@stolik/engine';
import { type Asked, type Chronicle, whoIsAsked } from '@stolik/engine/host';
import type { Limits } from '../limits.ts';
import { Answered } from './answered.ts';
import { tellMinding } from './asides.ts';
import { Clocks, type Outage, type SeatTime } from './clock.ts';
import { Company, type KeptCompany } from './company.ts';
import type { Chosen, Deed, Entry, Minding, Opening } from './deeds.ts';
import { type KeptPlayed, Played } from './played.ts';
import type { Refused } from './refused.ts';
import { type KeptUndoQuestion, type UndoAsked, UndoQuestion } from './undo-question.ts';

const NOBODY: Asked = { bot: null, people: [] };

export type Status = 'gathering' | 'playing' | 'over' | 'closed';

/** What a table's journal adds up to. It changes only by entries, one number after the other; a refused one changes nothing. */
export class Ledger {
  at = 0;
  time = 0;
  status: Status = 'gathering';
  /** People who are asked and play for themselves. */
  peopleAsked: readonly number[] = [];
  /** A bot's seat, or one that a bot minds, that has to choose now. */
  thinking: number | null = null;
  /** When the last choice was made. */
  chose = 0;
  /** Whose last choice of a turn is held: nobody else is asked before it stands (decision 0010). */
  held: number | null = null;
  readonly seating: Seating;
  readonly company: Company;
  private readonly played: Played;
  private readonly question = new UndoQuestion();
  private readonly clock: Clocks;
  private readonly requests = new Answered();

  /** The empty journal of a table that an `opened` begins. */
  constructor(
    readonly game: AnyGame,
    readonly seed: string,
    readonly opening: Opening,
    outages: readonly Outage[],
  ) {
    const seating = seatingOf(game, opening.seats, opening.variants);
    if (isRefusal(seating)) throw new Error(seating.message);
    this.seating = seating;
    this.company = new Company(opening.spectators);
    this.played = new Played(game, seating, seed);
    this.clock = new Clocks(opening.clock, opening.seats, outages);
  }

  /** The game; null before it has begun. */
  get match(): AnyMatch | null {
    return this.played.match;
  }

  get chronicle(): Chronicle {
    return this.played.chronicle;
  }

  /** What it took to come here, in choices played: a measure of what opening the table costs. */
  get effort(): number {
    return this.played.effort;
  }

  /** What people are asked to take back, if anything. */
  get undo(): Readonly<UndoAsked> | null {
    return this.question.asked;
  }

  /** Moments that people did not want to go back to: nobody is asked twice. */
  get refusedMoments(): readonly number[] {
    return this.question.refusedMoments;
  }

  get clocks(): Clocks {
    return this.clock;
  }

  /** The number of the deed that a request led to; null when it is new; refused when its id was used for something else. */
  answered(account: string, request: string): number | Refused | null {
    return this.requests.find(account, request);
  }

  apply(entry: Entry): Refused | null {
    if (entry.at !== this.at + 1) throw new Error(`Deed ${entry.at} cannot follow deed ${this.at}.`);
    const refusal = this.do(entry.deed, entry);
    if (refusal !== null) return refusal;
    this.at = entry.at;
    this.time = Math.max(this.time, entry.time);
    if (entry.account !== null && entry.request !== null)
      this.requests.remember(entry.account, entry.request, entry.at);
    if (this.match?.over && this.status === 'playing') this.status = 'over';
    this.seeWhoIsAsked();
    if (entry.deed.kind === 'undid') this.clock.takenBack(entry.deed.seat, this.peopleAsked, this.time);
    this.clock.turn(this.peopleAsked, this.time);
    return null;
  }

  decisionOf(at: number): Decision | null {
    if (this.match === null || this.status !== 'playing' || this.held !== null) return null;
    return pendingFor(this.match.table, seat(at));
  }

  /** When something has to happen here by itself: 0 at once, null never. */
  wakeAt({ undoAnswer, holdsLast }: Pick<Limits, 'undoAnswer' | 'holdsLast'>): number | null {
    if (this.status !== 'playing') return null;
    if (this.thinking !== null) return 0;
    let wake = this.undo === null ? Number.POSITIVE_INFINITY : this.undo.asked + undoAnswer;
    if (this.held !== null) wake = Math.min(wake, this.chose + holdsLast);
    for (const asked of this.peopleAsked) wake = Math.min(wake, this.clock.falls(asked) ?? wake);
    return wake === Number.POSITIVE_INFINITY ? null : wake;
  }

  /** The whole game, secrets and all: only for when it is over. */
  record(): GameRecord | null {
    if (this.match === null) return null;
    const { chairs, deal } = this.company;
    return recordOf(this.match, {
      names: chairs.map(({ name, bot }) => name || bot || ''),
      bots: chairs.map(({ bot }) => bot),
      // What is played on was dealt elsewhere.
      commitments: this.opening.brought === undefined ? (deal?.commitments ?? []) : [],
    });
  }

  /** Once for every deed, since it is looked at many times until the next. */
  private seeWhoIsAsked(): void {
    const { match } = this;
    const { bot, people } =
      match === null || this.status !== 'playing' || this.held !== null
        ? NOBODY
        : whoIsAsked(match.table, this.company.isPlayedByBot);
    this.peopleAsked = people;
    this.thinking = this.undo === null ? (bot?.seat ?? null) : null;
  }

  private do(deed: Deed, { at, time }: Entry): Refused | null {
    switch (deed.kind) {
      case 'began':
        return this.begin(deed.entropy, at);
      case 'chose':
        return this.choose(deed, at, time);
      case 'stood':
        this.held = null;
        return null;
      case 'undid':
        return this.takeBack(deed.seat, at);
      case 'undo-asked':
        this.goBack(this.question.ask(deed.seat, deed.to, deed.of, time), deed.seat, false, at, time);
        return null;
      case 'undo-answered':
        this.answer(deed.seat, deed.yes, at, time);
        return null;
      case 'undo-lapsed':
        this.question.refuse();
        return null;
      case 'minded':
        this.mind(deed.seat, deed.why, at, time);
        return null;
      case 'returned':
        defined(this.company.chairs[deed.seat]).minded = null;
        this.clock.giveBack(deed.seat, time);
        this.tellMinding(deed.seat, null, at);
        return null;
      case 'closed':
        this.status = 'closed';
        this.held = null;
        this.question.drop();
        return null;
      default:
        this.company.do(deed);
        return null;
    }
  }

  private begin(entropy: readonly string[], at: number): Refused | null {
    const refusal = this.played.begin(entropy, this.opening.brought, at);
    if (refusal === null) this.status = 'playing';
    return refusal;
  }

  private choose(deed: Chosen, at: number, time: number): Refused | null {
    const alone = this.match?.table.pending.length === 1;
    const refusal = this.played.choose(deed, at);
    if (refusal !== null) return refusal;
    this.question.drop();
    this.chose = time;
    this.held = alone && this.isHeld(deed) ? deed.seat : null;
    return null;
  }

  /** Whoever was asked beside the chooser goes on; nobody who is asked by this choice does before it stands. */
  private isHeld({ seat: chooser, by }: Chosen): boolean {
    const { match, company, opening } = this;
    if (match === null || by === 'bot' || opening.hold === false || company.isPlayedByBot(chooser)) return false;
    if (!isLastChoice(match, seat(chooser))) return false;
    return opening.hold === true || match.table.pending.every((asked) => company.isPlayedByBot(asked.seat));
  }

  private takeBack(chooser: number, at: number): Refused | null {
    const refusal = this.played.takeBack(chooser, at);
    if (refusal !== null) return refusal;
    this.held = null;
    this.question.settle(this.played.choices);
    return null;
  }

  private answer(by: number, yes: boolean, at: number, time: number): void {
    const asker = this.undo?.seat;
    const to = this.question.answer(by, yes);
    if (asker !== undefined) this.goBack(to, asker, true, at, time);
  }

  /** Everybody agreed to go back to a moment; null: they did not, or not yet. */
  private goBack(to: number | null, asker: number, agreed: boolean, at: number, time: number): void {
    if (to === null) return;
    this.played.rewind(to, asker, agreed, at);
    this.held = null;
    this.clock.stopAll(time);
    this.question.settle(to);
  }

  private mind(who: number, why: Minding, at: number, time: number): void {
    const chair = defined(this.company.chairs[who]);
    chair.minded = why;
    this.clock.hold(who, time);
    if (this.held === who) this.held = null;
    // One who is away agrees to nothing by that: the question lapses. One who has given up is concerned no longer.
    if (this.undo?.seat === who) this.question.drop();
    else if (why === 'resigned') this.answer(who, true, at, time);
    this.tellMinding(who, why, at);
  }

  private tellMinding(who: number, why: Minding | null, at: number): void {
    if (this.match !== null) tellMinding(this.chronicle, who, why, { at, sequence: this.match.table.sequence });
  }

  /** All of it as plain data, so that the journal up to here need not be played again. It holds the table's secrets. */
  keep(): KeptLedger {
    const { at, time, status, chose, held } = this;
    return {
      ...{ at, time, status, chose, held },
      ...this.company.keep(),
      ...this.question.keep(),
      ...this.played.keep(),
      clocks: this.clock.keep(),
      requests: this.requests.keep(),
    };
  }

  /** Takes over what was kept; the next entry is the one after it. */
  restore(kept: KeptLedger): void {
    const { at, time, status, chose, held } = kept;
    Object.assign(this, { at, time, status, chose, held });
    this.company.restore(kept);
    this.question.restore(kept);
    this.played.restore(kept);
    this.clock.restore(kept.clocks);
    for (const [account, request, done] of kept.requests) this.requests.remember(account, request, done);
    this.seeWhoIsAsked();
  }
}

/** All of a table as plain data. */
export interface KeptLedger
  extends KeptCompany,
    KeptPlayed,
    KeptUndoQuestion,
    Pick<Ledger, 'at' | 'time' | 'status' | 'chose' | 'held'> {
  readonly clocks: readonly SeatTime[];
  readonly requests: ReturnType<Answered['keep']>;
}
