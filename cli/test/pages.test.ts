import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Complaint } from '../complaint.ts';
import { findPages } from '../pages.ts';
import { folder } from './stage.ts';

/** A checkout whose build leaves a page behind, or does not. */
function checkout(builds: boolean): { folder: string; build: () => Promise<void>; built: number } {
  const own = {
    folder: join(folder(), 'dist'),
    built: 0,
    build: async (): Promise<void> => {
      own.built++;
      if (!builds) return;
      mkdirSync(own.folder, { recursive: true });
      writeFileSync(join(own.folder, 'index.html'), '<!doctype html>');
    },
  };
  return own;
}

const keyOf = (error: unknown): string => (error instanceof Complaint ? error.text.key : String(error));

describe('the pages of a server', () => {
  it('are built where a checkout was only installed, once', async () => {
    const own = checkout(true);
    let said = 0;
    const find = (): Promise<string | null> => findPages(null, () => said++, own);
    expect([await find(), await find()]).toEqual([own.folder, own.folder]);
    expect([own.built, said]).toEqual([1, 1]);
  });

  it('are asked for with a command where they cannot be built, so that no server opens without them', async () => {
    await expect(findPages(null, () => {}, checkout(false)).catch(keyOf)).resolves.toBe('cli-serve-no-pages');
  });

  it('come from where one says; what has none is no folder of pages, and none is none', async () => {
    const own = checkout(true);
    await expect(findPages(folder(), () => {}, own).catch(keyOf)).resolves.toBe('cli-serve-no-pages-there');
    expect(await findPages('none', () => {}, own)).toBeNull();
    expect(own.built).toBe(0);
  });
});
