import { configDefaults, defineConfig } from 'vitest/config';

/** Rooms that are being built: type-checked and linted with the house, not yet on the table, their tests not yet all written. */
const IN_THE_MAKING = ['imperium', 'archipelago'];

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...IN_THE_MAKING.map((game) => `games/${game}/**`)],
    testTimeout: 120_000,
  },
});
