import { archipelago } from '@stolik/archipelago';
import type { AnyGame } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { settle } from './frame-checks.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';

const game = archipelago as unknown as AnyGame;
const PLAYED: Played = { seats: 3, seed: '1', by: 'greedy' };

/** The first moment of the game in which this is asked and looks as it should. */
function first(prompt: string, fits: (position: Position) => boolean = () => true, played = PLAYED): Position {
  for (const moment of positionsOf(game, played)) {
    if (moment.prompt !== prompt) continue;
    const position = moment.take();
    if (fits(position)) return position;
  }
  throw new Error(`${prompt} is not asked in this game.`);
}

describe.skipIf(browserPath === null)('Archipelago on a phone', () => {
  const house = useHouse();
  const sitDown = () => Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'pl-PL' });

  it('keeps its tabs in one place, whatever is asked and whichever is open', async () => {
    const maja = await sitDown();
    const { page } = maja;
    const places = new Set<string>();
    for (const prompt of ['voyage.region', 'order.bid', 'turn.move', 'talk.move', 'evolve.buy', 'crisis.move']) {
      await layOut(page, first(prompt));
      for (const tab of await page.locator('.ar-tabs button').all()) {
        await maja.press(tab);
        await settle(page);
        places.add(JSON.stringify(await page.locator('.ar-tabs').boundingBox()));
      }
    }
    expect([...places]).toHaveLength(1);
    expect(maja.errors).toEqual([]);
    await maja.leave();
  }, 120_000);

  it('has its tabs free also while a tip lies on the board', async () => {
    const maja = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'pl-PL', tips: true });
    const { page } = maja;
    for (const prompt of ['voyage.region', 'order.bid', 'turn.move', 'evolve.buy']) {
      await layOut(page, first(prompt));
      const tip = page.getByTestId('tip');
      await tip.waitFor();
      await settle(page);
      const [lies, tabs] = [await tip.boundingBox(), await page.locator('.ar-tabs').boundingBox()];
      const [head, foot] = [tabs?.y ?? 0, (tabs?.y ?? 0) + (tabs?.height ?? 0)];
      expect((lies?.y ?? 0) >= foot - 1 || (lies?.y ?? 0) + (lies?.height ?? 0) <= head + 1, prompt).toBe(true);
    }
    await maja.leave();
  }, 120_000);

  it('says a bid once, and then what all have bid until one does something', async () => {
    const maja = await sitDown();
    const { page } = maja;
    const bid = first('order.bid');
    await layOut(page, bid);
    const numbers = page.locator('.ar-number[data-legal]');
    await expect.poll(() => numbers.count()).toBe(bid.decision.options.length);
    expect(await page.locator('.prompt-options .option').filter({ visible: true }).count()).toBe(0);
    await maja.press(numbers.nth(2));
    const bids = page.locator('.ar-news .ar-bids > span > span');
    await expect.poll(() => bids.count()).toBe(3);
    expect(await bids.allTextContents()).toContain('2');
    await maja.press(page.locator('.ar-news > button'));
    await expect.poll(() => bids.count()).toBe(0);
    expect(maja.errors).toEqual([]);
    await maja.leave();
  }, 120_000);

  it('has those who can be pointed at on the board, and not only in a sheet', async () => {
    const maja = await sitDown();
    const spied = first('spy.player', undefined, { seats: 5, seed: 'newcomer 7', by: 'greedy' });
    await layOut(maja.page, spied);
    const seats = maja.page.locator('.ar-board .ar-seat[data-legal]');
    await expect.poll(() => seats.filter({ visible: true }).count()).toBe(spied.decision.options.length);
    await maja.leave();
  }, 120_000);

  it('says the deal where it is sent, plainly when it is a gift, and why a thing cannot be offered', async () => {
    const maja = await sitDown();
    const { page } = maja;
    await layOut(
      page,
      first('talk.move', ({ decision: { options } }) => options.some((option) => String(option).startsWith('offer@'))),
    );
    const send = page.locator('.ar-letter > footer .btn').first();
    const [give, get] = ['first', 'last'].map((side) => page.locator(`.ar-letter-side:${side}-child`)) as [
      ReturnType<typeof page.locator>,
      ReturnType<typeof page.locator>,
    ];
    await maja.press(give.locator('.ar-letter-numbers button').nth(1));
    await expect.poll(() => send.textContent()).toBe('Wyślij: dajesz 1\u00A0f za nic');
    expect(await send.getAttribute('data-one-sided')).toBe('true');
    await maja.press(get.locator('.ar-letter-thing > button:not([aria-disabled="true"])').first());
    await expect.poll(() => send.textContent()).toMatch(/^Wyślij: dajesz 1\u00A0f za 1 kostkę/);
    expect(await send.getAttribute('data-one-sided')).toBeNull();
    const why = page.locator('.ar-letter > footer [role="status"]');
    await give.locator('.ar-letter-thing > button[aria-disabled="true"]').first().tap({ force: true });
    await expect.poll(() => why.textContent()).toMatch(/^Nie masz /);
    expect(maja.errors).toEqual([]);
    await maja.leave();
  }, 120_000);
});
