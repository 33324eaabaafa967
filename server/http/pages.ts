import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
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

/** One file in the forms in which it can be sent; the build has compressed it (`compress.mjs`). */
interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * The built app. It is small (some megabytes) and never changes while it is served, so it is read once and kept: nothing is opened, stat'ed or
 * compressed for a request, whoever breaks off a download leaves nothing behind, and a build in the middle of the night takes no page from anybody.
 */
export class Pages {
  private readonly pages: ReadonlyMap<string, Page>;

  constructor(root: string) {
    this.pages = readPages(root);
  }

  /** The page that a path means; null when it means none of ours. */
  find(path: string): Page | null {
    let wanted: string;
    try {
      wanted = decodeURIComponent(path);
    } catch {
      return null;
    }
    // A page of the app: the app itself finds out which. A missing file is missing.
    return this.pages.get(wanted) ?? (extname(wanted) === '' ? (this.pages.get('/index.html') ?? null) : null);
  }

  answer({ request, response, url }: Pick<Exchange, 'request' | 'response' | 'url'>): void {
    const { host: asked = '' } = request.headers;
    const host = /^[\w.:[\]-]{1,255}$/.test(asked) ? asked : 'localhost';
    const guards = { ...GUARDS, 'content-security-policy': policyFor(host) };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...guards, allow: 'GET, HEAD' }).end();
      return;
    }
    const page = this.find(url.pathname);
    if (page === null) {
      response.writeHead(404, { ...guards, 'content-type': TYPES['.txt'] }).end('Not found.\n');
      return;
    }
    const headers: Record<string, string | number> = { ...guards, ...page.headers, etag: page.tag };
    if (request.headers['if-none-match'] === page.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const [coding, body] = bodyFor(page, String(request.headers['accept-encoding'] ?? ''));
    if (coding !== null) headers['content-encoding'] = coding;
    headers['content-length'] = body.length;
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  }
}

function bodyFor({ br, gzip, plain }: Page, accepted: string): [coding: string | null, body: Buffer] {
  const takes = (coding: string): boolean =>
    accepted.split(',').some((part) => {
      const [name = '', ...settings] = part.split(';').map((word) => word.trim());
      return name === coding && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
    });
  if (br !== null && takes('br')) return ['br', br];
  if (gzip !== null && takes('gzip')) return ['gzip', gzip];
  return [null, plain];
}

function readPages(root: string): Map<string, Page> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    // Node 20 calls it `path` in its older versions.
    const file = join(entry.parentPath ?? entry.path, entry.name);
    contents.set(`/${relative(root, file).split(sep).join('/')}`, readFileSync(file));
  }
  const pages = new Map<string, Page>();
  for (const [path, plain] of contents) {
    const type = extname(path);
    const isCompressed = (type === '.br' || type === '.gz') && contents.has(path.slice(0, -type.length));
    if (isCompressed) continue;
    pages.set(path, {
      plain,
      br: contents.get(`${path}.br`) ?? null,
      gzip: contents.get(`${path}.gz`) ?? null,
      tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': TYPES[type] ?? 'application/octet-stream',
        // Hashed names never mean anything else; the page and the service worker have to be asked for each time.
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      },
    });
  }
  return pages;
}
