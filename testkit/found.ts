import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Complaint } from './company.ts';
import type { Plan } from './plan.ts';

/** A game in which a law did not hold, as small as it was found. */
export interface Found {
  readonly game: string;
  /** What went wrong, in words; the name of its test. */
  readonly what: string;
  readonly law: string;
  readonly plan: Plan;
}

export const KEEP_IT = '"npm run keep" makes this game a test that is kept.';

/** The finds that a game keeps, each in a file of the folder `found` beside its tests. */
export function foundIn(folder: string): Found[] {
  const kept = join(folder, 'found');
  return existsSync(kept)
    ? readdirSync(kept)
        .sort()
        .map((file) => read(join(kept, file)))
    : [];
}

const read = (file: string): Found => JSON.parse(readFileSync(file, 'utf8'));

/** Notes a find down, once however often it is found; the file. */
export function noteFind(folder: string, game: string, { law, plan, message }: Complaint): string {
  const found: Found = { game, what: message.split('\n', 1)[0] ?? law.name, law: law.name, plan };
  const text = `${JSON.stringify(found, null, 2)}\n`;
  const number = createHash('sha256')
    .update(JSON.stringify([law.name, plan]))
    .digest('hex')
    .slice(0, 8);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game}-${number}.json`);
  writeFileSync(file, text);
  return file;
}

/** Lays what was noted down among the tests of its game; the new files. */
export function keepFinds(folder: string, house: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const from = join(folder, name);
    const { game } = read(from);
    const kept = join(house, 'games', game, 'test', 'found');
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, name), readFileSync(from));
    rmSync(from);
    return join('games', game, 'test', 'found', name);
  });
}
