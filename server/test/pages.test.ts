import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFor, sendPage } from '../http/pages.ts';

let root = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'stolik-pages-'));
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  const dist = join(root, 'dist');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Stolik</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, 'assets', 'main-abc.js'), 'export {};'.repeat(50));
  server = createServer((asked, response) =>
    sendPage({ request: asked, response, url: new URL(asked.url ?? '/', 'http://localhost') }, dist),
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
}

/** Asks for the path just as it is: `fetch` would tidy it up. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
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
    expect(fileFor('/../secret.txt', join(root, 'dist'))).toBeNull();
    expect(fileFor('/../dist-other/index.html', join(root, 'dist'))).toBeNull();
  });

  it('compresses, and answers briefly when nothing has changed', async () => {
    expect((await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
      'br',
    );
    expect((await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const { headers } = await ask('/');
    expect((await ask('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('lets nothing be written', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});
