import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../house.ts';
import type { ErrorCode } from '../protocol.ts';
import type { Sealed } from '../seal.ts';
import { refusalOf } from '../serialise.ts';
import type { Account } from '../store/store.ts';

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Whose request it is, as far as limits go. */
  readonly address: string;
  readonly secure: boolean;
}

/** Sent with everything. */
export const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
} as const;

export function send({ response }: Exchange, status: number, body: Sealed, more: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...GUARDS,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...more,
  });
  response.end(body);
}

export const refuse = (exchange: Exchange, status: number, code: ErrorCode, message: string): void =>
  send(exchange, status, refusalOf({ code, message }));

/** The body as JSON; null when it is too large, too slow or not JSON, which has been answered then. */
export async function readBody(exchange: Exchange, limit: number): Promise<{ value: unknown } | null> {
  const text = await readText(exchange, limit);
  if (text === null) return null;
  try {
    return { value: text === '' ? {} : JSON.parse(text) };
  } catch {
    refuse(exchange, 400, 'bad-json', 'The body is not JSON.');
    return null;
  }
}

export async function readText(exchange: Exchange, limit: number): Promise<string | null> {
  const { request } = exchange;
  // Only our own pages can send this type without being asked first, so other sites cannot act for people.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    refuse(exchange, 415, 'bad-message', 'Send JSON, with content-type application/json.');
    return null;
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // Without an encoding a request is read in buffers.
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) {
        refuse(exchange, 413, 'too-large', `The body is larger than ${limit} bytes.`);
        request.destroy();
        return null;
      }
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
}

const COOKIE = 'stolik';

export const cookieName = (secure: boolean): string => (secure ? `__Host-${COOKIE}` : COOKIE);

/** The session secret that came with the request. */
export function sessionOf(request: IncomingMessage, secure: boolean): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName(secure) && value !== undefined && /^[\w-]{20,80}$/.test(value)) return value;
  }
  return null;
}

/** A cookie that no script reads and no other site sends. */
export const sessionCookie = (secret: string, secure: boolean, lives: number): string =>
  `${cookieName(secure)}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(lives / 1000)}${secure ? '; Secure' : ''}`;

/** Who asks; null has been answered. */
export async function accountOf(house: House, exchange: Exchange): Promise<Account | null> {
  const secret = sessionOf(exchange.request, exchange.secure);
  const account = secret === null ? null : await house.accounts.bySession(secret);
  if (account === null) refuse(exchange, 401, 'no-session', 'There is no session: get one from /api/session.');
  return account;
}
