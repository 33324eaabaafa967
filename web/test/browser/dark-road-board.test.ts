import { darkRoad } from '@stolik/dark-road';
import type { AnyGame, Option } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd } from './board-checks.ts';
import { browserPath, DESKTOP, useHouse, Visitor } from './house.ts';
import { playByClicking } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';

const game = darkRoad as unknown as AnyGame;

/** What ends, declines, or opens the companions, whose abilities glow themselves. */
const WORDS = new Set<Option>(['end', 'done', 'none', 'pass', 'enough', 'companion']);

const OWN: BoardsOwn = {
  views: '.dr-views button',
  // Packing is answered by how the tiles lie: a test of its own below.
  inWords: (option, prompt) => WORDS.has(option) || prompt === 'settle.goods',
};

/** Games in which nearly every question comes up, the rare ones of variants included. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '1', by: 'random', variants: { start: 'draft', feats: 'choice', buildings: 'chosen' } },
  { seats: 4, seed: '2', by: 'random' },
  { seats: 1, seed: '3', by: 'random' },
  { seats: 2, seed: '4', by: 'greedy' },
];

/** A moment in which goods do not fit. */
function packing(): Position {
  for (const { prompt, take } of positionsOf(game, { seats: 3, seed: '1', by: 'greedy' }))
    if (prompt === 'settle.goods') return take();
  throw new Error('Everything fits in this game.');
}

describe.skipIf(browserPath === null)('the board of Merchants of the Dark Road', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [1, 4], more: 10, often: 12 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('lets goods be packed by tapping and by dragging', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const { page } = ewa;
    await layOut(page, packing());
    const lying = (on: string) => page.locator(`.dr-pack-tile[data-on="${on}"]`);
    const done = page.locator('[data-spot="packed"]');
    const [wagon, snow] = [await lying('floor').count(), await lying('snow').count()];
    expect(await done.isEnabled()).toBe(true);

    // By tapping: the tile, then the snow. It would still fit, so this is no answer yet.
    await lying('floor').first().click();
    await page.locator('.dr-snow-place').click({ position: { x: 20, y: 200 } });
    expect([await lying('floor').count(), await lying('snow').count()]).toEqual([wagon - 1, snow + 1]);
    expect(await done.isEnabled()).toBe(false);
    expect(await page.locator('.dr-pack-tile[data-fits]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Cofnij ruch' }).click();
    expect(await done.isEnabled()).toBe(true);

    // By dragging it there.
    const from = await lying('floor').first().boundingBox();
    const to = await page.locator('.dr-snowdrift').boundingBox();
    if (from === null || to === null) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 15, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 250, { steps: 5 });
    await page.mouse.up();
    expect(await lying('snow').count()).toBe(snow + 1);
    await page.getByRole('button', { name: 'Cofnij ruch' }).click();

    const asked = await ewa.decision();
    await done.click();
    await page.waitForFunction(
      (old) => document.querySelector('.prompt')?.getAttribute('data-decision') !== old,
      asked,
    );
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    await layOut(ewa.page, nearTheEnd(game, { seats: 1, seed: '5', by: 'greedy' }, 12));
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);
});
