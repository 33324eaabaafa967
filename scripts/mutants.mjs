import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, house, installMissing } from './install.mjs';

// `npm run mutants -- --minutes 30`: small faults are put into the code one after the other (Stryker), and the tests of its room have to notice them.
// Files are taken in turn from the engine, the laws, the server and the rules of every game until the time is spent; `--only games/imperium` takes one
// room, further arguments name files. What survived is listed. Fewer than nine of ten noticed: the run fails. A release runs it, CI does not.

/** What is tried in each room: where its guarantees are. */
const ROOMS = [
  { room: 'engine', folders: ['engine'] },
  { room: 'testkit', folders: ['testkit/laws'] },
  { room: 'server', folders: ['server/accounts', 'server/tables', 'server/socket'] },
  ...readdirSync(join(house, 'games')).map((id) => ({ room: `games/${id}`, folders: [`games/${id}/rules`] })),
];

/** Of so many mutants, in percent, that the tests could have noticed. */
const FLOOR = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    only: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

checkNode();
installMissing();
const tools = join(house, 'scripts', 'mutants');
if (!existsSync(join(tools, 'node_modules')))
  spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });

const folder = join(house, 'artifacts', 'mutants');
mkdirSync(folder, { recursive: true });

/** Mutants that change nothing anybody could notice, each with the reason. */
const equivalent = JSON.parse(readFileSync(join(tools, 'equivalent.json'), 'utf8'));

const isEquivalent = (mutant) =>
  equivalent.some(({ file, from, to }) => file === mutant.file && from === mutant.from && to === mutant.to);

/** The files of a room in an order of the seed's own. */
const shuffled = (files) =>
  files
    .map((file) => ({ file, at: hash(`${values.seed} ${file}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file);

function hash(text) {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0;
  return sum;
}

const filesOf = ({ room, folders }) =>
  positionals.length > 0
    ? positionals.filter((file) => file.startsWith(`${room}/`))
    : shuffled(
        folders.flatMap((place) =>
          readdirSync(join(house, place)).flatMap((name) =>
            name.endsWith('.ts') && name !== 'index.ts' ? [`${place}/${name}`] : [],
          ),
        ),
      );

/** The mutants of one file and what became of them; null where they could not be tried. */
function tryFile(room, file) {
  const report = join(folder, 'report.json');
  const config = join(folder, 'stryker.json');
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(tools, 'node_modules', '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js')],
      vitest: { configFile: join('scripts', 'mutants', 'vitest.config.ts'), related: false },
      mutate: [file],
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join('artifacts', 'mutants', 'tmp'),
      ignorePatterns: ['/artifacts', '/web', '/ui', '/docs', '**/board', '**/records'],
      // What is written out by `npm run state` is compared letter by letter.
      disableTypeChecks: false,
      concurrency: 2,
      timeoutMS: 60_000,
      // Stryker would rewrite it by an interface that TypeScript 7 no longer has; nothing here needs it.
      tsconfigFile: 'none.json',
    }),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    { cwd: house, encoding: 'utf8', env: { ...process.env, STOLIK_MUTANTS: room } },
  );
  if (!existsSync(report)) {
    console.log(`Stryker could not try ${file}:\n${stdout}\n${stderr}`);
    return null;
  }
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.values(files).flatMap(({ source, mutants }) =>
    mutants.map(({ status, location, replacement, mutatorName }) => ({
      file,
      line: location.start.line,
      from: between(source, location),
      to: replacement ?? mutatorName,
      status,
    })),
  );
}

function between(source, { start, end }) {
  const lines = source.split('\n');
  const inside = lines.slice(start.line - 1, end.line);
  inside[inside.length - 1] = (inside.at(-1) ?? '').slice(0, end.column - 1);
  inside[0] = (inside[0] ?? '').slice(start.column - 1);
  return inside.join('\n');
}

const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const end = performance.now() + Number(values.minutes) * 60_000;
const queues = ROOMS.filter(({ room }) => values.only === undefined || values.only === room).map((one) => ({
  room: one.room,
  files: filesOf(one),
  noticed: 0,
  late: 0,
  missed: [],
  same: 0,
}));
while (performance.now() < end && queues.some(({ files }) => files.length > 0))
  for (const queue of queues) {
    const file = queue.files.shift();
    if (file === undefined || performance.now() >= end) continue;
    const mutants = tryFile(queue.room, file);
    if (mutants === null) continue;
    const missed = mutants.filter(({ status }) => MISSED.has(status));
    queue.same += missed.filter(isEquivalent).length;
    queue.missed.push(...missed.filter((mutant) => !isEquivalent(mutant)));
    queue.noticed += mutants.filter(({ status }) => NOTICED.has(status)).length;
    queue.late += mutants.filter(({ status }) => status === 'Timeout').length;
    console.log(`${file}: ${mutants.length} mutants, ${missed.length} missed`);
  }

const share = (noticed, missed) => (noticed + missed === 0 ? '-' : ((100 * noticed) / (noticed + missed)).toFixed(1));
console.log(
  '\n| room | noticed | of these by the clock | missed | equivalent | % |\n| --- | ---: | ---: | ---: | ---: | ---: |',
);
for (const { room, noticed, late, missed, same } of queues)
  console.log(`| ${room} | ${noticed} | ${late} | ${missed.length} | ${same} | ${share(noticed, missed.length)} |`);
const noticed = queues.reduce((sum, queue) => sum + queue.noticed, 0);
const missed = queues.flatMap((queue) => queue.missed);
const late = queues.reduce((sum, queue) => sum + queue.late, 0);
console.log(`| all | ${noticed} | ${late} | ${missed.length} | | ${share(noticed, missed.length)} |\n`);
for (const { file, line, from, to, status } of missed)
  console.log(`${file}:${line} ${status}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`);
writeFileSync(join(folder, 'missed.json'), `${JSON.stringify(missed, null, 2)}\n`);
process.exitCode = noticed > 0 && (100 * noticed) / (noticed + missed.length) >= FLOOR ? 0 : 1;
