import type { AnyGame } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { describe, expect, it } from 'vitest';
import { settle } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';

const game = excavationEarth as unknown as AnyGame;

/** The first such moment of a game. */
function momentOf(played: Played, wanted: (position: Position) => boolean, prompt: string): Position {
  for (const moment of positionsOf(game, played)) {
    if (moment.prompt !== prompt) continue;
    const position = moment.take();
    if (wanted(position)) return position;
  }
  throw new Error(`No such ${prompt}.`);
}

/** How things moved: the class of what flew, with how many stops and for how long. */
interface Moved {
  readonly what: string;
  readonly stops: number;
  readonly lasts: number;
  /** Does it look as it does where it lies: in the colour of its region, and nothing of it scrolls? */
  readonly whole: boolean;
}

/** Notes every flight from now on. */
const noteFlights = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(() => {
    const noted: Moved[] = [];
    Object.assign(window, { noted });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const lasts = typeof options === 'object' ? Number(options.duration) + Number(options.delay ?? 0) : 0;
      const coloured = !this.matches('.ee-tile-spot') || this.querySelector('[data-region]') !== null;
      const whole = coloured && getComputedStyle(this).overflowY === 'visible';
      noted.push({ what: this.className.toString(), stops: Array.isArray(frames) ? frames.length : 0, lasts, whole });
      return animate.call(this, frames, options);
    };
  });

const flown = (visitor: Visitor, what: string): Promise<Moved[]> =>
  visitor.page.evaluate(
    (what) => (window as unknown as { noted: Moved[] }).noted.filter((one) => one.what.includes(what)),
    what,
  );

describe.skipIf(browserPath === null)('what moves on the board of Excavation Earth', () => {
  const house = useHouse();

  it('an explorer runs along the lines, and the place pointed at says what is there', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB', motion: true });
    const travels = momentOf({ seats: 3, seed: '1', by: 'greedy' }, () => true, 'travel.to');
    await layOut(ewa.page, travels);
    const places = ewa.page.locator('.ee-place[data-reach] .ee-place-spot[data-legal]');
    const sheet = ewa.page.locator('.ee-destination');
    // The nearest come first among the answers, the farthest last.
    const far = ewa.page.locator(`.ee-place-spot[data-spot="${travels.decision.options.at(-1)}"]`);
    await far.hover();
    await sheet.waitFor();
    await ewa.page.mouse.move(2, 2);
    await expect.poll(() => sheet.count()).toBe(0);
    await far.focus();
    await sheet.waitFor();
    await expect.poll(() => places.count()).toBe(travels.decision.options.length);
    await noteFlights(ewa);
    await far.click();
    await expect.poll(async () => (await flown(ewa, 'ee-explorer')).map(({ stops }) => stops > 2)).toContain(true);
    for (const { lasts } of await flown(ewa, 'flight')) expect(lasts).toBeLessThanOrEqual(900);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('a finger that rests on a place shows what is there, and chooses nothing', async () => {
    const ola = await Visitor.arrive(house(), { viewport: PHONE, locale: 'pl-PL', hasTouch: true });
    const travels = momentOf({ seats: 3, seed: '1', by: 'greedy' }, () => true, 'travel.to');
    await layOut(ola.page, travels);
    const asked = await ola.decision();
    await settle(ola.page);
    const box = await ola.page.locator(`.ee-place-spot[data-spot="${travels.decision.options[0]}"]`).boundingBox();
    const touch = await ola.context.newCDPSession(ola.page);
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await ola.page.locator('.ee-destination').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await ola.decision()).toBe(asked);
    await ola.leave();
  }, 120_000);

  it('of a sale goods rise, heads board the ship and traders climb to the centre', async () => {
    const iga = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL', motion: true });
    const sells = momentOf(
      { seats: 3, seed: '1', by: 'greedy' },
      ({ decision }) => decision.options.includes('done'),
      'sell.market',
    );
    await layOut(iga.page, sells);
    await noteFlights(iga);
    // Each answer is waited for: a finger that comes down after the last one would bring down what is to fly.
    let asked = await iga.decision();
    await iga.page.locator('.prompt [data-option="done"]').click();
    await iga.answered(asked);
    // Which tiles are handed over is asked where they differ.
    const tiles = iga.page.locator('.ee-own .ee-tile-spot[data-legal]');
    for (let tile = 0; tile < 4 && (await tiles.count()) > 0; tile++) {
      asked = await iga.decision();
      await tiles.first().click();
      await iga.answered(asked);
    }
    const goods = async (): Promise<Moved[]> =>
      (await flown(iga, 'ee-tile-spot')).filter(({ what }) => what.includes('flight'));
    await expect.poll(async () => (await flown(iga, 'ee-flying-crew')).length).toBeGreaterThan(0);
    await expect.poll(async () => (await flown(iga, 'ee-head')).length).toBeGreaterThan(0);
    await expect.poll(async () => (await goods()).length).toBeGreaterThan(0);
    expect((await goods()).filter(({ whole }) => !whole)).toEqual([]);
    for (const { lasts } of await flown(iga, 'flight')) expect(lasts).toBeLessThanOrEqual(900);
    await expect.poll(() => iga.page.locator('.ee-flying-crew').count()).toBe(0);
    expect(iga.errors).toEqual([]);
    await iga.leave();
  }, 120_000);

  it('Zu’s turn waits, goes on and ends by keys', async () => {
    const zoe = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB', motion: true });
    let after: Position | null = null;
    for (const { at, prompt, take } of positionsOf(game, { seats: 1, seed: '11', by: 'greedy' }))
      if (after === null && at > 30 && prompt === 'turn.end') after = take();
    await layOut(zoe.page, after as Position);
    await zoe.page.locator('.prompt [data-option="end"]').click();
    await zoe.page.locator('.ee-tempo').waitFor();
    await zoe.page.keyboard.press('p');
    const now = zoe.page.locator('.ee-zu-steps > [data-now] button > b').first();
    const asked = await zoe.decision();
    const step = async (): Promise<number> => Number(await now.textContent());
    const at = await step();
    // Longer than a step lasts: that it stays can be seen in no other way.
    await zoe.page.waitForTimeout(1_100);
    expect(await step()).toBe(at);
    await zoe.page.keyboard.press('Space');
    await expect.poll(step).toBe(at + 1);
    await zoe.page.keyboard.press('t');
    await zoe.page.locator('.ee-tempo', { hasText: '2×' }).waitFor();
    await zoe.page.keyboard.press('e');
    await zoe.page.locator('.ee-tempo').waitFor({ state: 'detached' });
    await zoe.page.locator('.ee-zu-steps > li:last-child[data-now="true"]').waitFor();
    expect(await zoe.decision()).toBe(asked);
    expect(zoe.errors).toEqual([]);
    await zoe.leave();
  }, 120_000);
});
