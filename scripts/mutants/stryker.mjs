import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../install.mjs';

const tools = join(house, 'scripts', 'mutants');

export const folder = join(house, 'artifacts', 'mutants');

/** Stryker is installed where nobody else has to have it. */
export function installStryker() {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(tools, 'node_modules')))
    spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
}

/** The mutants of some files of one room (or of places in them, `file:line:column-line:column`) and what became of each; null where they could not be tried. */
export function tryMutants(room, places) {
  const report = join(folder, 'report.json');
  const config = join(folder, 'stryker.json');
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(tools, 'node_modules', '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js')],
      vitest: { configFile: join('scripts', 'mutants', 'vitest.config.ts'), related: false },
      mutate: places,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      tempDirName: join('artifacts', 'mutants', 'tmp'),
      ignorePatterns: ['/artifacts', '/web', '/ui', '/docs', '**/board', '**/records'],
      // What is written out by `npm run state` is compared letter by letter.
      disableTypeChecks: false,
      concurrency: 2,
      timeoutMS: 30_000,
      // Stryker would rewrite it by an interface that TypeScript 7 no longer has; nothing here needs it.
      tsconfigFile: 'none.json',
    }),
  );
  const log = openSync(join(folder, 'log.txt'), 'w');
  spawnSync(
    process.execPath,
    [join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    {
      cwd: house,
      env: { ...process.env, STOLIK_MUTANTS: room },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  if (!existsSync(report)) {
    console.log(`Stryker could not try ${places.join(', ')}:\n${readFileSync(join(folder, 'log.txt'), 'utf8')}`);
    return null;
  }
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      file,
      line: mutant.location.start.line,
      place: placeOf(mutant.location),
      from: between(source, mutant.location),
      to: mutant.replacement ?? mutant.mutatorName,
      became: outcomeOf(mutant),
    })),
  );
}

const placeOf = ({ start, end }) => `${start.line}:${start.column}-${end.line}:${end.column}`;

/** A mutant that goes in circles is stopped by counting, which no busy machine can flatter; one that is stopped by the clock may only have been slow. */
function outcomeOf({ status, statusReason = '' }) {
  if (status === 'Timeout') return statusReason.includes('Hit limit') ? 'circling' : 'late';
  if (status === 'Survived' || status === 'NoCoverage') return 'missed';
  return status === 'Ignored' ? 'static' : 'killed';
}

function between(source, { start, end }) {
  const lines = source.split('\n');
  const inside = lines.slice(start.line - 1, end.line);
  inside[inside.length - 1] = (inside.at(-1) ?? '').slice(0, end.column - 1);
  inside[0] = (inside[0] ?? '').slice(start.column - 1);
  return inside.join('\n');
}
