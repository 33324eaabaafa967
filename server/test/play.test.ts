import { isRefusal, readRecord, verify } from '@stolik/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { play, playOn, Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

describe('a game of people', () => {
  it('is played to its end over sockets, and its record proves itself', async () => {
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    const people = [ann, await stage.come(house, 'Bo'), await stage.come(house, 'Ćma')];
    const table = await play(people);
    const early = await ann.fetch(`/api/tables/${table}/record`);
    expect(early.status).toBe(409);
    await playOn(people, table);
    expect(ann.company(table).status).toBe('over');
    const text = await (await ann.fetch(`/api/tables/${table}/record`)).text();
    const record = readRecord(text);
    if (isRefusal(record)) throw new Error(record.message);
    expect(record.names).toEqual(['Ann', 'Bo', 'Ćma']);
    expect(record.entropy).toHaveLength(3);
    expect(record.commitment).toBe(ann.company(table).commitment);
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    expect(verify(game, record)).toBeNull();
    // What Ann put together from steps is what the server would send her whole.
    const again = await stage.back(house, ann);
    await again.do({ kind: 'open', table, seat: 0 });
    expect(again.at(table).state).toEqual(ann.at(table).state);
    expect(again.at(table).log).toEqual(ann.at(table).log);
  });

  it('goes on with bots in the other seats', async () => {
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    const table = await play([ann], { seats: 3, bot: 'greedy' });
    await playOn([ann], table, 12);
    expect(ann.at(table).standing.moment).toBeGreaterThan(12);
  });
});
