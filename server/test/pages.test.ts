import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressPages } from '../http/compress.mjs';
import { Pages } from '../http/pages.ts';

let root = '';
let server: Server;
let port = 0;
let pages: Pages;
const SCRIPT = 'export {};'.repeat(50);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'stolik-pages-'));
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  const dist = join(root, 'dist');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Stolik</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, 'assets', 'main-abc.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'rules-abc.js'), randomBytes(200_000).toString('hex'));
  // Larger than what the system takes from a server before anybody reads it.
  writeFileSync(join(dist, 'assets', 'large-abc.png'), randomBytes(8_000_000));
  await compressPages(dist);
  pages = new Pages(dist);
  server = createServer((asked, response) =>
    pages.answer({ request: asked, response, url: new URL(asked.url ?? '/', 'http://localhost') }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Asks for the path just as it is: `fetch` would tidy it up. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(bytes), bytes });
      });
    });
    asking.on('error', reject).end();
  });

describe('the pages', () => {
  it('serves the page, never cached, with a strict policy', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('Stolik');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets hashed files be kept for ever, but not the service worker', async () => {
    expect((await ask('/assets/main-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/assets/main-abc.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('gives the page for addresses of the app, and 404 for missing files', async () => {
    expect((await ask('/some/page?board=plain')).body).toContain('Stolik');
    expect((await ask('/assets/gone.js')).status).toBe(404);
  });

  it('gives nothing from outside', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..\\secret.txt',
      '/%00',
      '/%E0%A4%A',
    ])
      expect((await ask(path)).body).not.toContain('secret');
    expect(pages.find('/../secret.txt')).toBeNull();
    expect(pages.find('/../dist-other/index.html')).toBeNull();
  });

  it('gives what the build has compressed, and answers briefly when nothing has changed', async () => {
    const coded = async (accepted: string): Promise<Answer> =>
      ask('/assets/main-abc.js', { 'accept-encoding': accepted });
    const [br, gzip, none] = [await coded('gzip, br'), await coded('gzip, br;q=0'), await coded('identity')];
    expect([br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(String(brotliDecompressSync(br.bytes))).toBe(SCRIPT);
    expect(String(gunzipSync(gzip.bytes))).toBe(SCRIPT);
    expect(none.body).toBe(SCRIPT);
    for (const { bytes, headers } of [br, gzip, none]) expect(headers['content-length']).toBe(String(bytes.length));
    const { headers } = await ask('/');
    expect((await ask('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('costs next to nothing, however many ask for it', async () => {
    const before = process.cpuUsage();
    await Promise.all(Array.from({ length: 40 }, () => ask('/assets/rules-abc.js', { 'accept-encoding': 'br' })));
    const { user, system } = process.cpuUsage(before);
    // Asking included; when it was compressed for each of them it took tens of seconds.
    expect((user + system) / 1000).toBeLessThan(1500);
  });

  it.skipIf(!existsSync('/proc/self/fd'))('leaves nothing open when a download is broken off', async () => {
    const open = (): number => readdirSync('/proc/self/fd').length;
    const breakOff = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('GET /assets/large-abc.png HTTP/1.1\r\nHost: x\r\n\r\n'),
        );
        socket.once('data', () => socket.destroy());
        socket.on('close', () => resolve());
      });
    await breakOff();
    const before = open();
    for (let i = 0; i < 40; i++) await breakOff();
    for (let tries = 0; open() > before + 4 && tries < 20; tries++) await new Promise((go) => setTimeout(go, 50));
    expect(open()).toBeLessThanOrEqual(before + 4);
  });

  it('lets nothing be written', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});
