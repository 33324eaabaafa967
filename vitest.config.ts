import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // More than there are cores: tests in the browser and over sockets wait for much of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
  },
});
