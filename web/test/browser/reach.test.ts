import type { AnyGame, GameRecord, Option } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../games/rules.ts';
import { settle } from './frame-checks.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, type Position, positionsOf } from './positions.ts';

/** A moment of Excavation Earth in which a card is chosen to sell with, and what is answered until the sale is over: the card, then markets. */
async function cardBeforeSale(): Promise<{ readonly position: Position; readonly choices: readonly Option[] }> {
  const game = (await loadRules('excavation-earth')) as AnyGame;
  let card: Position | null = null;
  let sells = false;
  for (const { prompt, take } of positionsOf(game, { seats: 3, seed: 'count', by: 'greedy' })) {
    if (sells && prompt !== 'sell.market' && card !== null) {
      const { record, me } = take();
      const choices = record.choices.slice(card.record.choices.length).map(optionOf);
      if (me === card.me && choices.length > 2) return { position: card, choices };
    }
    sells = prompt === 'sell.market';
    // The markets are asked about at once, and nothing else before them.
    if (prompt === 'action.card') card = take();
    else if (!sells) card = null;
  }
  throw new Error('Nobody sells on two markets and goes on.');
}

const optionOf = (choice: GameRecord['choices'][number]): Option =>
  typeof choice === 'object' ? choice.option : choice;

/** So many moments of a game are looked through for a place that is smaller than a finger. */
const MOMENTS = 40;

/** Runs in the page: a point beside a small place that glows, within 44 px around its middle, where nothing else can be pressed. */
function besideSmall(): { readonly x: number; readonly y: number; readonly spot: string } | null {
  for (const spot of document.querySelectorAll<HTMLElement>('.area-board .spot[data-legal]')) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    if (width > 34 || height > 34) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(x, y)?.closest('.spot') !== spot) continue;
    for (const [dx, dy] of [
      [21, 0],
      [-21, 0],
      [0, 21],
      [0, -21],
    ] as const) {
      const there = document.elementFromPoint(x + dx, y + dy);
      if (there === null || there.closest('.area-board') === null || there.closest('button, a, label') !== null)
        continue;
      const nearer = [...document.querySelectorAll<HTMLElement>('.spot[data-legal]')].some((other) => {
        const box = other.getBoundingClientRect();
        return other !== spot && Math.hypot(box.left + box.width / 2 - x - dx, box.top + box.height / 2 - y - dy) < 24;
      });
      if (!nearer) return { x: x + dx, y: y + dy, spot: spot.dataset.spot ?? '' };
    }
  }
  return null;
}

/** Runs in the page: a finger exactly there. A finger of the test browser's own is moved to what lies near by the browser, as only some browsers do. */
function pressAt({ x, y }: { readonly x: number; readonly y: number }): void {
  const there = document.elementFromPoint(x, y);
  const at = { bubbles: true, clientX: x, clientY: y };
  there?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', isPrimary: true }));
  there?.dispatchEvent(new MouseEvent('click', at));
}

/** What a finger and an eye reach on a small screen. */
describe.skipIf(browserPath === null)('whoever plays on a phone', () => {
  const house = useHouse();

  it('presses small places by what lies around them', async () => {
    const ola = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true });
    const { page } = ola;
    const game = (await loadRules('excavation-earth')) as AnyGame;
    const asked = new Set<string>();
    let point: ReturnType<typeof besideSmall> = null;
    for (const { prompt, take } of positionsOf(game, { seats: 3, seed: 'count', by: 'greedy' })) {
      if (asked.has(prompt)) continue;
      asked.add(prompt);
      // The table before it is gone first, or it would be looked at instead.
      await ola.goTo('#/');
      await page.getByTestId('game-star-scrappers').waitFor();
      await layOut(page, take());
      await settle(page);
      point = await page.evaluate(besideSmall);
      if (point !== null || asked.size > MOMENTS) break;
    }
    if (point === null) throw new Error('No small place with free ground beside it was found.');
    const before = await ola.decision();
    await page.evaluate(pressAt, point);
    await page.waitForFunction(
      (id) =>
        document.querySelector('.prompt')?.getAttribute('data-decision') !== id ||
        document.querySelector('.which-way') !== null,
      before,
      { timeout: 10_000 },
    );
    expect(ola.errors).toEqual([]);
    await ola.leave();
  }, 120_000);

  it('sees what is asked about, and afterwards the board goes back to where it was left', async () => {
    const kim = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true });
    const { page } = kim;
    const { position, choices } = await cardBeforeSale();
    const board = page.locator('.plain-board');
    const scroll = (by: number): Promise<number> =>
      board.evaluate((element, by) => {
        element.scrollTop += by;
        return element.scrollTop;
      }, by);
    const choose = async (option: Option | undefined): Promise<void> => {
      const before = await kim.decision();
      await page.locator(`.prompt [data-option="${option}"]`).tap();
      await kim.answered(before);
      await atRest();
    };
    /** Scrolling follows the choice; it is over when the board stands as it did a moment before, and the page has had time to begin. */
    const atRest = async (): Promise<void> => {
      for (let looks = 0, last = Number.NaN, same = 0; looks < 40 && same < 4; looks++) {
        await settle(page);
        const now = await scroll(0);
        same = now === last ? same + 1 : 0;
        last = now;
        await page.waitForTimeout(50);
      }
    };
    /** Sells on all markets, having looked elsewhere; says where the board stood before, when the first was asked, and after the last. */
    const sell = async (movedBy: number): Promise<readonly number[]> => {
      await layOut(page, position, 'plain');
      const [card, ...markets] = choices;
      const left = await scroll(3200);
      await choose(card);
      const asked = await scroll(movedBy);
      for (const market of markets) await choose(market);
      return [left, asked, await scroll(0)];
    };
    const [left = 0, asked = 0, after] = await sell(0);
    expect(left - asked).toBeGreaterThan(1000);
    expect(after).toBe(left);
    // Whoever has moved it since is left where they are.
    expect(await sell(40)).toEqual([left, asked + 40, asked + 40]);
    expect(kim.errors).toEqual([]);
    await kim.leave();
  }, 120_000);
});
