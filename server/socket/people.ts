import type { House } from '../house.ts';
import type { ClientMessageOf } from '../protocol.ts';
import type { Sealed } from '../seal.ts';
import { newId, personAt } from '../secrets.ts';
import { doneOf } from '../serialise.ts';
import { requestOf } from '../tables/answered.ts';
import { keepingOut } from '../tables/authorisation.ts';
import type { Held } from '../tables/hall.ts';
import type { Looker } from '../tables/presence.ts';
import { isRefused, type Refused, refused } from '../tables/refused.ts';
import type { Visitor } from './requests.ts';

/** What people may want of one another: to go, to be heard no longer, to be looked at by the operator. */

const nobody = refused('no-person', 'There is nobody like that at this table (any more).');
export const unwelcome = refused('not-allowed', 'The host of this table does not want to play with you.');

/** One who has no seat here, and whom the host has blocked. */
export async function isBlocked(house: House, { table }: Held, account: string): Promise<boolean> {
  const { ledger } = table;
  if (ledger.company.seatsOf(account).length > 0) return false;
  return (await house.store.avoidedBy(ledger.company.host)).some(
    ({ other, how }) => other === account && how === 'block',
  );
}

/** The person whom somebody at this table speaks of: one who sits here, looks on, or has said something. */
async function personOf(house: House, { table }: Held, who: string): Promise<Looker | null> {
  const { chairs } = table.ledger.company;
  const seated = chairs.flatMap(({ account, name }) => (account === null ? [] : [{ account, name }]));
  const fits = ({ account }: Looker): boolean => personAt(table.id, account) === who;
  const found = seated.find(fits) ?? table.audience.lookers().find(fits);
  if (found !== undefined) return found;
  return (await house.store.chatsAfter(table.id, 0, house.limits.chatKept)).find(fits) ?? null;
}

/** Whoever may see the table may speak of those at it. */
const isAt = (visitor: Visitor, { table }: Held): boolean =>
  table.ledger.company.seatsOf(visitor.account).length > 0 || table.audience.has(visitor);

export async function keepOut(
  visitor: Visitor,
  held: Held,
  said: ClientMessageOf<'keep-out'>,
): Promise<Sealed | Refused> {
  const { table } = held;
  const looker = table.audience.lookers().find(({ account }) => personAt(table.id, account) === said.who);
  const done = await table.perform(visitor.account, requestOf(said.id, said), (ledger) => {
    if (looker !== undefined) return keepingOut(ledger, visitor.account, looker.account, newId());
    const known = ledger.company.keptOut.some((account) => personAt(table.id, account) === said.who);
    return known ? null : nobody;
  });
  return isRefused(done) ? done : doneOf(said.id, { at: done });
}

export async function avoid(
  house: House,
  visitor: Visitor,
  held: Held,
  said: ClientMessageOf<'avoid'>,
): Promise<Sealed | Refused> {
  if (!isAt(visitor, held)) return refused('not-allowed', 'Open the table first.');
  const person = await personOf(house, held, said.who);
  if (person === null || person.account === visitor.account) return nobody;
  const how = said.how === 'nothing' ? null : said.how;
  const known = await house.store.avoidedBy(visitor.account);
  if (how !== null && known.length >= house.limits.avoidedPerAccount)
    return refused('too-many', 'You avoid very many people already: take some of that back first.');
  await house.store.avoid(visitor.account, person.account, person.name, how, house.now());
  house.muted(visitor.account, person.account, how !== null);
  return doneOf(said.id);
}

/** The log has no words of people in it: it says whom to look for, and at which table. */
export async function report(
  house: House,
  visitor: Visitor,
  held: Held,
  said: ClientMessageOf<'report'>,
): Promise<Sealed | Refused> {
  if (!isAt(visitor, held)) return refused('not-allowed', 'Open the table first.');
  if (!house.rates.reports.take(visitor.account, house.now()))
    return refused('too-many', 'That is a lot of reports in a short time: wait a little.');
  const person = await personOf(house, held, said.who);
  if (person === null || person.account === visitor.account) return nobody;
  const { table } = held;
  const lines = (await house.store.chatsAfter(table.id, 0, house.limits.chatKept))
    .filter(({ account }) => account === person.account)
    .map(({ n }) => n);
  house.log('warn', 'report', {
    table: table.id,
    by: visitor.account,
    of: person.account,
    why: said.why,
    lines: lines.slice(-10),
  });
  return doneOf(said.id);
}
