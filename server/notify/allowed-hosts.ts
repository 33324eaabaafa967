import { isIP } from 'node:net';
import { SHAPES } from '../limits.ts';

/** Where the server may send calls to. People give the addresses, so nothing is trusted that is not listed here. */
export interface AllowedHosts {
  /** Hosts of push services; `*.example.com` means every host below it. */
  readonly push: readonly string[];
  /** Hosts of webhooks. Empty: there are none. */
  readonly webhooks: readonly string[];
  /** Only for tests and closed networks: plain http, ports and bare numbers are allowed too. */
  readonly plain: boolean;
}

/** The push services of the browsers there are. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Why the address cannot be called; null when it can. */
export function addressTrouble(allowedHosts: AllowedHosts, kind: 'push' | 'webhook', address: string): string | null {
  if (address.length > SHAPES.address || !URL.canParse(address)) return 'That is not an address.';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'An address with a password in it is not called.';
  if (!allowedHosts.plain) {
    if (url.protocol !== 'https:') return 'Only https addresses are called.';
    if (url.port !== '') return 'Only the usual port is called.';
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return 'Only hosts with names are called.';
  } else if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Only web addresses are called.';
  const allowed = kind === 'push' ? allowedHosts.push : allowedHosts.webhooks;
  return allowed.some((host) => fits(url.hostname, host))
    ? null
    : `"${url.hostname}" is not among the hosts that this server calls.`;
}

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern;
