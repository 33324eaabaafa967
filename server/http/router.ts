import type { IncomingMessage, ServerResponse } from 'node:http';
import { reasonOf } from '@stolik/engine';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';

import { sameSecret } from '../secrets.ts';
import { addressOf, isOurHost, isSecure } from './address.ts';
import { begin, bring, end, invitation, me, type Route, record, tables } from './api.ts';
import { endAvoiding, listAvoided } from './avoided.ts';
import { endDevice, endEverywhere, listDevices } from './devices.ts';
import { type Exchange, GUARDS, refuse } from './exchange.ts';
import { Pages } from './pages.ts';
import {
  keepFinish,
  keepStart,
  listPasskeys,
  proofStart,
  removePasskey,
  signInFinish,
  signInStart,
} from './passkeys.ts';
import { addSubscription, listSubscriptions, removeSubscription } from './subscriptions.ts';

const PART = '([\\w-]{1,64})';
const at = (method: string, path: string, route: Route) => ({
  method,
  path: new RegExp(`^${path.replaceAll(':part', PART)}$`),
  route,
});

/** Everything the server answers over HTTP besides the pages. */
const routes = [
  at('POST', '/api/session', begin),
  at('GET', '/api/session', me),
  at('POST', '/api/session/end', end),
  at('GET', '/api/avoided', listAvoided),
  at('POST', '/api/avoided/end', endAvoiding),
  at('GET', '/api/devices', listDevices),
  at('POST', '/api/devices/end', endDevice),
  at('POST', '/api/devices/end-all', endEverywhere),
  at('POST', '/api/passkeys/question', proofStart),
  at('POST', '/api/passkeys/keep', keepStart),
  at('POST', '/api/passkeys/kept', keepFinish),
  at('POST', '/api/passkeys/sign-in', signInStart),
  at('POST', '/api/passkeys/signed-in', signInFinish),
  at('GET', '/api/passkeys', listPasskeys),
  at('POST', '/api/passkeys/remove', removePasskey),
  at('GET', '/api/subscriptions', listSubscriptions),
  at('POST', '/api/subscriptions', addSubscription),
  at('POST', '/api/subscriptions/remove', removeSubscription),
  at('GET', '/api/invitations/:part', invitation),
  at('GET', '/api/tables', tables),
  at('POST', '/api/tables', bring),
  at('GET', '/api/tables/:part/record', record),
];

export function handler(house: House, config: Config): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = config.pages === null ? null : new Pages(config.pages);
  return (request, response) => {
    response.on('finish', () => house.metrics.requests.add({ status: String(response.statusCode) }));
    const target = `http://house${request.url ?? '/'}`;
    const exchange: Exchange = {
      request,
      response,
      url: URL.canParse(target) ? new URL(target) : new URL('http://house/'),
      address: addressOf(request, config.trustProxy),
      secure: isSecure(request, config),
    };
    if (exchange.secure) response.setHeader('strict-transport-security', 'max-age=31536000');
    answer(house, config, pages, exchange).catch((error: unknown) => {
      house.metrics.failures.add();
      house.log('error', 'request-failed', { path: exchange.url.pathname, reason: reasonOf(error) });
      if (!response.headersSent) refuse(exchange, 500, 'failed', 'Something went wrong on the server; try again.');
      else response.destroy();
    });
  };
}

async function answer(house: House, config: Config, pages: Pages | null, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  if (url.pathname === '/health') return plain(response, 200, 'alive\n');
  if (url.pathname === '/ready') return ready(house, response);
  if (url.pathname === '/metrics') {
    if (!mayReadMetrics(config, exchange)) return plain(response, 403, 'Metrics are for the operator.\n');
    return plain(response, 200, house.metrics.text(), 'text/plain; version=0.0.4; charset=utf-8');
  }
  if (!isOurHost(request, config))
    return plain(
      response,
      421,
      'This server is not known by that name. Its operator can say so with --origin or --hosts.\n',
    );
  if (!url.pathname.startsWith('/api/')) {
    if (pages === null) return plain(response, 404, 'This server has no pages.\n');
    if (!house.rates.pages.take(exchange.address, house.now()))
      return plain(response, 429, 'Too many pages were asked for from your address: wait a little.\n');
    return pages.answer(exchange);
  }
  if (!house.rates.requests.take(exchange.address, house.now()))
    return refuse(exchange, 429, 'too-many', 'Too many requests came from your address: wait a little.');
  if (!house.isOpen()) return refuse(exchange, 503, 'stopping', 'The server is being restarted.');
  const methods: string[] = [];
  for (const { method, path, route } of routes) {
    const found = path.exec(url.pathname);
    if (found === null) continue;
    if (method === request.method) return route(house, exchange, found.slice(1));
    methods.push(method);
  }
  if (methods.length > 0) {
    response.setHeader('allow', methods.join(', '));
    return refuse(exchange, 405, 'bad-message', 'That method is not for this address.');
  }
  refuse(exchange, 404, 'bad-message', 'There is nothing at this address.');
}

/** Can it serve? It has to be able to write: a beat that failed, or none for a while, means that nothing can be done here. */
async function ready(house: House, response: ServerResponse): Promise<void> {
  if (!house.isOpen()) return plain(response, 503, 'stopping\n');
  try {
    await house.store.lastBeat();
    if (house.isWriting()) plain(response, 200, 'ready\n');
    else plain(response, 503, 'nothing can be written to the store\n');
  } catch {
    plain(response, 503, 'the store does not answer\n');
  }
}

/** With a token for whoever has it; without one, for this machine alone. */
function mayReadMetrics(config: Config, { request }: Exchange): boolean {
  if (config.metricsToken !== null)
    return sameSecret(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'] !== undefined;
  return !forwarded && (direct === '127.0.0.1' || direct === '::1' || direct === '::ffff:127.0.0.1');
}

function plain(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { ...GUARDS, 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
