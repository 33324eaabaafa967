import type { House } from '../house.ts';
import type { ClientMessage, ClientMessageOf } from '../protocol.ts';
import type { Sealed } from '../seal.ts';
import { newId } from '../secrets.ts';
import { doneOf } from '../serialise.ts';
import type { Account } from '../store/store.ts';
import { requestOf, reused, reuseOf } from '../tables/answered.ts';
import type { Watcher } from '../tables/audience.ts';
import {
  admitting,
  answeringUndo,
  chairFor,
  choosing,
  gameNamed,
  hiring,
  joining,
  leaving,
  lettingStand,
  readying,
  renewing,
  resigning,
  returning,
  revealing,
  starting,
  undoing,
} from '../tables/authorisation.ts';
import type { Deed } from '../tables/deeds.ts';
import { again, founded } from '../tables/founding.ts';
import type { Held } from '../tables/hall.ts';
import type { Ledger } from '../tables/ledger.ts';
import { isRefused, type Refused, refused } from '../tables/refused.ts';
import { avoid, isBlocked, keepOut, report, unwelcome } from './people.ts';

/** One who has said hello. */
export interface Visitor extends Watcher {
  readonly person: Account;
  /** Tables followed through this connection. */
  readonly following: Set<string>;
  readonly gone: boolean;
}

type Asked = Exclude<ClientMessage, { kind: 'hello' }>;

/** Does what a visitor asks; what comes back is said to him. */
export async function answer(house: House, visitor: Visitor, said: Asked): Promise<Sealed | Refused> {
  switch (said.kind) {
    case 'ping':
      return doneOf(said.id, { now: house.now() });
    case 'create':
      return create(house, visitor, said);
    case 'close':
      return close(house, visitor, said);
    default: {
      const held = await house.hall.open(said.table);
      return isRefused(held) ? held : atTable(house, visitor, held, said);
    }
  }
}

type AtTable = Exclude<Asked, { kind: 'ping' | 'create' | 'close' }>;

async function atTable(house: House, visitor: Visitor, held: Held, said: AtTable): Promise<Sealed | Refused> {
  const { account } = visitor;
  const act = (make: (ledger: Ledger) => Deed | Refused | null): Promise<Sealed | Refused> =>
    perform(visitor, held, said, make);
  switch (said.kind) {
    case 'open':
      return open(house, visitor, held, said);
    case 'join': {
      if (await isBlocked(house, held, account)) return unwelcome;
      let seat = -1;
      const done = await held.table.perform(account, requestOf(said.id, said), (ledger) => {
        const deed = joining(ledger, account, visitor.person.name, said);
        if ('kind' in deed && deed.kind === 'sat') seat = deed.seat;
        if ('kind' in deed && deed.kind === 'moved') seat = deed.to;
        return deed;
      });
      if (isRefused(done)) return done;
      if (seat < 0) seat = held.table.ledger.company.seatsOf(account).at(-1) ?? 0;
      return doneOf(said.id, { at: done, seat });
    }
    case 'leave':
      return act((ledger) => leaving(ledger, account, said));
    case 'hire':
      return act((ledger) => hiring(ledger, account, said, house.bots));
    case 'ready':
      return act((ledger) => readying(ledger, account, said));
    case 'start':
      return act((ledger) => starting(ledger, account, said));
    case 'reveal':
      return act((ledger) => revealing(ledger, account, said));
    case 'choose': {
      const began = performance.now();
      const done = await act((ledger) => choosing(ledger, account, said));
      if (!isRefused(done)) house.metrics.choiceTime.observe((performance.now() - began) / 1000);
      return done;
    }
    case 'undo': {
      if (!house.rates.undos.take(account, house.now()))
        return refused('too-many', 'That is a lot of taking back in a short time: wait a little.');
      let asked = false;
      const done = await held.table.perform(account, requestOf(said.id, said), (ledger) => {
        const deed = undoing(ledger, account, said);
        asked = 'kind' in deed && deed.kind === 'undo-asked' && deed.of.length > 0;
        return deed;
      });
      return isRefused(done) ? done : doneOf(said.id, { at: done, asked });
    }
    case 'undo-answer':
      return act((ledger) => answeringUndo(ledger, account, said));
    case 'resign':
      return act((ledger) => resigning(ledger, account, said));
    case 'return':
      return act((ledger) => returning(ledger, account, said));
    case 'renew':
      return act((ledger) => renewing(ledger, account, newId()));
    case 'rematch':
      return rematch(house, visitor, held, said);
    case 'chat':
      return chat(house, visitor, held, said);
    case 'admit':
      return act((ledger) => admitting(ledger, account, said));
    case 'keep-out':
      return keepOut(visitor, held, said);
    case 'avoid':
      return avoid(house, visitor, held, said);
    case 'report':
      return report(house, visitor, held, said);
    case 'seen':
      return seen(house, visitor, held, said);
    case 'hurry':
      if (said.held === true) return act((ledger) => lettingStand(ledger, account));
      if (held.table.ledger.company.seatsOf(account).length === 0)
        return refused('not-allowed', 'Only people at the table can hurry its bots.');
      held.caretaker.hurry();
      return doneOf(said.id);
  }
}

async function perform(
  visitor: Visitor,
  { table }: Held,
  said: AtTable,
  make: (ledger: Ledger) => Deed | Refused | null,
): Promise<Sealed | Refused> {
  const done = await table.perform(visitor.account, requestOf(said.id, said), make);
  return isRefused(done) ? done : doneOf(said.id, { at: done });
}

async function create(house: House, visitor: Visitor, said: ClientMessageOf<'create'>): Promise<Sealed | Refused> {
  const game = gameNamed(house.registry.games, said.game);
  if (isRefused(game)) return game;
  if (!house.rates.creations.take(visitor.account, house.now()))
    return refused('too-many', 'That is a lot of tables in a short time: wait a little.');
  if ((await house.store.runningTables(visitor.account)) >= house.limits.tablesPerAccount)
    return refused('too-many', 'You sit at very many tables already: finish or leave some first.');
  const table = founded(game, house.bots, visitor.person, said, house.now());
  if (isRefused(table)) return table;
  const made = await house.store.createTable(table);
  return reuseOf(made.request ?? '', table.entries[0]?.request ?? '') ?? doneOf(said.id, { table: made.id });
}

async function open(
  house: House,
  visitor: Visitor,
  held: Held,
  said: ClientMessageOf<'open'>,
): Promise<Sealed | Refused> {
  const { table, caretaker } = held;
  await table.catchUp();
  if (await isBlocked(house, held, visitor.account)) return unwelcome;
  const chair = await table.quietly((ledger) => chairFor(ledger, visitor.account, said.seat, said.code));
  if (isRefused(chair)) return chair;
  if (!table.audience.has(visitor)) {
    if (visitor.following.size >= house.limits.tablesPerConnection)
      return refused('too-many', 'That is a lot of tables for one window: close some.');
    if (table.audience.size >= house.limits.watchersPerTable)
      return refused('table-full', 'Very many people look at this table already.');
  }
  visitor.following.add(said.table);
  const since = said.since !== undefined && said.since.seat === chair ? said.since.at : null;
  await table.watch(visitor, chair, since);
  // The line may have been closed meanwhile.
  if (visitor.gone) table.unwatch(visitor);
  // One who was away and comes has his seat again.
  for (const own of table.ledger.company.seatsOf(visitor.account)) {
    if (table.ledger.company.chairs[own]?.minded === 'absent')
      await table.perform(visitor.account, null, (ledger) =>
        ledger.status === 'playing' && ledger.company.chairs[own]?.minded === 'absent'
          ? { kind: 'returned', seat: own }
          : null,
      );
  }
  caretaker.look();
  return doneOf(said.id, { at: table.ledger.at });
}

async function close(house: House, visitor: Visitor, said: ClientMessageOf<'close'>): Promise<Sealed> {
  visitor.following.delete(said.table);
  const held = house.hall.here(said.table);
  held?.table.unwatch(visitor);
  held?.caretaker.look();
  return doneOf(said.id);
}

async function rematch(
  house: House,
  visitor: Visitor,
  held: Held,
  said: ClientMessageOf<'rematch'>,
): Promise<Sealed | Refused> {
  const { table } = held;
  await table.catchUp();
  const { ledger } = table;
  if (ledger.company.seatsOf(visitor.account).length === 0)
    return refused('not-your-seat', 'Only those who have played can ask for a rematch.');
  if (ledger.status !== 'over' && ledger.status !== 'closed') return refused('not-over', 'The game is not over yet.');
  if (!house.rates.creations.take(visitor.account, house.now()))
    return refused('too-many', 'That is a lot of tables in a short time: wait a little.');
  const next = ledger.company.rematch ?? (await house.store.createTable(again(table.id, ledger, house.now()))).id;
  const done = await table.perform(visitor.account, requestOf(said.id, said), (now) =>
    now.company.rematch === null ? { kind: 'rematched', table: next } : null,
  );
  return isRefused(done) ? done : doneOf(said.id, { at: done, table: table.ledger.company.rematch ?? next });
}

async function chat(
  house: House,
  visitor: Visitor,
  { table }: Held,
  said: ClientMessageOf<'chat'>,
): Promise<Sealed | Refused> {
  // Whoever may see the table may speak at it.
  if (table.ledger.company.seatsOf(visitor.account).length === 0 && !table.audience.has(visitor))
    return refused('not-allowed', 'Open the table first.');
  const { account } = visitor;
  const known = await house.store.chatSaid(table.id, account, said.id);
  if (known !== null) return known === said.text ? doneOf(said.id) : reused;
  if (!house.rates.chat.take(account, house.now()))
    return refused('too-many', 'Slowly, please: the others want to read along.');
  const line = { account, name: visitor.person.name, text: said.text, time: house.now() };
  await house.store.addChat(table.id, line, said.id);
  await table.audience.showChat();
  house.store.tell({ kind: 'chat', table: table.id });
  return doneOf(said.id);
}

async function seen(
  house: House,
  visitor: Visitor,
  { table }: Held,
  said: ClientMessageOf<'seen'>,
): Promise<Sealed | Refused> {
  if (table.ledger.company.seatsOf(visitor.account).length === 0)
    return refused('not-your-seat', 'You do not sit at this table.');
  if (said.at > table.ledger.at) await table.catchUp();
  if (said.at > table.ledger.at)
    return refused('bad-message', `Nobody can have seen deed ${said.at}: the last one is ${table.ledger.at}.`);
  await house.store.markSeen(table.id, visitor.account, said.at);
  return doneOf(said.id);
}
