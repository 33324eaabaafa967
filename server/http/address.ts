import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

/** The address that limits count by. Behind a proxy it is the one the proxy saw. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? '';
  if (!trustProxy) return household(direct);
  const forwarded =
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return household(isIP(forwarded) === 0 ? direct : forwarded);
}

/** With IPv6 a household has 2^64 addresses, so all of a /64 count as one. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1] ?? address;
  if (isIP(address) !== 6) return address;
  const [bare = ''] = address.split('%', 1);
  const [head = '', tail = ''] = bare.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = bare.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...missing, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export const isSecure = (request: IncomingMessage, config: Config): boolean =>
  config.origin.startsWith('https:') || (config.trustProxy && request.headers['x-forwarded-proto'] === 'https');

/**
 * Is the request meant for us? A page elsewhere can make its own name mean our address, and a browser would then let it read what we answer; so names we
 * do not know are refused. Bare addresses cannot be made to mean another.
 */
export function isOurHost(request: IncomingMessage, config: Config): boolean {
  const given = request.headers.host ?? '';
  if (!URL.canParse(`http://${given}`)) return false;
  const name = new URL(`http://${given}`).hostname;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  const own = hostname().toLowerCase();
  return [new URL(config.origin).hostname, 'localhost', own, `${own}.local`, ...config.hosts].includes(name);
}
