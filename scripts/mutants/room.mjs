import { fork } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../install.mjs';
import { folder, putIn, tools } from './stryker.mjs';

const bench = join(folder, 'bench');

/** Tests that walk long, or want a browser's page. */
const OUT = /^(pairs|seatings|variants|zu-laws|concern-laws|bots?|zu-benchmark)\.test\.ts$/;

/** Tests that take longer are walks of whole games, mostly: what only they would notice is listed as missed. In milliseconds of the processor. */
const LONGEST = 4_000;

/** But those in which all laws look on at games for one and two are asked at last, where that is wanted. */
const WALK = /all laws together/;

/** A mutant may take so much more of the processor than its tests do without it, in milliseconds and as a factor. */
const SPARE = { ms: 3_000, times: 3 };

/** More than loading all tests of a room takes of the processor, in milliseconds. */
const LOADING = 60_000;

/** A copy of the rooms that rules and their tests need, in which vitest is the small one of this folder. */
function layBench() {
  rmSync(bench, { recursive: true, force: true });
  mkdirSync(join(bench, 'node_modules'), { recursive: true });
  for (const room of [
    'engine',
    'text',
    'games',
    'bots',
    'testkit',
    'ui',
    'server',
    'test',
    'scripts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(house, room), join(bench, room), { recursive: true, filter: (from) => !from.includes('node_modules') });
  for (const name of readdirSync(join(house, 'node_modules')))
    if (name !== '@stolik' && name !== 'vitest')
      symlinkSync(join(house, 'node_modules', name), join(bench, 'node_modules', name));
  cpSync(join(house, 'node_modules', '@stolik'), join(bench, 'node_modules', '@stolik'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const vitest = join(bench, 'node_modules', 'vitest');
  mkdirSync(vitest);
  cpSync(join(tools, 'vitest.mjs'), join(vitest, 'index.mjs'));
  writeFileSync(
    join(vitest, 'package.json'),
    JSON.stringify({ name: 'vitest', type: 'module', exports: './index.mjs' }),
  );
}

/** Processor time that a process has used, in milliseconds: a busy machine makes nobody late. */
const processorTime = (pid) => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
};

/** The process that runs the tests. */
class Runner {
  constructor(files) {
    this.files = files;
    this.child = null;
  }

  async #begin(ms = Number.POSITIVE_INFINITY) {
    this.child = fork(join(bench, 'scripts', 'mutants', 'runner.mjs'), this.files, {
      cwd: bench,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, STOLIK_MUTANT: this.active ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    /** How many files could not be loaded; null when it took too long. */
    this.unloaded = (await this.#answer(ms))?.left ?? null;
  }

  /** What the process says next; null when it took more processor time than that, and was ended. */
  #answer(ms) {
    const { child } = this;
    const begun = processorTime(child.pid);
    return new Promise((resolve) => {
      const end = (answer) => {
        clearInterval(watch);
        child.off('message', end).off('exit', gone);
        if (answer === null) {
          child.kill('SIGKILL');
          this.child = null;
        }
        resolve(answer);
      };
      const gone = () => end(null);
      const watch = setInterval(() => {
        if (processorTime(child.pid) - begun > ms) end(null);
      }, 1000);
      child.once('message', end);
      child.once('exit', gone);
    });
  }

  async ask(what, ms = Number.POSITIVE_INFINITY) {
    if (this.child === null) await this.#begin();
    const answer = this.#answer(ms);
    this.child.send(what);
    return await answer;
  }

  /** Another process, in which a mutant is there from the start: nothing is remembered of how it was without it. */
  async renew(id) {
    this.stop();
    this.active = id;
    await this.#begin(LOADING);
  }

  stop() {
    this.child?.kill();
    this.child = null;
  }
}

/** What needs a server that runs, a store or another process is too slow to be asked about every mutant. */
const needsServer = (file) =>
  /'\.\/(stage|player|postgres)\.ts'|\/(bench|store|http|bots)\//.test(readFileSync(file, 'utf8'));

const testsOf = (room) =>
  readdirSync(join(house, room, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !OUT.test(name.replace(/.*\//, '')))
    .filter((name) => room !== 'server' || !needsServer(join(house, room, 'test', name)))
    .map((name) => join(bench, room, 'test', name));

/** The mutants of some files of a room that are chosen, file by file, and what became of each. */
export async function* tryMutants(room, files, { chosen, walks, fresh }) {
  layBench();
  const mutants = await putIn(files, bench);
  const runner = new Runner(testsOf(room));
  const alone = new Runner(testsOf(room));
  try {
    const { names, times, coverage, left } = await runner.ask({ rehearse: true, walks });
    for (const line of left) console.log(`left out: ${line}`);
    if (times.length === 0) throw new Error(`No test of ${room} could be run.`);
    const late = (at) => times[at] + (WALK.test(names[at]) ? 1e9 : 0);
    const order = times
      .flatMap((ms, at) => ((WALK.test(names[at]) ? walks : ms < LONGEST) ? [at] : []))
      .sort((one, other) => late(one) - late(other));
    for (const file of files) {
      const tried = [];
      for (const mutant of chosen(mutants.filter((one) => one.file === file)))
        tried.push(await tryMutant({ runner, alone }, mutant, { times, coverage, order, fresh }));
      yield { file, mutants: tried };
    }
  } finally {
    runner.stop();
    alone.stop();
  }
}

/**
 * What became of a mutant, and which test noticed it. One that is missed is tried again in a process of its own, since what is remembered, and what is
 * read once, may have hidden it; and so is one that was tried where an earlier one had spoiled something.
 */
async function tryMutant({ runner, alone }, { id, ...mutant }, { times, coverage, order, fresh }) {
  const by = order.flatMap((at) => {
    const hits = coverage.perTest[at]?.[id];
    return hits === undefined ? [] : [{ at, hits }];
  });
  if (by.length === 0) return { ...mutant, became: coverage.static[id] === undefined ? 'missed' : 'static' };
  const usual = by.reduce((sum, { at }) => sum + times[at], 0);
  const limit = SPARE.ms + SPARE.times * usual;
  let answer = fresh ? { became: 'missed' } : await runner.ask({ id, by }, limit);
  if (answer?.became === 'spoiled') runner.stop();
  if (answer?.became === 'missed' || answer?.became === 'spoiled') {
    await alone.renew(id);
    if (alone.unloaded === null) answer = null;
    else if (alone.unloaded > runner.unloaded) answer = { became: 'killed', noticed: 'a file that cannot be loaded' };
    else {
      // What was read before any test may matter to all of them.
      const all = coverage.static[id] === undefined ? by : order.map((at) => ({ at }));
      const sum = all.reduce((ms, { at }) => ms + times[at], 0);
      answer = await alone.ask({ id, by: all }, SPARE.ms + SPARE.times * sum);
    }
  }
  return { ...mutant, ...(answer ?? { became: 'late' }) };
}
