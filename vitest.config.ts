import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const BROWSER = 'web/test/browser/**/*.test.ts';

const testsOf = (...rooms: string[]): string[] => rooms.map((room) => `${room}/test/**/*.test.ts`);

/** Rooms whose tests leave nothing behind: their files share a process, and what they all need is loaded once. */
const RULES = testsOf('engine', 'text', 'games/*', 'bots', 'testkit', 'ui');
const HOUSE = testsOf('cli', 'server', 'program', '.');

/** Loaded by Node itself, which walks through a game in some three quarters of the time that vite's runner takes for it. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--enable-source-maps', '--import', new URL('test/native.mjs', import.meta.url).href],
};

export default defineConfig({
  test: {
    // More workers than cores: those that drive a browser or a server wait for it half of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
    // Beside other tests what is waited for may come late; what does not come fails all the same.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          isolate: false,
          // `test/second-try.ts` names what passed only then. The soak wants everything at once.
          retry: process.env.STOLIK_GAMES === undefined ? 1 : 0,
        },
      },
      { extends: true, test: { name: 'rules', include: RULES, isolate: false, ...NATIVE } },
      { extends: true, test: { name: 'house', include: HOUSE, isolate: false, ...NATIVE } },
      // What vite puts together (`import.meta.glob`), with mocks that stay in their file.
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'artifacts/**', BROWSER, ...RULES, ...HOUSE],
        },
      },
    ],
  },
});
