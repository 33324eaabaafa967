import {
  type AnyGame,
  type AnyMatch,
  defined,
  type Option,
  pendingFor,
  type Refusal,
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
  type Telling,
  takeBack,
  whoIsAsked,
  whyNoUndo,
} from '@stolik/engine/host';
import type { SeatInfo } from '@stolik/ui';
import { thinkingTimeOf } from './bot-mind.ts';
import { entriesOf } from './log-entries.ts';
import type { TableState } from './protocol.ts';

/** A table at one screen, from whose chair it is looked at, and whose turn it is. Nothing here thinks, waits or is written down. */
export class Screen {
  chair: Seat | null;
  private log: ChairLog;

  private constructor(
    private readonly telling: Telling,
    readonly seats: readonly SeatInfo[],
    private readonly hold: Hold,
    /** So many milliseconds the last choice of a turn is held; 0: not at all. */
    public holdFor: number,
  ) {
    const people = this.people();
    // Of several people nobody sits down before the screen was passed to them.
    this.chair = people.length === 1 ? defined(people[0]) : null;
    this.log = telling.chronicle.logOf(this.chair);
  }

  /** What was chosen before the table was opened is not held. */
  static open(telling: Telling, seats: readonly SeatInfo[], holdFor: number): Screen {
    const hold = new Hold();
    hold.release(telling.match);
    return new Screen(telling, seats, hold, holdFor);
  }

  /** The same once more, to try what would come of something. */
  fork(): Screen {
    const twin = new Screen(forkTelling(this.telling), this.seats, this.hold, this.holdFor);
    twin.chair = this.chair;
    twin.log = this.log.fork(twin.telling.chronicle);
    return twin;
  }

  get match(): AnyMatch {
    return this.telling.match;
  }

  get game(): AnyGame {
    return this.match.game;
  }

  /** One thought of the chair's: its first choice, and the next ones as long as they are asked for. */
  think(decision: number, option: Option, then: readonly Option[]): Refusal | null {
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

  answer(chooser: Seat, decision: number, option: Option): Refusal | null {
    return chooseAloud(this.telling, { seat: chooser, decision, option });
  }

  undo(): Refusal | null {
    const { chair } = this;
    return chair === null ? whyNoUndo(this.match, chair) : takeBack(this.telling, chair);
  }

  /** Looks from another chair. A bot's hand is nobody's to look at before the game is over: then false. */
  sit(chair: Seat | null): boolean {
    if (chair !== null && this.seats[chair]?.kind === 'bot' && !this.match.over) return false;
    this.chair = chair;
    this.log = this.telling.chronicle.logOf(chair);
    return true;
  }

  /** Where nothing is hidden from anybody, the chair changes by itself. */
  passChair(): void {
    const next = this.passTo();
    if (next === null) return;
    const { state } = this.match.table;
    const sight = JSON.stringify(this.game.view(state, next));
    const alike = [null, ...this.people()].every((other) => JSON.stringify(this.game.view(state, other)) === sight);
    if (alike) this.sit(next);
  }

  /** Nobody goes on before one has seen the own last choice, and could have taken it back. */
  isHeld(): boolean {
    const { match, chair } = this;
    return this.holdFor > 0 && chair !== null && this.hold.holds(match, chair);
  }

  release(): void {
    this.hold.release(this.match);
  }

  asked(): Asked {
    return whoIsAsked(this.match.table, (at) => this.seats[at]?.kind === 'bot');
  }

  /** Was anything that the chair can hear told by the last choice? */
  get lastChoiceWasHeard(): boolean {
    return this.log.lastChoiceWasHeard;
  }

  /** The page knows by itself what has come of the last choice. */
  isTold(): void {
    this.log.readAll();
  }

  /** How the table stands, with what was not told before. */
  look(): Omit<TableState, 'kept'> {
    const { match, chair, log } = this;
    const news = log.news();
    const thinking = this.thinking();
    return {
      view: viewTable(this.game, match.table, chair),
      log: { keep: news.keep, add: entriesOf(news) },
      noUndo: whyNoUndo(match, chair),
      thinking,
      thinkingTime: thinking === null ? null : thinkingTimeOf(this.seats[thinking]?.bot ?? null),
      passTo: this.passTo(),
      held: this.isHeld() ? this.holdFor : null,
      moment: match.choices.length,
      recapFrom: log.recapFrom(),
      lastMover: this.telling.chronicle.lastChooser,
    };
  }

  private people(): Seat[] {
    return this.seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [seat(at)]));
  }

  private thinking(): Seat | null {
    return this.isHeld() ? null : (this.asked().bot?.seat ?? null);
  }

  private passTo(): Seat | null {
    if (this.isHeld()) return null;
    if (this.chair !== null && pendingFor(this.match.table, this.chair) !== null) return null;
    return this.asked().people[0] ?? null;
  }
}
