import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGame, playMatch } from '@stolik/bots';
import { type AnyGame, type GameRecord, isRefusal, readRecord, recordOf, type Seating, verify } from '@stolik/engine';
import { allSeatings, mixedBots } from './coverage.ts';
import { store } from './stored.ts';
import { NAMES } from './texts.ts';

/** Looks through random games for one that ends so, and records it; null when none of `most` games does. */
export function findRecord(game: AnyGame, ending: string, most: number): GameRecord | null {
  const seatings = allSeatings(game);
  for (let number = 0; number < most; number++) {
    const seating = seatings[number % seatings.length] as Seating;
    const bots = mixedBots(seating, number);
    const seed = `record ${number}`;
    if (playGame(game, seating, seed, bots).ending !== ending) continue;
    const { match } = playMatch(game, seating, seed, bots);
    return recordOf(match, { names: NAMES.slice(0, seating.seats), bots: bots.map(({ id }) => id) });
  }
  return null;
}

/** Everything wrong with the recorded games in a folder: one that does not verify, or an ending of which there is none. */
export function recordProblems(game: AnyGame, folder: string): string[] {
  const problems: string[] = [];
  const reached = new Set<string>();
  for (const file of recordFiles(folder)) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'));
    const refusal = isRefusal(record) ? record : verify(game, record);
    if (refusal !== null) problems.push(`${file}: ${refusal.message}`);
    else if (!isRefusal(record) && record.result !== undefined && file.startsWith(record.result.ending))
      reached.add(record.result.ending);
  }
  for (const ending of game.endings)
    if (!reached.has(ending))
      problems.push(`No recorded game ends by "${ending}"; UPDATE_GOLDEN=1 looks for one and writes ${ending}.json.`);
  return problems;
}

const recordFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];

/** Writes `<ending>.json` for every ending that has no good one. Records under other names are people's own and stay. */
export function writeMissingRecords(game: AnyGame, folder: string, most: number): void {
  for (const ending of game.endings) {
    const path = join(folder, `${ending}.json`);
    if (existsSync(path) && isGood(game, path)) continue;
    const record = findRecord(game, ending, most);
    if (record !== null) store(path, `${JSON.stringify(record)}\n`);
  }
}

function isGood(game: AnyGame, path: string): boolean {
  const record = readRecord(readFileSync(path, 'utf8'));
  return !isRefusal(record) && verify(game, record) === null;
}
