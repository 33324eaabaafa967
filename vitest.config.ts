import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const BROWSER = 'web/test/browser/**/*.test.ts';

/** Rooms whose tests leave nothing behind: their files share a process, and what they all need is loaded once. */
const PURE = ['engine', 'text', 'games/*', 'bots', 'testkit', 'ui'].map((room) => `${room}/test/**/*.test.ts`);

export default defineConfig({
  test: {
    // The usual number leaves a core to the one who looks on, which halves the speed of a machine with two.
    maxWorkers: '100%',
    testTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'browser', include: [BROWSER], isolate: false } },
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'house', include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', BROWSER, ...PURE] },
      },
    ],
  },
});
