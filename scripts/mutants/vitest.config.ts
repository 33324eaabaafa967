import { defineConfig } from 'vitest/config';

/** The tests of one room, without those that walk long: every mutant runs what covers it. Golden games and fingerprints stay. */
const room = process.env.STOLIK_MUTANTS ?? 'engine';

export default defineConfig({
  test: {
    include: [`${room}/test/**/*.test.ts`],
    exclude: [
      '**/node_modules/**',
      '**/{pairs,seatings,variants,zu-laws,concern-laws,bot,bots,zu-benchmark}.test.ts',
      '**/server/test/{crash,nodes,clock,pool,bells,pages,store}.test.ts',
    ],
    testNamePattern: /^(?!.*(keeps the laws|reaches everything|says all it says|has a recorded game))/,
    testTimeout: 60_000,
  },
});
