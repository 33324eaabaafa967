import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { noted } from '../../test/longest-first.ts';

/** The tests of one room, without those that walk long: every mutant runs what covers it. Golden games and fingerprints stay. */
const room = process.env.STOLIK_MUTANTS ?? 'engine';

/** Golden games first: they notice most, and the first who notices ends the run. Then whatever takes least. */
class GoldenFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('/laws.test.ts') ? 0 : (noted[relative(process.cwd(), moduleId)] ?? 0);
    return files.toSorted((one, other) => timeOf(one) - timeOf(other));
  }
}

export default defineConfig({
  test: {
    include: [`${room}/test/**/*.test.ts`],
    exclude: [
      '**/node_modules/**',
      '**/{pairs,seatings,variants,zu-laws,concern-laws,bot,bots,zu-benchmark}.test.ts',
      '**/server/test/{crash,nodes,clock,pool,bells,pages,store}.test.ts',
    ],
    setupFiles: [join(import.meta.dirname, 'short.ts')],
    sequence: { sequencer: GoldenFirst },
    testTimeout: 60_000,
  },
});
