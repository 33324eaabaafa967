import {
  type AnyGame,
  type Decision,
  type GameEvent,
  type GameRecord,
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

/** How long one may look at what a bot did before it goes on, in milliseconds. */
const PAUSES: Record<Pace, number> = { calm: 600, brisk: 200, instant: 0 };

/** Keeps one table: applies what people choose, plays the bots, writes everything down. Knows nothing of workers or pages. */
export class Host {
  readonly opened: Opened;
  private readonly game: AnyGame;
  private readonly match: Match<unknown, never>;
  private readonly book: LogBook;
  private readonly keeper: Keeper;
  private readonly seats: readonly SeatInfo[];
  private chair: Seat | null;
  private botsPlay = false;
  private hurried = false;
  private gone = false;
  private wake: () => void = () => {};
  private thought: Thought | null = null;
  /** Stops the hint that is being thought about. */
  private hintStop = { aborted: true };

  private constructor(
    private readonly save: Save,
    private readonly record: GameRecord,
    { match, book }: Telling,
    private readonly world: World,
    private pace: Pace,
  ) {
    this.match = match;
    this.book = book;
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
    );
    const people = this.people();
    // Of several people nobody sits down before the screen was passed to them.
    this.chair = people.length === 1 ? (people[0] as Seat) : null;
    this.book.sit(this.chair);
  }

  /** Opens the table as the save left it, or says why that cannot be done. */
  static async open(id: string, given: Save | null, pace: Pace, world: World): Promise<Host | OpenTrouble> {
    let save: Save | null;
    try {
      save = (await world.shelf.read(id)) ?? given;
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      if (given === null) return { why: 'closed-shelf' };
      save = given;
    }
    if (save === null) return { why: 'missing' };
    const opened = await openRecord(save.text, world.loadRules);
    if (isTrouble(opened)) return opened;
    const telling = beginTelling(opened);
    if (isRefusal(telling)) return { why: 'unreadable', refusal: telling, text: save.text };
    while (telling.match.choices.length < opened.record.choices.length) {
      const refusal = tellNext(telling, opened.record);
      if (refusal !== null) return { why: 'unreadable', refusal, text: save.text };
    }
    return new Host(save, opened.record, telling, world, pace);
  }

  /** Says how the table stands and lets bots play. */
  begin(): void {
    if (this.keeper.kept.saved === 'saving') this.keeper.keep();
    this.takeChair();
    this.world.tell({ kind: 'opened', opened: this.opened, state: this.state() });
    void this.playBots();
  }

  choose(decision: number, option: Option): Refusal | null {
    if (this.chair === null) return refuse('not-your-decision', 'A spectator has nothing to decide.');
    const refusal = this.answer(this.chair, decision, option);
    if (refusal === null) this.settle();
    return refusal;
  }

  undo(): Refusal | null {
    const refusal = this.whyNoUndo() ?? (this.chair === null ? null : this.match.undo(this.chair));
    if (refusal !== null) return refusal;
    this.book.takeBack();
    this.giveUpThought();
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
  }

  /** Whoever is thinking chooses at once, and so do bots after it, until a person is asked. */
  hurry(): void {
    this.hurried = this.thinking() !== null;
    if (this.hurried) this.thought?.hurry();
    this.wake();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
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
    this.keeper.stop();
    this.giveUpThought();
    this.world.tell({ kind: 'lost' });
  }

  /** Finishes what is being written; then the worker may end. */
  async close(): Promise<void> {
    this.gone = true;
    this.giveUpThought();
    await this.keeper.done();
  }

  private answer(chooser: Seat, decision: number, option: Option): Refusal | null {
    if (this.gone) return refuse('stale-decision', 'This table is played in another tab now.');
    this.hintStop.aborted = true;
    const listener = (event: GameEvent): void => this.book.tell(this.match.table.sequence, event);
    this.book.beginChoice(chooser);
    const refusal = this.match.choose({ seat: chooser, decision, option }, listener);
    if (refusal === null) this.keeper.keep();
    else this.book.takeBack();
    return refusal;
  }

  /** After something was chosen or taken back. */
  private settle(): void {
    this.keeper.keep();
    this.takeChair();
    this.announce();
    void this.playBots();
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

  private async playBots(): Promise<void> {
    if (this.botsPlay) return;
    this.botsPlay = true;
    try {
      // Asked again after each round of bots: somebody may have chosen while the last one was coming to its end.
      while (this.botDecision() !== null && !this.gone) await this.botTurns();
    } catch (error) {
      this.world.tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
    }
    this.botsPlay = false;
    this.hurried = false;
  }

  private async botTurns(): Promise<void> {
    let pause = true;
    for (let next = this.botDecision(); next !== null && !this.gone; ) {
      // It thinks while one looks at what was done before.
      const [option] = await Promise.all([this.think(next), pause ? this.rest() : null]);
      const now = this.botDecision();
      if (now === null || this.gone) break;
      pause = true;
      if (now.id === next.id && now.seat === next.seat) {
        this.botChooses(now, option);
        // A choice of which nothing is heard is half a move: the other half follows at once.
        pause = this.book.lastChoiceWasHeard;
        this.takeChair();
        next = this.botDecision();
        if (pause || next === null) this.announce();
      } else next = now;
    }
  }

  private async think(decision: Decision): Promise<Option> {
    const { game, match, record } = this;
    const question = { game, table: match.table, decision, seed: record.seed, moment: match.choices.length };
    const thought = beginThought(this.seats[decision.seat]?.bot ?? null, question, this.hurried);
    this.thought = thought;
    const option = await thought.option;
    this.thought = null;
    return option;
  }

  /** The table has moved on, or is gone: nobody waits for what a bot was thinking of. */
  private giveUpThought(): void {
    this.thought?.giveUp();
    this.hintStop.aborted = true;
    this.wake();
  }

  private botChooses(decision: Decision, option: Option): void {
    const refusal = this.answer(decision.seat, decision.id, option);
    if (refusal !== null) throw new Error(`The bot at seat ${decision.seat} cannot go on: ${refusal.message}`);
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.hurried ? 0 : PAUSES[this.pace]);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private people(): Seat[] {
    return this.seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [seat(at)]));
  }

  private botDecision(): Decision | null {
    return this.match.table.pending.find((decision) => this.seats[decision.seat]?.kind === 'bot') ?? null;
  }

  private thinking(): Seat | null {
    return this.botDecision()?.seat ?? null;
  }

  private thinkingTime(): number | null {
    const at = this.thinking();
    return at === null ? null : thinkingTimeOf(this.seats[at]?.bot ?? null);
  }

  private passTo(): Seat | null {
    const waiting = this.match.table.pending.map((decision) => decision.seat);
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
