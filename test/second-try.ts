import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A test that failed and passed when it was tried once more. */
export interface SecondTry {
  readonly file: string;
  readonly name: string;
  /** What the first try failed with. */
  readonly error: string;
}

/** Them all, in lines for whoever reads the end of a run. */
export function toldOf(tests: readonly SecondTry[]): string[] {
  if (tests.length === 0) return [];
  const named = tests.flatMap(({ file, name, error }) => [`  ${file}: ${name}`, `    ${firstLines(error)}`]);
  return [`PASSED ONLY AT THE SECOND TRY (${tests.length}); the test or the page is to be mended:`, ...named];
}

/** A difference goes on for pages; what was expected stands at its beginning. */
const MOST = 3;

const firstLines = (error: string): string =>
  error
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST)
    .join(' | ');

/** The line of the test. */
const placeIn = (stack = ''): string => /[\w.-]+\.test\.ts:\d+/.exec(stack)?.[0] ?? '';

/** Names at the end what did not hold at once. Only tests in the browser are tried again. */
export default class SecondTries implements Reporter {
  private root = '';

  onInit({ config }: { readonly config: { readonly root: string } }): void {
    this.root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = toldOf(modules.flatMap((module) => [...module.children.allTests('passed')].flatMap(this.triedAgain)));
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  }

  private readonly triedAgain = (test: TestCase): SecondTry[] => {
    if (test.diagnostic()?.flaky !== true) return [];
    const [first] = test.result().errors ?? [];
    const error = first === undefined ? 'It is not known why.' : `${first.message}\n${placeIn(first.stack)}`;
    return [{ file: relative(this.root, test.module.moduleId), name: test.fullName, error }];
  };
}
