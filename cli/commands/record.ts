import { playMatch } from '@stolik/bots';
import { defined, recordOf, resultOf } from '@stolik/engine';
import type { Command } from '../command.ts';
import { wrongUsage } from '../complaint.ts';
import { writeRecordFile } from '../files.ts';
import { botsAsked, gameNamed, seatingAsked, seatingOptions, seedAsked } from '../seating.ts';

/** Bots play one game, and its record is kept. */
export const record: Command = {
  options: { ...seatingOptions, out: 'word', json: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const game = await gameNamed(desk, defined(given.positionals[0]));
    const seating = seatingAsked(game, given);
    const bots = botsAsked(given, seating.seats, 'random');
    const seed = seedAsked(given);
    const file = given.word('out');
    if (!file) throw wrongUsage('cli-wrong-no-out');
    const { match } = playMatch(game, seating, seed, bots);
    const ids = bots.map((bot) => bot.id);
    writeRecordFile(file, recordOf(match, { names: ids.map((id, seat) => `${id} ${seat + 1}`), bots: ids }));
    const choices = match.choices.length;
    if (given.has('json'))
      desk.printJson({ file, game: game.id, seed, choices, result: resultOf(game, match.table.state) });
    else desk.print(desk.say('cli-record-written', { file, choices }));
  },
};
