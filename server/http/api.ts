import { isRefusal, readRecord } from '@stolik/engine';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { nameSchema } from '../protocol.ts';
import { newId } from '../secrets.ts';
import { accountFor, invitationOf, newTableOf, nothing, recordFor, tablesFor } from '../serialise.ts';
import { reuseOf } from '../tables/answered.ts';
import { chairFor, gameNamed } from '../tables/authorisation.ts';
import { brought } from '../tables/founding.ts';
import { isRefused } from '../tables/refused.ts';
import { deviceOf } from './device.ts';
import { accountOf, type Exchange, readBody, readText, refuse, send, sessionCookie, sessionOf } from './exchange.ts';

export type Route = (house: House, exchange: Exchange, parts: readonly string[]) => Promise<void> | void;

const named = v.strictObject({ name: nameSchema });

/** A guest at once; whoever has a session keeps it, with the new name. */
export const begin: Route = async (house, exchange) => {
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const read = v.safeParse(named, body.value);
  if (!read.success) return refuse(exchange, 400, 'bad-message', 'A name of 1 to 32 visible characters, please.');
  const { name } = read.output;
  const secret = sessionOf(exchange.request, exchange.secure);
  const known = secret === null ? null : await house.accounts.bySession(secret);
  if (known !== null) {
    const renamed = { ...known, name };
    if (known.name !== name) {
      await house.store.rename(known.id, name);
      house.renamed(renamed);
    }
    return send(exchange, 200, accountFor(renamed));
  }
  if (!house.rates.guests.take(exchange.address, house.now()))
    return refuse(exchange, 429, 'too-many', 'Very many guests came from your address: wait a little.');
  const { account, secret: fresh } = await house.accounts.welcome(
    name,
    deviceOf(exchange.request.headers['user-agent']),
  );
  send(exchange, 200, accountFor(account), {
    'set-cookie': sessionCookie(fresh, exchange.secure, house.limits.sessionLives),
  });
};

/** Who one is; null for somebody who has not said a name, which is nothing wrong. Whoever comes now and then stays known. */
export const me: Route = async (house, exchange) => {
  const secret = sessionOf(exchange.request, exchange.secure);
  const account = secret === null ? null : await house.accounts.bySession(secret);
  const renewed = secret !== null && account !== null && (await house.accounts.renew(secret));
  send(
    exchange,
    200,
    accountFor(account),
    renewed ? { 'set-cookie': sessionCookie(secret, exchange.secure, house.limits.sessionLives) } : {},
  );
};

export const end: Route = async (house, exchange) => {
  const body = await readBody(exchange, house.limits.body);
  if (body === null) return;
  const secret = sessionOf(exchange.request, exchange.secure);
  if (secret !== null) await house.accounts.end(secret);
  send(exchange, 200, nothing, { 'set-cookie': sessionCookie('gone', exchange.secure, 0) });
};

export const invitation: Route = async (house, exchange, [code = '']) => {
  const id = await house.store.findInvitation(code);
  const held = id === null ? null : await house.hall.open(id);
  if (id === null || held === null || isRefused(held))
    return refuse(exchange, 404, 'no-table', 'This invitation is not valid (any more).');
  await held.table.catchUp();
  send(exchange, 200, invitationOf(id, held.table.ledger));
};

/** My tables, the last touched first. */
export const tables: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const { searchParams } = exchange.url;
  const which = searchParams.get('which') === 'finished' ? 'finished' : 'running';
  const before = Number(searchParams.get('before') ?? Number.MAX_SAFE_INTEGER);
  const found = await house.store.tablesOf(
    account.id,
    which,
    Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER,
    house.limits.listed,
  );
  send(exchange, 200, tablesFor(account.id, found));
};

/** The record of a game that is over, seed and all: `stolik verify` proves it. */
export const record: Route = async (house, exchange, [id = '']) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const held = await house.hall.open(id);
  if (isRefused(held)) return refuse(exchange, 404, held.code, held.message);
  const code = exchange.url.searchParams.get('code') ?? undefined;
  await held.table.catchUp();
  const seen = await held.table.quietly((ledger) => {
    const chair = chairFor(ledger, account.id, null, code);
    return isRefused(chair) ? chair : recordFor(ledger);
  });
  if (isRefused(seen)) return refuse(exchange, 403, seen.code, seen.message);
  if (seen === null) return refuse(exchange, 409, 'not-over', 'The record can be had when the game is over.');
  send(exchange, 200, seen.record, {
    'content-disposition': `attachment; filename="${seen.game}-${id}.json"`,
  });
};

/** A game begun offline goes on here, with people. */
export const bring: Route = async (house, exchange) => {
  const account = await accountOf(house, exchange);
  if (account === null) return;
  const text = await readText(exchange, house.limits.record);
  if (text === null) return;
  const read = readRecord(text);
  if (isRefusal(read)) return refuse(exchange, 400, read.why, read.message);
  const { broughtChoices } = house.limits;
  if (read.choices.length > broughtChoices)
    return refuse(exchange, 413, 'too-large', `A game of more than ${broughtChoices} choices cannot be brought here.`);
  const game = gameNamed(house.registry.games, read.game);
  if (isRefused(game)) return refuse(exchange, 400, game.code, game.message);
  if (!house.rates.creations.take(account.id, house.now()))
    return refuse(exchange, 429, 'too-many', 'That is a lot of tables in a short time: wait a little.');
  const request = exchange.request.headers['idempotency-key'];
  const table = brought(game, account, read, typeof request === 'string' ? request.slice(0, 64) : newId(), house.now());
  if (isRefused(table)) return refuse(exchange, 400, table.code, table.message);
  const made = await house.store.createTable(table);
  const reuse = reuseOf(made.request ?? '', table.entries[0]?.request ?? '');
  if (reuse !== null) return refuse(exchange, 409, reuse.code, reuse.message);
  send(exchange, 200, newTableOf(made.id));
};
