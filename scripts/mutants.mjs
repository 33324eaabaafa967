import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, house, installMissing } from './install.mjs';
import { MutantLedger } from './mutants/ledger.mjs';
import { folder, installStryker, tryMutants } from './mutants/stryker.mjs';

// `npm run mutants -- --minutes 30`: small faults are put into the code one after the other (Stryker), and the tests of its room have to notice them.
// Files are taken in turn from the engine, the laws, the server and the rules of every game until the time is spent; `--only games/imperium` takes one
// room, further arguments name files or lines of them (`engine/view.ts:30-60`), `--again` tries what was missed so far once more. What was tried is kept in artifacts/mutants/ledger.json, where
// the next run goes on. It ends with a table and what survived. Fewer than nine of ten noticed: the run fails. A release runs it, CI does not.

/** What is tried in each room: where its guarantees are. */
const ROOMS = [
  { room: 'engine', folders: ['engine'] },
  { room: 'testkit', folders: ['testkit/laws'] },
  { room: 'server', folders: ['server/accounts', 'server/tables', 'server/socket'] },
  ...readdirSync(join(house, 'games')).map((id) => ({ room: `games/${id}`, folders: [`games/${id}/rules`] })),
];

/** Of so many mutants, in percent, that the tests could have noticed. */
const FLOOR = 90;

/** Files are tried together up to so many lines, since Stryker runs all tests of the room first to see which of them covers what. */
const LINES_AT_ONCE = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    only: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    again: { type: 'boolean', default: false },
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

const isMissed = (mutant) => mutant.became === 'missed' && !isEquivalent(mutant);

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

const placesOf = ({ room, folders }) =>
  positionals.length > 0
    ? positionals.filter((file) => file.startsWith(`${room}/`))
    : shuffled(
        folders.flatMap((place) =>
          readdirSync(join(house, place)).flatMap((name) =>
            name.endsWith('.ts') && name !== 'index.ts' ? [`${place}/${name}`] : [],
          ),
        ),
      ).filter((file) => !ledger.has(file));

const fileOf = (place) => place.replace(/:.*/, '');

const linesOf = (place) => {
  const [, first, last] = /:(\d+)-(\d+)$/.exec(place) ?? [];
  return first === undefined ? textOf(place).split('\n').length : Number(last) - Number(first) + 1;
};

/** The next places of a queue that are tried together. */
function nextOf(places) {
  const next = places.splice(0, 1);
  let lines = next.reduce((sum, place) => sum + linesOf(place), 0);
  while (places.length > 0) {
    lines += linesOf(places[0]);
    if (lines > LINES_AT_ONCE) break;
    next.push(...places.splice(0, 1));
  }
  return next;
}

/** Tries the mutants of some places of one room and writes down what became of them. */
function tryPlaces(room, places) {
  const mutants = tryMutants(room, places);
  if (mutants === null) return;
  for (const file of new Set(places.map(fileOf))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    ledger.note(file, own, places.includes(file));
    console.log(`${file}: ${own.length} mutants, ${own.filter(isMissed).length} missed`);
  }
}

const rooms = ROOMS.filter(({ room }) => values.only === undefined || values.only === room);
const end = performance.now() + Number(values.minutes) * 60_000;

function tryNew() {
  const queues = rooms.map((one) => ({ room: one.room, places: placesOf(one) }));
  while (queues.some(({ places }) => places.length > 0))
    for (const { room, places } of queues) {
      if (performance.now() >= end) return;
      if (places.length > 0) tryPlaces(room, nextOf(places));
    }
}

/** Stryker reports columns from one on, and is asked for them from nought on. */
const askedPlace = ({ file, place }) => `${file}:${place.replace(/:(\d+)/g, (_, column) => `:${column - 1}`)}`;

function tryAgain() {
  for (const { room } of rooms) {
    if (performance.now() >= end) return;
    const named = ({ file }) => positionals.length === 0 || positionals.includes(file);
    const missed = ledger.of(room).filter((mutant) => isMissed(mutant) && named(mutant));
    if (missed.length > 0) tryPlaces(room, [...new Set(missed.map(askedPlace))]);
  }
}

if (values.again) tryAgain();
else tryNew();

const KINDS = ['killed', 'circling', 'late', 'missed', 'equivalent'];
const rows = ROOMS.map(({ room }) => {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (const mutant of ledger.of(room))
    if (mutant.became !== 'static')
      counts[mutant.became === 'missed' && isEquivalent(mutant) ? 'equivalent' : mutant.became]++;
  return { room, ...counts };
});
const all = { room: 'all', ...Object.fromEntries(KINDS.map((kind) => [kind, sumOf(rows, kind)])) };

function sumOf(rows, kind) {
  return rows.reduce((sum, row) => sum + row[kind], 0);
}

const share = ({ killed, circling, late, missed }) =>
  (100 * (killed + circling + late)) / (killed + circling + late + missed);

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
      tried === 0 ? '-' : `${share(row).toFixed(1)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  }),
  '',
  ...missed.map(({ file, line, from, to }) => `${file}:${line} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`),
  '',
].join('\n');
console.log(`\n${report}`);
writeFileSync(join(folder, 'report.md'), report);
process.exitCode = share(all) >= FLOOR ? 0 : 1;
