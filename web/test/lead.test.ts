import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type GameEvent,
  type GameRecord,
  isRefusal,
  playNext,
  readRecord,
  replay,
  seat,
} from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../games/my-name.ts', () => ({ myName: () => 'Ania' }));

import { loadRules as loadEvery, playable } from '../games/rules.ts';
import { whatIf } from '../games/what-if.ts';
import { newSave } from '../saves/new-game.ts';
import type { Words } from '../shell/words.ts';
import { chances, type LeadNews, leadsOf, type TurnDone, tellLead, turningPoints } from '../table/lead.ts';
import { bot, game, loadRules, person, playOut, savedRecord, saveFor, sitDown, untilAsked } from './company.ts';

const w: Words = Object.assign((key: string) => key, { lang: 'pl' as const });

let played: Promise<GameRecord> | null = null;

/** A game of three that was played to its end, once for all tests. */
const finished = (): Promise<GameRecord> => {
  played ??= play();
  return played;
};

async function play(): Promise<GameRecord> {
  const sitting = await sitDown(saveFor([person('Ania'), bot('Marek', 'greedy'), bot('Zosia', 'greedy')]));
  await playOut(sitting, 1);
  return savedRecord(sitting);
}

const games = join(import.meta.dirname, '../../games');

/** Kept games of several, or of one alone; a few of them. */
function recordsOf(id: string, seats?: number): GameRecord[] {
  const folder = join(games, id, 'test/records');
  const records = readdirSync(folder).map((name) => readRecord(readFileSync(join(folder, name), 'utf8')));
  return records
    .filter((record): record is GameRecord => !isRefusal(record))
    .filter((record) => (seats === undefined ? record.seats > 1 : record.seats === seats))
    .slice(0, 6);
}

const turn = (mover: number | null, standings: number[], ...types: string[]): TurnDone => ({
  moment: 0,
  round: 1,
  mover: mover === null ? null : seat(mover),
  standings,
  events: types.map((type) => ({ type })),
});

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

describe('chances over time', () => {
  it('are told between turns, sum up to one, and end with who won', async () => {
    const record = await finished();
    const points = [...leadsOf({ game, record })];
    expect(points[0]).toMatchObject({ moment: 0, mover: null });
    expect(points.at(-1)?.moment).toBe(record.choices.length);
    for (const { standings } of points) expect(sum(standings)).toBeCloseTo(1);
    // Between two points one player has a turn, and all of it.
    const match = replay(game, record, 0);
    if (isRefusal(match)) throw new Error(match.message);
    for (const { moment, mover } of points.slice(1, -1)) {
      expect(game.active(match.table.state)).toBe(mover);
      while (match.choices.length < moment) playNext(match, record);
      expect(game.active(match.table.state)).not.toBe(mover);
    }
    const ended = replay(game, record);
    if (isRefusal(ended)) throw new Error(ended.message);
    const winners = game.winners(ended.table.state);
    expect(points.at(-1)?.standings).toEqual(
      [0, 1, 2].map((at) => (winners.includes(seat(at)) ? 1 / winners.length : 0)),
    );
    expect(turningPoints(points, 3)).toHaveLength(3);
  });

  it('stay as they were where nobody has won', async () => {
    const record = await finished();
    const points = [...leadsOf({ game: { ...game, winners: () => [] }, record })];
    expect(points.at(-1)?.standings).toEqual(points.at(-2)?.standings);
  });

  it('are even for equals, and differ more the nearer the end is', () => {
    expect(chances([7, 7], [20, 10], 0.5)).toEqual([0.5, 0.5]);
    const [early = 0, late = 0] = [0, 1].map((progress) => chances([20, 0], [20, 10], progress)[0]);
    expect(early).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(late).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(chances([1e9, 0], [20, 10], 0)).toEqual([1, 0]);
  });

  it.each(playable)(
    'of bots who play %s tell who wins better than even chances do',
    { timeout: 60_000 },
    async (id) => {
      const rules = (await loadEvery(id)) as AnyGame;
      let surprise = 0;
      let even = 0;
      for (const record of recordsOf(id)) {
        const points = [...leadsOf({ game: rules, record })];
        const won = points.at(-1)?.standings ?? [];
        for (const { standings } of points.slice(0, -1)) {
          surprise -= Math.log(sum(standings.filter((_, at) => (won[at] ?? 0) > 0)));
          even += Math.log(standings.length);
        }
      }
      expect(even).toBeGreaterThan(0);
      expect(surprise).toBeLessThan(even);
    },
  );

  it('of one who plays alone are the points after every round', async () => {
    const rules = (await loadEvery('excavation-earth')) as AnyGame;
    const [record] = recordsOf('excavation-earth', 1);
    if (record === undefined) throw new Error('Nobody has played alone.');
    const points = [...leadsOf({ game: rules, record })];
    expect(points.map(({ round }) => round)).toEqual([...new Set(points.map(({ round }) => round)), 3]);
    const match = replay(rules, record);
    if (isRefusal(match)) throw new Error(match.message);
    expect(points.at(-1)?.standings).toEqual(rules.score(match.table.state).map(({ total }) => total));
    expect(turningPoints(points, 9).map(({ moment }) => moment)).toContain(record.choices.length);
  });

  it('turn where somebody gained or lost most by a whole turn; the last step, from chances to who won, is nobody’s', () => {
    const points = [
      turn(null, [0.5, 0.5]),
      turn(0, [0.7, 0.3], 'great'),
      turn(1, [0.7, 0.3], 'nothing'),
      turn(0, [0.6, 0.4], 'loss'),
      turn(1, [0.2, 0.8], 'greatest'),
      turn(null, [1, 0], 'end'),
    ];
    const turns = turningPoints(points, 2);
    expect(turns.map(({ change, events }) => [Math.round(100 * change), events[0]?.type])).toEqual([
      [40, 'greatest'],
      [20, 'great'],
    ]);
  });

  it('tell nothing that was whispered to one player', async () => {
    const record = await finished();
    const whispering = (told: readonly GameEvent[]): boolean => told.some(({ to }) => to !== undefined);
    expect([...leadsOf({ game, record })].filter(({ events }) => whispering(events))).toEqual([]);
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
    expect(points.at(-1)?.moment).toBe(record.choices.length);
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
