// Builds the app when it is missing or older than its sources: node web/build.mjs [--force]
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressPages } from '@stolik/server/compress';

const room = dirname(fileURLToPath(import.meta.url));
const house = dirname(room);
const page = join(room, 'dist', 'index.html');

/** Rooms that end up in the browser. */
const ROOMS = ['engine', 'text', 'games', 'bots', 'ui', 'server', 'web'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'docs', 'gallery']);

/** When anything below the folder was last written. */
function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

export function isStale() {
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  const newest = Math.max(
    statSync(join(house, 'package.json')).mtimeMs,
    statSync(join(house, 'package-lock.json')).mtimeMs,
    ...ROOMS.map((name) => newestIn(join(house, name))),
  );
  return newest > built;
}

export async function build() {
  // Vite is found from here, wherever the command was given.
  const vite = createRequire(import.meta.url).resolve('vite');
  const { build: run } = await import(pathToFileURL(vite).href);
  // A test runner that builds has an environment of its own; people always get the production build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await run({ configFile: join(room, 'vite.config.ts'), logLevel: 'error' });
  await compressPages(join(room, 'dist'));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Makes sure that the app is there and fresh. `say` is told when that takes a while. */
export async function buildIfStale(say = () => {}) {
  if (!isStale()) return;
  say();
  await build();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--force') || isStale()) await build();
  else console.log('web/dist is up to date.');
}
