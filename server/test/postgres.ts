import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '@stolik/engine';
import pg from 'pg';
import { findPostgres } from '../../scripts/postgres.mjs';

/** A PostgreSQL of the tests' own. */
export interface Database {
  /** A fresh, empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run for root: then it runs for a user of less rank. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  return null;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Starts PostgreSQL in a folder of its own; null, with the reason said aloud, when there is none to be had. */
export async function startPostgres(): Promise<Database | null> {
  const bin = findPostgres();
  if (bin === null) {
    console.warn(
      'SKIPPED: PostgreSQL is not installed here (Debian: apt-get install postgresql), so nothing was tried with it.',
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stolik-postgres-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = user ?? {};
  let server: ChildProcess;
  try {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'stolik', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
      ...as,
      cwd: folder,
      stdio: 'pipe',
    });
    const port = await freePort();
    server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), '-h', '127.0.0.1'], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    const base = `postgres://stolik@127.0.0.1:${port}`;
    await reachable(`${base}/postgres`);
    let databases = 0;
    return {
      fresh: async () => {
        const name = `house${++databases}`;
        await once(`${base}/postgres`, `CREATE DATABASE ${name}`);
        return `${base}/${name}`;
      },
      stop: async () => {
        const gone = new Promise((resolve) => server.once('exit', resolve));
        // At once: nothing of it is needed any more.
        server.kill('SIGQUIT');
        await gone;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.warn(`SKIPPED: PostgreSQL could not be started (${reasonOf(error)}).`);
    return null;
  }
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function reachable(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await once(url, 'SELECT 1');
      return;
    } catch (error) {
      if (tries > 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
