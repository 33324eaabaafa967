// Serves the built app: node web/serve.mjs [--port 4000] [--host 127.0.0.1]
// Until the house has its server this is all that is needed: the games run in the browser. No dependencies.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBrotliCompress, createGzip } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Only what comes from here, and nothing written into the page. Styles set by script are set on elements, which needs no exception. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GUARDS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The file that a path of a request means, or null when it means none of ours. */
export function fileFor(path, root = dist) {
  let wanted;
  try {
    wanted = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (wanted.includes('\0') || wanted.includes('\\')) return null;
  const file = normalize(join(root, wanted));
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return file;
  // A page of the app: the app itself finds out which. A missing file is missing.
  return extname(file) === '' ? join(root, 'index.html') : null;
}

/** Hashed files never change; the page and the service worker have to be asked for each time. */
export const cachingOf = (file, root = dist) =>
  file.startsWith(join(root, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';

export function handle(request, response, root = dist) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...GUARDS, allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor((request.url ?? '/').split(/[?#]/, 1)[0], root);
  if (file === null) {
    response.writeHead(404, { ...GUARDS, 'content-type': TYPES['.txt'] }).end('Not found.\n');
    return;
  }
  const { size, mtimeMs } = statSync(file);
  const type = extname(file);
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = {
    ...GUARDS,
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': cachingOf(file, root),
    etag: tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const coding = COMPRESSED.has(type) ? codingFor(request.headers['accept-encoding'] ?? '') : null;
  if (coding === null) headers['content-length'] = size;
  else headers['content-encoding'] = coding;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = createReadStream(file);
  stream.on('error', () => response.destroy());
  if (coding === null) stream.pipe(response);
  else stream.pipe(coding === 'br' ? createBrotliCompress() : createGzip()).pipe(response);
}

const codingFor = (accepted) => (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null);

/** Listens at the port, or at the next free one. */
export async function serve({ port = 4000, host = '127.0.0.1', root = dist } = {}) {
  readFileSync(join(root, 'index.html'));
  const server = createServer((request, response) => handle(request, response, root));
  for (let at = port; ; at++) {
    const taken = await new Promise((resolve, reject) => {
      const failed = (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error));
      server.once('error', failed);
      server.listen(at, host, () => {
        server.removeListener('error', failed);
        resolve(false);
      });
    });
    if (!taken) return { server, port: server.address().port };
    if (at >= port + 100) throw new Error(`Ports ${port} to ${at} are all taken: choose another with --port.`);
  }
}

function given(name, usual) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
}

/** What the command line does: builds if need be, serves, says where. */
export async function main() {
  const wanted = Number(given('port', '4000'));
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    console.error('--port is a number from 0 to 65535, for instance --port 4000.');
    process.exitCode = 2;
    return;
  }
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale(() => console.log('  Building the table… / Składamy stół…'));
  const host = given('host', '127.0.0.1');
  const { port } = await serve({ port: wanted, host });
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  console.log(`\n  Stolik\n  http://${name}:${port}/\n\n  Ctrl+C: koniec / stop\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
