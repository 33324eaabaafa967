import { commitmentTo, type GameRecord, verify } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '../serve.ts';
import { newEntropy, type Player } from './player.ts';
import { playOn, Stage, seatAll } from './stage.ts';

let stage: Stage;
let house: Running;
let ann: Player;
let bo: Player;
let table: string;
beforeEach(async () => {
  stage = new Stage();
  house = await stage.open();
  [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
  table = await seatAll([ann, bo]);
});
afterEach(() => stage.strike(), 60_000);

const begin = async (): Promise<void> => {
  await bo.do({ kind: 'ready', table, commitment: bo.commit() });
  await ann.do({ kind: 'start', table, commitment: ann.commit() });
};
const journal = async (): Promise<string> => JSON.stringify(await house.house.store.entriesAfter(table, 0));

describe('a deal', () => {
  it('cannot be chosen by the host, even one who reads all that the server knows', async () => {
    // Before the host is bound nothing of what Bo adds is there to be read, for anybody.
    const part = bo.commit();
    await bo.do({ kind: 'ready', table, commitment: part });
    expect(await journal()).not.toContain(bo.partOf(part));
    ann.withholds = true;
    const own = ann.commit();
    await ann.do({ kind: 'start', table, commitment: own });
    await ann.until(() => ann.company(table).unrevealed?.join() === '0');
    // Now Ann knows it all, and can have no other part than the one she is bound to.
    expect(await journal()).toContain(bo.partOf(part));
    expect(await ann.ask({ kind: 'reveal', table, entropy: newEntropy() })).toMatchObject({ code: 'not-committed' });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'already-begun' });
    await ann.do({ kind: 'reveal', table, entropy: ann.partOf(own) });
    await bo.until(() => bo.company(table).status === 'playing');
    expect(bo.company(table).commitments).toEqual([own, part]);
  });

  it('has begun all the same for whoever shows his part once more, and for nobody else', async () => {
    const part = bo.commit();
    await bo.do({ kind: 'ready', table, commitment: part });
    await ann.do({ kind: 'start', table, commitment: ann.commit() });
    await bo.until(() => bo.company(table).status === 'playing');
    const { at } = bo.company(table);
    expect(await bo.do({ kind: 'reveal', table, entropy: bo.partOf(part) })).toMatchObject({ at });
    expect(await bo.ask({ kind: 'reveal', table, entropy: newEntropy() })).toMatchObject({ code: 'already-begun' });
    expect(await ann.ask({ kind: 'reveal', table, entropy: bo.partOf(part) })).toMatchObject({ code: 'already-begun' });
  });

  it('is proved by the record, part by part', async () => {
    await begin();
    for (const one of [ann, bo]) await one.until(() => one.tables.has(table));
    const { commitment, commitments } = bo.company(table);
    await playOn([ann, bo], table);
    const record = (await (await bo.fetch(`/api/tables/${table}/record`)).json()) as GameRecord;
    expect([record.commitment, record.commitments]).toEqual([commitment, commitments]);
    expect(record.entropy?.map(commitmentTo)).toEqual(commitments);
    expect(verify(starScrappers, record)).toBeNull();
    expect(
      verify(starScrappers, { ...record, entropy: ['another', ...(record.entropy ?? []).slice(1)] }),
    ).toMatchObject({
      why: 'bad-record',
    });
  });

  it('that is called off is told to all, and nothing that was shown is used again', async () => {
    ann.withholds = true;
    await begin();
    await ann.until(() => ann.company(table).unrevealed?.join() === '0');
    const [, shown = ''] = ann.company(table).commitments;
    await ann.do({ kind: 'ready', table, commitment: null });
    await bo.until(() => bo.company(table).calledOff === 1);
    const { seats, unrevealed, commitments } = bo.company(table);
    expect([seats.map(({ ready }) => ready), unrevealed, commitments]).toEqual([[false, false], null, []]);
    expect(await bo.ask({ kind: 'reveal', table, entropy: bo.partOf(shown) })).toMatchObject({ code: 'not-ready' });
    expect(await ann.ask({ kind: 'start', table, commitment: ann.commit() })).toMatchObject({ code: 'not-ready' });
    ann.withholds = false;
    await begin();
    await bo.until(() => bo.company(table).status === 'playing');
    expect(bo.company(table).commitments).not.toContain(shown);
  });

  it('lets nobody in or out while it is under way, but by calling it off', async () => {
    await ann.do({ kind: 'leave', table, seat: 1 });
    await bo.do({ kind: 'join', table, code: ann.company(table).code ?? '', seat: 1 });
    ann.withholds = true;
    await begin();
    expect(await ann.ask({ kind: 'hire', table, seat: 1, bot: 'random' })).toMatchObject({ code: 'already-begun' });
    const eve = await stage.come(house, 'Eve');
    const { code } = ann.company(table);
    expect(await eve.ask({ kind: 'join', table, code: code ?? '' })).toMatchObject({ code: 'already-begun' });
    await ann.do({ kind: 'leave', table, seat: 1 });
    expect(ann.company(table)).toMatchObject({ calledOff: 1, unrevealed: null });
  });

  it('goes on after a restart', async () => {
    ann.withholds = true;
    await begin();
    await ann.until(() => ann.company(table).unrevealed?.join() === '0');
    const [own = ''] = ann.company(table).commitments;
    await house.stop();
    house = await stage.open();
    const again = await stage.back(house, ann);
    await again.do({ kind: 'open', table });
    expect(again.company(table).unrevealed).toEqual([0]);
    await again.do({ kind: 'reveal', table, entropy: ann.partOf(own) });
    await again.until(() => again.tables.has(table));
  });
});
