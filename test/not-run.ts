import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { findChromium } from '../scripts/chromium.mjs';

/** A test that was skipped, and what it said of the reason. */
export interface Skipped {
  readonly file: string;
  readonly name: string;
  readonly note: string | undefined;
}

/** What tests need that npm does not install. */
interface Need {
  readonly what: string;
  /** How to get it. */
  readonly get: string;
  /** Was the test skipped for want of it? */
  wanted(test: Skipped): boolean;
}

const NEEDS = (hasChromium: boolean): readonly Need[] => [
  {
    what: 'Chromium',
    get: 'install Debian’s package "chromium-headless-shell" or "chromium", or name a browser in STOLIK_CHROMIUM',
    wanted: ({ file }) => !hasChromium && file.startsWith('web/test/browser/'),
  },
  {
    what: 'PostgreSQL',
    get: 'install Debian’s package "postgresql"; the tests start one of their own',
    wanted: ({ note }) => note === 'no PostgreSQL here',
  },
];

/** What a run did not try, in lines for whoever reads it; `absent` says how many tests wanted something that is not here. */
export function toldOf(
  skipped: readonly Skipped[],
  hasChromium: boolean,
): { readonly lines: string[]; readonly absent: number } {
  const lines: string[] = [];
  const left = new Set(skipped);
  for (const { what, get, wanted } of NEEDS(hasChromium)) {
    const without = [...left].filter(wanted);
    for (const test of without) left.delete(test);
    if (without.length > 0)
      lines.push(`NOT RUN without ${what} (${without.length}); to run them ${get}:`, ...named(without));
  }
  const absent = skipped.length - left.size;
  if (left.size > 0) lines.push(`Left for a longer run (${left.size}):`, ...named([...left]));
  return { lines, absent };
}

const named = (tests: readonly Skipped[]): string[] => tests.map(({ file, name }) => `  ${file}: ${name}`);

/** Says at the end which tests did not run and how to get them. In CI (`CI` is set) their absence fails the run. */
export default class NotRun implements Reporter {
  private root = '';

  onInit({ config }: { readonly config: { readonly root: string } }): void {
    this.root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Whoever asks for some tests by name has left out the others.
    if (process.argv.some((word) => word === '-t' || word.startsWith('--testNamePattern'))) return;
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => this.skippedIn(module, test)),
    );
    const { lines, absent } = toldOf(skipped, findChromium() !== null);
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
    if (absent === 0 || !process.env.CI) return;
    console.log(`FAILED: in CI everything has to be tried, and ${absent} tests were not.`);
    process.exitCode = 1;
  }

  private skippedIn(module: TestModule, test: TestCase): Skipped {
    const result = test.result();
    const note = result.state === 'skipped' ? result.note : undefined;
    return { file: relative(this.root, module.moduleId), name: test.fullName, note };
  }
}
