import {
  type AnyGame,
  allSeats,
  below,
  chanceFrom,
  type Description,
  isOver,
  isSwitch,
  piecesIn,
  type Score,
  say,
  type Text,
  type TextArg,
  type View,
  whyNotNow,
} from '@stolik/engine';
import { keysOf, type Speaker, speakerOf } from '@stolik/text';
import type { Plan } from './plan.ts';
import { slipsIn, type Use } from './style.ts';
import { Walk } from './walk.ts';

/** What a game says in both languages: the contents of its Fluent files. */
export interface Texts {
  readonly pl: string | readonly string[];
  readonly en: string | readonly string[];
}

export const sourcesOf = (source: string | readonly string[]): readonly string[] =>
  typeof source === 'string' ? [source] : source;

/** Who sits at the table in tests. */
export const NAMES = ['Ada', 'Bruno', 'Celina', 'Dag', 'Ewa', 'Feliks', 'Greta', 'Hugo'] as const;

/** What a sentence says by mistake when a value is missing. */
const SLIP = /\bNaN\b|\bundefined\b|\bnull\b|\[object/;

/** How a rule is cited: `SS-7.3`. */
const RULE = /\b[A-Z]{2}-\d/;

/** Numbers that a hint may speak of: each has a form of its own in one of the languages. */
const MEANT = [1, 2, 5] as const;

/** Positions at which the whole table is read, one in so many; questions, options and events are read always. */
const READ_WHOLE = 6;

/** Reads in both languages all that a game says, and notes what cannot be said. */
export class TextReader {
  private readonly speakers: readonly Speaker[];
  private readonly said = new Set<string>();
  private readonly pieces = new Set<number>();
  private readonly reasons = new Set<string>();
  /** What went wrong, by language and message: the first case of each is enough. */
  private readonly slips = new Map<string, string>();

  constructor(
    private readonly game: AnyGame,
    texts: Texts,
  ) {
    this.speakers = [speakerOf('pl', sourcesOf(texts.pl), game), speakerOf('en', sourcesOf(texts.en), game)];
    for (const problem of [...unlikeKeys(texts), ...unlikeQuestions(game, texts), ...silentReasons(game, texts)])
      this.slips.set(problem, problem);
    for (const variant of game.variants) {
      this.read(say(`variant-${variant.id}`));
      // A switch says in its own words what it changes.
      if (!isSwitch(variant)) this.read(say(`about-variant-${variant.id}`));
      for (const value of variant.values) this.read(say(`variant-${variant.id}-${value}`));
    }
    for (const ending of game.endings) this.read(say(`ending-${ending}`));
    if (game.box.note !== undefined) this.read(game.box.note);
    for (const { name, values } of game.box.facets ?? [])
      for (const text of [name, ...values.map((value) => value.name)]) this.read(text);
    for (const { faces = [] } of game.box.items) for (const piece of faces.flat()) this.readPiece(piece);
  }

  /** Everything found so far that cannot be said, each once. */
  get problems(): string[] {
    return [...this.slips.values(), ...this.speakers.flatMap((speaker) => speaker.problems)];
  }

  /** Plays a game and reads all that it says on the way. */
  readGame(plan: Plan): void {
    const walk = new Walk(this.game, plan);
    const samples = chanceFrom(plan.luck, ['samples']);
    for (;;) {
      for (const event of walk.events) this.read(this.game.eventText(event), 'log');
      this.readDecisions(walk);
      if (walk.done || below(samples, READ_WHOLE) === 0)
        for (const seat of [...allSeats(plan.seats), null]) this.readTable(walk.viewOf(seat));
      if (walk.done) break;
      walk.step();
    }
    if (!isOver(walk.table)) return;
    for (const text of this.game.epilogue?.(walk.table.state) ?? []) this.read(text, 'log');
    const rival = this.game.rivalScore?.(walk.table.state) ?? null;
    if (rival !== null) this.read(rival.name);
    this.readScores([...this.game.score(walk.table.state), ...(rival === null ? [] : [rival])]);
  }

  private readDecisions(walk: Walk): void {
    for (const { seat } of walk.table.pending) {
      const { decision, state } = walk.viewOf(seat);
      if (decision === null) continue;
      this.read(decision.question, 'question');
      for (const option of decision.options) {
        this.read(this.game.optionText(state, decision.prompt, option), 'option');
        if (typeof option === 'number') this.readPiece(option);
      }
    }
  }

  private readDescription(description: Description): void {
    for (const { title, rows } of description) {
      this.read(title);
      for (const row of rows) {
        this.read(row.kind === 'note' ? row.text : row.title);
        for (const { id, name, note, sign } of piecesIn(row)) {
          this.read(name);
          if (note !== undefined) this.read(note);
          if (sign !== undefined) this.read(sign);
          if (id !== null) this.readPiece(id);
        }
      }
    }
  }

  /** The table in words, and what is said to whoever clicks what cannot be chosen. */
  private readTable(view: View<unknown>): void {
    const description = this.game.describe(view.state);
    this.readDescription(description);
    const moment = this.game.moment?.(view.state);
    if (moment !== undefined) this.read(moment);
    if (view.seat !== null)
      for (const what of Object.keys(this.game.means?.(view.state, view.seat) ?? {}))
        for (const count of MEANT) this.read(say(`means-${what}`, { count }));
    if (this.game.whyNot === undefined) return;
    const targets = [
      ...description.flatMap(({ rows }) => rows.flatMap(piecesIn)).flatMap(({ id }) => id ?? []),
      ...(this.game.actions?.(view.state, view.decision?.prompt ?? '') ?? []),
    ];
    for (const target of targets) {
      const answer = whyNotNow(this.game, view, target);
      if (answer === null) continue;
      this.read(answer, 'reason');
      if (view.decision !== null) this.readReason(answer);
    }
  }

  /** Whoever may choose and hears why not, hears the rule too. */
  private readReason(reason: Text): void {
    if (this.reasons.has(reason.key)) return;
    this.reasons.add(reason.key);
    for (const speaker of this.speakers) {
      const words = speaker.say(reason, NAMES);
      if (!RULE.test(words))
        this.slips.set(`${speaker.lang}: rule of ${reason.key}`, `${speaker.lang}: "${words}" names no rule`);
    }
  }

  private readScores(scores: readonly Pick<Score, 'lines'>[]): void {
    for (const { lines } of scores) {
      for (const { what, text, parts } of lines) {
        this.read(say(`score-${what}`));
        if (text !== undefined) this.read(text);
        for (const part of parts ?? []) {
          this.read(part.text);
          if (part.piece !== undefined) this.readPiece(part.piece);
        }
      }
    }
  }

  private readPiece(piece: number): void {
    if (this.pieces.has(piece)) return;
    this.pieces.add(piece);
    this.read(this.game.nameOf(piece));
    for (const text of this.game.explain(piece)) this.read(text);
  }

  private read(text: Text, use: Use = 'other'): void {
    const mark = use + JSON.stringify(text);
    if (this.said.has(mark)) return;
    this.said.add(mark);
    for (const speaker of this.speakers) {
      const parts = speaker.parts(text, NAMES);
      const words = parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
      const where = `${speaker.lang}: message "${text.key}"`;
      if (words.trim() === '') this.note(where, `${where} says nothing`);
      else if (SLIP.test(words)) this.note(where, `${where} says "${words}"`);
      else
        for (const slip of slipsIn(speaker.lang, use, parts))
          this.note(`${where} ${slip}`, `${where} ${slip}: ${words}`);
    }
    for (const arg of Object.values(text.args ?? {})) this.readArg(arg);
  }

  private note(where: string, problem: string): void {
    if (!this.slips.has(where)) this.slips.set(where, problem);
  }

  private readArg(arg: TextArg): void {
    if (typeof arg !== 'object') return;
    if ('piece' in arg) this.readPiece(arg.piece);
    else if ('all' in arg) for (const one of arg.all) this.readArg(one);
  }
}

/** Keys that one language has and the other has not, or has twice. */
function unlikeKeys({ pl, en }: Texts): string[] {
  const keys = { pl: sourcesOf(pl).flatMap(keysOf), en: sourcesOf(en).flatMap(keysOf) };
  const lacking = (lang: 'pl' | 'en', other: 'pl' | 'en') =>
    keys[other].filter((key) => !keys[lang].includes(key)).map((key) => `${lang}: "${key}" is only in ${other}`);
  const twice = (lang: 'pl' | 'en') =>
    keys[lang]
      .filter((key, place) => keys[lang].indexOf(key) !== place)
      .map((key) => `${lang}: "${key}" is there twice`);
  return [...lacking('pl', 'en'), ...lacking('en', 'pl'), ...twice('pl'), ...twice('en')];
}

/** Choices of the rules without a question, and questions of no choice. A choice `plant.card` is asked by the message `ask-plant-card`. */
function unlikeQuestions(game: AnyGame, { pl }: Texts): string[] {
  const keys = sourcesOf(pl).flatMap(keysOf);
  const asked = Object.values(game.programs)
    .flat()
    .flatMap((step) => (step.kind === 'choose' || step.kind === 'together' ? [step.prompt] : []))
    .map((prompt) => `ask-${prompt.replace('.', '-')}`);
  return [
    ...[...new Set(asked)]
      .filter((key) => !keys.includes(key))
      .map((key) => `no message "${key}" asks what the rules ask`),
    ...keys
      .filter((key) => key.startsWith('ask-') && !asked.includes(key))
      .map((key) => `the rules never ask "${key}"`),
  ];
}

/** Scripts that ask and have no word for whoever would do something else first, and words for scripts that never ask. */
function silentReasons(game: AnyGame, texts: Texts): string[] {
  if (game.whyNot === undefined) return [];
  const asking = Object.entries(game.programs).flatMap(([script, steps]) =>
    steps.some(({ kind }) => kind === 'choose' || kind === 'together') ? [`why-first-${script}`] : [],
  );
  const keys = sourcesOf(texts.pl).flatMap(keysOf);
  return [
    ...asking
      .filter((key) => !keys.includes(key))
      .map((key) => `no message "${key}" says what has to be settled first`),
    ...keys
      .filter((key) => key.startsWith('why-first-') && !asking.includes(key))
      .map((key) => `the rules never ask in "${key}"`),
  ];
}
