import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const BROWSER = 'web/test/browser/**/*.test.ts';

/** Rooms whose tests leave nothing behind: their files share a process, and what they all need is loaded once. */
const PURE = ['engine', 'text', 'games/*', 'bots', 'testkit', 'ui'].map((room) => `${room}/test/**/*.test.ts`);

export default defineConfig({
  test: {
    // More workers than cores: those that drive a browser or a server wait for it half of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'browser', include: [BROWSER], isolate: false } },
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'artifacts/**', BROWSER, ...PURE],
        },
      },
    ],
  },
});
