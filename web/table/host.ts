import {
  type AnyGame,
  type Decision,
  type GameEvent,
  type GameRecord,
  isLastChoice,
  isRefusal,
  type Match,
  type Option,
  pendingFor,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
  seat,
  viewTable,
} from '@stolik/engine';
import type { HintAdvice, SeatInfo } from '@stolik/ui';
import { isTrouble, openRecord } from '../saves/open-record.ts';
import { botsOf, seatsOf } from '../saves/seat-info.ts';
import { type Save, type Shelf, ShelfError } from '../saves/shelf.ts';
import { beginThought, type Thought, thinkingTimeOf } from './bot-mind.ts';
import { BotTurns } from './bot-turns.ts';
import { adviceFor } from './hints.ts';
import { Keeper } from './keeper.ts';
import type { LogBook } from './log-book.ts';
import type { News, Opened, OpenTrouble, Pace, TableState } from './protocol.ts';
import { beginTelling, type Telling, tellNext } from './telling.ts';

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
  private match: Match<unknown, never>;
  private book: LogBook;
  private readonly keeper: Keeper;
  private readonly seats: readonly SeatInfo[];
  private chair: Seat | null;
  private gone = false;
  /** The thoughts that were foreseen at the table as it stands. */
  private readonly foreseen = new Set<string>();
  private readonly bots: BotTurns;
  private hold: number;
  /** The choices up to this one are not held any more. */
  private released: number;
  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** Stops the hint that is being thought about. */
  private hintStop = { aborted: true };

  private constructor(
    private readonly save: Save,
    private readonly record: GameRecord,
    { match, book }: Telling,
    private readonly world: World,
    { pace, hold }: Manner,
    safe: boolean,
  ) {
    this.match = match;
    this.book = book;
    this.hold = hold;
    this.released = match.choices.length;
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
        asked: () => (this.gone || this.isHeld() ? null : this.botDecision()),
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
    this.book.sit(this.chair);
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
    const telling = beginTelling(opened);
    if (isRefusal(telling)) return { why: 'unreadable', refusal: telling, text: save.text };
    while (telling.match.choices.length < opened.record.choices.length) {
      const refusal = tellNext(telling, opened.record);
      if (refusal !== null) return { why: 'unreadable', refusal, text: save.text };
    }
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
    const { match, book, chair } = this;
    this.foreseen.add(this.thoughtNow(decision, option, then));
    this.match = match.fork();
    this.book = book.fork();
    try {
      if (this.think(decision, option, then) !== null) return null;
      this.takeChair();
      return this.state();
    } finally {
      this.match = match;
      this.book = book;
      this.chair = chair;
    }
  }

  undo(): Refusal | null {
    const refusal = this.whyNoUndo() ?? (this.chair === null ? null : this.match.undo(this.chair));
    if (refusal !== null) return refusal;
    this.book.takeBack();
    this.giveUpThoughts();
    this.released = Math.min(this.released, this.match.choices.length);
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
    this.chair = chair;
    this.book.sit(chair);
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
    this.released = this.match.choices.length;
    this.takeChair();
    this.announce();
    void this.bots.play(false);
  }

  setHold(hold: number): void {
    if (hold === 0) this.release();
    this.hold = hold;
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
    const listener = (event: GameEvent): void => this.book.tell(this.match.table.sequence, event);
    this.book.beginChoice(chooser);
    const refusal = this.match.choose({ seat: chooser, decision, option }, listener);
    if (refusal !== null) this.book.takeBack();
    return refusal;
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
    if (known) this.book.news();
    else this.announce();
    clearTimeout(this.holdTimer);
    if (this.isHeld()) this.holdTimer = setTimeout(() => this.release(), this.hold);
    else void this.bots.play(true);
  }

  /** Where nothing is hidden from anybody, the chair changes by itself. */
  private takeChair(): void {
    const next = this.passTo();
    if (next === null) return;
    const { state } = this.match.table;
    const sight = JSON.stringify(this.game.view(state, next));
    const alike = [null, ...this.people()].every((other) => JSON.stringify(this.game.view(state, other)) === sight);
    if (!alike) return;
    this.chair = next;
    this.book.sit(next);
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
    return this.book.lastChoiceWasHeard;
  }

  /** Nobody goes on before one has seen the own last choice, and could have taken it back. */
  private isHeld(): boolean {
    const { match, chair } = this;
    return this.hold > 0 && this.released < match.choices.length && chair !== null && isLastChoice(match, chair);
  }

  private people(): Seat[] {
    return this.seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [seat(at)]));
  }

  private botDecision(): Decision | null {
    return this.match.table.pending.find((decision) => this.seats[decision.seat]?.kind === 'bot') ?? null;
  }

  private thinking(): Seat | null {
    return this.isHeld() ? null : (this.botDecision()?.seat ?? null);
  }

  private thinkingTime(): number | null {
    const at = this.thinking();
    return at === null ? null : thinkingTimeOf(this.seats[at]?.bot ?? null);
  }

  private passTo(): Seat | null {
    const waiting = this.match.table.pending.map((decision) => decision.seat);
    if (this.isHeld()) return null;
    if (this.chair !== null && waiting.includes(this.chair)) return null;
    return waiting.find((at) => this.seats[at]?.kind !== 'bot') ?? null;
  }

  private whyNoUndo(): Refusal | null {
    if (this.chair === null) return refuse('nothing-to-undo', 'A spectator has chosen nothing.');
    return this.match.whyNoUndo(this.chair);
  }

  private announce(): void {
    if (!this.gone) this.world.tell({ kind: 'state', state: this.state() });
  }

  private state(): TableState {
    return {
      view: viewTable(this.game, this.match.table, this.chair),
      log: this.book.news(),
      noUndo: this.whyNoUndo(),
      thinking: this.thinking(),
      thinkingTime: this.thinkingTime(),
      passTo: this.passTo(),
      held: this.isHeld() ? this.hold : null,
      kept: this.keeper.kept,
      moment: this.match.choices.length,
      recapFrom: this.book.recapFrom(),
      lastMover: this.book.lastChooser,
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
