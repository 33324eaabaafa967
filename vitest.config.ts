import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // The usual number leaves a core to the one who looks on, which halves the speed of a machine with two.
    maxWorkers: '100%',
    testTimeout: 120_000,
  },
});
