import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@stolik/engine';
import { WebSocket } from 'ws';
import { type Child, cpuOf, startChild } from './child.ts';
import { Crowd } from './crowd.ts';

/** What was measured in one go. */
interface Figures {
  readonly what: string;
  readonly tables: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one choice, in microseconds: what a busy machine falsifies least. Null where the system does not tell. */
  readonly cpu: number | null;
  /** The same of those who play: they share the machine, so a server can be held up by them. */
  readonly clients: number;
}

const WARM_CHOICES = 20_000;
const LONGEST_WARM_UP = 20_000;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Spent {
  readonly server: number | null;
  readonly clients: number;
}

/** Notes what both sides have spent; what is returned says what they spent since, in seconds. */
function spending(child: Child): () => Spent {
  const server = cpuOf(child);
  const clients = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(clients);
    const now = cpuOf(child);
    return { server: server === null || now === null ? null : now - server, clients: (user + system) / 1e6 };
  };
}

const figures = (what: string, tables: number, times: number[], seconds: number, spent: Spent): Figures => {
  const each = (cpu: number): number => Math.round((cpu * 1e6) / Math.max(1, times.length));
  const sorted = times.sort((one, other) => one - other);
  return {
    what,
    tables,
    perSecond: Math.round(times.length / seconds),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: spent.server === null ? null : each(spent.server),
    clients: each(spent.clients),
  };
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The bytes of a choice and of a step, roughly, so that the plain server moves as much. */
const MESSAGE = JSON.stringify({
  kind: 'choose',
  id: 'c123456',
  table: 'x'.repeat(16),
  seat: 2,
  decision: 120,
  option: 'x'.repeat(200),
});

/** At every table one of four says something and says the next thing when it comes back: one choice at a time, as in a game. */
async function plain(kind: 'echo' | 'relay', tables: number, warmUp: number, seconds: number): Promise<Figures> {
  const child = await startChild('./echo.ts', kind);
  const times: number[] = [];
  const sockets: WebSocket[] = [];
  let counting = false;
  const begin: (() => void)[] = [];
  const open = (path: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${child.url.replace('http', 'ws')}${path}`, { perMessageDeflate: false });
      sockets.push(socket);
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  for (let table = 0; table < tables; table++) {
    const four = await Promise.all(Array.from({ length: 4 }, () => open(`/${table}`)));
    const [one, ...others] = four;
    const first = defined(one);
    for (const other of others) other.on('message', (data) => String(data).startsWith('{'));
    let since = 0;
    const say = (): void => {
      since = performance.now();
      first.send(MESSAGE);
    };
    first.on('message', (data) => {
      if (counting && String(data).length > 0) times.push(performance.now() - since);
      say();
    });
    begin.push(say);
  }
  // All are there before anybody speaks.
  for (const say of begin) say();
  await wait(warmUp * 1000);
  const spent = spending(child);
  counting = true;
  await wait(seconds * 1000);
  counting = false;
  const used = spent();
  for (const socket of sockets) socket.terminate();
  await child.kill('SIGKILL');
  return figures(kind, tables, times, seconds, used);
}

async function stolik(tables: number, databaseUrl: string | null, seconds: number): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-load-'));
  const child = await startChild('./node.ts', JSON.stringify({ data, databaseUrl }));
  const crowd = new Crowd();
  try {
    await crowd.come(child.url, tables, true);
    await warmUp(crowd);
    crowd.notes.times.length = 0;
    const before = performance.now();
    const spent = spending(child);
    await wait(seconds * 1000);
    const used = spent();
    const times = crowd.notes.times.splice(0);
    const took = (performance.now() - before) / 1000;
    if (crowd.notes.refusals.length > 0) throw new Error(`Choices were refused: ${crowd.notes.refusals[0]}`);
    const errors = child.log.filter((line) => line.includes('"level":"error"'));
    if (errors.length > 0) throw new Error(`The server complained: ${errors[0]}`);
    return figures(databaseUrl === null ? 'stolik' : 'stolik, PostgreSQL', tables, times, took, used);
  } finally {
    crowd.leave();
    await child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** A server that runs for days has long been compiled: measured is what it does then. */
async function warmUp({ notes }: Crowd): Promise<void> {
  const until = performance.now() + LONGEST_WARM_UP;
  while (notes.choices < WARM_CHOICES && performance.now() < until) await wait(100);
}

/** Median milliseconds in which this disk takes a small write through: no choice can be acknowledged sooner. */
function fsyncTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-fsync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    writeSync(file, 'x'.repeat(4096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  return percentile(
    times.sort((one, other) => one - other),
    0.5,
  );
}

export interface LoadSettings {
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly databaseUrl: string | null;
}

/** Measures the server beside a plain one, size by size, and prints a table. */
export async function load({ tables, seconds, databaseUrl }: LoadSettings): Promise<void> {
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(12))).join('');
  const [busy = 0] = loadavg();
  console.log(
    `${availableParallelism()} processors (load ${busy.toFixed(1)} before we began), Node ${process.version}, fsync ${fsyncTime().toFixed(1)} ms`,
  );
  console.log(`${seconds} s each, 4 seats a table, every choice on disk before it is acknowledged\n`);
  console.log(row(['', 'tables', 'choices/s', 'p50 ms', 'p99 ms', 'CPU us', 'clients us', 'of echo', 'of relay']));
  for (const count of tables) {
    const echo = await plain('echo', count, 2, seconds);
    const relay = await plain('relay', count, 2, seconds);
    const own = await stolik(count, null, seconds);
    const all = databaseUrl === null ? [own] : [own, await stolik(count, databaseUrl, seconds)];
    for (const { what, tables: size, perSecond, p50, p99, cpu, clients } of [echo, relay, ...all]) {
      const share = (of: Figures): string => `${Math.round((100 * perSecond) / of.perSecond)}%`;
      console.log(
        row([
          what,
          String(size),
          String(perSecond),
          p50.toFixed(1),
          p99.toFixed(1),
          cpu === null ? '-' : String(cpu),
          String(clients),
          share(echo),
          share(relay),
        ]),
      );
    }
  }
}
