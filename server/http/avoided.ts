import * as v from 'valibot';
import { personId } from '../protocol/fields.ts';
import { personAt } from '../secrets.ts';
import { avoidedFor, nothing } from '../serialise.ts';
import type { Route } from './api.ts';
import { accountOf, readBody, refuse, send } from './exchange.ts';

/** Whom one has muted or blocked. */
export const listAvoided: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  send(exchange, 200, avoidedFor(account.id, await house.store.avoidedBy(account.id)));
};

const which = v.strictObject({ who: personId });

/** Takes it back. */
export const endAvoiding: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(which, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'Say whom.');
  for (const { other, name } of await house.store.avoidedBy(account.id)) {
    if (personAt(account.id, other) !== read.output.who) continue;
    await house.store.avoid(account.id, other, name, null, house.now());
    house.muted(account.id, other, false);
  }
  send(exchange, 200, nothing);
};
