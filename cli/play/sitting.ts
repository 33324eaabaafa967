import { hint, sightOf, think } from '@stolik/bots';
import {
  type AnyGame,
  type AnyMatch,
  allSeats,
  defined,
  type GameRecord,
  pendingFor,
  recordOf,
  type Seat,
  type TextArgs,
  viewTable,
} from '@stolik/engine';
import {
  type Asked,
  type ChairLog,
  chooseAloud,
  eventsIn,
  type Telling,
  takeBack,
  whoIsAsked,
} from '@stolik/engine/host';
import type { Language } from '@stolik/text';
import { Complaint, failure } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { adviceLines } from './advice.ts';
import { helpLines } from './answers.ts';
import { type Company, isPerson, luckOf, people } from './company.ts';
import { Display } from './display.ts';
import { type MenuItem, meant } from './menu.ts';
import { bareOrder, readOrder, type Said } from './orders.ts';
import { rulesLines } from './rules.ts';
import { Save } from './saves.ts';
import type { Scene } from './scene.ts';
import { whileShown } from './thinking.ts';

/** How long advice is thought about. */
const HINT = { milliseconds: 1000 };

/** As much of the end is told again before the sheet. */
const MOST_CLOSING = 20;

/** What a line typed at the table led to. */
type Outcome = 'asked-again' | 'chosen' | 'left';

/** People and bots at one table in the terminal, until the game is over or put down. */
export class Sitting {
  readonly match: AnyMatch;
  /** By seat: what is heard there, and how much of it was read. */
  private readonly logs: readonly ChairLog[];
  private readonly display: Display;
  private lastPerson: Seat | null = null;
  private saveTrouble = false;
  /** Something to be said beside the next question. */
  private notice: string | null = null;

  constructor(
    private readonly desk: Desk,
    readonly game: AnyGame,
    private readonly telling: Telling,
    readonly company: Company,
    private save: Save,
  ) {
    this.display = new Display(desk, game, company);
    this.match = telling.match;
    this.logs = allSeats(this.match.table.seats).map((seat) => telling.chronicle.logOf(seat));
  }

  /** Plays on. True: to the end. False: somebody put the game down, and it is saved. */
  async play(): Promise<boolean> {
    for (;;) {
      await this.playBots();
      this.keep();
      if (this.match.over) return true;
      const person = this.nextPerson();
      if (!(await this.curtain(person))) return false;
      if (!(await this.ask(person))) return false;
    }
  }

  /** Bots answer first, so that a person's picks stay together and can be taken back. */
  private async playBots(): Promise<void> {
    const { game, match, company } = this;
    for (;;) {
      const decision = this.asked().bot;
      const bot = decision && company.bots[decision.seat];
      if (!decision || !bot) return;
      const { seat, id } = decision;
      const luck = luckOf(match.options.seed, seat, match.choices.length);
      const option = await whileShown(
        this.desk.terminal,
        this.say('cli-play-thinking', { who: { seat } }),
        think(bot, sightOf(game, match.table, seat), luck),
      );
      const refusal = chooseAloud(this.telling, { seat, decision: id, option });
      if (refusal !== null) throw failure('cli-play-broken', { details: refusal.message });
    }
  }

  private nextPerson(): Seat {
    const [person] = this.asked().people;
    if (person === undefined) throw failure('cli-play-broken', { details: 'nobody is asked' });
    return person;
  }

  private asked(): Asked {
    return whoIsAsked(this.match.table, (seat) => !isPerson(this.company, seat));
  }

  /** Between two people at one keyboard: nobody sees what is not his. False: they leave. */
  private async curtain(person: Seat): Promise<boolean> {
    if (people(this.company) < 2 || person === this.lastPerson) return true;
    this.display.forget();
    const line = await this.desk.terminal.readLine(`${this.say('cli-play-curtain', { who: { seat: person } })} `);
    if (line === null) return false;
    const said = readOrder(line, this.display.speaker);
    return said?.order !== 'quit';
  }

  /** Asks until something is chosen. False: the person leaves. */
  private async ask(person: Seat): Promise<boolean> {
    // Without a screen to draw on again and again, the table is shown when others moved or something turned up.
    const { choices, table } = this.match;
    const changed = this.lastPerson !== person || choices.at(-1)?.seat !== person || table.fence !== null;
    const withTable = this.desk.terminal.interactive || changed || this.notice !== null;
    this.lastPerson = person;
    this.showPage(person, withTable);
    this.notice = null;
    for (;;) {
      const line = await this.display.readLine();
      if (line === null) return false;
      const outcome = this.answer(person, line);
      if (outcome === 'left') return false;
      if (outcome === 'chosen') {
        this.keep();
        return true;
      }
    }
  }

  private answer(person: Seat, line: string): Outcome {
    if (line.trim() === '') {
      this.print([this.say('cli-play-enter-alone')]);
      return 'asked-again';
    }
    const said = readOrder(line, this.display.speaker);
    if (said) return this.obey(person, said);
    if (line.trim().startsWith('/')) {
      this.print([this.say('cli-play-unknown-order', { given: line.trim() })]);
      return 'asked-again';
    }
    const items = meant(this.scene(person).menu, line);
    const [only, ...more] = items;
    if (only && more.length === 0) return this.choose(person, only);
    if (only) {
      this.print([this.say('cli-play-several'), ...items.map((item) => `  ${item.key}  ${item.text}`)]);
      return 'asked-again';
    }
    const bare = bareOrder(line, this.display.speaker);
    if (bare) return this.obey(person, bare);
    this.print([this.say('cli-play-unknown', { given: line.trim() })]);
    return 'asked-again';
  }

  private choose(person: Seat, item: MenuItem): Outcome {
    const decision = pendingFor(this.match.table, person)?.id ?? -1;
    this.logOf(person).readAll();
    const refusal = chooseAloud(this.telling, { seat: person, decision, option: item.option });
    if (refusal === null) return 'chosen';
    this.print([this.say(`cli-refused-${refusal.why}`, { details: refusal.message })]);
    return 'asked-again';
  }

  private obey(person: Seat, said: Said): Outcome {
    const { order, rest } = said;
    const { rules } = this.display;
    const scene = this.scene(person);
    switch (order) {
      case 'quit':
        return 'left';
      case 'undo':
        return this.undo(person);
      case 'help':
        this.print(rest === '' ? helpLines(scene, rules) : rulesLines(scene, rules, rest));
        break;
      case 'hint':
        this.print(adviceLines(scene, hint(sightOf(this.game, this.match.table, person), HINT), person));
        break;
      case 'explain':
      case 'log':
      case 'score':
        this.display.tellOf(said, scene, this.logOf(person));
        break;
      case 'table':
        this.showPage(person, true);
        break;
      case 'language':
        this.speakIn(rest);
        this.showPage(person, true);
        break;
      case 'save':
        this.keepAs(rest);
        break;
    }
    return 'asked-again';
  }

  private undo(person: Seat): Outcome {
    const refusal = takeBack(this.telling, person);
    if (refusal !== null) {
      this.print([this.say(`cli-refused-${refusal.why}`, { details: refusal.message })]);
      return 'asked-again';
    }
    this.logOf(person).readAll();
    this.notice = this.say('cli-play-undone');
    return 'chosen';
  }

  private logOf(seat: Seat): ChairLog {
    return defined(this.logs[seat]);
  }

  /** Somebody comes back to the table: all but the last things are taken as read. */
  recap(last: number): void {
    for (const log of this.logs) log.readAllBut(last);
  }

  speakIn(lang: string): void {
    this.display.speakIn(lang);
  }

  get language(): Language {
    return this.display.speaker.lang;
  }

  /** What happened since somebody was last asked: nobody is asked after the end, and it is to be told all the same. */
  closingLines(): string[] {
    const { lastPerson } = this;
    const news = lastPerson === null ? [] : eventsIn(this.logOf(lastPerson).unread());
    return this.display.tell(news.slice(-MOST_CLOSING));
  }

  /** To be said beside the next question. */
  mention(key: string, args: TextArgs): void {
    this.notice = this.say(key, args);
  }

  record(): GameRecord {
    const { match, company } = this;
    return recordOf(match, { names: company.names, bots: company.bots.map((bot) => bot?.id ?? null) });
  }

  get savedIn(): Save {
    return this.save;
  }

  /** Saves; a disk that is full or closed to us is no reason to stop playing. */
  private keep(): void {
    try {
      this.save.keep(this.record());
      this.saveTrouble = false;
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      if (!this.saveTrouble) this.desk.terminal.note(`${this.display.speaker.say(error.text)}\n`);
      this.saveTrouble = true;
    }
  }

  /** Saves in a file of that name, and from now on always there. */
  private keepAs(file: string): void {
    const save = file === '' ? this.save : new Save(file, true, this.desk.terminal.env);
    try {
      save.keep(this.record());
      this.save = save;
      this.print([this.say('cli-play-saved', { file: save.file })]);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      this.print([this.display.speaker.say(error.text)]);
    }
  }

  private showPage(person: Seat, withTable: boolean): void {
    const news = eventsIn(this.logOf(person).unread());
    this.display.show(this.scene(person), { news, notice: this.notice, withTable });
  }

  private scene(person: Seat): Scene {
    return this.display.scene(viewTable(this.game, this.match.table, person));
  }

  private say(key: string, args?: TextArgs): string {
    return this.display.say(key, args);
  }

  private print(lines: readonly string[]): void {
    this.display.print(lines);
  }
}
