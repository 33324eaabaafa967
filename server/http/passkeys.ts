import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { accountFor, nothing, passkeysFor, questionOf } from '../sight.ts';
import type { Route } from './api.ts';
import { accountOf, readBody, refuse, send, sessionCookie } from './exchange.ts';

/** The answer is checked field by field where it is verified; here only that it is one. */
const proof = v.strictObject({
  ask: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  response: v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)), response: v.looseObject({}) }),
});

const notProved = 'The passkey could not be checked: try once more.';

export const keepStart: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null || (await readBody(exchange, house.limits.body)) === null) return;
  send(exchange, 200, questionOf(await house.passkeys.offer(account)));
};

export const keepFinish: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(proof, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', notProved);
  const { ask, response } = read.output;
  const kept = await house.passkeys
    .keep(account, ask, response as unknown as RegistrationResponseJSON)
    .catch(() => false);
  if (!kept) return refuse(exchange, 400, 'not-allowed', notProved);
  send(exchange, 200, accountFor({ ...account, kept: true }));
};

export const signInStart: Route = async (house, exchange) => {
  if ((await readBody(exchange, house.limits.body)) === null) return;
  send(exchange, 200, questionOf(await house.passkeys.question()));
};

export const signInFinish: Route = async (house, exchange) => {
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(proof, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', notProved);
  const { ask, response } = read.output;
  const account = await house.passkeys.signIn(ask, response as unknown as AuthenticationResponseJSON).catch(() => null);
  if (account === null) return refuse(exchange, 401, 'not-allowed', notProved);
  const secret = await house.accounts.begin(account.id);
  send(exchange, 200, accountFor(account), {
    'set-cookie': sessionCookie(secret, exchange.secure, house.limits.sessionLives),
  });
};

export const listPasskeys: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const passkeys = await house.store.passkeysOf(account.id);
  send(exchange, 200, passkeysFor(passkeys));
};

const removal = v.strictObject({ id: v.pipe(v.string(), v.maxLength(2000)) });

export const removePasskey: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(removal, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'Say which passkey.');
  await house.store.removePasskey(read.output.id, account.id);
  send(exchange, 200, nothing);
};
