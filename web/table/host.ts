import {
  type AnyGame,
  type Decision,
  type GameRecord,
  isRefusal,
  type Option,
  pendingFor,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
  seat,
  viewTable,
} from '@stolik/engine';
import {
  type Asked,
  type ChairLog,
  chooseAloud,
  forkTelling,
  Hold,
  retell,
  type Telling,
  takeBack,
  whoIsAsked,
  whyNoUndo,
} from '@stolik/engine/host';
import type { HintAdvice, SeatInfo } from '@stolik/ui';
import { isTrouble, openRecord } from '../saves/open-record.ts';
import { botsOf, seatsOf } from '../saves/seat-info.ts';
import { type Save, type Shelf, ShelfError } from '../saves/shelf.ts';
import { beginThought, type Thought, thinkingTimeOf } from './bot-mind.ts';
import { BotTurns } from './bot-turns.ts';
import { adviceFor } from './hints.ts';
import { Keeper } from './keeper.ts';
import { entriesOf } from './log-entries.ts';
import type { News, Opened, OpenTrouble, Pace, TableState } from './protocol.ts';

/** What a host needs of the world around the table. */
export interface World {
  readonly shelf: Shelf;
  loadRules(game: string): Promise<AnyGame | null>;
  tell(news: News): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** How those at this screen want to play. */
export interface Manner {
  readonly pace: Pace;
  /** So many milliseconds the last choice of a turn is held; 0: not at all. */
  readonly hold: number;
}

/** Keeps one table: applies what people choose, plays the bots, writes everything down. Knows nothing of workers or pages. */
export class Host {
  readonly opened: Opened;
  private readonly game: AnyGame;
  private log: ChairLog;
  private readonly keeper: Keeper;
  private readonly seats: readonly SeatInfo[];
  private chair: Seat | null;
  private gone = false;
  /** The thoughts that were foreseen at the table as it stands. */
  private readonly foreseen = new Set<string>();
  private readonly bots: BotTurns;
  private readonly hold = new Hold();
  private holdFor: number;
  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** Stops the hint that is being thought about. */
  private hintStop = { aborted: true };

  private constructor(
    private readonly save: Save,
    private readonly record: GameRecord,
    private telling: Telling,
    private readonly world: World,
    { pace, hold }: Manner,
    safe: boolean,
  ) {
    const { match, chronicle } = telling;
    this.holdFor = hold;
    this.hold.release(match);
    this.game = match.game as AnyGame;
    this.seats = seatsOf(record, save.me);
    this.opened = { game: this.game.id, seating: match.seating, seats: this.seats };
    this.keeper = new Keeper(
      world.shelf,
      save.revision,
      (revision) => this.compose(revision),
      (kept) => {
        if (kept.trouble === 'taken') this.letGo();
        else world.tell({ kind: 'kept', kept });
      },
      safe,
    );
    this.bots = new BotTurns(
      {
        asked: () => (this.gone || this.isHeld() ? null : this.asked().bot),
        think: (decision, hurried) => this.beginThought(decision, hurried),
        choose: (decision, option) => this.botChooses(decision, option),
        show: () => this.announce(),
        broken: (message) => world.tell({ kind: 'broken', message }),
      },
      pace,
    );
    const people = this.people();
    // Of several people nobody sits down before the screen was passed to them.
    this.chair = people.length === 1 ? (people[0] as Seat) : null;
    this.log = chronicle.logOf(this.chair);
  }

  /** Opens the table as the save left it, or says why that cannot be done. */
  static async open(id: string, given: Save | null, manner: Manner, world: World): Promise<Host | OpenTrouble> {
    let kept: Save | null = null;
    try {
      kept = await world.shelf.read(id);
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      if (given === null) return { why: 'closed-shelf' };
    }
    const save = goesOn(given, kept) ? given : kept;
    if (save === null) return { why: 'missing' };
    const opened = await openRecord(save.text, world.loadRules);
    if (isTrouble(opened)) return opened;
    const telling = retell(opened.game, opened.record);
    if (isRefusal(telling)) return { why: 'unreadable', refusal: telling, text: save.text };
    return new Host(save, opened.record, telling, world, manner, save === kept);
  }

  /** Says how the table stands and lets bots play. */
  begin(): void {
    if (this.keeper.kept.saved === 'saving') this.keeper.keep();
    this.takeChair();
    this.world.tell({ kind: 'opened', opened: this.opened, state: this.state() });
    void this.bots.play(false);
  }

  /**
   * Chooses, and then what the same thought chooses next as long as that is what is asked. `shown`: the page shows already what it was told by `foresee`,
   * and need not hear it once more.
   */
  choose(decision: number, option: Option, then: readonly Option[] = [], shown = false): Refusal | null {
    const known = shown && this.foreseen.has(this.thoughtNow(decision, option, then));
    this.foreseen.clear();
    const refusal = this.think(decision, option, then);
    if (refusal === null) this.settle(known);
    return refusal;
  }

  /** What the page would be told if this were chosen; nothing is. Null: it would be refused. */
  foresee(decision: number, option: Option, then: readonly Option[] = []): TableState | null {
    const { telling, log, chair } = this;
    this.foreseen.add(this.thoughtNow(decision, option, then));
    this.telling = forkTelling(telling);
    this.log = log.fork(this.telling.chronicle);
    try {
      if (this.think(decision, option, then) !== null) return null;
      this.takeChair();
      return this.state();
    } finally {
      this.telling = telling;
      this.log = log;
      this.chair = chair;
    }
  }

  undo(): Refusal | null {
    const { chair } = this;
    const refusal = chair === null ? whyNoUndo(this.match, chair) : takeBack(this.telling, chair);
    if (refusal !== null) return refusal;
    this.giveUpThoughts();
    this.settle();
    return null;
  }

  /** What a good player would do on this chair; nothing when it is asked nothing, or has chosen before the hint was ready. */
  async hint(): Promise<readonly HintAdvice[]> {
    const { chair, match, game } = this;
    if (chair === null || pendingFor(match.table, chair) === null) return [];
    const stop = { aborted: false };
    this.hintStop = stop;
    const advice = await adviceFor(game, match.table, chair, stop);
    return stop.aborted ? [] : advice;
  }

  /** Looks from another chair. A bot's hand is nobody's to look at before the game is over. */
  sit(chair: Seat | null): void {
    if (chair !== null && this.seats[chair]?.kind === 'bot' && !this.match.over) return;
    this.take(chair);
    this.announce();
    void this.bots.play(false);
  }

  /** Whoever is thinking chooses at once, and so do bots after it, until a person is asked. */
  hurry(): void {
    this.bots.hurry();
  }

  /** The choice that is held stands, and others go on. */
  release(): void {
    if (!this.isHeld()) return;
    this.hold.release(this.match);
    this.takeChair();
    this.announce();
    void this.bots.play(false);
  }

  setHold(hold: number): void {
    if (hold === 0) this.release();
    this.holdFor = hold;
  }

  setPace(pace: Pace): void {
    this.bots.setPace(pace);
  }

  /** Tries once more to put the game on the shelf. */
  keep(): void {
    this.keeper.keep();
  }

  /** The record as a file has it. */
  recordText(): string {
    return JSON.stringify(recordOf(this.match, { names: this.record.names, bots: botsOf(this.record) }));
  }

  /** Another tab has the table now: nothing is played or written here any more. */
  letGo(): void {
    if (this.gone) return;
    this.gone = true;
    clearTimeout(this.holdTimer);
    this.keeper.stop();
    this.giveUpThoughts();
    this.world.tell({ kind: 'lost' });
  }

  /** Finishes what is being written; then the worker may end. Hands out the game if there was no room for it on the shelf. */
  async close(): Promise<Save | null> {
    this.gone = true;
    clearTimeout(this.holdTimer);
    this.giveUpThoughts();
    await this.keeper.done();
    return this.keeper.unsaved();
  }

  private answer(chooser: Seat, decision: number, option: Option): Refusal | null {
    if (this.gone) return refuse('stale-decision', 'This table is played in another tab now.');
    return chooseAloud(this.telling, { seat: chooser, decision, option });
  }

  /** A thought at the table as it stands: at another it would bring something else. */
  private thoughtNow(decision: number, option: Option, then: readonly Option[]): string {
    return JSON.stringify([this.chair, this.match.table.sequence, decision, option, then]);
  }

  /** One thought of the chair's: its first choice, and the next ones as long as they are asked for. */
  private think(decision: number, option: Option, then: readonly Option[]): Refusal | null {
    const { chair } = this;
    if (chair === null) return refuse('not-your-decision', 'A spectator has nothing to decide.');
    const refusal = this.answer(chair, decision, option);
    if (refusal !== null) return refusal;
    for (const next of then) {
      const asked = pendingFor(this.match.table, chair);
      if (asked === null || this.answer(chair, asked.id, next) !== null) break;
    }
    return null;
  }

  /** After something was chosen or taken back. `known`: the page knows what has come of it. */
  private settle(known = false): void {
    this.hintStop.aborted = true;
    this.keeper.keep();
    this.takeChair();
    if (known) this.log.news();
    else this.announce();
    clearTimeout(this.holdTimer);
    if (this.isHeld()) this.holdTimer = setTimeout(() => this.release(), this.holdFor);
    else void this.bots.play(true);
  }

  /** Where nothing is hidden from anybody, the chair changes by itself. */
  private takeChair(): void {
    const next = this.passTo();
    if (next === null) return;
    const { state } = this.match.table;
    const sight = JSON.stringify(this.game.view(state, next));
    const alike = [null, ...this.people()].every((other) => JSON.stringify(this.game.view(state, other)) === sight);
    if (alike) this.take(next);
  }

  private take(chair: Seat | null): void {
    this.chair = chair;
    this.log = this.telling.chronicle.logOf(chair);
  }

  /** The table has moved on, or is gone: nobody waits for what was being thought of. */
  private giveUpThoughts(): void {
    this.hintStop.aborted = true;
    this.bots.giveUp();
  }

  private beginThought(decision: Decision, hurried: boolean): Thought {
    const { game, match, record } = this;
    const question = { game, table: match.table, decision, seed: record.seed, moment: match.choices.length };
    return beginThought(this.seats[decision.seat]?.bot ?? null, question, hurried);
  }

  private botChooses({ seat: chooser, id }: Decision, option: Option): boolean {
    const refusal = this.answer(chooser, id, option);
    if (refusal !== null) throw new Error(`The bot at seat ${chooser} cannot go on: ${refusal.message}`);
    this.hintStop.aborted = true;
    this.keeper.keep();
    this.takeChair();
    return this.log.lastChoiceWasHeard;
  }

  /** Nobody goes on before one has seen the own last choice, and could have taken it back. */
  private isHeld(): boolean {
    const { match, chair } = this;
    return this.holdFor > 0 && chair !== null && this.hold.holds(match, chair);
  }

  private get match(): Telling['match'] {
    return this.telling.match;
  }

  private people(): Seat[] {
    return this.seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [seat(at)]));
  }

  private asked(): Asked {
    return whoIsAsked(this.match.table, (at) => this.seats[at]?.kind === 'bot');
  }

  private thinking(): Seat | null {
    return this.isHeld() ? null : (this.asked().bot?.seat ?? null);
  }

  private thinkingTime(): number | null {
    const at = this.thinking();
    return at === null ? null : thinkingTimeOf(this.seats[at]?.bot ?? null);
  }

  private passTo(): Seat | null {
    if (this.isHeld()) return null;
    if (this.chair !== null && pendingFor(this.match.table, this.chair) !== null) return null;
    return this.asked().people[0] ?? null;
  }

  private announce(): void {
    if (!this.gone) this.world.tell({ kind: 'state', state: this.state() });
  }

  private state(): TableState {
    const news = this.log.news();
    return {
      view: viewTable(this.game, this.match.table, this.chair),
      log: { keep: news.keep, add: entriesOf(news) },
      noUndo: whyNoUndo(this.match, this.chair),
      thinking: this.thinking(),
      thinkingTime: this.thinkingTime(),
      passTo: this.passTo(),
      held: this.isHeld() ? this.holdFor : null,
      kept: this.keeper.kept,
      moment: this.match.choices.length,
      recapFrom: this.log.recapFrom(),
      lastMover: this.telling.chronicle.lastChooser,
    };
  }

  private compose(revision: number): Save {
    return {
      ...this.save,
      text: this.recordText(),
      revision,
      waitingFor: this.match.table.pending.map((decision) => decision.seat),
      touched: this.world.now(),
    };
  }
}

/** Is what the page holds the later one: begun where the shelf had no room for it, or gone on with from just what lies there? */
const goesOn = (given: Save | null, kept: Save | null): given is Save =>
  given !== null && (kept === null || (given.revision === kept.revision && given.touched > kept.touched));
