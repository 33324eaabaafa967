import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../bench/child.ts';
import type { Running } from '../serve.ts';
import { newRequest, type Player } from './player.ts';
import { type Database, startPostgres } from './postgres.ts';
import { play, playOn, quick, Stage } from './stage.ts';

let postgres: Database | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

describe('two nodes on one PostgreSQL', () => {
  const on = (name: string, test: (stage: Stage, one: Running, two: Running) => Promise<void>): void =>
    it(name, async ({ skip }) => {
      if (postgres === null) return skip('no PostgreSQL here');
      const stage = new Stage();
      try {
        const databaseUrl = await postgres.fresh();
        const limits = { ...quick, leaseFor: 1000 };
        await test(stage, await stage.open({ databaseUrl, limits }), await stage.open({ databaseUrl, limits }));
      } finally {
        await stage.strike();
      }
    });

  on('serve one table together, to its end', async (stage, one, two) => {
    const ann = await stage.come(one, 'Ann');
    const bo = await stage.come(two, 'Bo');
    const table = await play([ann, bo]);
    await ann.until(() => {
      const last = ann.heard.filter((message) => message.kind === 'presence').at(-1);
      return last?.kind === 'presence' && last.present.length === 2;
    });
    await bo.do({ kind: 'chat', table, text: 'From the other side' });
    await ann.until(() =>
      ann.heard.some((message) => message.kind === 'chats' && message.lines.some(({ n }) => n === 1)),
    );
    await playOn([ann, bo], table);
    expect(ann.company(table).status).toBe('over');
    const [first, second] = await Promise.all([
      (await ann.fetch(`/api/tables/${table}/record`)).text(),
      (await bo.fetch(`/api/tables/${table}/record`)).text(),
    ]);
    expect(first).toBe(second);
  });

  on('close the windows of one who signs out through the other', async (stage, one, two) => {
    const ann = await stage.come(one, 'Ann');
    const there = await stage.back(two, ann);
    await ann.fetch('/api/session/end', {});
    await there.until(() => there.closed !== null);
    expect(there.closed?.code).toBe(4401);
  });

  on('know who looks on through the other, and let the host ask them to go', async (stage, one, two) => {
    const ann = await stage.come(one, 'Ann');
    const eve = await stage.come(two, 'Eve');
    const table = await play([ann], { seats: 2 });
    const code = ann.company(table).code ?? '';
    await eve.do({ kind: 'open', table, code });
    const lookers = () =>
      ann.heard.flatMap((message) => (message.kind === 'presence' && message.table === table ? message.lookers : []));
    await ann.until(() => lookers().some(({ name }) => name === 'Eve'));
    await ann.do({ kind: 'keep-out', table, who: lookers().at(-1)?.who ?? '' });
    await ann.until(() => ann.company(table).code !== code);
    expect(await eve.ask({ kind: 'open', table, code: ann.company(table).code ?? '' })).toMatchObject({
      code: 'not-allowed',
    });
  });

  on('never both accept the same turn', async (stage, one, two) => {
    const people = [await stage.come(one, 'Ann'), await stage.come(one, 'Bo')];
    const table = await play(people);
    for (let turn = 0; turn < 15; turn++) {
      const chooser = people.find((player) => player.at(table).standing.decision !== null) as Player;
      const seat = people.indexOf(chooser);
      const twin = await stage.back(two, chooser);
      await twin.do({ kind: 'open', table, seat });
      const { decision } = chooser.at(table).standing;
      if (decision === null) throw new Error('not asked');
      const said = { kind: 'choose' as const, table, seat, decision: decision.id };
      const options = decision.options;
      const replies = await Promise.all([
        chooser.ask({ ...said, id: newRequest(), option: options[0] ?? '' }),
        twin.ask({ ...said, id: newRequest(), option: options.at(-1) ?? '' }),
      ]);
      expect(replies.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
      const at = Math.max(...replies.map((reply) => (reply.kind === 'done' ? (reply.at ?? 0) : 0)));
      await Promise.all([...people, twin].map((player) => player.until(() => player.at(table).at >= at)));
      expect(twin.at(table).state).toEqual(chooser.at(table).state);
      expect(twin.at(table).standing.moment).toBe(turn + 1);
      await twin.leave();
    }
  });

  on('answer a request once, whichever of them it is sent to', async (stage, one, two) => {
    const people = [await stage.come(one, 'Ann'), await stage.come(one, 'Bo')];
    const table = await play(people);
    const chooser = people.find((player) => player.at(table).standing.decision !== null) as Player;
    const { decision } = chooser.at(table).standing;
    if (decision === null) throw new Error('not asked');
    const said = {
      kind: 'choose' as const,
      id: newRequest(),
      table,
      seat: decision.seat,
      decision: decision.id,
      option: decision.options[0] ?? '',
    };
    const twin = await stage.back(two, chooser);
    await twin.do({ kind: 'open', table });
    const [first, second] = await Promise.all([chooser.do(said), twin.do(said)]);
    expect(second.at).toBe(first.at);
  });

  it('go on when one of them is killed: people come back to the other, and bots play there', async ({ skip }) => {
    if (postgres === null) return skip('no PostgreSQL here');
    const stage = new Stage();
    try {
      const databaseUrl = await postgres.fresh();
      const limits = { leaseFor: 1000 };
      const one = await startChild('./node.ts', JSON.stringify({ data: stage.data, databaseUrl, limits }));
      const two = await stage.open({ databaseUrl, limits: { ...quick, ...limits } });
      const ann = await stage.come(one, 'Ann');
      const bo = await stage.come(two, 'Bo');
      const table = await play([ann, bo], { seats: 3, bot: 'greedy' });
      await playOn([ann, bo], table, 5);
      const { moment } = bo.at(table).standing;
      await one.kill('SIGKILL');
      const again = await stage.back(two, ann);
      await again.do({ kind: 'open', table });
      expect(again.at(table).standing.moment).toBeGreaterThanOrEqual(moment);
      await playOn([again, bo], table, 12);
      expect(bo.at(table).standing.moment).toBeGreaterThan(17);
    } finally {
      await stage.strike();
    }
  });
});
