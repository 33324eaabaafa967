import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed, playMatch } from '@stolik/bots';
import { type AnyGame, isRefusal, recordOf, seatingOf } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';

const game = starScrappers as AnyGame;

let finished: string | null = null;

/** A game that bots have played to its end, as a file; one for all tests of a process. */
export function finishedGame(): string {
  finished ??= playedToItsEnd();
  return finished;
}

function playedToItsEnd(): string {
  const seating = seatingOf(game, 3, {});
  const greedy = botNamed('greedy');
  if (isRefusal(seating) || greedy === null) throw new Error('This game cannot be played.');
  const { match } = playMatch(game, seating, 'a finished game', [greedy, greedy, greedy]);
  const file = join(tmpdir(), `stolik-finished-${process.pid}.json`);
  const record = recordOf(match, { names: ['Ola', 'Marek', 'Zosia'], bots: [null, 'greedy', 'random'] });
  writeFileSync(file, JSON.stringify(record));
  return file;
}
