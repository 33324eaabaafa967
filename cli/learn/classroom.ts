import { type AnyGame, type Option, type TextArgs, viewTable } from '@stolik/engine';
import { Chronicle, eventsIn } from '@stolik/engine/host';
import {
  beatText,
  type Ear,
  heldText,
  LEARNER,
  type Lesson,
  type LessonProgress,
  LessonRun,
  partText,
  shownBeat,
  titleText,
} from '@stolik/engine/lesson';
import type { Desk } from '../desk.ts';
import type { Company } from '../play/company.ts';
import { Display } from '../play/display.ts';
import { meant } from '../play/menu.ts';
import { bareOrder, readOrder, type Said } from '../play/orders.ts';
import { rulesLines } from '../play/rules.ts';
import type { Scene } from '../play/scene.ts';
import { inkOf } from '../screen/ink.ts';
import { wrap } from '../screen/layout.ts';

/** What became of a lesson. `own-way`: the learner plays on without it, with what was held back. */
export type Lessoned =
  | { readonly end: 'finished' | 'left' }
  | { readonly end: 'own-way'; readonly options: readonly Option[] };

/** One part of a lesson in the terminal. */
export class Classroom {
  readonly run: LessonRun;
  private readonly display: Display;
  private log = new Chronicle().logOf(LEARNER);
  /** What the lesson answered to the last line. */
  private answer: string | null = null;
  private held: readonly Option[] | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly game: AnyGame,
    private readonly lesson: Lesson,
    private readonly company: Company,
    progress: LessonProgress,
    private readonly onProgress: (progress: LessonProgress) => void,
  ) {
    this.display = new Display(desk, game, company);
    let chronicle = new Chronicle();
    const ear: Ear = {
      scene: () => {
        chronicle = new Chronicle();
        this.log = chronicle.logOf(LEARNER);
      },
      choice: (seat) => chronicle.beginChoice(seat),
      event: (event) => chronicle.tell(0, 0, event),
    };
    this.run = LessonRun.resumed(game, lesson, progress, ear);
    this.log.readAll();
  }

  async attend(): Promise<Lessoned> {
    const { run } = this;
    for (;;) {
      run.playBots();
      if (run.finished) return { end: 'finished' };
      this.showPage();
      this.log.readAll();
      const line = await this.display.readLine();
      if (line === null) return { end: 'left' };
      const outcome = this.hear(line.trim());
      if (outcome !== null) return outcome;
      this.onProgress(run.progress);
    }
  }

  private hear(line: string): Lessoned | null {
    this.answer = null;
    const held = this.held;
    this.held = null;
    if (line === '') {
      if (!this.run.next()) this.answer = this.say('cli-learn-enter-alone');
      return null;
    }
    if (held !== null && this.isWord(line, 'cli-learn-own')) return { end: 'own-way', options: held };
    const said =
      readOrder(line, this.display.speaker) ??
      (meant(this.scene().menu, line).length > 0 ? null : bareOrder(line, this.display.speaker));
    if (said !== null) return this.obey(said);
    const [only, ...more] = meant(this.scene().menu, line);
    if (only === undefined || more.length > 0) {
      this.answer = this.say(only === undefined ? 'cli-play-unknown' : 'cli-play-several', { given: line });
      return null;
    }
    this.choose(only.option);
    return null;
  }

  private choose(option: Option): void {
    const verdict = this.run.choose([option]);
    if (verdict.kind !== 'held') return;
    this.held = [option];
    const kind =
      verdict.say === null
        ? this.say('cli-learn-held')
        : this.display.speaker.say(heldText(this.lesson, verdict.say), this.company.names);
    this.answer = `${kind} ${this.say('cli-learn-own-way')}`;
  }

  private obey(said: Said): Lessoned | null {
    const { order, rest } = said;
    const scene = this.scene();
    switch (order) {
      case 'quit':
        return { end: 'left' };
      case 'undo':
        if (!this.run.back()) this.answer = this.say('cli-refused-nothing-to-undo');
        this.log.readAll();
        return null;
      case 'help':
        this.display.print(rulesLines(scene, this.display.rules, rest || (this.run.beat?.rule ?? '')));
        return null;
      default:
        // The others are for games of one's own.
        this.display.tellOf(said, scene, this.log);
        return null;
    }
  }

  private showPage(): void {
    const notice = this.beatLines().join('\n  ');
    this.display.show(this.scene(), { news: eventsIn(this.log.unread()), notice, withTable: true });
  }

  /** Where one is, what the lesson says, and how it goes on. */
  private beatLines(): string[] {
    const { run, lesson, company } = this;
    const { speaker } = this.display;
    const { columns, colours } = this.desk.terminal;
    const ink = inkOf(colours);
    const { id, kind, number, of } = shownBeat(run);
    const part = lesson.parts.length > 1 ? [speaker.say(partText(run.part.id))] : [];
    const speaks = id !== null && kind !== 'between';
    const title = speaks ? [speaker.say(titleText(id))] : [];
    const head = [...part, this.say('cli-learn-at', { number, of }), ...title].join(' · ');
    const text = speaks ? speaker.say(beatText(lesson, id), company.names) : this.say('cli-learn-between');
    const lines = [
      ink.bold(head),
      ...wrap(text, columns - 4, ink.plain),
      ...(this.answer === null ? [] : wrap(this.answer, columns - 4, ink.accent)),
      ...(kind === 'tell' ? [ink.dim(this.say('cli-learn-next'))] : []),
    ];
    return lines;
  }

  private scene(): Scene {
    const { game, run } = this;
    const scene = this.display.scene(viewTable(game, run.match.table, LEARNER));
    const proposed = new Set(shownBeat(run).proposed);
    const menu = scene.menu.map((item) => (proposed.has(item.option) ? { ...item, text: `→ ${item.text}` } : item));
    return { ...scene, menu };
  }

  private isWord(line: string, key: string): boolean {
    return line.toLowerCase() === this.say(key).toLowerCase();
  }

  private say(key: string, args?: TextArgs): string {
    return this.display.say(key, args);
  }
}
