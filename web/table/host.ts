import { luckAt } from '@stolik/bots';
import {
  type AnyGame,
  type Decision,
  type GameRecord,
  type Option,
  pendingFor,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
} from '@stolik/engine';
import type { Telling } from '@stolik/engine/host';
import type { HintAdvice } from '@stolik/ui';
import { botsOf, seatsOf } from '../saves/seat-info.ts';
import type { Save, Shelf } from '../saves/shelf.ts';
import { beginThought, type Thought } from './bot-mind.ts';
import { BotTurns } from './bot-turns.ts';
import { adviceFor } from './hints.ts';
import { Keeper } from './keeper.ts';
import type { News, Opened, Pace, TableState } from './protocol.ts';
import { Screen } from './screen.ts';

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
  private readonly screen: Screen;
  private readonly keeper: Keeper;
  private readonly bots: BotTurns;
  private gone = false;
  /** The thoughts that were foreseen at the table as it stands. */
  private readonly foreseen = new Set<string>();
  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** Stops the hint that is being thought about. */
  private hintStop = { aborted: true };

  constructor(
    private readonly save: Save,
    private readonly record: GameRecord,
    telling: Telling,
    private readonly world: World,
    { pace, hold }: Manner,
    safe: boolean,
  ) {
    const seats = seatsOf(record, save.me);
    this.screen = Screen.open(telling, seats, hold);
    this.opened = { game: this.screen.game.id, seating: telling.match.seating, seats };
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
        asked: () => (this.gone || this.screen.isHeld() ? null : this.screen.asked().bot),
        think: (decision, hurried) => this.beginThought(decision, hurried),
        choose: (decision, option) => this.botChooses(decision, option),
        show: () => this.announce(),
        broken: (message) => world.tell({ kind: 'broken', message }),
      },
      pace,
    );
  }

  /** Says how the table stands and lets bots play. */
  begin(): void {
    if (this.keeper.kept.saved === 'saving') this.keeper.keep();
    this.screen.passChair();
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
    if (this.gone) return elsewhere;
    const refusal = this.screen.think(decision, option, then);
    if (refusal === null) this.settle(known);
    return refusal;
  }

  /** What the page would be told if this were chosen; nothing is. Null: it would be refused. */
  foresee(decision: number, option: Option, then: readonly Option[] = []): TableState | null {
    this.foreseen.add(this.thoughtNow(decision, option, then));
    const tried = this.screen.fork();
    if (this.gone || tried.think(decision, option, then) !== null) return null;
    tried.passChair();
    return this.state(tried);
  }

  undo(): Refusal | null {
    const refusal = this.screen.undo();
    if (refusal !== null) return refusal;
    this.giveUpThoughts();
    this.settle();
    return null;
  }

  /** What a good player would do on this chair; nothing when it is asked nothing, or has chosen before the hint was ready. */
  async hint(): Promise<readonly HintAdvice[]> {
    const { chair, match, game } = this.screen;
    if (chair === null || pendingFor(match.table, chair) === null) return [];
    const stop = { aborted: false };
    this.hintStop = stop;
    const advice = await adviceFor(game, match.table, chair, stop);
    return stop.aborted ? [] : advice;
  }

  /** Looks from another chair, if that may be. */
  sit(chair: Seat | null): void {
    if (!this.screen.sit(chair)) return;
    this.announce();
    void this.bots.play(false);
  }

  /** Whoever is thinking chooses at once, and so do bots after it, until a person is asked. */
  hurry(): void {
    this.bots.hurry();
  }

  /** The choice that is held stands, and others go on. */
  release(): void {
    if (!this.screen.isHeld()) return;
    this.screen.release();
    this.screen.passChair();
    this.announce();
    void this.bots.play(false);
  }

  setHold(hold: number): void {
    if (hold === 0) this.release();
    this.screen.holdFor = hold;
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
    return JSON.stringify(recordOf(this.screen.match, { names: this.record.names, bots: botsOf(this.record) }));
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

  /** A thought at the table as it stands: at another it would bring something else. */
  private thoughtNow(decision: number, option: Option, then: readonly Option[]): string {
    const { chair, match } = this.screen;
    return JSON.stringify([chair, match.table.sequence, decision, option, then]);
  }

  /** After something was chosen or taken back. `known`: the page knows what has come of it. */
  private settle(known = false): void {
    this.changed();
    if (known) this.screen.isTold();
    else this.announce();
    clearTimeout(this.holdTimer);
    const { holdFor } = this.screen;
    if (this.screen.isHeld()) this.holdTimer = setTimeout(() => this.release(), holdFor);
    else void this.bots.play(true);
  }

  private changed(): void {
    this.hintStop.aborted = true;
    this.keeper.keep();
    this.screen.passChair();
  }

  /** The table has moved on, or is gone: nobody waits for what was being thought of. */
  private giveUpThoughts(): void {
    this.hintStop.aborted = true;
    this.bots.giveUp();
  }

  private beginThought({ seat }: Decision, hurried: boolean): Thought {
    const { game, match, seats } = this.screen;
    const luck = luckAt(this.record.seed, seat, match.choices.length);
    return beginThought({ game, table: match.table, seat, bot: seats[seat]?.bot ?? null, luck }, hurried);
  }

  private botChooses({ seat, id }: Decision, option: Option): boolean {
    const refusal = this.screen.answer(seat, id, option);
    if (refusal !== null) throw new Error(`The bot at seat ${seat} cannot go on: ${refusal.message}`);
    this.changed();
    return this.screen.lastChoiceWasHeard;
  }

  private announce(): void {
    if (!this.gone) this.world.tell({ kind: 'state', state: this.state() });
  }

  private state(screen = this.screen): TableState {
    return { ...screen.look(), kept: this.keeper.kept };
  }

  private compose(revision: number): Save {
    return {
      ...this.save,
      text: this.recordText(),
      revision,
      waitingFor: this.screen.match.table.pending.map((decision) => decision.seat),
      touched: this.world.now(),
    };
  }
}

const elsewhere = refuse('stale-decision', 'This table is played in another tab now.');
