import { darkRoad } from '@stolik/dark-road';
import type { AnyGame, Option } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, checkPosition, LOOKS, questionsOf } from './board-checks.ts';
import { seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, useHouse, Visitor } from './house.ts';
import { playByClicking } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

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
    const seeds = thorough ? Array.from({ length: 10 }, (_, at) => `soak ${at}`) : [];
    const more = seeds.map(
      (seed, at): Played => ({ seats: 1 + (at % 4), seed, by: at % 2 === 0 ? 'random' : 'greedy' }),
    );
    const positions = questionsOf(game, [...GAMES, ...more], thorough ? 12 : 1_000);
    const looks = thorough ? LOOKS : LOOKS.slice(0, 3);
    const troubles: string[] = [];
    for (const [turn, look] of looks.entries()) {
      const visitor = await Visitor.arrive(house(), look);
      for (const position of positions.filter((_, at) => at % looks.length === turn))
        troubles.push(...(await checkPosition(visitor, game, position, OWN)));
      troubles.push(...(await seriousFindings(visitor)));
      await visitor.leave();
    }
    const answers = positions.reduce((sum, { decision }) => sum + decision.options.length, 0);
    console.log(`Dark Road: ${positions.length} positions, ${answers} answers, ${looks.length} screens.`);
    expect(troubles).toEqual([]);
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
    const last: Position[] = [];
    for (const { take } of positionsOf(game, { seats: 1, seed: '5', by: 'greedy' })) {
      last.push(take());
      if (last.length > 12) last.shift();
    }
    await layOut(ewa.page, last[0] as Position);
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);
});
