import {
  type AnyGame,
  applyChoice,
  below,
  type Chance,
  type Decision,
  defined,
  type Frame,
  nextWord,
  type Option,
  pendingFor,
  type Seat,
  type Table,
} from '@stolik/engine';
import { sensible } from '../sense.ts';
import { isTurnOver, turnUnderWay } from '../turn.ts';
import { Habits } from './habits.ts';
import { Choice, type Question } from './tree.ts';

/** Own choices after which a turn is looked at even if it goes on; fewer for one who plays alone, whose turn need not end. */
const LONGEST_TURN = 40;
const LONGEST_ALONE = 20;

/** A turn cut short by luck is made up so often before others are tried in its place. */
const TRIES = 4;

const longestTurn = ({ seats }: Table<unknown>): number => (seats === 1 ? LONGEST_ALONE : LONGEST_TURN);

/** What a tree of turns is for. */
export interface TurnTask {
  /** Good turns that are kept at first, to be varied and compared. */
  readonly kept: number;
  /** Each turn is tried once, as in a search for new ones; else good ones are played again and again, as other deals ask for it. */
  readonly once: boolean;
}

/**
 * Turns of a seat, searched as a whole: from what it is asked now until it is not asked any more. A turn is made up anew, by habits, or
 * it is a good one with a change somewhere. That finds long combinations which choice-by-choice search loses sight of, since one
 * weak choice spoils all others of a turn.
 */
export class TurnTree {
  readonly root = new Choice('', null);
  readonly habits = new Habits();
  /** The best turns so far, by the choice they ended with; in no order. */
  readonly kept: Choice[] = [];
  /** How many of them are kept. */
  room: number;
  /** Turns are cut short where luck or something revealed comes in: how they go on is another thought. */
  cuts = false;
  readonly #path: Choice[] = [];
  readonly #asked: Question[] = [];
  readonly #options: number[] = [];
  #cut = false;
  readonly #others: { seat: Seat; prompt: string; option: Option }[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly chance: Chance,
    private readonly task: TurnTask,
  ) {
    this.room = task.kept;
  }

  /** The turn just played was cut short. */
  get cut(): boolean {
    return this.#cut;
  }

  /**
   * Plays one turn on the table, or the rest of one that was begun with some choices; if there is a plan, by it as far as it can be done. Returns how it
   * ended. What it was worth has to be told by `learn`, before the next is played.
   */
  play(table: Table<unknown>, seat: Seat, begun = 0, plan: readonly Option[] | null = null): Choice {
    this.begin();
    let at = this.root;
    const model = plan ?? this.model();
    let alike = model === null ? -1 : plan === null ? this.alikeUntil(model.length) : model.length;
    const turn = turnUnderWay(this.game, table);
    const longest = longestTurn(table) - begun;
    for (let depth = 0; depth < longest; depth++) {
      this.othersChoose(table, seat, turn);
      const decision = pendingFor(table, seat);
      if (decision === null || (depth > 0 && isTurnOver(this.game, table, seat, turn))) break;
      const options = sensible(this.game, table, decision);
      const question = at.question(decision);
      const same = depth < alike ? model?.[depth] : undefined;
      let option: Option;
      if (same !== undefined && options.includes(same)) option = same;
      else {
        option = this.pick(question, options, at, depth === alike ? model?.[depth] : undefined);
        alike = -1;
      }
      this.#options.push(options.length);
      at = this.take(table, decision, question, option, at);
      this.#cut = this.cuts && table.fence !== null && !isTurnOver(this.game, table, seat, turn);
      if (this.#cut) break;
    }
    return at;
  }

  /**
   * Plays a turn that was found before. Where luck or something revealed comes in, or where this deal does not allow what was planned, the
   * seat would think again: there it stops, and says how far it came.
   */
  follow(table: Table<unknown>, seat: Seat, line: readonly Option[]): number {
    this.begin();
    const turn = turnUnderWay(this.game, table);
    for (let depth = 0; depth <= line.length; depth++) {
      if (this.othersChoose(table, seat, turn) || depth === line.length) return depth;
      const decision = pendingFor(table, seat);
      const option = defined(line[depth]);
      if (decision === null || !decision.options.includes(option)) return depth;
      applyChoice(this.game, table, decision, option);
      if (table.fence !== null) return depth + 1;
    }
    return line.length;
  }

  /** The turn just played was worth so much to its seat. */
  learn(end: Choice, worth: number): void {
    end.turns++;
    end.total += worth;
    for (let i = 0; i < this.#path.length; i++)
      this.habits.learn(defined(this.#asked[i]).prompt, defined(this.#path[i]).option, worth);
    const first = this.#path[0];
    if (first !== undefined && (first.best === null || end.mean > first.best.mean)) first.best = end;
    if (this.task.once && end.turns >= (this.#cut ? TRIES : 1)) this.exhaust(end);
    this.keep(end);
  }

  /** What others chose in the turn just played, each by its own lights. */
  learnOthers(worthTo: (seat: Seat) => number): void {
    for (const { seat, prompt, option } of this.#others) this.habits.learn(`${prompt} ${seat}`, option, worthTo(seat));
  }

  private begin(): void {
    this.#cut = false;
    this.#path.length = 0;
    this.#asked.length = 0;
    this.#options.length = 0;
    this.#others.length = 0;
  }

  /**
   * What several seats choose at once and unseen the others choose first, which nobody can tell; and what others are asked within a turn is part of
   * it. Says whether anything came out by that.
   */
  private othersChoose(table: Table<unknown>, seat: Seat, turn: Frame | null): boolean {
    let told = false;
    for (let asked = 0; asked < LONGEST_TURN; asked++) {
      const isMine = pendingFor(table, seat) !== null;
      if (isMine ? table.pending.length === 1 : turn === null || isTurnOver(this.game, table, seat, turn)) break;
      const decision = defined(table.pending.find((waiting) => waiting.seat !== seat));
      const options = sensible(this.game, table, decision);
      const option = this.habits.better(`${decision.prompt} ${decision.seat}`, options, this.chance);
      this.#others.push({ seat: decision.seat, prompt: decision.prompt, option });
      applyChoice(this.game, table, decision, option);
      told ||= table.fence !== null;
    }
    return told;
  }

  /** A good turn to vary, or none. */
  private model(): Option[] | null {
    const { kept, chance } = this;
    if (kept.length === 0 || nextWord(chance) % 2 === 0) return null;
    let model = defined(kept[below(chance, kept.length)]);
    if (nextWord(chance) % 2 === 0) for (const other of kept) if (other.mean > model.mean) model = other;
    return model.line();
  }

  /** How far the model is followed; a turn that may be repeated is sometimes played to its end. */
  private alikeUntil(length: number): number {
    if (!this.task.once && nextWord(this.chance) % 2 === 0) return length;
    return below(this.chance, Math.max(1, length));
  }

  /** An option after which there is something left to try; those never tried come first where the turn begins. */
  private pick(question: Question, options: readonly Option[], from: Choice, avoided: Option | undefined): Option {
    const { chance } = this;
    const at = below(chance, options.length);
    if (from === this.root && question.tried < options.length)
      for (let i = 0; i < options.length; i++) {
        const option = defined(options[(at + i) % options.length]);
        if (question.known(option) === undefined) return option;
      }
    const picked = this.habits.pick(question.prompt, options, chance);
    if (!this.task.once || isOpen(question, picked, avoided)) return picked;
    for (let i = 0; i < options.length; i++) {
      const option = defined(options[(at + i) % options.length]);
      if (isOpen(question, option, avoided)) return option;
    }
    return picked;
  }

  private take(table: Table<unknown>, decision: Decision, question: Question, option: Option, from: Choice): Choice {
    const choice = question.choice(option, from);
    this.#path.push(choice);
    this.#asked.push(question);
    applyChoice(this.game, table, decision, option);
    return choice;
  }

  private exhaust(end: Choice): void {
    if (end.exhausted) return;
    end.exhausted = true;
    for (let i = this.#path.length - 1; i >= 0; i--) {
      const question = defined(this.#asked[i]);
      question.exhausted++;
      if (question.exhausted < defined(this.#options[i])) return;
      const before = i === 0 ? this.root : defined(this.#path[i - 1]);
      if (before.exhausted) return;
      before.exhausted = true;
    }
  }

  private keep(end: Choice): void {
    const { kept } = this;
    if (kept.includes(end)) return;
    let place = kept.length;
    if (place >= this.room) {
      place = 0;
      for (let i = 1; i < kept.length; i++) if (defined(kept[i]).mean < defined(kept[place]).mean) place = i;
      if (defined(kept[place]).mean >= end.mean) return;
    }
    if (!this.task.once || !kept.some((other) => isReordered(end, other))) kept[place] = end;
  }
}

/** Is there anything left to try after this option? */
const isOpen = (question: Question, option: Option, avoided: Option | undefined): boolean =>
  option !== avoided && question.known(option)?.exhausted !== true;

/** Two turns of the same choices in another order that are worth the same are mostly one turn: comparing them is a waste. */
function isReordered(one: Choice, other: Choice): boolean {
  if (one.mean !== other.mean) return false;
  const choices = (end: Choice) => end.line().map(String).sort().join(' ');
  return choices(one) === choices(other);
}
