import {
  type AnyGame,
  defined,
  type GameRecord,
  type Option,
  pendingFor,
  type Refusal,
  recordOf,
  refuse,
  viewTable,
} from '@stolik/engine';
import { Chronicle } from '@stolik/engine/host';
import {
  type Ear,
  LEARNER,
  type Lesson,
  type LessonProgress,
  LessonRun,
  type ShownBeat,
  shownBeat,
} from '@stolik/engine/lesson';
import type { SeatInfo } from '@stolik/ui';
import { BotTurns } from './bot-turns.ts';
import type { HouseSnapshot, HouseTable } from './client.ts';
import { entriesOf } from './log-entries.ts';
import { type Kept, type Pace, SAFE } from './protocol.ts';
import { unchanged } from './unchanged.ts';

/** What a page knows of a lesson besides its table. */
export interface LessonState {
  readonly shown: ShownBeat;
  /** A legal move that was held back, with the word that answers it. */
  readonly held: { readonly options: readonly Option[]; readonly say: string | null } | null;
  readonly mayBack: boolean;
  readonly finished: boolean;
}

const heldBack = refuse('not-your-decision', 'The lesson comes to that later.');
const nothing = refuse('nothing-to-undo', 'Nothing has been chosen yet.');

/** The table of a lesson. It is played in the page itself: its bots need not think. */
export class LessonTable implements HouseTable {
  private readonly run: LessonRun;
  private chronicle = new Chronicle();
  private log = this.chronicle.logOf(LEARNER);
  private readonly listeners = new Set<() => void>();
  private readonly bots: BotTurns;
  private snapshot: HouseSnapshot;
  private lesson: LessonState;
  private held: LessonState['held'] = null;
  private closed = false;

  constructor(
    private readonly game: AnyGame,
    of: Lesson,
    progress: LessonProgress,
    private readonly names: readonly string[],
    pace: Pace,
    private readonly onProgress: (run: LessonRun) => void,
  ) {
    let table = { sequence: 0 };
    const ear: Ear = {
      scene: (match) => {
        table = match.table;
        this.chronicle = new Chronicle();
        this.log = this.chronicle.logOf(LEARNER);
      },
      choice: (seat) => this.chronicle.beginChoice(seat),
      event: (event) => this.chronicle.tell(0, table.sequence, event),
    };
    this.run = LessonRun.resumed(game, of, progress, ear);
    this.bots = new BotTurns(
      {
        asked: () => (this.closed ? null : this.run.botAsked),
        // What it does stands in the lesson: it is looked up when its time has come.
        think: ({ options }) => ({
          option: Promise.resolve(defined(options[0])),
          hurry: () => {},
          giveUp: () => {},
        }),
        choose: () => {
          this.run.playBot();
          return this.log.lastChoiceWasHeard;
        },
        show: () => this.show(),
        broken: (message) => this.put({ ...this.snapshot, stopped: { why: 'broken', message } }),
      },
      pace,
    );
    this.lesson = this.state();
    this.snapshot = this.look();
    void this.bots.play(false);
  }

  get part(): number {
    return this.run.partAt;
  }

  getSnapshot = (): HouseSnapshot => this.snapshot;
  getLesson = (): LessonState => this.lesson;
  getKept = (): Kept => SAFE;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async choose(option: Option, then: readonly Option[] = []): Promise<Refusal | null> {
    const options = [option, ...then];
    const verdict = this.run.choose(options);
    if (verdict.kind === 'illegal') return refuse('unknown-option', `"${option}" is not one of the options.`);
    this.held = verdict.kind === 'held' ? { options, say: verdict.say } : null;
    this.settle();
    return verdict.kind === 'held' ? heldBack : null;
  }

  /** Reads on. */
  next(): void {
    this.held = null;
    if (this.run.next()) this.settle();
  }

  async undo(): Promise<Refusal | null> {
    this.held = null;
    if (!this.run.back()) return nothing;
    this.settle();
    return null;
  }

  async sit(): Promise<void> {}
  hurry(): void {
    this.bots.hurry();
  }
  setPace(pace: Pace): void {
    this.bots.setPace(pace);
  }
  release(): void {}
  readonly hint = null;
  recordText = async (): Promise<string> => JSON.stringify(this.recordFor(this.run.match));

  close(): void {
    this.closed = true;
    this.bots.giveUp();
    this.listeners.clear();
  }

  /** The game as it stands, with the move that was held back: to be played on by oneself. */
  ownWay(): GameRecord {
    const match = this.run.match.fork();
    for (const option of this.held?.options ?? []) {
      const asked = pendingFor(match.table, LEARNER);
      if (!asked?.options.includes(option)) break;
      match.choose({ seat: LEARNER, decision: asked.id, option });
    }
    return this.recordFor(match);
  }

  /** The last game of the lesson that is not over yet; it need not be the one that is shown. */
  playOn(): { readonly record: GameRecord; readonly isShown: boolean } | null {
    const open = this.run.played.findLast((match) => !match.over);
    return open === undefined ? null : { record: this.recordFor(open), isShown: open === this.run.match };
  }

  private recordFor(match: LessonRun['match']): GameRecord {
    return recordOf(match, { names: this.names, bots: [null, ...this.run.lesson.bots] });
  }

  /** After the learner has done something. */
  private settle(): void {
    this.onProgress(this.run);
    this.show();
    void this.bots.play(true);
  }

  private show(): void {
    this.lesson = this.state();
    this.put(this.look());
  }

  private put(snapshot: HouseSnapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }

  private state(): LessonState {
    const { run, held } = this;
    return { shown: shownBeat(run), held, mayBack: run.inputs.length > 0, finished: run.finished };
  }

  private look(): HouseSnapshot {
    const { game, run, chronicle } = this;
    const { match, lesson } = run;
    const before: HouseSnapshot | undefined = this.snapshot; // none yet while the table is being opened
    const view = viewTable(game, match.table, LEARNER);
    return {
      id: `lesson-${lesson.game}`,
      game,
      seating: match.seating,
      seats: before?.seats ?? this.seats(),
      view: before === undefined ? view : unchanged(before.view, view),
      log: unchanged(before?.log ?? [], entriesOf(this.log.all())),
      noUndo: run.inputs.length === 0 ? nothing : null,
      thinking: run.botAsked?.seat ?? null,
      thinkingTime: null,
      passTo: null,
      held: null,
      moment: match.choices.length,
      recapFrom: null,
      lastMover: chronicle.lastChooser,
      stopped: null,
    };
  }

  private seats(): SeatInfo[] {
    const { bots } = this.run.lesson;
    return this.names.map((name, at) => ({
      name,
      kind: at === LEARNER ? 'me' : 'bot',
      bot: bots[at - 1] ?? null,
    }));
  }
}
