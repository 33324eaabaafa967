import { type AnyGame, type Option, say, type TextArgs, viewTable } from '@stolik/engine';
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
import type { Speaker } from '@stolik/text';
import { type Desk, gameSpeaker } from '../desk.ts';
import { logLines, lookUpLines, scoreLines } from '../play/answers.ts';
import type { Company } from '../play/company.ts';
import { meant, menuOf } from '../play/menu.ts';
import { bareOrder, readOrder, type Said } from '../play/orders.ts';
import { pageLines } from '../play/page.ts';
import { rulesLines } from '../play/rules.ts';
import type { Scene } from '../play/scene.ts';
import { inkOf } from '../screen/ink.ts';
import { wrap } from '../screen/layout.ts';

const CLEAR = '\x1b[H\x1b[2J';

/** What became of a lesson. `own-way`: the learner plays on without it, with what was held back. */
export type Lessoned =
  | { readonly end: 'finished' | 'left' }
  | { readonly end: 'own-way'; readonly options: readonly Option[] };

/** One part of a lesson in the terminal. */
export class Classroom {
  readonly run: LessonRun;
  private readonly speaker: Speaker;
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
    this.speaker = gameSpeaker(desk, game);
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
      const line = await this.desk.terminal.readLine(`${inkOf(this.desk.terminal.colours).accent('>')} `);
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
      readOrder(line, this.speaker) ??
      (meant(this.scene().menu, line).length > 0 ? null : bareOrder(line, this.speaker));
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
        : this.speaker.say(heldText(this.lesson, verdict.say), this.company.names);
    this.answer = `${kind} ${this.say('cli-learn-own-way')}`;
  }

  private obey({ order, rest }: Said): Lessoned | null {
    const scene = this.scene();
    const heard = eventsIn(this.log.all());
    switch (order) {
      case 'quit':
        return { end: 'left' };
      case 'undo':
        if (!this.run.back()) this.answer = this.say('cli-refused-nothing-to-undo');
        this.log.readAll();
        return null;
      case 'help':
        this.print(
          rulesLines(scene, this.desk.house.helpOf(this.game, this.speaker.lang), rest || (this.run.beat?.rule ?? '')),
        );
        break;
      case 'explain':
        this.print(lookUpLines(scene, heard, rest));
        break;
      case 'log':
        this.print(logLines(scene, heard));
        break;
      case 'score':
        this.print(scoreLines(scene));
        break;
      case 'hint':
      case 'language':
      case 'save':
      case 'table':
        break;
    }
    return null;
  }

  private showPage(): void {
    const { interactive, rows } = this.desk.terminal;
    if (interactive) this.desk.terminal.write(CLEAR);
    const notice = this.beatLines().join('\n  ');
    this.print(
      pageLines({
        scene: this.scene(),
        withTable: true,
        news: eventsIn(this.log.unread()),
        notice,
        rows: interactive ? rows : null,
      }),
    );
  }

  /** Where one is, what the lesson says, and how it goes on. */
  private beatLines(): string[] {
    const { run, lesson, speaker, company } = this;
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
    const { game, company, speaker, run } = this;
    const view = viewTable(game, run.match.table, LEARNER);
    const { columns, colours } = this.desk.terminal;
    const proposed = new Set(shownBeat(run).proposed);
    const menu = menuOf(game, view, speaker, company.names).map((item) =>
      proposed.has(item.option) ? { ...item, text: `→ ${item.text}` } : item,
    );
    return { game, view, menu, company, speaker, ink: inkOf(colours), width: columns - 1 };
  }

  private isWord(line: string, key: string): boolean {
    return line.toLowerCase() === this.say(key).toLowerCase();
  }

  private say(key: string, args?: TextArgs): string {
    return this.speaker.say(say(key, args), this.company.names);
  }

  private print(lines: readonly string[]): void {
    for (const line of lines) this.desk.print(line);
  }
}
