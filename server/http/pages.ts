import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { type Exchange, GUARDS } from './exchange.ts';

const TYPES: Record<string, string> = {
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

/** Only what comes from here, and nothing written into the page. */
const policyFor = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Some browsers do not take the socket for a part of 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The file that a path means, or null when it means none of ours. */
export function fileFor(path: string, root: string): string | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (wanted.includes('\0') || wanted.includes('\\')) return null;
  const file = normalize(join(root, wanted));
  if (file !== root && !file.startsWith(root + sep)) return null;
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  // A page of the app: the app itself finds out which. A missing file is missing.
  return extname(file) === '' ? join(root, 'index.html') : null;
}

/** Serves the built app. */
export function sendPage(
  { request, response, url }: Pick<Exchange, 'request' | 'response' | 'url'>,
  root: string,
): void {
  const host = /^[\w.:[\]-]{1,255}$/.test(request.headers.host ?? '') ? (request.headers.host as string) : 'localhost';
  const guards = { ...GUARDS, 'content-security-policy': policyFor(host) };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...guards, allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(url.pathname, root);
  const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
  if (file === null || found === undefined) {
    response.writeHead(404, { ...guards, 'content-type': TYPES['.txt'] }).end('Not found.\n');
    return;
  }
  const type = extname(file);
  const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers: Record<string, string | number> = {
    ...guards,
    'content-type': TYPES[type] ?? 'application/octet-stream',
    // Hashed files never change; the page and the service worker have to be asked for each time.
    'cache-control': file.startsWith(join(root, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = !COMPRESSED.has(type)
    ? null
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : null;
  if (coding === null) headers['content-length'] = found.size;
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
