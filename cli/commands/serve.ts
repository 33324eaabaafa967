import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf, reasonOf } from '@stolik/engine';
import { type Config, logTo, type Registry, type Running, serve } from '@stolik/server';
import { backup, holdFolder, openStore, restore, type Store } from '@stolik/server/store';
import type { Command } from '../command.ts';
import { failure, wrongUsage } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import type { Given } from '../given.ts';
import { allGames } from '../house.ts';
import { findPages } from '../pages.ts';

const USUAL_PORT = 4000;

/** The web table for people. Without settings it needs nothing but a folder. */
export const serveTables: Command = {
  options: {
    port: 'word',
    host: 'word',
    data: 'word',
    'database-url': 'word',
    origin: 'word',
    'trust-proxy': 'flag',
    hosts: 'word',
    pages: 'word',
    webhooks: 'word',
    contact: 'word',
    backup: 'word',
    restore: 'word',
    json: 'flag',
  },
  positionals: { least: 0, most: 0 },
  async run(desk, given) {
    const config = settingsFrom(desk, given);
    const out = given.word('backup');
    const from = given.word('restore');
    if (out !== null) return withStore(config, (store) => writeBackup(desk, given, store, out));
    if (from !== null) return restoring(config, (store) => readBackup(desk, given, store, from));
    const pages = await findPages(given.word('pages'), () => desk.terminal.note(`${desk.say('cli-serve-building')}\n`));
    const registry: Registry = { games: await allGames(desk.house), source: desk.house.address };
    const running = await begin(registry, { ...config, pages });
    if (given.has('json')) desk.printJson({ url: running.url, port: running.port, pid: process.pid });
    else desk.print(desk.say('cli-serve-open', { url: running.url.replace('127.0.0.1', 'localhost') }));
    await interrupted(desk);
    await running.stop();
  },
};

/** What was given on the command line, then what the surroundings say, then what is usual. */
function settingsFrom(desk: Desk, given: Given): Partial<Config> & Pick<Config, 'data' | 'databaseUrl' | 'port'> {
  const { env } = desk.terminal;
  const port = given.whole('port', 0, 65_535) ?? portOf(env.PORT);
  const origin = given.word('origin') ?? (env.STOLIK_ORIGIN || null);
  if (origin !== null && !(URL.canParse(origin) && new URL(origin).origin === origin))
    throw wrongUsage('cli-serve-wrong-origin', { given: origin });
  const contact = given.word('contact') ?? (env.STOLIK_CONTACT || null);
  const webhooks = given.list('webhooks');
  const hosts = given.list('hosts');
  return {
    port,
    host: given.word('host') ?? (env.STOLIK_HOST || '127.0.0.1'),
    data: resolve(given.word('data') ?? (env.STOLIK_DATA || usualFolder(env))),
    databaseUrl: given.word('database-url') ?? (env.DATABASE_URL || null),
    trustProxy: given.has('trust-proxy'),
    metricsToken: env.STOLIK_METRICS_TOKEN || null,
    log: logTo((line) => desk.terminal.note(line)),
    ...(origin === null ? {} : { origin }),
    ...(contact === null ? {} : { contact }),
    ...(webhooks.length === 0 ? {} : { webhooks }),
    ...(hosts.length === 0 ? {} : { hosts }),
  };
}

const portOf = (given: string | undefined): number =>
  given !== undefined && /^\d{1,5}$/.test(given) && Number(given) <= 65_535 ? Number(given) : USUAL_PORT;

const usualFolder = (env: Desk['terminal']['env']): string =>
  join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'stolik');

async function begin(registry: Registry, config: Partial<Config> & { port: number }): Promise<Running> {
  try {
    return await serve(registry, config);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw failure('cli-serve-port-taken', { port: config.port });
    throw failure('cli-serve-failed', { details: reasonOf(error) });
  }
}

const interrupted = (desk: Desk): Promise<void> =>
  new Promise((done) => {
    const forget = desk.terminal.onInterrupt(() => {
      forget();
      done();
    });
  });

async function withStore(
  config: Parameters<typeof openStore>[0],
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openStore(config).catch((error: Error) => {
    throw failure('cli-serve-failed', { details: error.message });
  });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** The folder is held meanwhile, so that no server opens half of it. */
async function restoring(
  config: Pick<Config, 'data' | 'databaseUrl'>,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const folder = config.databaseUrl === null ? holding(config.data) : null;
  try {
    await withStore({ ...config, begins: true }, work);
  } finally {
    folder?.release();
  }
}

function holding(data: string): ReturnType<typeof holdFolder> {
  try {
    return holdFolder(data);
  } catch (error) {
    throw failure('cli-serve-failed', { details: reasonOf(error) });
  }
}

async function writeBackup(desk: Desk, given: Given, store: Store, file: string): Promise<void> {
  const rows = await backup(store, file).catch((error: Error) => {
    throw failure('cli-file-unwritable', { file, details: error.message });
  });
  if (given.has('json')) desk.printJson({ backup: file, rows });
  else desk.print(desk.say('cli-serve-backed-up', { file, rows }));
}

async function readBackup(desk: Desk, given: Given, store: Store, file: string): Promise<void> {
  if (!existsSync(file)) throw failure('cli-file-missing', { file });
  const done = await restore(store, file).catch((error: Error) => {
    throw failure('cli-file-unreadable', { file, details: error.message });
  });
  if ('trouble' in done) {
    switch (done.trouble) {
      case 'not-empty':
        throw failure('cli-serve-not-empty');
      case 'no-backup':
        throw failure('cli-serve-no-backup', { file });
      case 'cut-off':
        throw failure('cli-serve-cut-off', { file });
    }
  }
  if (given.has('json')) desk.printJson({ restored: file, rows: done.rows });
  else desk.print(desk.say('cli-serve-restored', { file, rows: done.rows }));
}
