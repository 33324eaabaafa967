import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, house, installMissing } from './install.mjs';
import { MutantLedger } from './mutants/ledger.mjs';
import { tryMutants } from './mutants/room.mjs';
import { folder, installStryker } from './mutants/stryker.mjs';

// `npm run mutants -- --minutes 30`: small faults are put into the code one after the other, and the tests of its room have to notice them.
// Files are taken in turn from the engine, the laws, the server and the rules of every game until the time is spent; `--only games/imperium` takes one
// room, further arguments name files, `--again` tries once more what was missed, `--walks` asks the walks of all laws too, `--fresh`
// tries each mutant in a process of its own, where nothing is remembered. What was tried is kept in artifacts/mutants/ledger.json, where the next run goes on. `--share 10` tries one in ten, as the seed chooses them, and so comes to all files of a
// room sooner. It ends with a table and what survived. Fewer than nine of ten noticed in a room: the run fails.
// A release runs it, CI does not.

/** What is tried in each room: where its guarantees are. */
const ROOMS = [
  { room: 'engine', folders: ['engine'] },
  // Laws are checks themselves: what only a broken engine would break is noticed with the engine's own mutants. They are tried and listed, not judged.
  { room: 'testkit', folders: ['testkit/laws'], judged: false },
  // What has tests that need no running server.
  { room: 'server', folders: ['server/tables'], only: ['answered', 'authorisation', 'deal', 'undo-question'] },
  ...readdirSync(join(house, 'games')).map((id) => ({
    room: `games/${id}`,
    folders: [`games/${id}/rules`, `games/${id}/verbs`].filter((place) => existsSync(join(house, place))),
    recursive: true,
    also: [`games/${id}/score.ts`],
  })),
];

/** Of so many mutants, in percent, that the tests could have noticed. */
const FLOOR = 90;

/** Files are tried together up to so many lines, since all tests of the room are run first to see which of them meets what. */
const LINES_AT_ONCE = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    only: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    again: { type: 'boolean', default: false },
    walks: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    share: { type: 'string', default: '100' },
  },
});

checkNode();
installMissing();
installStryker();

/** Mutants that change nothing anybody could notice, each with the reason. */
const equivalent = JSON.parse(readFileSync(join(house, 'scripts', 'mutants', 'equivalent.json'), 'utf8'));
for (const { file, from } of equivalent)
  if (!textOf(file).includes(from))
    throw new Error(`equivalent.json speaks of ${JSON.stringify(from)}, which is not in ${file}: take it out.`);

const isEquivalent = (mutant) =>
  equivalent.some(({ file, from, to }) => file === mutant.file && from === mutant.from && to === mutant.to);

/** One that ran out of time may have been noticed; on a busy machine it may only have been slow, so that it does not count. */
const isMissed = (mutant) => (mutant.became === 'missed' || mutant.became === 'late') && !isEquivalent(mutant);

function textOf(file) {
  return readFileSync(join(house, file), 'utf8');
}

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

const ledger = new MutantLedger(join(folder, 'ledger.json'));

const named = ({ room }) => positionals.filter((file) => file.startsWith(`${room}/`));

const filesOf = ({ folders, recursive = false, only, also = [] }) => [
  ...also,
  ...folders.flatMap((place) =>
    readdirSync(join(house, place), { recursive }).flatMap((name) =>
      name.endsWith('.ts') && !name.endsWith('index.ts') && (only?.includes(name.slice(0, -3)) ?? true)
        ? [`${place}/${name}`]
        : [],
    ),
  ),
];

/** What is to be tried in a room, in order. */
function wanted(one) {
  if (positionals.length > 0) return named(one);
  if (values.again)
    return [
      ...new Set(
        ledger
          .of(one.room)
          .filter(isMissed)
          .map(({ file }) => file),
      ),
    ];
  return shuffled(filesOf(one)).filter((file) => !ledger.has(file));
}

const linesOf = (file) => textOf(file).split('\n').length;

/** So many of a hundred mutants are tried. */
const share = Number(values.share);

/** The seed's choice among the mutants of a file. */
const chosen = (mutants) =>
  mutants.filter(({ file, place, to }) => hash(`${place} ${to} ${file} ${values.seed}`) < (share / 100) * 2 ** 32);

/** The next files of a queue that are tried together. */
function nextOf(files) {
  if (share < 100 || values.again) return files.splice(0);
  const next = files.splice(0, 1);
  let lines = next.reduce((sum, file) => sum + linesOf(file), 0);
  while (files.length > 0) {
    lines += linesOf(files[0]);
    if (lines > LINES_AT_ONCE) break;
    next.push(...files.splice(0, 1));
  }
  return next;
}

/** Tries the mutants of some files of one room, as long as there is time, and writes down what became of them. */
async function tryFiles(room, files) {
  const before = values.again ? ledger.of(room) : [];
  const choice = values.again
    ? (all) => all.filter((one) => before.some((old) => isMissed(old) && isSame(one, old)))
    : chosen;
  for await (const { file, mutants } of tryMutants(room, files, { ...values, chosen: choice })) {
    if (mutants.length === 0) continue;
    const others = before.filter((old) => old.file === file && !mutants.some((one) => isSame(one, old)));
    ledger.note(file, [...others, ...mutants]);
    const missed = mutants.filter(isMissed);
    console.log(`${file}: ${mutants.length} mutants, ${missed.length} missed`);
    for (const mutant of missed) console.log(`  ${inWords(mutant)}`);
    if (performance.now() > end) return;
  }
}

function isSame(one, other) {
  return one.file === other.file && one.place === other.place && one.to === other.to;
}

function inWords({ file, line, from, to }) {
  return `${file}:${line} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
}

const end = performance.now() + Number(values.minutes) * 60_000;
const queues = ROOMS.filter(({ room }) => values.only === undefined || values.only === room).map((one) => ({
  room: one.room,
  files: wanted(one),
}));
while (performance.now() < end && queues.some(({ files }) => files.length > 0))
  for (const { room, files } of queues)
    if (files.length > 0 && performance.now() < end) await tryFiles(room, nextOf(files));

const KINDS = ['killed', 'circling', 'late', 'missed', 'equivalent'];
const rows = ROOMS.map(({ room, judged = true }) => {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (const mutant of ledger.of(room))
    if (mutant.became !== 'static')
      counts[mutant.became === 'missed' && isEquivalent(mutant) ? 'equivalent' : mutant.became]++;
  return { room, judged, ...counts };
});
const all = { room: 'all that is judged', ...Object.fromEntries(KINDS.map((kind) => [kind, judgedOf(kind)])) };

function judgedOf(kind) {
  return rows.reduce((sum, row) => sum + (row.judged ? row[kind] : 0), 0);
}

const noticed = ({ killed, circling, late, missed }) =>
  (100 * (killed + circling)) / (killed + circling + late + missed);

const missed = ROOMS.flatMap(({ room }) => ledger.of(room)).filter(isMissed);
const report = [
  '| room | tried | killed | went in circles | out of time | missed | equivalent | noticed of those that could be |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...[...rows, all].map((row) => {
    const tried = KINDS.reduce((sum, kind) => sum + row[kind], 0);
    const cells = [
      row.room,
      tried,
      ...KINDS.map((kind) => row[kind]),
      tried === 0 ? '-' : `${noticed(row).toFixed(1)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  }),
  '',
  ...missed.map(inWords),
  '',
].join('\n');
console.log(`\n${report}`);
writeFileSync(join(folder, 'report.md'), report);
const enough = (row) => !row.judged || Number.isNaN(noticed(row)) || noticed(row) >= FLOOR;
process.exitCode = rows.every(enough) ? 0 : 1;
