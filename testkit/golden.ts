import { playGame, random } from '@stolik/bots';
import {
  type AnyGame,
  type Description,
  type GameEvent,
  type HexCell,
  type Piece,
  type Row,
  type Score,
  type Seat,
  type Seating,
  say,
  type Text,
  viewTable,
} from '@stolik/engine';
import { type Language, type Speaker, speakerOf } from '@stolik/text';
import { NAMES, sourcesOf, type Texts } from './texts.ts';

/** The whole table is printed at the start, at the end, and after so many decisions. */
const PRINTED_EVERY = 25;

/** A whole seeded game as a text to be read, in each of the languages: every question, every option, what was chosen, what happened, the score. */
export function playthroughsOf(
  game: AnyGame,
  texts: Texts,
  seating: Seating,
  seed: string,
  languages: readonly Language[],
): string[] {
  const tellers = languages.map((lang) => new Teller(game, speakerOf(lang, sourcesOf(texts[lang]), game)));
  const bots = Array.from({ length: seating.seats }, () => random);
  const events: GameEvent[] = [];
  let number = 0;
  for (const teller of tellers) teller.title(seating, seed);
  const { table, scores, winners, ending } = playGame(game, seating, seed, bots, {
    listener: (event) => events.push(event),
    onDecision(decision, chosen, table) {
      const heard = events.splice(0);
      const view = viewTable(game, table, decision.seat);
      const options = decision.options.map((option) => ({
        sign: option === chosen ? '>' : '-',
        text: game.optionText(view.state, decision.prompt, option),
      }));
      for (const teller of tellers) {
        teller.events(heard);
        if (number % PRINTED_EVERY === 0) teller.table(`Table before decision ${number}`, table.state);
        teller.line('', `#${number} ${NAMES[decision.seat]}: ${teller.words(view.decision?.question)}`);
        for (const { sign, text } of options) teller.line(`  ${sign} ${teller.words(text)}`);
      }
      number++;
    },
  });
  for (const teller of tellers) {
    teller.events(events);
    teller.table('Table at the end', table.state);
    teller.result(scores, winners, ending);
  }
  return tellers.map(({ text }) => text);
}

class Teller {
  private readonly lines: string[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly speaker: Speaker,
  ) {}

  get text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  words = (text: Text | undefined): string => (text === undefined ? '' : this.speaker.say(text, NAMES));

  line(...lines: string[]): void {
    this.lines.push(...lines);
  }

  title({ seats, variants }: Seating, seed: string): void {
    const chosen = Object.entries(variants).map(([id, value]) => `, ${id} ${value}`);
    this.line(`${this.game.id} ${this.game.version}: ${seats} seats${chosen.join('')}, seed ${seed}`);
  }

  events(events: readonly GameEvent[]): void {
    for (const event of events) {
      const to = event.to === undefined ? '' : `(only ${event.to.map((seat) => NAMES[seat]).join(', ')}) `;
      this.line(`    ${to}${this.words(this.game.eventText(event))}`);
    }
  }

  table(title: string, state: unknown): void {
    this.line('', `== ${title}`);
    const description: Description = this.game.describe(state);
    for (const section of description) {
      this.line(this.words(section.title));
      for (const row of section.rows) this.line(...this.row(row).map((line) => `  ${line}`));
    }
    this.line('==');
  }

  private row(row: Row): string[] {
    switch (row.kind) {
      case 'pieces':
        return [`${this.words(row.title)}: ${row.pieces.map(this.piece).join(', ') || '-'}`];
      case 'hexes':
        return [`${this.words(row.title)}:`, ...row.cells.map(this.cell)];
      case 'track':
        return [`${this.words(row.title)}: ${row.at} of ${row.end}`];
      case 'count':
        return [`${this.words(row.title)}: ${row.count}`];
      case 'note':
        return [this.words(row.text)];
    }
  }

  private cell = ({ q, r, piece, grounds }: HexCell): string => {
    const on = grounds.map((ground) => [ground.piece, ...ground.pieces].map(this.piece).join(', '));
    return `  (${q}, ${r}) ${[this.piece(piece), ...on].join('; ')}`;
  };

  private piece = ({ name, note }: Piece): string =>
    note === undefined ? this.words(name) : `${this.words(name)} (${this.words(note)})`;

  result(scores: readonly Score[], winners: readonly Seat[], ending: string): void {
    this.line('', this.words(say(`ending-${ending}`)));
    for (const { seat, total, lines } of scores) {
      this.line(`${NAMES[seat]}${winners.includes(seat) ? ', who wins' : ''}: ${total}`);
      for (const { what, points, text, parts } of lines) {
        this.line(
          `  ${this.words(say(`score-${what}`))}: ${points}${text === undefined ? '' : ` (${this.words(text)})`}`,
        );
        for (const part of parts ?? []) this.line(`    ${this.words(part.text)}: ${part.points}`);
      }
    }
  }
}
