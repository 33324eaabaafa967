import * as v from 'valibot';
import { SHAPES } from '../limits.ts';
import { nothing, subscriptionsFor } from '../serialise.ts';
import type { Route } from './api.ts';
import { accountOf, readBody, refuse, send } from './exchange.ts';

const key = v.pipe(v.string(), v.regex(/^[\w=-]{8,200}$/));
const subscription = v.variant('kind', [
  v.strictObject({
    kind: v.literal('push'),
    endpoint: v.pipe(v.string(), v.maxLength(SHAPES.address)),
    keys: v.strictObject({ p256dh: key, auth: key }),
  }),
  v.strictObject({ kind: v.literal('webhook'), endpoint: v.pipe(v.string(), v.maxLength(SHAPES.address)) }),
]);
const removal = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(SHAPES.address)) });

/** What a browser needs to subscribe, and where it is called already. */
export const listSubscriptions: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const subscriptions = await house.store.subscriptionsOf(account.id);
  send(exchange, 200, subscriptionsFor(house.notifier.publicKey, subscriptions));
};

export const addSubscription: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(subscription, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'That is not a subscription.');
  const { kind, endpoint } = read.output;
  const trouble = house.notifier.trouble(kind, endpoint);
  if (trouble !== null) return refuse(exchange, 400, 'not-allowed', trouble);
  const known = await house.store.subscriptionsOf(account.id);
  if (known.length >= house.limits.subscriptionsPerAccount && !known.some(({ address }) => address === endpoint))
    return refuse(exchange, 429, 'too-many', 'You are called in many places already: remove one first.');
  const keys = read.output.kind === 'push' ? JSON.stringify(read.output.keys) : '{}';
  await house.store.addSubscription({ address: endpoint, account: account.id, kind, keys }, house.now());
  send(exchange, 200, nothing);
};

export const removeSubscription: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(removal, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'Say which endpoint.');
  await house.store.removeSubscription(read.output.endpoint, account.id);
  send(exchange, 200, nothing);
};
