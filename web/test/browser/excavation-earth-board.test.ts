import type { AnyGame, Option } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd, questionsOf } from './board-checks.ts';
import { browserPath, DESKTOP, useHouse, Visitor } from './house.ts';
import { playByClicking } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = excavationEarth as unknown as AnyGame;

/** What ends or declines. */
const WORDS = new Set<Option>(['done', 'end', 'none', 'skip', 'stay', 'decline']);

const OWN: BoardsOwn = { inWords: (option) => WORDS.has(option) };

const rare = (seed: number, seats: number): Played => ({
  seats,
  seed: `rare ${seed}`,
  by: 'random',
  variants: { factions: 'random', orders: seed % 2 === 0 ? 'four-doubled' : 'eight-distinct' },
});

/** Games in which nearly every question comes up: those of the orders (imagine, bribe, discard, campaign, deal, collection, recruit, dig) by name. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '12', by: 'random' },
  { seats: 1, seed: '11', by: 'random' },
  rare(2, 4),
  rare(10, 3),
  rare(11, 4),
  rare(13, 3),
  rare(15, 2),
  rare(25, 3),
  rare(29, 4),
];

describe.skipIf(browserPath === null)('the board of Excavation Earth', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [1, 4], more: 12, often: 9 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('lets a card be taken up, and a thing on the board say what it is played for', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const first = questionsOf(game, [{ seats: 3, seed: '12', by: 'greedy' }], 1_000);
    await layOut(ewa.page, first.find(({ decision }) => decision.prompt === 'action.action') as Position);
    // Cards are tucked under each other; their corners are free.
    await ewa.page
      .locator('.ee-hand-card')
      .first()
      .click({ position: { x: 14, y: 14 } });
    expect(await ewa.page.locator('.ee-hand-card[data-selected]').count()).toBe(1);
    expect(await ewa.page.locator('.ee-pin').count()).toBeGreaterThan(2);
    await ewa.page.locator('.ee-forecast-spot[data-legal]').first().click();
    await ewa.page.locator('.ee-tray-tiles').waitFor();
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('tells Zu’s turn step by step', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
    let after: Position | null = null;
    for (const { at, prompt, take } of positionsOf(game, { seats: 1, seed: '11', by: 'greedy' }))
      if (after === null && at > 30 && prompt === 'turn.end') after = take();
    await layOut(ewa.page, after as Position);
    await ewa.page.locator('.prompt [data-option="end"]').click();
    const steps = ewa.page.locator('.ee-zu-steps > li');
    await steps.first().waitFor();
    expect(await steps.count()).toBeGreaterThan(1);
    await steps.last().locator('button').click();
    expect(await steps.last().getAttribute('data-now')).toBe('true');
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    // From the beginning of a turn, with another to come: a journey may end where it is asked about, and a later turn be the last.
    await layOut(ewa.page, nearTheEnd(game, { seats: 2, seed: '21', by: 'greedy' }, 24));
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough)(
    'a whole game against a bot, by clicking, in Polish',
    async () => {
      const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
      await ewa.sitDown('excavation-earth');
      await ewa.shot('excavation-earth-desktop-pl-light');
      expect(await playWatched(ewa, 17)).toEqual([]);
      expect(await ewa.over()).toBe(true);
      await ewa.shot('excavation-earth-desktop-pl-light-end');
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    },
    300_000,
  );
});
