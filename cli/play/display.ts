import { type AnyGame, type GameEvent, say, type TextArgs, type View } from '@stolik/engine';
import { type ChairLog, eventsIn } from '@stolik/engine/host';
import { isLanguage, type Speaker } from '@stolik/text';
import { type Desk, gameSpeaker } from '../desk.ts';
import { inkOf } from '../screen/ink.ts';
import { logLines, lookUpLines, scoreLines } from './answers.ts';
import type { Company } from './company.ts';
import { menuOf } from './menu.ts';
import type { Said } from './orders.ts';
import { pageLines } from './page.ts';
import { eventLines, type Scene } from './scene.ts';

const CLEAR = '\x1b[H\x1b[2J';
/** What was said before cannot be read by scrolling back either. */
const FORGET = '\x1b[3J';

/** What a page says besides its table. */
export interface Beside {
  readonly news: readonly GameEvent[];
  readonly notice: string | null;
  /** Is the table shown, or does the talk just go on? */
  readonly withTable: boolean;
}

/** A table on the screen of a terminal, in the words of its game. */
export class Display {
  speaker: Speaker;

  constructor(
    private readonly desk: Desk,
    private readonly game: AnyGame,
    private readonly company: Company,
  ) {
    this.speaker = gameSpeaker(desk, game);
  }

  speakIn(lang: string): void {
    if (isLanguage(lang)) this.speaker = gameSpeaker(this.desk, this.game, lang);
  }

  /** The rules in the language that is spoken now. */
  get rules(): string | null {
    return this.desk.house.helpOf(this.game, this.speaker.lang);
  }

  say(key: string, args?: TextArgs): string {
    return this.speaker.say(say(key, args), this.company.names);
  }

  print(lines: readonly string[]): void {
    for (const line of lines) this.desk.print(line);
  }

  clear(): void {
    if (this.desk.terminal.interactive) this.desk.terminal.write(CLEAR);
  }

  /** Nobody sees what another has seen. */
  forget(): void {
    this.clear();
    if (this.desk.terminal.interactive) this.desk.terminal.write(FORGET);
  }

  /** A line typed at the table; null: there will be none any more. */
  readLine(): Promise<string | null> {
    const { terminal } = this.desk;
    return terminal.readLine(`${inkOf(terminal.colours).accent('>')} `);
  }

  scene(view: View<unknown>): Scene {
    const { game, company, speaker } = this;
    const menu = menuOf(game, view, speaker, company.names);
    return { ...this.surroundings, view, menu };
  }

  show(scene: Scene, { news, notice, withTable }: Beside): void {
    const { interactive, rows } = this.desk.terminal;
    this.clear();
    this.print(pageLines({ scene, withTable, news, notice, rows: interactive ? rows : null }));
  }

  /** What happened, a sentence a line. */
  tell(events: readonly GameEvent[]): string[] {
    return eventLines(this.surroundings, events);
  }

  /** Answers an order that only asks about the table. False: it is none of those. */
  tellOf({ order, rest }: Said, scene: Scene, log: ChairLog): boolean {
    const heard = eventsIn(log.all());
    if (order === 'explain') this.print(lookUpLines(scene, heard, rest));
    else if (order === 'log') this.print(logLines(scene, heard));
    else if (order === 'score') this.print(scoreLines(scene));
    else return false;
    return true;
  }

  private get surroundings(): Omit<Scene, 'view' | 'menu'> {
    const { game, company, speaker } = this;
    const { columns, colours } = this.desk.terminal;
    return { game, company, speaker, ink: inkOf(colours), width: columns - 1 };
  }
}
