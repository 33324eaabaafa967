import { type GameRecord, Match, recordOf } from '@stolik/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../log.ts';
import type { ChatLine } from '../protocol.ts';
import { games } from './games.ts';
import type { Player } from './player.ts';
import { play, playOn, quick, Stage, seatAll } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

const lookersAt = (player: Player): readonly { who: string; name: string }[] => {
  const last = player.heard.filter(({ kind }) => kind === 'presence').at(-1);
  return last?.kind === 'presence' ? last.lookers : [];
};
const talk = (player: Player): ChatLine[] =>
  player.heard.flatMap((message) => (message.kind === 'chats' ? message.lines : []));

/** A game of Ann and Bo at which Eve looks on. */
async function lookedAt(given: Parameters<Stage['open']>[0] = {}) {
  const house = await stage.open(given);
  const [ann, bo, eve] = [
    await stage.come(house, 'Ann'),
    await stage.come(house, 'Bo'),
    await stage.come(house, 'Eve'),
  ];
  const table = await play([ann, bo]);
  const code = ann.company(table).code ?? '';
  await eve.do({ kind: 'open', table, code });
  await ann.until(() => lookersAt(ann).length === 1);
  return { house, ann, bo, eve, table, code };
}

describe('one who looks on', () => {
  it('is known by name to those who sit there, asked to go, and kept out', async () => {
    const { house, ann, bo, eve, table, code } = await lookedAt();
    const [looker] = lookersAt(ann);
    expect(looker?.name).toBe('Eve');
    // Who looks on is not told to others who look on, and nobody's account to anybody.
    expect(lookersAt(eve)).toEqual([]);
    const who = looker?.who ?? '';
    expect(await bo.ask({ kind: 'keep-out', table, who })).toMatchObject({ code: 'not-host' });
    expect(await ann.ask({ kind: 'keep-out', table, who: 'nobody-like-that' })).toMatchObject({ code: 'no-person' });
    const before = eve.heard.length;
    await ann.do({ kind: 'keep-out', table, who });
    await playOn([ann, bo], table, 3);
    expect(eve.heard.slice(before).filter(({ kind }) => kind === 'step')).toEqual([]);
    expect(await eve.ask({ kind: 'open', table, code })).toMatchObject({ code: 'not-allowed' });
    // With the new invitation neither, nor does the old one open the table to a new guest.
    const fresh = ann.company(table).code ?? '';
    expect(fresh).not.toBe(code);
    expect(await eve.ask({ kind: 'open', table, code: fresh })).toMatchObject({ code: 'not-allowed' });
    expect((await eve.fetch(`/api/tables/${table}/record?code=${fresh}`)).status).toBe(403);
    const guest = await stage.come(house, 'Eve again');
    expect(await guest.ask({ kind: 'open', table, code })).toMatchObject({ code: 'not-allowed' });
    expect((await fetch(`${house.url}/api/invitations/${code}`)).status).toBe(404);
    await guest.do({ kind: 'open', table, code: fresh });
    // Nor is one shown anything who was asked to go after having been let in, and before being shown the table.
    const held = house.house.hall.here(table);
    const told: string[] = [];
    const late = { account: held?.table.ledger.company.keptOut[0] ?? '', name: 'Eve', muted: new Set<string>() };
    await held?.table.watch({ ...late, send: (message) => told.push(message) }, null, null);
    expect(told).toEqual([]);
    // It holds after a restart.
    await house.stop();
    const again = await stage.back(await stage.open(), eve);
    expect(await again.ask({ kind: 'open', table, code: fresh })).toMatchObject({ code: 'not-allowed' });
  });

  it('goes when the host closes the table to them, and may come when it is opened again', async () => {
    const { ann, bo, eve, table, code } = await lookedAt();
    expect(await bo.ask({ kind: 'admit', table, spectators: false })).toMatchObject({ code: 'not-host' });
    await ann.do({ kind: 'admit', table, spectators: false });
    const before = eve.heard.length;
    await playOn([ann, bo], table, 3);
    expect(eve.heard.slice(before).filter(({ kind }) => kind === 'step')).toEqual([]);
    expect(await eve.ask({ kind: 'open', table, code })).toMatchObject({ code: 'not-allowed' });
    expect(bo.company(table).spectators).toBe(false);
    await ann.do({ kind: 'admit', table, spectators: true });
    await eve.do({ kind: 'open', table, code });
  });

  it('cannot sit down either where he was asked to go', async () => {
    const house = await stage.open();
    const [ann, eve] = [await stage.come(house, 'Ann'), await stage.come(house, 'Eve')];
    const table = await seatAll([ann], { seats: 2 });
    await ann.do({ kind: 'leave', table, seat: 1 });
    await eve.do({ kind: 'open', table, code: ann.company(table).code ?? '' });
    await ann.until(() => lookersAt(ann).length === 1);
    await ann.do({ kind: 'keep-out', table, who: lookersAt(ann)[0]?.who ?? '' });
    const code = ann.company(table).code ?? '';
    expect(await eve.ask({ kind: 'join', table, code })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('somebody whom one would rather not hear', () => {
  it('is muted for oneself, at this table and at others, until one takes it back', async () => {
    const { house, ann, bo, eve, table, code } = await lookedAt({
      limits: { ...quick, chat: { burst: 100, perSecond: 100 } },
    });
    await eve.do({ kind: 'chat', table, text: 'one' });
    await ann.until(() => talk(ann).length === 1);
    await ann.do({ kind: 'avoid', table, who: talk(ann)[0]?.who ?? '', how: 'mute' });
    await eve.do({ kind: 'chat', table, text: 'two' });
    await bo.do({ kind: 'chat', table, text: 'three' });
    await ann.until(() => talk(ann).some(({ text }) => text === 'three'));
    expect(talk(ann).map(({ text }) => text)).toEqual(['one', 'three']);
    await bo.until(() => talk(bo).length === 3);
    const again = await stage.back(house, ann);
    await again.do({ kind: 'open', table });
    expect(talk(again).map(({ text }) => text)).toEqual(['three']);
    // Muted is not kept away.
    await eve.do({ kind: 'open', table, code });
    const { people } = (await (await ann.fetch('/api/avoided')).json()) as { people: { who: string; name: string }[] };
    expect(people).toMatchObject([{ name: 'Eve', how: 'mute' }]);
    await ann.fetch('/api/avoided/end', { who: people[0]?.who });
    await eve.do({ kind: 'chat', table, text: 'four' });
    await again.until(() => talk(again).some(({ text }) => text === 'four'));
  });

  it('is kept away from one’s own tables when blocked, and nobody else’s', async () => {
    const { ann, bo, eve, table } = await lookedAt();
    await ann.do({ kind: 'avoid', table, who: lookersAt(ann)[0]?.who ?? '', how: 'block' });
    const next = await seatAll([ann], { seats: 2, settings: { company: ['me', 'open'] } });
    const code = ann.company(next).code ?? '';
    expect(await eve.ask({ kind: 'join', table: next, code })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.ask({ kind: 'open', table: next, code })).toMatchObject({ code: 'not-allowed' });
    const others = await seatAll([bo], { seats: 2, settings: { company: ['me', 'open'] } });
    await eve.do({ kind: 'join', table: others, code: bo.company(others).code ?? '' });
    expect(
      await ann.ask({ kind: 'avoid', table, who: ann.company(table).seats[0]?.who ?? '', how: 'block' }),
    ).toMatchObject({ code: 'no-person' });
  });

  it('is reported to the operator: whom, where and why, and no words of anybody', async () => {
    const lines: string[] = [];
    const { ann, bo, eve, table } = await lookedAt({ log: logTo((line) => lines.push(line)) });
    await eve.do({ kind: 'chat', table, text: 'Unmentionable' });
    await ann.until(() => talk(ann).length === 1);
    await ann.do({ kind: 'report', table, who: talk(ann)[0]?.who ?? '', why: 'talk' });
    const report = lines.map((line) => JSON.parse(line) as object).find((one) => 'why' in one);
    expect(report).toMatchObject({ level: 'warn', what: 'report', table, why: 'talk', lines: [1] });
    expect(lines.join('')).not.toContain('Unmentionable');
    const replies = [];
    for (let i = 0; i < 8; i++)
      replies.push(await bo.ask({ kind: 'report', table, who: bo.company(table).seats[0]?.who ?? '', why: 'play' }));
    expect(replies.filter((reply) => reply.kind === 'refused' && reply.code === 'too-many').length).toBeGreaterThan(0);
  });
});

describe('what people write', () => {
  it('can be seen: no names of blanks, no talk that controls anything', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Zażółć Gęślą 👩‍🚀'.replace('‍', '')), await stage.come(house, 'Bo')];
    const table = await play([ann, bo]);
    const named = async (name: string): Promise<number> => (await ann.fetch('/api/session', { name })).status;
    for (const name of ['\u3164', '\u2800\u2800', ' \u00a0 ', '\u115f\u1160', '\u0301', '\uffa0', '\u0378'])
      expect([name, await named(name)]).toEqual([name, 400]);
    for (const name of ['李', 'Ann 2', '¿?', 'Ærøskøbing', '🦊'])
      expect([name, await named(name)]).toEqual([name, 200]);
    for (const text of ['a\u001b[2Jb', 'a\u0000', 'x\u202ey', 'x\u2066y', '\u3164', 'a\u2028b', 'a\nb'])
      expect([text, await ann.ask({ kind: 'chat', table, text })]).toMatchObject([text, { code: 'bad-message' }]);
    for (const text of ['שלום', '👩‍🚀!', 'a\u00a0b']) await ann.do({ kind: 'chat', table, text });
  });
});

describe('an invitation', () => {
  it('says that the game was brought, so that whoever comes knows', async () => {
    const house = await stage.open();
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const match = new Match(game, { seats: 2, variants: {} }, { seed: 'at home' });
    const record: GameRecord = recordOf(match, { names: ['Ann', 'Guest'] });
    const ann = await stage.come(house, 'Ann');
    const { table } = (await (await ann.fetch('/api/tables', record)).json()) as { table: string };
    await ann.do({ kind: 'open', table });
    const other = await seatAll([ann], { seats: 2 });
    const brought = async (id: string): Promise<unknown> =>
      ((await (await fetch(`${house.url}/api/invitations/${ann.company(id).code}`)).json()) as { brought: unknown })
        .brought;
    expect([await brought(table), await brought(other)]).toEqual([true, false]);
  });
});
