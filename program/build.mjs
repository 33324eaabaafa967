import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// The program and its threads as plain JavaScript. Translated module by module when they start they take two and a half seconds of processor time for it, built
// a fifth of a second; building takes no longer than one such start.

const room = dirname(fileURLToPath(import.meta.url));
const house = dirname(room);

/** Each build has a folder of its own here, so that a program that is running keeps its files. */
const dist = join(room, 'dist');
const KEPT = 3;

/** Rooms that it is made of. */
const ROOMS = ['engine', 'text', 'games', 'bots', 'server', 'cli', 'program', 'testkit/toy'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'docs', 'help', 'board', 'deploy']);

/** What is begun with: the program, its threads, the house where threads look for games, and the servers that are measured. */
const ENTRIES = [
  'cli/main.ts',
  'cli/games.ts',
  'cli/contest/thread.ts',
  'server/bots/thread.ts',
  'server/bench/node.ts',
  'server/bench/echo.ts',
  // Houses of the tests, where many threads look for games.
  ...[
    'cli/test/broken-house.ts',
    'cli/test/orchard-house.ts',
    'server/test/games.ts',
    'server/test/orchard-house.ts',
  ].filter((entry) => existsSync(join(house, entry))),
];

/** All files of a build lie in one folder. */
const nameOf = (entry) => entry.replace(/\.ts$/, '').replaceAll('/', '-');

export const isEntry = (file) => ENTRIES.includes(relative(house, file));

/** Where the built form of an entry is; it is made if there is none of the sources as they are now. */
export async function built(file) {
  const folder = join(dist, stampOf(ROOMS));
  if (!existsSync(folder)) await build(folder);
  return join(folder, `${nameOf(relative(house, file))}.js`);
}

/** Changes with every source that is written, added or taken away. */
function stampOf(rooms) {
  const stamp = createHash('sha256');
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (PASSED_OVER.has(entry.name)) continue;
      if (entry.isDirectory()) look(path);
      else if (/\.(ts|mjs|json)$/.test(entry.name)) stamp.update(`${path} ${statSync(path).mtimeMs} `);
    }
  };
  for (const name of rooms) look(join(house, name));
  for (const file of [...ENTRIES, 'package-lock.json']) stamp.update(`${statSync(join(house, file)).mtimeMs} `);
  return stamp.digest('hex').slice(0, 12);
}

async function build(folder) {
  const { build: bundle } = await import('esbuild');
  // Beside its place first: others may be starting just now, and building the same.
  const beside = `${folder}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  mkdirSync(beside, { recursive: true });
  await bundle({
    entryPoints: ENTRIES.map((entry) => ({ in: join(house, entry), out: nameOf(entry) })),
    outdir: beside,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [asInstalled, whereItStands],
    // For packages in CommonJS that are bundled.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  forgetOlderThan(folder);
}

function forgetOlderThan(folder) {
  const builds = readdirSync(dist).map((name) => ({
    path: join(dist, name),
    made: statSync(join(dist, name)).mtimeMs,
  }));
  const older = builds.filter(({ path }) => path !== folder).sort((one, other) => other.made - one.made);
  for (const { path } of older.slice(KEPT - 1)) rmSync(path, { recursive: true, force: true });
}

/** Packages are taken from where they are installed; only what one room has for itself alone could not be found from here, and is bundled. */
const asInstalled = {
  name: 'as installed',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...asked }) => {
      if (path.startsWith('node:') || path === '@stolik/program') return { path, external: true };
      if (path.startsWith('@stolik/') || pluginData === asInstalled) return undefined;
      const { path: found } = await build.resolve(path, { ...asked, pluginData: asInstalled });
      return found.startsWith(join(house, 'node_modules') + sep) ? { path, external: true } : undefined;
    });
  },
};

/** `import.meta.url` is the address of the source: texts, pages and threads lie beside that. */
const whereItStands = {
  name: 'where it stands',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const address = `new URL(${JSON.stringify(relative(join(dist, 'a build'), path))}, import.meta.url).href`;
      return { contents: code.replaceAll('import.meta.url', address), loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};
