import * as v from 'valibot';
import { hashOf } from '../secrets.ts';
import { devicesFor, nothing } from '../serialise.ts';
import type { Route } from './api.ts';
import { accountOf, readBody, refuse, send, sessionCookie, sessionOf } from './exchange.ts';

/** Where one is signed in. */
export const listDevices: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const secret = sessionOf(exchange.request, exchange.secure);
  const sessions = await house.accounts.sessionsOf(account.id);
  send(exchange, 200, devicesFor(sessions, secret === null ? null : hashOf(secret)));
};

const which = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** Signs out on another device, whose windows are closed at once. */
export const endDevice: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(which, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'Say which device.');
  await house.accounts.endOne(account.id, read.output.id);
  send(exchange, 200, nothing);
};

/** Signs out everywhere, here as well. */
export const endEverywhere: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  if ((await readBody(exchange, house.limits.body)) === null) return;
  await house.accounts.endAll(account.id);
  send(exchange, 200, nothing, { 'set-cookie': sessionCookie('gone', exchange.secure, 0) });
};
