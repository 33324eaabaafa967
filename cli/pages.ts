import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure } from './complaint.ts';

/** For those who serve the pages by other means. */
const NO_PAGES = 'none';

/** Where the pages of this checkout are, and how they come there. */
const OWN = {
  folder: fileURLToPath(new URL('../web/dist', import.meta.url)),
  /** When it has ended, well or not; what it complains of is shown. */
  build: (): Promise<void> =>
    new Promise((done) => {
      const script = fileURLToPath(new URL('../web/build.mjs', import.meta.url));
      const build = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
      build.once('error', () => done());
      build.once('exit', () => done());
    }),
};

/**
 * The folder of the pages that were asked for, or of this checkout's own. Those are built where the checkout was only installed: people can do nothing with a
 * server that has no pages.
 */
export async function findPages(wanted: string | null, building: () => void, own = OWN): Promise<string | null> {
  if (wanted === NO_PAGES) return null;
  const folder = resolve(wanted ?? own.folder);
  const isBuilt = (): boolean => existsSync(join(folder, 'index.html'));
  if (isBuilt()) return folder;
  if (wanted !== null) throw failure('cli-serve-no-pages-there', { folder });
  building();
  await own.build();
  if (isBuilt()) return folder;
  throw failure('cli-serve-no-pages');
}
