import { type GameRecord, Match, recordOf } from '@stolik/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { newRequest } from './player.ts';
import { play, playOn, Stage, seatAll } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

describe('gathering', () => {
  it('lets in who has the invitation, and nobody else', async () => {
    const house = await stage.open();
    const [ann, bo, eve] = [
      await stage.come(house, 'Ann'),
      await stage.come(house, 'Bo'),
      await stage.come(house, 'Eve'),
    ];
    const { table = '' } = await ann.do({ kind: 'create', game: 'star-scrappers', seats: 3 });
    await ann.do({ kind: 'open', table });
    expect(await eve.ask({ kind: 'open', table })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.ask({ kind: 'join', table })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.ask({ kind: 'join', table, code: 'wrongcode' })).toMatchObject({ code: 'not-allowed' });
    const code = ann.company(table).code ?? '';
    const seen = (await (await fetch(`${house.url}/api/invitations/${code}`)).json()) as object;
    expect(seen).toMatchObject({
      table,
      game: 'star-scrappers',
      status: 'gathering',
      commitment: ann.company(table).commitment,
    });
    expect(await bo.do({ kind: 'join', table, code })).toMatchObject({ seat: 1 });
    expect(await bo.ask({ kind: 'join', table, code })).toMatchObject({ code: 'seat-taken' });
    await ann.do({ kind: 'renew', table });
    expect(await eve.ask({ kind: 'join', table, code })).toMatchObject({ code: 'not-allowed' });
    expect((await fetch(`${house.url}/api/invitations/${code}`)).status).toBe(404);
    await bo.do({ kind: 'open', table });
    expect(bo.company(table).seats.map(({ name, mine, kind }) => [name, mine, kind])).toEqual([
      ['Ann', false, 'person'],
      ['Bo', true, 'person'],
      ['', false, 'open'],
    ]);
    expect(bo.company(table).host).toBe(false);
  });

  it('has rules of its own: hosts, seats, readiness', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await seatAll([ann, bo], { seats: 3 });
    expect(await bo.ask({ kind: 'hire', table, seat: 2, bot: 'greedy' })).toMatchObject({ code: 'not-host' });
    expect(await ann.ask({ kind: 'hire', table, seat: 2, bot: 'nobody' })).toMatchObject({ code: 'no-bot' });
    expect(await ann.ask({ kind: 'hire', table, seat: 1, bot: 'greedy' })).toMatchObject({ code: 'seat-taken' });
    await ann.do({ kind: 'hire', table, seat: 2, bot: null });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'not-ready' });
    await ann.do({ kind: 'hire', table, seat: 2, bot: 'random' });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'not-ready' });
    expect(await bo.ask({ kind: 'start', table, commitment: bo.commit() })).toMatchObject({ code: 'not-host' });
    await bo.do({ kind: 'ready', table, commitment: bo.commit() });
    await bo.do({ kind: 'ready', table, commitment: null });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'not-ready' });
    await bo.do({ kind: 'ready', table, commitment: bo.commit() });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'already-begun' });
    await bo.until(() => bo.company(table).status === 'playing');
    expect(await bo.ask({ kind: 'leave', table, seat: 1 })).toMatchObject({ code: 'already-begun' });
  });

  it('passes the host’s chair on, and closes the table with the last', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await seatAll([ann, bo]);
    await ann.do({ kind: 'leave', table, seat: 0 });
    await bo.until(() => bo.company(table).host);
    await bo.do({ kind: 'leave', table, seat: 1 });
    expect(bo.company(table).status).toBe('closed');
    expect(((await (await bo.fetch('/api/tables')).json()) as { tables: object[] }).tables).toEqual([]);
  });

  it('makes one table of a request that was sent twice', async () => {
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    const id = newRequest();
    const first = await ann.do({ kind: 'create', id, game: 'star-scrappers', seats: 2 });
    const second = await ann.do({ kind: 'create', id, game: 'star-scrappers', seats: 2 });
    expect(second.table).toBe(first.table);
  });

  it('refuses what the game does not have', async () => {
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    expect(await ann.ask({ kind: 'create', game: 'chess', seats: 2 })).toMatchObject({ code: 'no-game' });
    expect(await ann.ask({ kind: 'create', game: 'star-scrappers', seats: 9 })).toMatchObject({ code: 'seats' });
    expect(
      await ann.ask({ kind: 'create', game: 'star-scrappers', seats: 2, variants: { open: 'perhaps' } }),
    ).toMatchObject({ code: 'variant' });
    expect(await ann.ask({ kind: 'create', game: 'star-scrappers', seats: 2, company: ['me', 'me'] })).toMatchObject({
      code: 'seats',
    });
  });
});

describe('people at one screen', () => {
  it('sit on chairs of one account and look from each in turn', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const { table = '' } = await ann.do({ kind: 'create', game: 'star-scrappers', seats: 3 });
    await ann.do({ kind: 'open', table });
    await ann.do({ kind: 'join', table, name: 'Granny' });
    await bo.do({ kind: 'join', table, code: ann.company(table).code ?? '' });
    await bo.do({ kind: 'open', table });
    expect(ann.company(table).seats.map(({ name, mine, guestOf }) => [name, mine, guestOf])).toEqual([
      ['Ann', true, null],
      ['Granny', true, 0],
      ['Bo', false, null],
    ]);
    await bo.do({ kind: 'ready', table, commitment: bo.commit() });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    await ann.until(() => ann.tables.has(table));
    await ann.do({ kind: 'open', table, seat: 1 });
    expect(ann.at(table).seat).toBe(1);
    expect(await ann.ask({ kind: 'open', table, seat: 2 })).toMatchObject({ code: 'not-your-seat' });
    for (let made = 0; made < 10; made++) {
      await ann.until(() => ann.at(table).standing.waitingFor.length > 0);
      const [asked = 0] = ann.at(table).standing.waitingFor;
      if (asked === 2) {
        await bo.until(() => bo.at(table).standing.decision !== null);
        await bo.choose(table);
      } else {
        await ann.do({ kind: 'open', table, seat: asked });
        await ann.choose(table);
      }
      await ann.until(() => ann.at(table).standing.moment > made);
    }
  });
});

describe('after a game', () => {
  it('there is a rematch, the same for whoever asks', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play([ann, bo]);
    expect(await ann.ask({ kind: 'rematch', table })).toMatchObject({ code: 'not-over' });
    await playOn([ann, bo], table);
    const [first, second] = await Promise.all([ann.do({ kind: 'rematch', table }), bo.do({ kind: 'rematch', table })]);
    expect(first.table).toBe(second.table);
    const next = first.table ?? '';
    await bo.until(() => bo.company(table).rematch === next);
    await Promise.all([ann.do({ kind: 'open', table: next }), bo.do({ kind: 'open', table: next })]);
    expect(bo.company(next).commitment).not.toBe(bo.company(table).commitment);
    await bo.do({ kind: 'ready', table: next, commitment: bo.commit() });
    await ann.do({ kind: 'start', table: next, commitment: ann.commit() });
    await bo.until(() => bo.tables.has(next));
    const lists = (await (await ann.fetch('/api/tables?which=finished')).json()) as { tables: { table: string }[] };
    expect(lists.tables.map((one) => one.table)).toEqual([table]);
  });

  it('a seat that was given up is played by a bot; with the last person the table closes', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play([ann, bo]);
    await ann.do({ kind: 'resign', table, seat: 0 });
    await bo.until(() => bo.company(table).seats[0]?.minded === 'resigned');
    // All are told, and nothing is asked of her any more.
    const told = [ann, bo].map((one) => one.at(table).log.at(-1)?.event);
    expect(told).toEqual(told.map(() => ({ type: 'table-minded', seat: 0, why: 'resigned' })));
    expect(ann.at(table).standing.decision).toBeNull();
    expect(await ann.ask({ kind: 'return', table, seat: 0 })).toMatchObject({ code: 'not-allowed' });
    await playOn([bo], table, 4);
    await bo.do({ kind: 'resign', table, seat: 1 });
    expect(bo.company(table).status).toBe('closed');
    expect(bo.at(table).standing).toMatchObject({ waitingFor: [], noUndo: { why: 'game-over' }, mayAsk: null });
    expect((await bo.fetch(`/api/tables/${table}/record`)).status).toBe(200);
    for (const one of [ann, bo]) {
      const lists = (await (await one.fetch('/api/tables?which=finished')).json()) as { tables: { table: string }[] };
      expect(lists.tables.map((listed) => listed.table)).toEqual([table]);
    }
  });
});

describe('talk', () => {
  it('is heard by all at the table, kept, and limited', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play([ann, bo]);
    await ann.do({ kind: 'chat', table, text: 'Dobrej gry!' });
    const lines = () => bo.heard.flatMap((message) => (message.kind === 'chats' ? message.lines : []));
    await bo.until(() => lines().length === 1);
    expect(lines()[0]).toMatchObject({ n: 1, seat: 0, name: 'Ann', text: 'Dobrej gry!' });
    const again = await stage.back(house, bo);
    await again.do({ kind: 'open', table });
    expect(again.heard.find((message) => message.kind === 'chats')).toMatchObject({ lines: [{ text: 'Dobrej gry!' }] });
    const id = newRequest();
    for (const text of ['Sent, and its answer lost', 'Sent, and its answer lost'])
      await ann.do({ kind: 'chat', id, table, text });
    await bo.until(() => lines().length === 2);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ann.ask({ kind: 'chat', table, text: 'x' })));
    expect(replies.some((reply) => reply.kind === 'refused' && reply.code === 'too-many')).toBe(true);
    expect(lines().filter(({ text }) => text.startsWith('Sent'))).toHaveLength(1);
    const eve = await stage.come(house, 'Eve');
    expect(await eve.ask({ kind: 'chat', table, text: 'hi' })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('a game begun elsewhere', () => {
  it('goes on here with people, marked as brought', async () => {
    const house = await stage.open();
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const match = new Match(game, { seats: 2, variants: {} }, { seed: 'at home' });
    for (let made = 0; made < 9; made++) {
      const decision = match.table.pending[0];
      if (decision === undefined) throw new Error('over');
      match.choose({ seat: decision.seat, decision: decision.id, option: decision.options[0] ?? '' });
    }
    const record: GameRecord = recordOf(match, { names: ['Ann', 'Guest'] });
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const { table } = (await (await ann.fetch('/api/tables', record)).json()) as { table: string };
    await ann.do({ kind: 'open', table });
    expect(ann.company(table).brought).toBe(true);
    await bo.do({ kind: 'join', table, code: ann.company(table).code ?? '' });
    await bo.do({ kind: 'open', table });
    await bo.do({ kind: 'ready', table, commitment: bo.commit() });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    await bo.until(() => bo.tables.has(table));
    expect(bo.at(table).standing.moment).toBe(9);
    await playOn([ann, bo], table, 5);
    // It would be played again in one go, while everybody else waits.
    const endless = { ...record, choices: Array.from({ length: 5001 }, () => record.choices[0]) };
    expect((await ann.fetch('/api/tables', endless)).status).toBe(413);
    expect(await (await ann.fetch('/api/tables', '{"stolik":1}')).json()).toMatchObject({ code: 'bad-record' });
  });
});
