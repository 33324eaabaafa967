import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const start = join(import.meta.dirname, '../scripts/start.mjs');

it('npm start builds the table, serves it with its store and says where', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-start-'));
  const house = spawn(process.execPath, [start, '--port', '0', '--data', data], {
    env: { ...process.env, STOLIK_INSTALL: 'no' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const address = await new Promise<string>((found, lost) => {
      let said = '';
      house.stdout.on('data', (words) => {
        said += words;
        const match = /http:\/\/\S+/.exec(said);
        if (match !== null) found(match[0]);
      });
      house.on('exit', (code) => lost(new Error(`It ended with ${code}, saying: ${said}`)));
    });
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Stolik');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(new URL('/api/session', address))).json()).toEqual({ account: null });
  } finally {
    const gone = new Promise((resolve) => house.on('exit', resolve));
    house.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}, 120_000);
