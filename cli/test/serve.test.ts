import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { folder, stolik } from './stage.ts';

const program = join(import.meta.dirname, '..', 'stolik.mjs');
const env = { ...process.env, LANG: 'en_GB.UTF-8', DATABASE_URL: '', PORT: '' };
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts a server as people do; resolves when it says where it is. */
function open(...args: readonly string[]): Promise<{ url: string; child: ChildProcess; gone: Promise<number | null> }> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json', '--pages', 'none', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(child);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    void gone.then((status) => reject(new Error(`It ended with ${status}.`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', (line) => {
      resolve({ url: (JSON.parse(line) as { url: string }).url, child, gone });
    });
  });
}

const run = (...args: readonly string[]) => spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });

describe('stolik serve', () => {
  it('opens, answers, keeps what it was told, and ends when asked to', async () => {
    const data = join(folder(), 'house');
    const { url, child, gone } = await open('--data', data);
    expect(await (await fetch(`${url}/ready`)).text()).toBe('ready\n');
    const session = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    const cookie = (session.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const backup = join(folder(), 'backup.gz');
    // The server may be running meanwhile.
    expect(JSON.parse(run('serve', '--data', data, '--backup', backup, '--json').stdout)).toMatchObject({ backup });
    const second = run('serve', '--data', data, '--port', '0', '--pages', 'none');
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('Another server')]);
    child.kill('SIGTERM');
    expect(await gone).toBe(0);

    const fresh = join(folder(), 'fresh');
    expect(run('serve', '--data', fresh, '--restore', backup).status).toBe(0);
    const again = await open('--data', fresh);
    const me = await fetch(`${again.url}/api/session`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ account: { name: 'Ann' } });
    const taken = run('serve', '--data', join(folder(), 'other'), '--pages', 'none', '--port', new URL(again.url).port);
    expect(taken.status).toBe(1);
    expect(taken.stderr).toContain('is taken');
    again.child.kill('SIGTERM');
    expect(await again.gone).toBe(0);
  });

  it('restores nothing from what is no backup, and nothing over what is there', () => {
    const data = join(folder(), 'house');
    const file = join(folder(), 'not-a-backup');
    writeFileSync(file, 'hello');
    const wrong = run('serve', '--data', data, '--restore', file);
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('not a backup');
    expect(run('serve', '--data', data, '--restore', join(data, 'missing')).stderr).toContain('There is no file');
    const backup = join(folder(), 'backup.gz');
    expect(run('serve', '--data', data, '--backup', backup).status).toBe(0);
    expect(existsSync(backup)).toBe(true);
  });

  it('says what is wrong with what it was given', async () => {
    const origin = await stolik(['serve', '--origin', 'table.example/path']);
    expect(origin.status).toBe(2);
    expect(origin.err).toContain('--origin');
    expect((await stolik(['serve', '--port', 'x'])).status).toBe(2);
    expect((await stolik(['serve', 'more'])).status).toBe(2);
    expect((await stolik(['help', 'serve'])).out).toContain('--database-url');
  });
});
