import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../log.ts';
import { play, playOn, quick, Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

describe('for the operator', () => {
  it('readiness says when the store does not answer, while the process is alive', async () => {
    const house = await stage.open();
    const status = async (path: string): Promise<number> => (await fetch(house.url + path)).status;
    expect([await status('/health'), await status('/ready')]).toEqual([200, 200]);
    const { store } = house.house;
    const answers = store.lastBeat;
    store.lastBeat = () => Promise.reject(new Error('The disk is gone.'));
    expect([await status('/health'), await status('/ready')]).toEqual([200, 503]);
    store.lastBeat = answers;
    expect(await status('/ready')).toBe(200);
  });

  it('readiness says when the store can be read but not written', async () => {
    const house = await stage.open({ limits: { ...quick, heartbeatEvery: 20 } });
    const status = async (): Promise<number> => (await fetch(`${house.url}/ready`)).status;
    const become = async (wanted: number): Promise<void> => {
      for (let tries = 0; (await status()) !== wanted && tries < 100; tries++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await status()).toBe(wanted);
    };
    await become(200);
    const { store } = house.house;
    const { beat } = store;
    store.beat = () => Promise.reject(new Error('The disk is full.'));
    await become(503);
    store.beat = beat;
    await become(200);
  });

  it('two servers do not keep their tables in one folder', async () => {
    const house = await stage.open();
    await expect(stage.open()).rejects.toThrow(/Another server keeps its tables in .*--data/);
    expect((await fetch(`${house.url}/ready`)).status).toBe(200);
    await house.stop();
    await stage.open();
  });

  it('a store that is damaged, or was lost, is noticed at the start, with what to do', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    await playOn(people, await play(people), 30);
    await house.stop();
    const whole = readFileSync(join(stage.data, 'stolik.db'));
    // Pages are of 4 KiB; the first one says what the file is.
    const pages = (from: number, to: number): Buffer => {
      const damaged = Buffer.from(whole);
      for (let page = from; page <= to; page++) randomBytes(4096).copy(damaged, page * 4096);
      return damaged;
    };
    const cases: readonly (readonly [content: Buffer | null, said: RegExp])[] = [
      [pages(1, 10), /is damaged.*--restore/],
      [pages(0, 0), /is damaged.*--restore/],
      [whole.subarray(0, Math.floor(whole.length / 8192) * 4096), /is damaged.*--restore/],
      [Buffer.alloc(0), /is empty.*--restore/],
      [null, /is empty.*--restore/],
    ];
    for (const [i, [content, said]] of cases.entries()) {
      const data = join(stage.data, `case-${i}`);
      mkdirSync(data);
      copyFileSync(join(stage.data, 'stolik.txt'), join(data, 'stolik.txt'));
      if (content !== null) writeFileSync(join(data, 'stolik.db'), content);
      await expect(stage.open({ data })).rejects.toThrow(said);
    }
    expect((await fetch(`${(await stage.open()).url}/ready`)).status).toBe(200);
  });

  it('the log is a JSON object a line, and says nothing of people', async () => {
    const lines: string[] = [];
    // A machine that stands still for seconds would be told of, too.
    const limits = { ...quick, outageAfter: Number.POSITIVE_INFINITY };
    const house = await stage.open({ limits, log: logTo((line) => lines.push(line)) });
    const people = [await stage.come(house, 'Genowefa'), await stage.come(house, 'Bonifacy')];
    const table = await play(people);
    await people[0]?.do({ kind: 'chat', table, text: 'Tajemnica' });
    await playOn(people, table, 4);
    await house.stop();
    const said = lines.map((line) => JSON.parse(line) as { time: string; level: string; what: string });
    expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(said.map(({ what }) => what)).toEqual(['open', 'stopping', 'stopped']);
    for (const { time, level } of said) expect([new Date(time).toISOString(), level]).toEqual([time, 'info']);
    for (const secret of ['Genowefa', 'Bonifacy', 'Tajemnica', ...people.map(({ cookie }) => cookie.slice(7))])
      expect(lines.join('')).not.toContain(secret);
  });

  it('metrics count what happens, for Prometheus', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people);
    await playOn(people, table, 3);
    await people[0]?.ask({ kind: 'choose', table, seat: 1, decision: 0, option: 'none' });
    const text = await (await fetch(`${house.url}/metrics`)).text();
    expect(text).toContain('stolik_deeds_total{kind="chose"} 3');
    expect(text).toContain('stolik_refusals_total{code="not-your-seat"} 1');
    expect(text).toContain('stolik_choice_seconds_count 3');
    expect(text).toContain('stolik_connections 2');
    expect(text).toContain('stolik_tables_open 1');
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  });
});

describe('a session', () => {
  it('lives on as long as its person comes now and then', async () => {
    const DAY = 86_400_000;
    let later = 0;
    const limits = { ...quick, sessionLives: 10 * DAY, outageAfter: Number.POSITIVE_INFINITY };
    const house = await stage.open({
      limits,
      watch: { wall: () => Date.now() + later, ticks: () => performance.now() + later },
    });
    const ann = await stage.come(house, 'Ann');
    const known = async (): Promise<unknown> => (await ann.fetch('/api/session')).json();
    for (let visits = 0; visits < 4; visits++) {
      later += 8 * DAY;
      const answer = await ann.fetch('/api/session');
      expect(await answer.json()).toMatchObject({ account: { name: 'Ann' } });
      // The browser keeps its cookie for as long again.
      expect(answer.headers.get('set-cookie')).toContain(`${ann.cookie};`);
    }
    expect((await ann.fetch('/api/session')).headers.get('set-cookie')).toBeNull();
    later += 11 * DAY;
    expect(await known()).toEqual({ account: null });
  });
});
