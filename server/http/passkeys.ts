import * as v from 'valibot';
import type { House } from '../house.ts';
import { accountFor, nothing, passkeysFor, questionOf } from '../serialise.ts';
import type { Account } from '../store/store.ts';
import type { Route } from './api.ts';
import { deviceOf } from './device.ts';
import { accountOf, type Exchange, readBody, refuse, send, sessionCookie, sessionOf } from './exchange.ts';

/** The answer is checked field by field where it is verified; here only that it is one. */
const proof = v.strictObject({
  ask: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  response: v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)), response: v.looseObject({}) }),
});

/** For whoever checks it. */
const answerIn = <T>({ response }: v.InferOutput<typeof proof>): T => response as unknown as T;

const notProved = 'The passkey could not be checked: try once more.';

const proofGiven = v.strictObject({ proof: v.optional(proof) });

/** A session alone, on a device somebody has left open, shall not change who can open the account: that takes one of its keys. */
async function isProved(
  house: House,
  exchange: Exchange,
  account: Account,
  given: v.InferOutput<typeof proof> | undefined,
): Promise<boolean> {
  if (!account.kept) return true;
  const proved =
    given !== undefined && (await house.passkeys.proves(account, given.ask, answerIn(given)).catch(() => false));
  if (!proved) refuse(exchange, 403, 'key-needed', 'Prove it with one of your passkeys: ask /api/passkeys/question.');
  return proved;
}

/** What one of the account's own keys has to answer before keys are added or removed. */
export const proofStart: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null || (await readBody(exchange, house.limits.body)) === null) return;
  send(exchange, 200, questionOf(await house.passkeys.ownQuestion(account)));
};

export const keepStart: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(proofGiven, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', notProved);
  if (!(await isProved(house, exchange, account, read.output.proof))) return;
  send(exchange, 200, questionOf(await house.passkeys.offer(account)));
};

export const keepFinish: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(proof, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', notProved);
  const { ask } = read.output;
  const kept = await house.passkeys.keep(account, ask, answerIn(read.output)).catch(() => false);
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
  const { ask } = read.output;
  const account = await house.passkeys.signIn(ask, answerIn(read.output)).catch(() => null);
  if (account === null) return refuse(exchange, 401, 'not-allowed', notProved);
  // Whoever was here before, a guest mostly, is here no longer.
  const before = sessionOf(exchange.request, exchange.secure);
  if (before !== null) await house.accounts.end(before);
  const secret = await house.accounts.begin(account.id, deviceOf(exchange.request.headers['user-agent']));
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

const removal = v.strictObject({ id: v.pipe(v.string(), v.maxLength(2000)), proof: v.optional(proof) });

export const removePasskey: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(removal, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'Say which passkey.');
  if (!(await isProved(house, exchange, account, read.output.proof))) return;
  await house.store.removePasskey(read.output.id, account.id);
  send(exchange, 200, nothing);
};
