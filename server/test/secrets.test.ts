import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { play, playOn, Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

interface Hands {
  readonly players: readonly { readonly hand: readonly number[] }[];
}

describe('what a seat must not know', () => {
  it('never comes over its line: no byte of it depends on the others’ hidden cards', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo'), await stage.come(house, 'Cy')];
    const table = await play(people);
    // Every card that somebody held, at every moment, and what another's messages said of that hand at that moment.
    let secretsSeen = 0;
    for (let made = 0; made < 60; made++) {
      if ((await playOn(people, table, 1)) === 0) break;
      const { ledger } = house.house.hall.here(table)?.table ?? {};
      const truth = ledger?.match?.table.state as Hands;
      people.forEach((reader, seat) => {
        const view = reader.at(table).state as Hands;
        truth.players.forEach(({ hand }, owner) => {
          if (owner === seat) expect(view.players[owner]?.hand).toEqual(hand);
          else {
            const seen = view.players[owner]?.hand ?? [];
            expect(seen).toHaveLength(hand.length);
            expect(seen.filter((card) => card >= 0)).toEqual([]);
            secretsSeen += hand.length;
          }
        });
      });
    }
    expect(secretsSeen).toBeGreaterThan(100);
  });

  it('is in no message at all: neither seed nor entropy nor accounts nor sessions', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann, bo] = people as [Player, Player];
    const table = await play(people);
    const watcher = await stage.come(house, 'Cy');
    await watcher.do({ kind: 'open', table, code: ann.company(table).code ?? '' });
    await playOn(people, table, 40);
    const ledger = house.house.hall.here(table)?.table.ledger;
    if (ledger === undefined) throw new Error('no table');
    const [annId = '', boId = ''] = ledger.company.people();
    const secrets = [
      ledger.seed,
      ...(ledger.match?.options.entropy ?? []),
      ...people.map(({ cookie }) => cookie.slice(7)),
    ];
    expect(secrets.every((secret) => secret.length >= 20)).toBe(true);
    for (const reader of [...people, watcher]) {
      const all = reader.raw.join('\n');
      expect(all.length).toBeGreaterThan(5000);
      for (const secret of secrets) expect(all.includes(secret)).toBe(false);
    }
    expect(bo.raw.join('\n').includes(annId)).toBe(false);
    expect(ann.raw.join('\n').includes(boId)).toBe(false);
    expect(watcher.raw.join('\n').includes(ledger.company.code)).toBe(false);
  });

  it('is the same whatever the others hold: two deals that look alike to a seat are sent alike', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [, bo] = people as [Player, Player];
    const table = await play(people);
    await playOn(people, table, 10);
    const { table: open } = house.house.hall.here(table) ?? {};
    if (open === undefined) throw new Error('no table');
    const state = open.ledger.match?.table.state as { players: { hand: number[] }[] };
    const again = await stage.back(house, bo);
    await again.do({ kind: 'open', table, seat: 1 });
    const before = again.raw.find((text) => text.startsWith('{"kind":"state"'));
    // Ann's hand is another one now; to Bo that must make no difference, down to the last byte.
    const hand = state.players[0]?.hand ?? [];
    const swapped = hand.map((card) => (card + 1) % 72);
    state.players[0]?.hand.splice(0, hand.length, ...swapped);
    for (const one of [...people, again]) await one.leave();
    await expect.poll(() => open.audience.size).toBe(0);
    const third = await stage.back(house, bo);
    await third.do({ kind: 'open', table, seat: 1 });
    expect(third.raw.find((text) => text.startsWith('{"kind":"state"'))).toBe(before);
  });

  it('goes with the seat: whoever has left it, or was made to, hears nothing from that chair', async () => {
    const house = await stage.open();
    const [ann, bo, eve] = [
      await stage.come(house, 'Ann'),
      await stage.come(house, 'Bo'),
      await stage.come(house, 'Eve'),
    ] as const;
    const { table = '' } = await ann.do({ kind: 'create', game: 'star-scrappers', seats: 2 });
    await ann.do({ kind: 'open', table });
    const code = ann.company(table).code ?? '';
    await eve.do({ kind: 'join', table, code });
    await eve.do({ kind: 'open', table });
    // Eve follows the table from seat 1 when the host frees it; her line stays open.
    await ann.do({ kind: 'leave', table, seat: 1 });
    await bo.do({ kind: 'join', table, code, seat: 1 });
    await bo.do({ kind: 'open', table });
    await bo.do({ kind: 'ready', table, commitment: bo.commit() });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    for (const one of [ann, bo, eve]) await one.until(() => one.tables.has(table));
    await playOn([ann, bo], table, 10);
    await eve.until(() => eve.at(table).at === ann.at(table).at);
    const { players } = bo.at(table).state as Hands;
    expect(players[1]?.hand.some((card) => card >= 0)).toBe(true);
    expect(eve.at(table).seat).toBeNull();
    const hands = (eve.at(table).state as Hands).players.flatMap(({ hand }) => hand);
    expect(hands.filter((card) => card >= 0)).toEqual([]);
  });

  it('is kept from those who came while people gathered, where no spectators are wanted', async () => {
    const house = await stage.open();
    const [ann, eve] = [await stage.come(house, 'Ann'), await stage.come(house, 'Eve')];
    const settings = { spectators: false };
    const { table = '' } = await ann.do({ kind: 'create', game: 'star-scrappers', seats: 2, ...settings });
    await ann.do({ kind: 'open', table });
    await eve.do({ kind: 'open', table, code: ann.company(table).code ?? '' });
    await ann.do({ kind: 'hire', table, seat: 1, bot: 'random' });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    await eve.until(() => eve.company(table).status === 'playing');
    await ann.until(() => ann.tables.has(table));
    await playOn([ann], table, 4);
    expect(eve.tables.has(table)).toBe(false);
    expect(house.house.hall.here(table)?.table.audience.size).toBe(1);
  });

  it('has two files to leave by, which put every message together field by field', () => {
    const server = new URL('..', import.meta.url);
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/^(node_modules|test)/.test(file),
    );
    const sealing = files.filter((file) => /\bsealed\(|as Sealed\b/.test(readFileSync(new URL(file, server), 'utf8')));
    expect(sealing.sort()).toEqual(['projection.ts', 'seal.ts', 'serialise.ts']);
  });

  it('is not for spectators, nor for people from other tables', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann, bo] = people as [Player, Player];
    const table = await play(people, { settings: { spectators: false } });
    const eve = await stage.come(house, 'Eve');
    const code = ann.company(table).code ?? '';
    expect(await eve.ask({ kind: 'open', table })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.ask({ kind: 'open', table, code })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.ask({ kind: 'open', table, seat: 0, code })).toMatchObject({ code: 'not-allowed' });
    expect(await bo.ask({ kind: 'open', table, seat: 0 })).toMatchObject({ code: 'not-your-seat' });
    const decision = people.flatMap((one) => one.at(table).standing.decision ?? [])[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const forged = {
      kind: 'choose' as const,
      table,
      seat: decision.seat,
      decision: decision.id,
      option: decision.options[0] ?? '',
    };
    const other = decision.seat === 0 ? bo : ann;
    expect(await eve.ask(forged)).toMatchObject({ code: 'not-your-seat' });
    expect(await other.ask(forged)).toMatchObject({ code: 'not-your-seat' });
    for (const said of [
      { kind: 'undo' as const, table, seat: 0 },
      { kind: 'resign' as const, table, seat: 0 },
      { kind: 'return' as const, table, seat: 0 },
      { kind: 'undo-answer' as const, table, seat: 0, yes: true },
    ])
      expect(await eve.ask(said)).toMatchObject({ code: 'not-your-seat' });
    expect((await eve.fetch(`/api/tables/${table}/record?code=${code}`)).status).toBe(403);
    expect((await fetch(`${house.url}/api/tables/${table}/record`)).status).toBe(401);
  });
});
