import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installChromium } from './chromium.mjs';
import { checkNode, house, installMissing } from './install.mjs';
import { installPostgres } from './postgres.mjs';
import { runTool } from './tool.mjs';

// `npm test`: everything that has to hold before a change is kept. Arguments go to vitest, to run only some tests.

checkNode();
installMissing();
installChromium();
if (process.env.CI) installPostgres();

// Once, before the tests: several of them need the pages, and must not build them under one another's feet.
const { buildIfStale } = await import(pathToFileURL(join(house, 'web', 'build.mjs')).href);
await buildIfStale(() => console.log('Building the pages…'));

const folder = mkdtempSync(join(tmpdir(), 'stolik-test-'));
const report = join(folder, 'vitest.json');
const failed = [
  runTool('Form and lint', 'biome', ['check', '.']),
  runTool('Types', 'tsc', ['--noEmit']),
  runTool('Tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=./test/not-run.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ]),
].filter((passed) => !passed).length;

let counts = null;
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.log('The tests gave no report.');
}
rmSync(folder, { recursive: true, force: true });
if (counts !== null) console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
process.exitCode = failed === 0 && counts !== null ? 0 : 1;
