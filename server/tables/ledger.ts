import {
  type AnyGame,
  type Decision,
  type GameEvent,
  type GameRecord,
  isRefusal,
  type KeptMatch,
  Match,
  pendingFor,
  recordOf,
  type Seating,
  seat,
  seatingOf,
} from '@stolik/engine';
import { Answered } from './answered.ts';
import { Checkpoints } from './checkpoints.ts';
import { Chronicle, type KeptChronicle } from './chronicle.ts';
import { Clocks, type Outage, type SeatTime } from './clock.ts';
import { Deal, type KeptDeal } from './deal.ts';
import type { Chosen, Deed, Entry, Minding, Opening } from './deeds.ts';
import { fromEngine, type Refused, refused } from './refused.ts';

export interface Chair {
  kind: 'open' | 'person' | 'bot';
  account: string | null;
  name: string;
  bot: string | null;
  /** By what the person is committed to a part of the deal; null while not ready. */
  commitment: string | null;
  minded: Minding | null;
}

export interface UndoAsked {
  readonly seat: number;
  /** So many choices would stand. */
  readonly to: number;
  readonly asked: number;
  waitsFor: number[];
}

export type Status = 'gathering' | 'playing' | 'over' | 'closed';

/** Choices that taking back within the fences plays again, more or less. */
const WITHIN_FENCES = 4;

/** What a table's journal adds up to. It changes only by entries, one number after the other; a refused one changes nothing. */
export class Ledger {
  at = 0;
  time = 0;
  status: Status = 'gathering';
  host = '';
  code = '';
  chairs: Chair[] = [];
  match: Match<unknown, GameEvent> | null = null;
  undo: UndoAsked | null = null;
  rematch: string | null = null;
  spectators: boolean;
  /** Under way, or done; null before, and where the game was brought. */
  deal: Deal | null = null;
  calledOff = 0;
  /** Accounts that may neither look on nor sit down here. */
  keptOut: string[] = [];
  /** People who are asked and play for themselves. */
  peopleAsked: readonly number[] = [];
  /** A bot's seat, or one that a bot minds, that has to choose now. */
  thinking: number | null = null;
  readonly chronicle = new Chronicle();
  readonly seating: Seating;
  /** Moments that people did not want to go back to: nobody is asked twice. */
  readonly refusedMoments: number[] = [];
  /** What it took to come here, in choices played: a measure of what opening the table costs. */
  effort = 0;
  private readonly clock: Clocks;
  private readonly requests = new Answered();
  private readonly checkpoints = new Checkpoints();

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
    this.spectators = opening.spectators;
    this.clock = new Clocks(opening.clock, opening.seats, outages);
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
    this.clock.turn(this.peopleAsked, this.time);
    return null;
  }

  decisionOf(at: number): Decision | null {
    return this.match === null || this.status !== 'playing' ? null : pendingFor(this.match.table, seat(at));
  }

  isPlayedByBot = (at: number): boolean => {
    const chair = this.chairs[at];
    return chair !== undefined && (chair.kind === 'bot' || chair.minded !== null);
  };

  /** Seats of an account, resigned ones included. */
  seatsOf(account: string | null): number[] {
    return account === null ? [] : this.chairs.flatMap((chair, at) => (chair.account === account ? [at] : []));
  }

  /** Everybody who sits here, once. */
  people(): string[] {
    return [...new Set(this.chairs.flatMap(({ account }) => account ?? []))];
  }

  /** When something has to happen here by itself: 0 at once, null never. */
  wakeAt(undoAnswer: number): number | null {
    if (this.status !== 'playing') return null;
    if (this.thinking !== null) return 0;
    let wake = this.undo === null ? Number.POSITIVE_INFINITY : this.undo.asked + undoAnswer;
    for (const asked of this.peopleAsked) wake = Math.min(wake, this.clock.falls(asked) ?? wake);
    return wake === Number.POSITIVE_INFINITY ? null : wake;
  }

  /** The whole game, secrets and all: only for when it is over. */
  record(): GameRecord | null {
    if (this.match === null) return null;
    return recordOf(this.match, {
      names: this.chairs.map(({ name, bot }) => name || bot || ''),
      bots: this.chairs.map(({ bot }) => bot),
      // What is played on was dealt elsewhere.
      commitments: this.opening.brought === undefined ? (this.deal?.commitments ?? []) : [],
    });
  }

  /** Once for every deed, since it is looked at many times until the next. */
  private seeWhoIsAsked(): void {
    const pending = this.status === 'playing' && this.match !== null ? this.match.table.pending : [];
    const people: number[] = [];
    let bot: number | null = null;
    for (const { seat: asked } of pending) {
      if (!this.isPlayedByBot(asked)) people.push(asked);
      else bot ??= asked;
    }
    this.peopleAsked = people;
    this.thinking = this.undo === null ? bot : null;
  }

  private do(deed: Deed, { at, time }: Entry): Refused | null {
    switch (deed.kind) {
      case 'opened':
        this.host = deed.host;
        this.code = deed.code;
        this.chairs = Array.from({ length: deed.seats }, open);
        return null;
      case 'sat':
        this.chairs[deed.seat] = { ...open(), kind: 'person', account: deed.account, name: deed.name };
        return null;
      case 'rose':
        this.callOff();
        return this.rise(deed.seat);
      case 'hired':
        this.callOff();
        this.chairs[deed.seat] = deed.bot === null ? open() : { ...open(), kind: 'bot', bot: deed.bot, name: '' };
        return null;
      case 'readied':
        this.callOff();
        for (const own of this.seatsOf(deed.account)) (this.chairs[own] as Chair).commitment = deed.commitment ?? null;
        return null;
      case 'dealing':
        for (const own of this.seatsOf(this.host)) (this.chairs[own] as Chair).commitment = deed.commitment;
        this.deal = new Deal(this.chairs);
        return null;
      case 'revealed':
        this.deal?.reveal(deed.account, deed.entropy);
        return null;
      case 'invited':
        this.code = deed.code;
        return null;
      case 'admitted':
        this.spectators = deed.spectators;
        return null;
      case 'kept-out':
        this.keptOut.push(deed.account);
        this.code = deed.code;
        return null;
      case 'began':
        return this.begin(deed.entropy, at);
      case 'chose':
        return this.choose(deed, at);
      case 'undid':
        return this.takeBack(deed.seat);
      case 'undo-asked':
        this.undo = { seat: deed.seat, to: deed.to, asked: time, waitsFor: [...deed.of] };
        if (deed.of.length === 0) this.rewind(deed.to);
        return null;
      case 'undo-answered':
        return this.answerUndo(deed.seat, deed.yes);
      case 'undo-lapsed':
        this.refuseUndo();
        return null;
      case 'minded':
        this.mind(deed.seat, deed.why, time);
        return null;
      case 'returned':
        (this.chairs[deed.seat] as Chair).minded = null;
        this.clock.giveBack(deed.seat, time);
        return null;
      case 'rematched':
        this.rematch = deed.table;
        return null;
      case 'closed':
        this.status = 'closed';
        this.undo = null;
        return null;
    }
  }

  /** What was shown of a deal is not used again: whoever wants to play has to be ready anew. */
  private callOff(): void {
    if (this.deal === null) return;
    this.deal = null;
    this.calledOff++;
    for (const chair of this.chairs) chair.commitment = null;
  }

  private rise(at: number): null {
    this.chairs[at] = open();
    // The host's chair goes on to whoever has sat here longest, by seat.
    if (!this.people().includes(this.host)) this.host = this.people()[0] ?? this.host;
    return null;
  }

  private begin(entropy: readonly string[], at: number): Refused | null {
    const { brought } = this.opening;
    const listener = (event: GameEvent): void => this.chronicle.tell(at, this.match?.table.sequence ?? 0, event);
    const match: Match<unknown, GameEvent> = new Match(
      this.game,
      this.seating,
      { seed: this.seed, entropy: brought?.entropy ?? entropy },
      listener,
    );
    this.match = match;
    this.status = 'playing';
    for (const kept of brought?.choices ?? []) {
      const chooser = typeof kept === 'object' ? kept.seat : (match.table.pending[0]?.seat ?? 0);
      const option = typeof kept === 'object' ? kept.option : kept;
      const refusal = this.choose({ kind: 'chose', seat: chooser, option, by: 'person' }, at);
      if (refusal === null) continue;
      this.match = null;
      this.status = 'gathering';
      this.chronicle.cutTo(0);
      return refusal;
    }
    return null;
  }

  private choose(deed: Chosen, at: number): Refused | null {
    const { match } = this;
    if (match === null) return refused('not-begun', 'The game has not begun yet.');
    const before = match.choices.length;
    // Several at once are done all or not at all.
    const playing = deed.next === undefined ? match : match.fork();
    const refusal = this.chooseAll(playing, deed, at);
    if (refusal !== null) {
      this.chronicle.cutTo(before);
      return refusal;
    }
    this.match = playing;
    this.effort += playing.choices.length - before;
    this.undo = null;
    this.checkpoints.pass(playing);
    return null;
  }

  private chooseAll(match: Match<unknown, GameEvent>, deed: Chosen, at: number): Refused | null {
    const chooser = seat(deed.seat);
    for (const [i, option] of [deed.option, ...(deed.next ?? [])].entries()) {
      const asked = pendingFor(match.table, chooser)?.id ?? -1;
      const decision = i === 0 ? (deed.decision ?? asked) : asked;
      this.chronicle.beginChoice(chooser);
      const refusal = match.choose({ seat: chooser, decision, option }, (event: GameEvent) =>
        this.chronicle.tell(at, match.table.sequence, event),
      );
      if (refusal !== null) return fromEngine(refusal);
    }
    return null;
  }

  private takeBack(chooser: number): Refused | null {
    const refusal = this.match?.undo(seat(chooser)) ?? null;
    if (refusal !== null) return fromEngine(refusal);
    const choices = this.match?.choices.length ?? 0;
    this.chronicle.cutTo(choices);
    this.checkpoints.cutTo(choices);
    // Played again from the fence, which is not far.
    this.effort += WITHIN_FENCES;
    this.undo = null;
    this.forgetRefusals(choices);
    return null;
  }

  private answerUndo(by: number, yes: boolean): null {
    const { undo } = this;
    if (undo === null) return null;
    if (!yes) this.refuseUndo();
    else {
      undo.waitsFor = undo.waitsFor.filter((waiting) => waiting !== by);
      if (undo.waitsFor.length === 0) this.rewind(undo.to);
    }
    return null;
  }

  private refuseUndo(): void {
    if (this.undo !== null) this.refusedMoments.push(this.undo.to);
    this.undo = null;
  }

  /** What was chosen anew since then leads to other moments. */
  private forgetRefusals(choices: number): void {
    const standing = this.refusedMoments.filter((moment) => moment <= choices);
    this.refusedMoments.splice(0, this.refusedMoments.length, ...standing);
  }

  /** Everybody agreed: only the first so many choices stand. The table's numbers go on, so that late answers are told apart. */
  private rewind(to: number): void {
    const { match } = this;
    this.undo = null;
    if (match === null) return;
    const sequence = match.table.sequence + 1;
    this.checkpoints.cutTo(to);
    const back = this.checkpoints.last() ?? new Match<unknown, GameEvent>(this.game, this.seating, match.options);
    for (const choice of match.choices.slice(back.choices.length, to)) {
      const decision = pendingFor(back.table, choice.seat);
      const refusal = back.choose({ seat: choice.seat, decision: decision?.id ?? -1, option: choice.option });
      if (refusal !== null) throw new Error(`The table's own choices do not fit: ${refusal.message}`);
      this.checkpoints.pass(back);
      this.effort++;
    }
    back.table.sequence = sequence;
    back.table.pending = back.table.pending.map((decision) => ({ ...decision, id: sequence }));
    this.match = back;
    this.effort++;
    this.chronicle.cutTo(to);
    this.forgetRefusals(to);
  }

  private mind(at: number, why: Minding, time: number): void {
    const chair = this.chairs[at] as Chair;
    chair.minded = why;
    this.clock.hold(at, time);
    if (this.undo === null) return;
    // One who is away agrees to nothing by that: the question lapses. One who has given up is concerned no longer.
    if (this.undo.seat === at) this.undo = null;
    else if (why === 'resigned') this.answerUndo(at, true);
  }

  /** All of it as plain data, so that the journal up to here need not be played again. It holds the table's secrets. */
  keep(): KeptLedger {
    const { at, time, status, host, code, chairs, undo, rematch, spectators, calledOff, keptOut, refusedMoments } =
      this;
    const plain = {
      at,
      time,
      status,
      host,
      code,
      chairs,
      undo,
      rematch,
      spectators,
      calledOff,
      keptOut,
      refusedMoments,
    };
    return {
      ...plain,
      deal: this.deal?.keep() ?? null,
      entropy: this.match?.options.entropy ?? [],
      match: this.match?.keep() ?? null,
      chronicle: this.chronicle.keep(),
      clocks: this.clock.keep(),
      requests: this.requests.keep(),
    };
  }

  /** Takes over what was kept; the next entry is the one after it. */
  restore(kept: KeptLedger): void {
    const { at, time, status, host, code, chairs, undo, rematch, spectators, calledOff, keptOut } = kept;
    Object.assign(this, { at, time, status, host, code, chairs, undo, rematch, spectators, calledOff, keptOut });
    this.deal = kept.deal === null ? null : Deal.restored(kept.deal);
    this.refusedMoments.push(...kept.refusedMoments);
    const options = { seed: this.seed, entropy: kept.entropy };
    this.match = kept.match === null ? null : Match.kept(this.game, this.seating, options, kept.match);
    this.chronicle.restore(kept.chronicle);
    this.clock.restore(kept.clocks);
    for (const [account, request, done] of kept.requests) this.requests.remember(account, request, done);
    this.seeWhoIsAsked();
  }
}

/** All of a table as plain data. */
export interface KeptLedger
  extends Pick<
    Ledger,
    | 'at'
    | 'time'
    | 'status'
    | 'host'
    | 'code'
    | 'chairs'
    | 'undo'
    | 'rematch'
    | 'spectators'
    | 'calledOff'
    | 'keptOut'
    | 'refusedMoments'
  > {
  readonly entropy: readonly string[];
  readonly deal: KeptDeal | null;
  readonly match: KeptMatch<unknown> | null;
  readonly chronicle: KeptChronicle;
  readonly clocks: readonly SeatTime[];
  readonly requests: ReturnType<Answered['keep']>;
}

const open = (): Chair => ({ kind: 'open', account: null, name: '', bot: null, commitment: null, minded: null });
