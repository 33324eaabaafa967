import type { Command } from '../command.ts';
import { gameNamed } from '../seating.ts';
import { bench } from './bench.ts';

/** How fast the rules run, here and now. */
export const measure: Command = {
  options: { game: 'word', peers: 'flag', json: 'flag' },
  positionals: { least: 0, most: 0 },
  async run(desk, given) {
    const { terminal } = desk;
    await bench({
      game: await gameNamed(desk, given.word('game') ?? [...desk.house.shelf.keys()][0] ?? ''),
      peers: given.has('peers'),
      json: given.has('json'),
      out: (line) => desk.print(line),
      note: (line) => {
        if (terminal.notesSeen) terminal.note(`${line}\n`);
      },
    });
  },
};
