import { darkRoad } from '@stolik/dark-road';
import type { AnyGame, Option } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd, questionsOf } from './board-checks.ts';
import { settle } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { playByKeys, playOnBoard } from './players.ts';
import { beginningOf, layOut, type Played, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

const game = darkRoad as unknown as AnyGame;

/** What ends, declines, or opens the companions, whose abilities glow themselves. */
const WORDS = new Set<Option>(['end', 'done', 'none', 'pass', 'enough', 'companion']);

const OWN: BoardsOwn = {
  views: '.dr-views button',
  // Packing is answered by how the tiles lie, swapping by steppers: tests of their own below.
  inWords: (option, prompt) => WORDS.has(option) || prompt === 'settle.goods' || prompt === 'swap.net',
};

/** Games in which every question comes up, the rare ones of variants included. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '1', by: 'random', variants: { start: 'draft', feats: 'choice', buildings: 'chosen' } },
  { seats: 4, seed: '2', by: 'random' },
  { seats: 1, seed: '3', by: 'random' },
  { seats: 2, seed: '4', by: 'greedy' },
  // The rarest: a hero that must leave, a good for a price, a deed's reward, a steed more, one of four contracts returned, a token too many.
  { seats: 4, seed: '8', by: 'random' },
  { seats: 4, seed: '9', by: 'random' },
  { seats: 4, seed: '37', by: 'random' },
  { seats: 3, seed: '7', by: 'random' },
  { seats: 1, seed: '9', by: 'random' },
  { seats: 1, seed: '1', by: 'greedy' },
];

/** Every question that the scripts of the game can put. */
const QUESTIONS = new Set(
  Object.values(game.programs)
    .flat()
    .map(({ prompt }) => prompt)
    .filter((prompt) => prompt !== ''),
);

/** The first moment of this game in which this is asked. */
function momentOf(wanted: string, played: Played, fits: (position: Position) => boolean = () => true): Position {
  for (const { prompt, take } of positionsOf(game, played)) {
    if (prompt !== wanted) continue;
    const position = take();
    if (fits(position)) return position;
  }
  throw new Error(`${wanted} is not asked in this game.`);
}

const byBoard = (visitor: Visitor, seed: number) => playOnBoard(visitor, seed, WORDS);

const packing = (): Position => momentOf('settle.goods', { seats: 3, seed: '1', by: 'greedy' });

describe.skipIf(browserPath === null)('the board of Merchants of the Dark Road', () => {
  const house = useHouse();

  it('is looked at in every question of the game', () => {
    const asked = new Set(questionsOf(game, GAMES, 1_000).map(({ decision }) => decision.prompt));
    expect([...QUESTIONS].filter((prompt) => !asked.has(prompt))).toEqual([]);
    expect(QUESTIONS.size).toBe(49);
  });

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [1, 4], more: 10, often: 12 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('shows all answers of the night panel at once', async () => {
    const drafted: Played = { ...(GAMES[0] as Played) };
    const asked = [
      momentOf('name-buildings.building', drafted),
      momentOf('draft.steed', drafted),
      momentOf(
        'take-upgrade.upgrade',
        { seats: 3, seed: '1', by: 'greedy' },
        ({ decision }) => decision.options.length > 4,
      ),
      momentOf(
        'companion.ability',
        { seats: 3, seed: '1', by: 'greedy' },
        ({ decision }) => decision.options.length > 3,
      ),
    ];
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const { page } = ewa;
    const hidden: string[] = [];
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const position of asked) {
        await layOut(page, position);
        const answers = page.locator('.dr-answer[data-legal], .dr-ability[data-legal]');
        await answers.first().waitFor();
        await settle(page);
        const out = await answers.evaluateAll((cards) =>
          cards.flatMap((card) => {
            // Where there is room beside it, companions lie with one's own things, and are in sight there.
            const panel = card.closest('.dr-night')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
            const { left, top, width, height, bottom } = card.getBoundingClientRect();
            const isSeen = card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            return isSeen && top >= panel.top && bottom <= panel.bottom ? [] : [card.textContent];
          }),
        );
        hidden.push(...out.map((card) => `${width}: ${position.decision.prompt}, ${card}`));
      }
    }
    expect(hidden).toEqual([]);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets goods be packed by tapping and by dragging', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const { page } = ewa;
    await layOut(page, packing());
    const lying = (on: string) => page.locator(`.dr-pack-tile[data-on="${on}"]`);
    const done = page.locator('[data-spot="packed"]');
    await lying('floor').first().waitFor();
    const [wagon, snow] = [await lying('floor').count(), await lying('snow').count()];
    expect(await done.isEnabled()).toBe(true);

    // By tapping: the tile, then the snow. It would still fit, so this is no answer yet.
    await lying('floor').first().click();
    await page.locator('.dr-snow-place').click({ position: { x: 20, y: 200 } });
    await expect
      .poll(async () => [await lying('floor').count(), await lying('snow').count()])
      .toEqual([wagon - 1, snow + 1]);
    await expect.poll(() => done.isEnabled()).toBe(false);
    await expect.poll(() => page.locator('.dr-pack-tile[data-fits]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Cofnij ruch' }).click();
    await expect.poll(() => done.isEnabled()).toBe(true);
    await settle(page);

    // By dragging it there.
    const from = await lying('floor').first().boundingBox();
    const to = await page.locator('.dr-snowdrift').boundingBox();
    if (from === null || to === null) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 15, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 250, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => lying('snow').count()).toBe(snow + 1);
    await page.getByRole('button', { name: 'Cofnij ruch' }).click();

    const asked = await ewa.decision();
    await done.click();
    await ewa.answered(asked);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets things be swapped at the Estate by steppers', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: PHONE, locale: 'pl-PL', hasTouch: true });
    const { page } = ewa;
    const position = momentOf('swap.net', { seats: 3, seed: '1', by: 'random' });
    await layOut(page, position);
    const asked = await ewa.decision();
    // Every swap can be reached: here the first one, a bundle for a bundle.
    const [first] = position.decision.options;
    const steps = [...String(first).matchAll(/([a-z]+)([+-])(\d+)/g)];
    await expect.poll(() => page.locator('[data-spot="none"][data-legal]').filter({ visible: true }).count()).toBe(1);
    for (const [, what, sign, n] of steps)
      for (let time = 0; time < Number(n); time++)
        await page
          .locator(`[data-swap="${what}"] button`)
          .nth(sign === '+' ? 1 : 0)
          .click();
    await page.locator(`.dr-swap [data-spot="${first}"][data-legal]`).click();
    await ewa.answered(asked);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('tells the turn of the Private Concern step by step, and can be hurried', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL', motion: true });
    const { page } = ewa;
    const lastOfTurn = ({ decision }: Position): boolean => decision.options.length === 1;
    await layOut(page, momentOf('activate.place', { seats: 1, seed: '1', by: 'greedy' }, lastOfTurn));
    // A step waits to be asked for: by itself the turn may be told before anybody outside of a busy page has looked.
    await page.evaluate(() => {
      const { setTimeout } = window;
      const later = (act: () => void, ms = 0): number => setTimeout(act, ms >= 500 ? 100 * ms : ms);
      window.setTimeout = later as typeof window.setTimeout;
    });
    const asked = await ewa.decision();
    await page.locator('.prompt-options .option').first().click();
    await ewa.answered(asked);
    const ledger = page.locator('.dr-ledger[data-works]');
    await ledger.waitFor();
    // A die to plan with has come to lie under the mouse that has clicked, which asks for nothing by resting there: the ledger stays.
    await expect
      .poll(() => page.locator('.prompt-options .option:hover').getAttribute('data-option'))
      .toMatch(/@reserve-0$/);
    await settle(page);
    expect(await ledger.count()).toBe(1);
    const now = () =>
      page
        .locator('.dr-ledger li')
        .evaluateAll((lines) => lines.findIndex((line) => line.getAttribute('data-state') === 'now'));
    const before = await now();
    await page.keyboard.press(' ');
    await expect.poll(now).toBe(before + 1);
    await page.keyboard.press('Escape');
    await ledger.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.dr-ledger li[data-state="later"]').count()).toBe(0);
    // It can be walked through again.
    await page.locator('.dr-ledger-steps button').nth(1).click();
    await expect.poll(now).toBe(0);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    await layOut(ewa.page, nearTheEnd(game, { seats: 1, seed: '5', by: 'greedy' }, 12));
    const { made, onBoard, inWords } = await playOnBoard(ewa, 7, WORDS);
    expect(made).toBeGreaterThan(2);
    expect(onBoard + inWords).toBe(made);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough).each([
    {
      how: 'by clicking the board alone',
      play: byBoard,
      at: 'desktop',
      look: { viewport: DESKTOP, locale: 'pl-PL' },
    },
    { how: 'by keys alone', play: playByKeys, at: 'desktop', look: { viewport: DESKTOP, locale: 'en-GB' } },
    {
      how: 'by tapping the board alone',
      play: byBoard,
      at: 'phone',
      look: { viewport: PHONE, locale: 'en-GB', hasTouch: true },
    },
  ] as const)(
    'is played whole $how ($at)',
    async ({ how, play, at, look }) => {
      const ola = await Visitor.arrive(house(), look);
      await layOut(ola.page, beginningOf(game, { seats: at === 'phone' ? 1 : 2, seed: '6' }));
      console.log(`Merchants of the Dark Road ${how}:`, await play(ola, 17));
      expect(await ola.over()).toBe(true);
      expect(ola.errors).toEqual([]);
      await ola.leave();
    },
    900_000,
  );
});
