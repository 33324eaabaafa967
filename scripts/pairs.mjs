import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode, house } from './install.mjs';

// `npm run pairs -- ../older`: what a choice costs this server and that of another checkout, with 200 tables each, side by side and in turn, so that whatever
// else the machine does falls on both. Flags of Node go behind the checkout: `../older,--max-semi-space-size=32 .,--max-semi-space-size=64`. `--pairs 15
// --choices 1000 --tables 200`. Linux only.

checkNode();
const file = fileURLToPath(import.meta.url);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const median = (list) => list.toSorted((one, other) => one - other)[list.length >> 1];

/** Nanoseconds of processor time by thread: finer than what is told of the whole process. */
function threadsOf(pid) {
  const times = new Map();
  for (const thread of readdirSync(`/proc/${pid}/task`))
    times.set(thread, Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]));
  return times;
}

/** One side, a process of its own: the server of a checkout and its own players, who play when they are told to. */
async function side([checkout, tables, ...flags]) {
  const inside = (path) => pathToFileURL(join(checkout, path)).href;
  const tsx = 'node_modules/tsx/dist';
  (await import(inside(`${tsx}/esm/api/index.mjs`))).register();
  const { Crowd } = await import(inside('server/bench/crowd.ts'));
  const data = mkdtempSync(join(tmpdir(), 'stolik-pairs-'));
  const program = join(checkout, 'program/run.mjs');
  const runner = existsSync(program) ? [program] : ['--import', inside(`${tsx}/loader.mjs`)];
  const args = [...flags, ...runner, join(checkout, 'server/bench/node.ts'), JSON.stringify({ data })];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: checkout });
  const end = () => {
    server.once('exit', () => {
      rmSync(data, { recursive: true, force: true });
      process.exit(0);
    });
    server.kill('SIGTERM');
  };
  // Whoever measures may be gone at any time.
  process.on('disconnect', end);
  const said = await new Promise((told) => createInterface({ input: server.stdout }).once('line', told));
  const crowd = new Crowd();
  const { notes } = crowd;
  await crowd.come(JSON.parse(said).url, Number(tables), true);
  process.on('message', async (choices) => {
    const before = threadsOf(server.pid);
    const from = notes.choices;
    const held = notes.held ?? [];
    notes.held = null;
    for (const choose of held) choose();
    while (notes.choices - from < choices) await wait(5);
    notes.held = [];
    for (let last = -1; last !== notes.choices; await wait(30)) last = notes.choices;
    if (notes.refusals.length > 0) throw new Error(`Choices were refused: ${notes.refusals[0]}`);
    const done = notes.choices - from;
    let spent = 0;
    for (const [thread, time] of threadsOf(server.pid)) spent += time - (before.get(thread) ?? 0);
    const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
    process.send({ us: spent / 1000 / done, memory });
  });
  process.send('ready');
}

async function pairs(given) {
  const option = (name, usual) => {
    const at = given.indexOf(`--${name}`);
    return at < 0 ? usual : Number(given.splice(at, 2)[1]);
  };
  const [rounds, choices, tables] = [option('pairs', 15), option('choices', 1000), option('tables', 200)];
  const sides = [];
  for (const spec of given.length === 1 ? [...given, '.'] : given) {
    const [checkout, ...flags] = spec.split(',');
    const folder = checkout === '.' ? house : resolve(checkout);
    const args = ['--side', folder, String(tables), ...(flags.length > 0 ? flags : ['--max-semi-space-size=32'])];
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const next = () => new Promise((told) => child.once('message', told));
    await next();
    const play = async (many) => {
      child.send(many);
      return next();
    };
    // A server that runs for days has long been compiled.
    await play(12_000);
    sides.push({ spec, play, child, runs: [] });
  }
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 === 0 ? sides : sides.toReversed()) one.runs.push(await one.play(choices));
  const [first] = sides;
  for (const { spec, runs, child } of sides) {
    const ratios = runs.map(({ us }, i) => us / first.runs[i].us);
    const cost = median(runs.map(({ us }) => us)).toFixed(0);
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const memory = runs.at(-1).memory.toFixed(0);
    console.log(`${spec}: ${cost} us a choice, ${median(ratios).toFixed(2)} of the first (${range}), ${memory} MB`);
    child.disconnect();
  }
}

const given = process.argv.slice(2);
if (given[0] === '--side') await side(given.slice(1));
else await pairs(given);
