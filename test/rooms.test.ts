import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The direction of imports between the rooms of the house: what each may know of. Data flows one way, and a room that
 * reaches back would tie the house together in a knot.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  text: ['engine', '@fluent/bundle', 'node'],
  games: ['engine'],
  bots: ['engine', 'openskill', 'node'],
  ui: [
    'engine',
    'text',
    'react',
    'react-dom',
    '@fontsource-variable/brygada-1918',
    '@fontsource-variable/hanken-grotesk',
  ],
  web: [
    'engine',
    'text',
    'games',
    'bots',
    'ui',
    'react',
    'react-dom',
    'idb',
    'server',
    'uqr',
    '@simplewebauthn/browser',
    'playwright-core',
    'vite',
    '@vitejs/plugin-react',
    // Made by web's own build (offline/shared-worker.ts).
    'virtual:table-worker',
    'node',
  ],
  testkit: ['engine', 'text', 'bots', 'fast-check', 'vitest', 'node'],
  server: [
    'engine',
    'text',
    'bots',
    'ws',
    'libsql',
    'pg',
    'valibot',
    'web-push',
    '@simplewebauthn/server',
    'program',
    'node',
  ],
  program: ['esbuild', 'node'],
  cli: ['engine', 'text', 'games', 'bots', 'server', 'program', 'boardgame.io', 'node'],
};

/** What a game's board may know besides its own game. */
const BOARDS_MAY_IMPORT = ['ui', 'text', 'react'];

/** A room's tests may know what the room itself must not: the server is tried with a real game, a game's board with what boards share. */
const ROOM_TESTS_MAY_IMPORT: Record<string, readonly string[]> = { server: ['games'], games: ['ui'] };

/** Tests may look at more: a game's tests use the test kit. */
const TESTS_MAY_IMPORT = ['testkit', 'text', 'bots', 'fast-check', 'vitest', 'playwright-core', 'scripts', 'node'];

const house = join(import.meta.dirname, '..');

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules') return [];
    if (statSync(path).isDirectory()) return sourcesIn(path);
    return /\.(ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

const IMPORT = /^(?:import|export)\s(?:[^;'=]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The room, or the package, that an import names. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return roomOf(join(from, '..', specifier));
  if (specifier.startsWith('node:')) return 'node';
  // Made by the room's own build.
  if (specifier.startsWith('virtual:')) return roomOf(from);
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] as string);
  if (!name.startsWith('@stolik/')) return name;
  const room = name.slice('@stolik/'.length);
  return room in MAY_IMPORT ? room : `games/${room}`;
}

/** `games/star-scrappers` for a game, the first folder for the rest. */
function roomOf(path: string): string {
  const [first = '', second = ''] = relative(house, path).split('/');
  return first === 'games' ? `games/${second}` : first;
}

const kindOf = (room: string): string => (room.startsWith('games/') ? 'games' : room);

function strayImports(path: string): string[] {
  const room = roomOf(path);
  const allowed = [
    ...(MAY_IMPORT[kindOf(room)] ?? []),
    ...(path.includes('/test/') ? [...TESTS_MAY_IMPORT, ...(ROOM_TESTS_MAY_IMPORT[kindOf(room)] ?? [])] : []),
    ...(path.startsWith(join(house, room, 'board/')) ? BOARDS_MAY_IMPORT : []),
  ];
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, whole, lazy]) => {
    const specifier = whole ?? lazy ?? '';
    const target = targetOf(path, specifier);
    return target === room || allowed.includes(kindOf(target)) ? [] : [`${relative(house, path)} imports ${specifier}`];
  });
}

/** What would make a game go another way when it is played again. */
const OWN_WILL = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bDate\(|\bperformance\.now\b|\bset(Timeout|Interval)\b/;

describe('rooms', () => {
  for (const room of Object.keys(MAY_IMPORT)) {
    it(`${room} imports only what it may know`, () => {
      const sources = sourcesIn(join(house, room));
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.flatMap(strayImports)).toEqual([]);
    });
  }

  it('lets rules have no clock and no chance but the dealer’s', () => {
    const rules = [...sourcesIn(join(house, 'engine')), ...sourcesIn(join(house, 'games'))].filter(
      (path) => !/\/(test|board)\//.test(path),
    );
    expect(rules.filter((path) => OWN_WILL.test(readFileSync(path, 'utf8')))).toEqual([]);
    for (const code of ['Math.random()', 'Date.now()', 'new Date()', 'Date()', 'performance.now()', 'setTimeout(go)'])
      expect(OWN_WILL.test(code)).toBe(true);
  });

  it('sees an import that goes the wrong way', () => {
    expect(targetOf(join(house, 'engine/play.ts'), '@stolik/bots')).toBe('bots');
    expect(targetOf(join(house, 'games/star-scrappers/bot.ts'), '../imperium/state.ts')).toBe('games/imperium');
    expect(targetOf(join(house, 'games/star-scrappers/bot.ts'), '@stolik/imperium')).toBe('games/imperium');
    expect(kindOf('games/imperium')).toBe('games');
  });
});
