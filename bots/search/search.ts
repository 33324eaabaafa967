import {
  type AnyGame,
  type Chance,
  copyTable,
  type Decision,
  defined,
  nextWord,
  type Option,
  type Seat,
  type Table,
} from '@stolik/engine';
import type { Sight } from '../bot.ts';
import { sensible } from '../sense.ts';
import { isTurnOver, turnUnderWay } from '../turn.ts';
import { Ahead } from './ahead.ts';
import { type Budget, Clock, type Stop } from './budget.ts';
import { Judge } from './judge.ts';
import type { SearchSettings } from './settings.ts';
import { Spread } from './spread.ts';
import type { Choice } from './tree.ts';
import { TurnTree } from './turns.ts';

/** Turns made up for each option before the first look ahead; with many options, at most this part of the budget. */
const WARM_UP = 24;
const LONGEST_WARM_UP = 0.25;

/** After so many turns made up more contenders are kept, and again after eight times as many (progressive widening). */
const WIDER_AFTER = 1000;

/** How sure one has to be, in standard errors, to choose before the budget is spent. */
const CERTAINTY = 3;

/** Fewer iterations than this are never enough to be sure of anything. */
const LEAST_THOUGHT = 1000;

/** Turns played again on other guesses after which it is believed that luck has no part in them. */
const SURE_OF_NO_LUCK = 24;

/** Luck that spreads what a turn is worth by less than this part of how much turns differ does not matter. */
const LITTLE_LUCK = 0.1;

/** Iterations between two times of asking whether the choice is clear. */
const BETWEEN_DOUBTS = 16;

/** What an option promises: what the best turn that begins with it adds to what the table is worth now, and that turn. */
export interface Prospect {
  readonly option: Option;
  readonly worth: number;
  readonly line: readonly Option[];
}

/**
 * Thinks about one decision. An iteration plays one turn on a guess at what is hidden and judges the table then by the game's
 * `evaluate`. Some make up turns of the seat; the best of these are played again on other guesses, with the turns of the others and the
 * seat's next one after them.
 */
export class Search {
  readonly decision: Decision;
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #judge: Judge;
  readonly #own: TurnTree;
  readonly #ahead: Ahead;
  /** How much the same turn differs from guess to guess: when it ends, and when one looks further. */
  readonly #lucks = new Spread();
  readonly #drifts = new Spread();
  #dealt: Table<unknown> | null = null;
  #base = 0;
  #made = 0;
  /** Turns played to finish those that were made up. */
  #finishing = 0;
  #again = 0;
  #nextDoubt = 0;
  #leader: Choice | null = null;
  #leadsSince = 0;

  constructor(
    private readonly sight: Sight,
    private readonly chance: Chance,
    private readonly settings: SearchSettings,
  ) {
    this.#game = sight.game;
    this.#seat = sight.seat;
    const { game, decision } = sight;
    this.decision =
      game.sensible === undefined ? decision : { ...decision, options: sensible(game, sight.deal(chance), decision) };
    this.#judge = new Judge(this.#game);
    this.#own = new TurnTree(this.#game, chance, { kept: settings.contenders, once: true });
    this.#ahead = new Ahead(this.#game, chance, this.#judge, settings.replies);
  }

  /** Turns played so far, of whomever. */
  get iterations(): number {
    return this.#made + this.#again + this.#ahead.played;
  }

  /** How much turns differ in what they are worth. */
  get deviation(): number {
    return this.#judge.worths.deviation;
  }

  /** Thinks until the budget is spent, or it is told to stop, or there is nothing left to think about. */
  run(budget: Budget, stop: Stop | null = null): void {
    const clock = this.clockFor(budget, stop);
    while (!this.step(clock));
  }

  /** A clock that runs from now, for those who think step by step. */
  clockFor(budget: Budget, stop: Stop | null = null): Clock {
    return new Clock(budget, this.decision.options.length, stop);
  }

  /** Thinks a little; true when it is done. At least one turn is made up, whatever the clock says. */
  step(clock: Clock): boolean {
    if (this.decision.options.length === 1) return true;
    if (this.#made > 0 && clock.isOver(this.iterations)) return true;
    if (this.looksAhead(clock)) this.lookAhead(clock);
    else if (this.#own.root.exhausted) return true;
    else this.makeUp();
    return this.isClear(clock);
  }

  /** What to choose now. In a haze it draws from the bot's chance, so it is asked once. */
  choice(): Option {
    const { haze } = this.settings;
    let most = Number.NEGATIVE_INFINITY;
    let chosen: Choice | null = null;
    for (const end of this.#own.kept) {
      const blur = haze === 0 ? 0 : haze * this.#judge.worths.deviation * (nextWord(this.chance) / 2 ** 32);
      const seems = this.worthOf(end) + blur;
      if (seems > most) {
        most = seems;
        chosen = end;
      }
    }
    return chosen === null ? defined(this.decision.options[0]) : chosen.first().option;
  }

  /** Options with the best turn known to begin with each, best first. Those never tried are left out. */
  ranking(): Prospect[] {
    const question = this.#own.root.question(this.decision);
    const prospects: Prospect[] = [];
    for (const option of this.decision.options) {
      const first = question.known(option);
      let best = first?.best ?? null;
      if (best === null) continue;
      for (const end of this.#own.kept) if (end.first() === first && this.worthOf(end) > this.worthOf(best)) best = end;
      prospects.push({ option, worth: this.worthOf(best), line: best.line() });
    }
    return prospects.sort((a, b) => b.worth - a.worth);
  }

  /** How the table may stand before and after a turn, on a new guess. */
  guess(line: readonly Option[]): { before: Table<unknown>; after: Table<unknown> } {
    const before = this.sight.deal(this.chance);
    return { before, after: this.playTurn(before, line, () => false) ?? before };
  }

  /** A turn of one's own. */
  private makeUp(): void {
    if (this.#dealt === null || this.#made % this.settings.turnsPerDeal === 0) {
      this.#dealt = this.sight.deal(this.chance);
      this.#base = this.#judge.position(this.#dealt, this.#seat);
    }
    const table = copyTable(this.#game, this.#dealt);
    this.#own.cuts = this.#lucks.deviation > LITTLE_LUCK * this.#judge.worths.deviation;
    const end = this.#own.play(table, this.#seat);
    if (this.#own.cut) this.finish(table, end);
    const worth = this.#judge.worth(table, this.#seat) - this.#base;
    this.#judge.worths.add(worth);
    this.#own.learn(end, worth);
    this.#own.learnOthers((seat) => this.#judge.worth(table, seat));
    this.#made++;
    this.#own.room = Math.round(this.settings.contenders * Math.max(1, Math.cbrt(this.#made / WIDER_AFTER)));
  }

  /** The rest of a turn after luck, thought out when the luck is known, as it will be in play. */
  private finish(table: Table<unknown>, end: Choice): void {
    const before = this.#ahead.played;
    const turn = { begun: end.line().length, plan: null };
    this.#ahead.finish(table, this.#seat, turn, () => false, this.settings.rests);
    this.#finishing += this.#ahead.played - before;
  }

  private looksAhead(clock: Clock): boolean {
    const { kept, root } = this.#own;
    const { reach, foresight } = this.settings;
    if (kept.length < 2) return false;
    // Where nothing differs from guess to guess there is no more to see at the end of a turn than was seen the first time.
    if (reach === 0 && this.#lucks.count >= SURE_OF_NO_LUCK && this.#lucks.deviation < 1e-9) return false;
    if (root.exhausted) return true;
    const making = this.#made + this.#finishing;
    if (this.iterations - making >= foresight * making) return false;
    return this.#made >= WARM_UP * this.decision.options.length || clock.spent(this.iterations) >= LONGEST_WARM_UP;
  }

  /** The contenders that matter most are played on, all on the same guess; what came of each counts against the others. */
  private lookAhead(clock: Clock): void {
    const dealt = this.sight.deal(this.chance);
    const base = this.#judge.position(dealt, this.#seat);
    const seen: { end: Choice; drift: number }[] = [];
    const stopped = () => clock.isOver(this.iterations);
    for (const end of this.contenders()) {
      if (stopped()) return;
      const table = this.playTurn(dealt, end.line(), stopped);
      if (table === null) return;
      const worth = this.#judge.worth(table, this.#seat) - base;
      this.#lucks.add(worth - end.mean);
      end.turns++;
      end.total += worth;
      this.#again++;
      const later = this.#ahead.play(table, this.settings.reach ?? table.seats, stopped);
      if (later === null) return;
      seen.push({ end, drift: this.#judge.worth(later, this.#seat) - base - worth });
    }
    this.compare(seen);
  }

  /** The table at the end of a turn that was found before; null when there was no time to finish it. */
  private playTurn(dealt: Table<unknown>, line: readonly Option[], stopped: () => boolean): Table<unknown> | null {
    const table = copyTable(this.#game, dealt);
    const turn = turnUnderWay(this.#game, table);
    const begun = this.#own.follow(table, this.#seat, line);
    const ended = isTurnOver(this.#game, table, this.#seat, turn)
      ? table
      : this.#ahead.finish(table, this.#seat, { begun, plan: line.slice(begun) }, stopped);
    if (ended !== null) this.#own.learnOthers((seat) => this.#judge.worth(ended, seat));
    return ended;
  }

  private contenders(): Choice[] {
    const spread = this.#drifts.count < 2 ? this.#judge.worths.deviation : this.#drifts.deviation;
    const { curiosity, compared } = this.settings;
    return this.#own.kept
      .map((end) => ({ end, promise: this.worthOf(end) + (curiosity * spread) / Math.sqrt(1 + end.looks) }))
      .sort((a, b) => b.promise - a.promise)
      .slice(0, compared)
      .map(({ end }) => end);
  }

  /** What was seen on one guess is set against the mean of it, so that the luck all had in common does not count. */
  private compare(seen: readonly { end: Choice; drift: number }[]): void {
    if (seen.length < 2) return;
    let mean = 0;
    let known = 0;
    for (const { end, drift } of seen) {
      mean += drift / seen.length;
      known += this.driftOf(end) / seen.length;
    }
    for (const { end, drift } of seen) {
      this.#drifts.add(drift - mean);
      for (let choice: Choice | null = end; choice !== null; choice = choice.from) {
        choice.looks++;
        choice.drift += drift - mean + known;
      }
    }
  }

  /** What the seat may expect of a turn: what could be seen when it ended, and what looking ahead has added. */
  private worthOf(end: Choice): number {
    return this.steady(end) + this.driftOf(end);
  }

  /** What a turn was worth when it ended; the more luck there is in turns, the less is believed of one that was played seldom. */
  private steady(end: Choice): number {
    const { worths } = this.#judge;
    if (this.#lucks.deviation === 0 || worths.deviation === 0) return end.mean;
    const doubt = (this.#lucks.deviation / worths.deviation) ** 2;
    return (end.total + doubt * worths.mean) / (end.turns + doubt);
  }

  /** Turns that begin alike mostly go on alike: with few looks of its own a turn is judged by those. */
  private driftOf(choice: Choice | null): number {
    if (choice === null) return 0;
    const before = this.driftOf(choice.from);
    if (choice.looks === 0) return before;
    return (choice.drift + this.settings.trust * before) / (choice.looks + this.settings.trust);
  }

  /** The turn that is thought best. */
  private best(): Choice | null {
    let best: Choice | null = null;
    for (const end of this.#own.kept) if (best === null || this.worthOf(end) > this.worthOf(best)) best = end;
    return best;
  }

  /** Is the choice plain enough to save the rest of the time? */
  private isClear(clock: Clock): boolean {
    const { patience } = this.settings;
    if (patience >= 1 || this.iterations < this.#nextDoubt) return false;
    this.#nextDoubt = this.iterations + BETWEEN_DOUBTS;
    const best = this.best();
    if (best === null) return false;
    if (best.first() !== this.#leader) {
      this.#leader = best.first();
      this.#leadsSince = this.iterations;
    }
    if (this.iterations < Math.max(LEAST_THOUGHT, 2 * this.#leadsSince)) return false;
    if (clock.spent(this.iterations) < patience) return false;
    return this.#own.kept.every((end) => end.first() === this.#leader || this.isBehind(end, best));
  }

  /** So far behind that it would be a wonder if it came first. */
  private isBehind(end: Choice, best: Choice): boolean {
    const luck = Math.hypot(this.#lucks.deviation, this.#drifts.deviation);
    const error = luck * Math.sqrt(1 / (1 + best.looks) + 1 / (1 + end.looks));
    return this.worthOf(best) - this.worthOf(end) > CERTAINTY * error;
  }
}
