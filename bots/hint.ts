import {
  type AnyGame,
  type Chance,
  chanceFrom,
  type Option,
  type Score,
  type Seat,
  say,
  type Text,
} from '@stolik/engine';
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
  /** The turn it has in mind: this option and the choices after it. What turns up on the way may change them. */
  readonly line: readonly Option[];
  /** What it adds to the worth of the position, as the game's `evaluate` counts; to be compared with other options. */
  readonly gain: number;
  /** Points that the seat may expect to have more of when its turn ends. */
  readonly points: number;
  /** What changes in the score by then, what matters most first. Empty: it pays off later. */
  readonly reasons: readonly Reason[];
}

/** A line of somebody's score that the turn changes. */
export interface Reason {
  readonly seat: Seat;
  readonly what: string;
  /** The line's name, as the game's texts have it. */
  readonly label: Text;
  /** Points, on average over what may be hidden. */
  readonly amount: number;
}

export interface HintOptions {
  /** How many options to tell of. */
  readonly most?: number;
  readonly stop?: Stop;
}

const USUAL_MOST = 3;

/** Guesses at what is hidden over which a turn's points are averaged. */
const GUESSES = 8;

/** Changes of less than this are noise of guessing. */
const LEAST = 0.05;

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

function hintOf({ game, seat, decision }: Sight, search: Search, most: number): Hint {
  const [only, ...others] = decision.options;
  const ranking: Prospect[] =
    others.length === 0 ? [{ option: only as Option, worth: 0, line: [only as Option] }] : search.ranking();
  // Told before reasons are looked for, which plays a few turns more.
  const { iterations } = search;
  return {
    advice: ranking.slice(0, most).map(({ option, worth, line }) => {
      const changes = changesBy(game, search, line);
      const points = changes.filter((change) => change.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
      return { option, line, gain: worth, points, reasons: reasonsAmong(changes, seat) };
    }),
    iterations,
  };
}

/** A reason as a sentence, from this room's texts and the game's; none at all: it pays off later. */
export function reasonText(reason: Reason | null, own: Seat): Text {
  if (reason === null) return say('hint-later');
  const { seat, label, amount } = reason;
  const rounded = Math.round(10 * amount) / 10;
  const args = { label, amount: `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`, count: Math.abs(rounded) };
  return seat === own ? say('hint-own', args) : say('hint-other', { ...args, player: { seat } });
}

interface Change {
  readonly seat: Seat;
  readonly what: string;
  amount: number;
}

/** How every line of every score changes on average. */
function changesBy(game: AnyGame, search: Search, line: readonly Option[]): Change[] {
  const changes = new Map<string, Change>();
  const add = ({ seat, lines }: Score, weight: number): void => {
    for (const { what, points } of lines) {
      const change = changes.get(`${seat} ${what}`) ?? { seat, what, amount: 0 };
      change.amount += weight * points;
      changes.set(`${seat} ${what}`, change);
    }
  };
  for (let i = 0; i < GUESSES; i++) {
    const { before, after } = search.guess(line);
    for (const score of game.score(before.state)) add(score, -1 / GUESSES);
    for (const score of game.score(after.state)) add(score, 1 / GUESSES);
  }
  return [...changes.values()];
}

/** Own points first, then what others lose or gain. */
const reasonsAmong = (changes: readonly Change[], own: Seat): Reason[] =>
  changes
    .filter(({ amount }) => Math.abs(amount) >= LEAST)
    .sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || Math.abs(b.amount) - Math.abs(a.amount))
    .map(({ seat, what, amount }) => ({ seat, what, label: say(`score-${what}`), amount }));
