import { type AnyGame, isRefusal, replay, type Seat, seat } from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../games/my-name.ts', () => ({ myName: () => 'Ania' }));

import { whatIf } from '../games/what-if.ts';
import { newSave } from '../saves/new-game.ts';
import type { Words } from '../shell/words.ts';
import { type LeadNews, type LeadPoint, leadsOf, tellLead, turningPoints } from '../table/lead.ts';
import { bot, game, loadRules, person, playOut, savedRecord, saveFor, sitDown, untilAsked } from './company.ts';

const w: Words = Object.assign((key: string) => key, { lang: 'pl' as const });

const finished = async () => {
  const sitting = await sitDown(saveFor([person('Ania'), bot('Marek', 'greedy'), bot('Zosia', 'greedy')]));
  await playOut(sitting, 1);
  return savedRecord(sitting);
};

const point = (mover: number | null, leads: number[], ...types: string[]) => ({
  mover: mover === null ? null : seat(mover),
  leads,
  events: types.map((type) => ({ type })),
});

describe('the lead over time', () => {
  it('has a point for every choice of the record, and at each of them all leads are measured against one another', async () => {
    const record = await finished();
    const points: LeadPoint[] = [...leadsOf({ game, record })];
    expect(points).toHaveLength(record.choices.length + 1);
    for (const { leads } of points) {
      expect(leads).toHaveLength(3);
      expect(Math.abs(leads.reduce((sum, lead) => sum + lead, 0))).toBeLessThan(1e-6);
    }
    expect(new Set(points.map(({ leads }) => leads[0])).size).toBeGreaterThan(10);
    const turns = turningPoints([...leadsOf({ game, record })], 3);
    expect(turns).toHaveLength(3);
    expect(turns.some(({ events }) => events.length > 0)).toBe(true);
    for (const { moment, seat: who } of turns) expect(points[moment]?.mover).toBe(who);
  });

  it('ends with the score, and what bots feel about a decided game is no lead', async () => {
    const record = await finished();
    const match = replay(game, record);
    if (isRefusal(match)) throw new Error(match.message);
    const totals = game.score(match.table.state).map(({ total }) => total);
    const average = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    let asked = 0;
    const decided = 3 * (record.choices.length - 4);
    const boasting = {
      ...game,
      evaluate: (state: unknown, at: Seat) => game.evaluate(state, at) + (++asked > decided && at === 0 ? 900 : 0),
    };
    const points = [...leadsOf({ game: boasting, record })];
    expect(points.at(-1)?.leads).toEqual(totals.map((total) => total - average));
    expect(Math.max(...points.flatMap(({ leads }) => leads))).toBeLessThan(200);
  });

  it('turns where one player gained or lost most by all they chose in a row', () => {
    const points = [
      point(null, [0, 0]),
      point(0, [1, -1], 'small'),
      point(0, [5, -5], 'great'),
      point(1, [5, -5], 'nothing'),
      point(0, [4, -4], 'loss'),
      point(1, [-4, 4], 'greatest'),
    ];
    const turns = turningPoints(points, 2);
    expect(turns.map(({ moment, change, events }) => [moment, change, events[0]?.type])).toEqual([
      [5, 8, 'greatest'],
      [2, 5, 'great'],
    ]);
  });

  it('tells nothing that was whispered to one player', () => {
    const whispered = { type: 'hand', to: [seat(0)] };
    const turns = turningPoints([point(null, [0, 0]), { ...point(0, [9, -9]), events: [whispered] }], 1);
    expect(turns[0]?.events).toEqual([]);
  });
});

describe('playing on from a moment', () => {
  it('is the same game up to there, with a person on the chair and bots on all others', async () => {
    const record = await finished();
    const moment = Math.floor(record.choices.length / 2);
    const cut = whatIf(record, moment, 1, 'Ania', w);
    expect(cut.result).toBeUndefined();
    expect(cut.bots?.[1]).toBeNull();
    expect(cut.bots?.filter((one) => one === null)).toHaveLength(1);
    expect(cut.names[1]).toBe('Ania');
    expect(new Set(cut.names).size).toBe(3);
    const match = replay(game as AnyGame, cut);
    expect(isRefusal(match)).toBe(false);
    const sitting = await sitDown(newSave(cut, 1, 1000));
    expect(sitting.page.now.moment).toBe(moment);
    await untilAsked(sitting);
    expect(sitting.page.now.view.seat).toBe(1);
    await sitting.host.close();
  });

  it('keeps one who sat there as who they were', () => {
    const record = {
      stolik: 1 as const,
      game: 'x',
      rules: '1',
      seats: 2,
      names: ['Ola', 'Marek'],
      bots: [null, 'greedy'],
      variants: {},
      seed: 's',
      commitment: 'c',
      choices: ['a', 'b'],
    };
    const cut = whatIf(record, 1, 0, 'Ania', w);
    expect([cut.names, cut.bots, cut.choices]).toEqual([['Ola', 'Marek'], [null, 'greedy'], ['a']]);
  });
});

describe('telling the lead', () => {
  it('comes in parts that make the whole, and what cannot be read has none', async () => {
    const record = await finished();
    const news: LeadNews[] = [];
    await tellLead(JSON.stringify(record), loadRules, (one) => news.push(one));
    const points = news.flatMap((one) => (one.kind === 'lead' ? one.points : []));
    expect(points).toHaveLength(record.choices.length + 1);
    expect(news.length).toBeGreaterThan(3);
    expect(news.at(-1)).toMatchObject({ kind: 'turns', turns: [{}, {}, {}] });
    const none: LeadNews[] = [];
    await tellLead('{"stolik":1', loadRules, (one) => none.push(one));
    expect(none).toEqual([
      { kind: 'lead', points: [] },
      { kind: 'turns', turns: [] },
    ]);
  });
});
