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
    const answers = store.outages;
    store.outages = () => Promise.reject(new Error('The disk is gone.'));
    expect([await status('/health'), await status('/ready')]).toEqual([200, 503]);
    store.outages = answers;
    expect(await status('/ready')).toBe(200);
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
