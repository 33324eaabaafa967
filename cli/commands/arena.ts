import { type Contest, tallyOf } from '@stolik/bots/arena';
import { defined, type Seating } from '@stolik/engine';
import type { Command } from '../command.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { arenaJson, arenaLines } from '../contest/results.ts';
import { commandLine, contestOptions, runContests } from '../contest/run.ts';
import { gameSpeaker } from '../desk.ts';
import type { Given } from '../given.ts';
import { botNamesAsked, gameNamed, seatingAsked, seatingOptions, seedAsked } from '../seating.ts';

const MOST_GAMES = 1_000_000;
const MOST_BOTS = 16;
const USUAL_GAMES = 100;

/** A tournament of bots with rotated seats: win rates with intervals, ratings, thinking times. */
export const arena: Command = {
  options: { ...seatingOptions, ...contestOptions, games: 'word', mirror: 'flag', json: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const game = await gameNamed(desk, defined(given.positionals[0]));
    const bots = contestantsAsked(given);
    const seating = seatingAsked(game, given, Math.max(2, bots.length));
    if (bots.length < 2 && seating.seats > 1) throw wrongUsage('cli-wrong-alone');
    // With a bot in two seats some turns of a deal would be the very same game.
    if (given.has('mirror') && bots.length < seating.seats)
      throw wrongUsage('cli-wrong-mirror', { bots: bots.length, seats: seating.seats });
    const contest: Contest = {
      game: game.id,
      rules: game.version,
      ...seating,
      bots,
      seed: seedAsked(given),
      games: given.whole('games', 1, MOST_GAMES) ?? USUAL_GAMES,
      ...(game.lowestWins ? { lowestWins: true } : {}),
      ...(given.has('mirror') ? { mirror: true } : {}),
    };
    const { outcomes, seconds, stopped } = await runContests(desk, given, [contest]);
    const played = outcomes[0] ?? [];
    const tally = tallyOf(contest, played);
    if (given.has('json')) desk.printJson(arenaJson(contest, tally, seconds));
    else if (played.length > 0) {
      const name = gameSpeaker(desk, game).say({ key: 'game-name' });
      for (const line of arenaLines(desk, name, contest, tally, seconds)) desk.print(line);
    }
    if (stopped === null) return;
    const args = { done: played.length, games: contest.games };
    if (stopped.file === null) throw failure('cli-contest-stopped', args);
    throw failure('cli-contest-stopped-kept', { ...args, command: commandFor(contest, seating, stopped.file) });
  },
};

function contestantsAsked(given: Given): readonly string[] {
  const bots = botNamesAsked(given, ['greedy', 'random']);
  const twice = bots.find((bot, place) => bots.indexOf(bot) !== place);
  if (twice !== undefined) throw wrongUsage('cli-wrong-bot-twice', { given: twice });
  if (bots.length > MOST_BOTS) throw wrongUsage('cli-wrong-bots-many', { given: bots.length, most: MOST_BOTS });
  return bots;
}

/** The command that goes on where this one stopped. */
function commandFor({ game, bots, games, seed, mirror }: Contest, { seats, variants }: Seating, file: string): string {
  return commandLine([
    ...['stolik', 'arena', game, '--bots', bots.join(','), '--games', String(games), '--seats', String(seats)],
    ...Object.entries(variants).flatMap(([id, value]) => ['--variant', `${id}=${value}`]),
    ...(mirror ? ['--mirror'] : []),
    ...['--seed', seed, '--ledger', file],
  ]);
}
