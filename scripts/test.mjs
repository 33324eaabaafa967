import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installChromium } from './chromium.mjs';
import { checkNode, house, installMissing } from './install.mjs';
import { installPostgres } from './postgres.mjs';
import { startTool } from './tool.mjs';

// `npm test`: everything that has to hold before a change is kept. Arguments go to vitest, to run only some tests; `--note-times` notes how long each file
// takes, so that the longest begin first.

const NOTE_TIMES = '--note-times';

checkNode();
installMissing();
installChromium();
if (process.env.CI) installPostgres();

/** One after the other, beside all that follows. */
const checks = check();

// Once, before the tests: several of them need the pages, and must not build them under one another's feet.
const { buildIfStale } = await import(pathToFileURL(join(house, 'web', 'build.mjs')).href);
await buildIfStale(() => console.log('Building the pages…'));

const folder = mkdtempSync(join(tmpdir(), 'stolik-test-'));
const report = join(folder, 'vitest.json');
const tested = await startTool('Tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=./test/not-run.ts',
  '--reporter=./test/second-try.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2).filter((word) => word !== NOTE_TIMES),
]);
const failed = [...(await checks), tested].filter((passed) => !passed).length;

let counts = null;
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.log('The tests gave no report.');
}
rmSync(folder, { recursive: true, force: true });
if (counts !== null && process.argv.includes(NOTE_TIMES)) noteTimes(counts.testResults);
if (counts !== null) console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
// Said above the tests, where nobody reads any more.
if ((await checks).includes(false)) console.log('Form, lint or types FAILED, too: see above.');
process.exitCode = failed === 0 && counts !== null ? 0 : 1;

async function check() {
  const quietly = { quietly: true };
  return [
    await startTool('Form and lint', 'biome', ['check', '.'], quietly),
    await startTool('Types', 'tsc', ['--noEmit'], quietly),
    await startTool(
      'Types of the rules, which see no page and no process',
      'tsc',
      ['--noEmit', '-p', 'tsconfig.rules.json'],
      quietly,
    ),
  ];
}

/** Files that were not run keep their old times, files that are gone have none. */
function noteTimes(results) {
  const file = join(house, 'test', 'times.json');
  const times = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, startTime, endTime } of results) times[relative(house, name)] = Math.round(endTime - startTime);
  const there = Object.entries(times).filter(([name]) => existsSync(join(house, name)));
  const longestFirst = there.sort(([, one], [, other]) => other - one);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(longestFirst), null, 2)}\n`);
}
