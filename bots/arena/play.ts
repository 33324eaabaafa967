import { type AnyGame, type Chance, defined, type GameEvent, type Option } from '@stolik/engine';
import { Accountant } from '../balance/account.ts';
import type { Bot, Sight } from '../bot.ts';
import { playGame } from '../simulate.ts';
import { type Contest, type Fixture, seatingFor } from './contest.ts';
import type { Outcome } from './outcome.ts';
import { Stopwatch } from './thinking.ts';

/** Plays one game of a contest, and looks at the clock while its bots think. `bots` are those of the contest, in its order. */
export function playFixture(game: AnyGame, contest: Contest, fixture: Fixture, bots: readonly Bot[]): Outcome {
  const seated = fixture.lineup.map((bot) => new TimedBot(defined(bots[bot])));
  const sitting = seated.map((bot, seat) => opening(bot, contest, fixture.openings[seat]));
  const accountant = contest.accounts === true ? new Accountant(game, contest.seats) : null;
  let rounds: number | null = null;
  const before = performance.now();
  const played = playGame(game, seatingFor(game, contest), fixture.seed, sitting, {
    listener(event) {
      rounds = laterRound(rounds, event);
      accountant?.hear(event);
    },
    ...(accountant === null ? {} : { onDecision: (decision, option) => accountant.see(decision, option) }),
  });
  const ms = performance.now() - before;
  return {
    index: fixture.index,
    scores: played.scores.map(({ total }) => total),
    winners: played.winners,
    ending: played.ending,
    decisions: played.decisions,
    rounds,
    ms: Number(ms.toFixed(3)),
    thinking: seated.map(({ watch }) => watch.thinking),
    ...(accountant === null ? {} : { account: accountant.close(played.scores) }),
  };
}

/** Games that have rounds say which one it is where something begins. */
function laterRound(rounds: number | null, event: GameEvent): number | null {
  const round = 'round' in event ? event.round : null;
  return typeof round === 'number' && Number.isSafeInteger(round) ? Math.max(rounds ?? 0, round) : rounds;
}

/** A bot with a clock beside it. Choices among one option are not counted: they would make every bot look quick. */
class TimedBot implements Bot {
  readonly id: string;
  readonly watch = new Stopwatch();

  constructor(private readonly bot: Bot) {
    this.id = bot.id;
  }

  choose(sight: Sight, chance: Chance): Option {
    if (sight.decision.options.length === 1) return this.bot.choose(sight, chance);
    const before = performance.now();
    const option = this.bot.choose(sight, chance);
    this.watch.add(performance.now() - before);
    return option;
  }
}

/** The same bot, but at the prompt of the pairs it takes what it is told to. */
function opening(bot: Bot, { pairs }: Contest, option: Option | undefined): Bot {
  if (pairs === undefined || option === undefined) return bot;
  return {
    id: bot.id,
    choose(sight, chance) {
      const { prompt, options } = sight.decision;
      return prompt === pairs.prompt && options.includes(option) ? option : bot.choose(sight, chance);
    },
  };
}
