import { type AnyGame, type Chance, chanceFrom, defined, type Option, type Seat } from '@stolik/engine';
import type { Sight } from './bot.ts';
import { runInSlices } from './search/bot.ts';
import type { Budget, Stop } from './search/budget.ts';
import { type Prospect, Search } from './search/search.ts';
import { usualSearch } from './search/settings.ts';

/** What a good player would do here, and why. */
export interface Hint {
  /** The best options, best first. */
  readonly advice: readonly Advice[];
  readonly iterations: number;
}

export interface Advice {
  readonly option: Option;
  /** Other options that bring the same, as far as can be told. */
  readonly same: readonly Option[];
  /** The turn it has in mind: this option and the choices after it. What turns up on the way may change them. */
  readonly line: readonly Option[];
  /** What it adds to the worth of the position, as the game's `evaluate` counts; to be compared with other options. */
  readonly gain: number;
  /** What changes by the end of the turn, what matters most first. Empty: it pays off later. */
  readonly reasons: readonly Reason[];
}

/** Something that the turn changes: own points for what, own things, or all the points of somebody else. */
export interface Reason {
  readonly seat: Seat;
  readonly kind: 'points' | 'means' | 'total';
  /** A line of the score (`score-<what>`), or one of the game's `means` (`means-<what>`). */
  readonly what: string;
  /** Whole, and never nothing. */
  readonly amount: number;
  /** The same whatever may be hidden and turn up. */
  readonly sure: boolean;
}

export interface HintOptions {
  /** How many options to tell of. */
  readonly most?: number;
  readonly stop?: Stop;
}

const USUAL_MOST = 3;

/** Guesses at what is hidden over which a turn's changes are averaged. */
const GUESSES = 8;

/** So many of the best options are compared, to find those that bring the same. */
const LOOKED_AT = 8;

/** Turns whose worth differs by less than this part of how much turns differ are as good as each other, if what they bring is the same too. */
const AS_GOOD = 0.2;

/** What to choose and why. It sees what the seat sees, and says the same whenever it is asked with the same iterations. */
export function hint(sight: Sight, budget: Budget, { most = USUAL_MOST, stop }: HintOptions = {}): Hint {
  const search = searchFor(sight);
  search.run(budget, stop ?? null);
  return hintOf(sight, search, most);
}

/** The same with rests, so that a worker hears messages meanwhile. */
export async function hintInSlices(
  sight: Sight,
  budget: Budget,
  { most = USUAL_MOST, stop }: HintOptions = {},
): Promise<Hint> {
  const search = searchFor(sight);
  await runInSlices(search, budget, stop ?? null);
  return hintOf(sight, search, most);
}

/** Luck apart from that of any bot, and the same each time: asking twice does not change the advice. */
const searchFor = (sight: Sight): Search => new Search(sight, luckOf(sight), usualSearch);
const luckOf = (sight: Sight): Chance => chanceFrom('hint', [String(sight.decision.id)]);

function hintOf({ game, seat }: Sight, search: Search, most: number): Hint {
  // Of what the game calls sensible; where that is one thing there was nothing to think about, and it is the advice.
  const [first, ...others] = search.decision.options;
  const only = defined(first);
  const ranking: Prospect[] = others.length === 0 ? [{ option: only, worth: 0, line: [only] }] : search.ranking();
  // Told before reasons are looked for, which plays a few turns more.
  const { iterations } = search;
  const advice = ranking.slice(0, LOOKED_AT).map(({ option, worth, line }) => ({
    option,
    same: [],
    line,
    gain: worth,
    reasons: reasonsFor(game, search, line, seat),
  }));
  return { advice: merged(advice, AS_GOOD * search.deviation).slice(0, most), iterations };
}

/** Those that bring the same are told of once: with those that are nearly as good, without those of which nothing can be said but that they are worse. */
export function merged(advice: readonly Advice[], near: number): Advice[] {
  const told: Advice[] = [];
  for (const one of advice) {
    const brings = JSON.stringify(one.reasons);
    const at = told.findIndex(({ reasons }) => JSON.stringify(reasons) === brings);
    const alike = told[at];
    if (alike === undefined) told.push(one);
    else if (alike.gain - one.gain <= near) told[at] = { ...alike, same: [...alike.same, one.option, ...one.same] };
  }
  return told;
}

type Changing = Omit<Reason, 'amount' | 'sure'>;

/** How own points and things change, and the points of others, over a few guesses. */
function reasonsFor(game: AnyGame, search: Search, line: readonly Option[], own: Seat): Reason[] {
  const changes = new Map<string, { readonly of: Changing; readonly by: number[] }>();
  const add = (guess: number, of: Changing, amount: number): void => {
    const key = `${of.seat} ${of.kind} ${of.what}`;
    const change = changes.get(key) ?? { of, by: Array<number>(GUESSES).fill(0) };
    change.by[guess] = defined(change.by[guess]) + amount;
    changes.set(key, change);
  };
  for (let guess = 0; guess < GUESSES; guess++) {
    const { before, after } = search.guess(line);
    for (const [{ state }, sign] of [
      [before, -1],
      [after, 1],
    ] as const) {
      for (const { seat, total, lines } of game.score(state))
        if (seat !== own) add(guess, { seat, kind: 'total', what: '' }, sign * total);
        else for (const { what, points } of lines) add(guess, { seat, kind: 'points', what }, sign * points);
      for (const [what, count] of Object.entries(game.means?.(state, own) ?? {}))
        add(guess, { seat: own, kind: 'means', what }, sign * count);
    }
  }
  return [...changes.values()]
    .map(({ of, by }) => ({ ...of, amount: Math.round(sumOf(by) / GUESSES), sure: new Set(by).size === 1 }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => rank(one) - rank(other) || (one.kind === 'means' ? 0 : size(other) - size(one)));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Own points before own things, which stay as the game lists them; then what others gain or lose. */
const rank = ({ kind }: Reason): number => ['points', 'means', 'total'].indexOf(kind);
const size = ({ amount }: Reason): number => Math.abs(amount);
