import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const house = join(import.meta.dirname, '..', '..');

/** In a process of its own: here everything is translated by the test runner. */
function asked(script: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

describe('the built program', () => {
  it('has texts, pages and threads beside its sources, wherever it was built', () => {
    const found = asked(`
      import { load } from '@stolik/program';
      const { house } = await load(new URL('cli/games.ts', 'file://${house}/'));
      console.log(house.address);
      console.log(house.textOf({ id: 'imperium' }, 'pl').length > 1000);
    `);
    expect(found.split('\n')).toEqual([`file://${house}/cli/games.ts`, 'true']);
  });

  it('is found by its stamp, and built once for the sources as they are', () => {
    const place = (): string =>
      asked(`
        import { built } from './program/build.mjs';
        console.log(await built('${house}/cli/main.ts'));
      `);
    expect(place()).toMatch(/program\/dist\/[0-9a-f]{12}\/cli-main\.js$/);
    expect(place()).toBe(place());
  });

  it('leaves a house that it does not know to the translator, threads and all', () => {
    const read = (file: string): string =>
      asked(`
        import { isEntry } from './program/build.mjs';
        console.log(isEntry('${house}/${file}'));
      `);
    expect(read('cli/games.ts')).toBe('true');
    expect(read('server/test/slow-house.ts')).toBe('false');
  });
});
