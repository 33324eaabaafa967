import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';

/** A finger that lies so long on a thing asks what it is. */
const HELD_MS = 600;

/** So long after a question has come by what others did presses count again, and a bit. */
const QUIET_MS = 700;

describe.skipIf(browserPath === null)('a press that means something else', () => {
  const house = useHouse();

  it('when a bot has just moved answers nothing, in the bar or on the board; a moment later it does', async () => {
    const ida = await Visitor.arrive(house(), { quiet: true });
    const { page } = ida;
    await ida.playFrom('star-scrappers', { seats: 3, seed: '1', by: 'greedy' }, 60);
    const early: (string | null)[] = [];
    for (const which of ['.prompt-options .option[data-option]', '.area-board .spot[data-legal]']) {
      await page.evaluate(pressWhenAsked, which);
      await finishTurn(ida);
      const pressed = await page.waitForFunction(() => (window as unknown as Watched).pressed ?? false);
      const asked = await pressed.evaluate((told) => (told as { asked: string }).asked);
      await page.waitForTimeout(QUIET_MS);
      early.push((await ida.decision()) === asked ? null : `${which} answered`);
      await page.locator('.prompt-options .option[data-option]').first().click();
      await ida.answered(asked);
    }
    expect(early).toEqual([null, null]);
    expect(ida.errors).toEqual([]);
    await ida.leave();
  }, 60_000);

  it('by a finger that is held answers nothing: on an answer, on a thing and beside one', async () => {
    const ida = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true });
    const { page } = ida;
    await ida.playFrom('archipelago', { seats: 3, seed: '1', by: 'greedy' }, 20);
    const asked = await ida.decision();
    const middle = async (which: string) => {
      const box = await page.locator(which).filter({ visible: true }).first().boundingBox();
      if (box === null) throw new Error(`No ${which} is in sight.`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const answer = await middle('.prompt-options .option[data-option]');
    await hold(page, answer);
    expect(await ida.decision()).toBe(asked);
    const spot = await middle('.ar-zone[data-legal]');
    await hold(page, { x: spot.x, y: spot.y });
    expect(await ida.decision()).toBe(asked);
    await page.keyboard.press('Escape');
    // Beside it, where a short tap means it.
    const beside = await page.evaluate(besideOne, '.ar-zone[data-legal]');
    await page.evaluate(holdThere, { ...beside, held: HELD_MS });
    await page.waitForTimeout(200);
    expect(await ida.decision()).toBe(asked);
    await page.touchscreen.tap(beside.x, beside.y);
    await ida.answered(asked);
    expect(ida.errors).toEqual([]);
    await ida.leave();
  }, 60_000);
});

async function hold(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(HELD_MS);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  await hand.detach();
}

/** Answers until somebody else moves: by keys, which are never too early. */
async function finishTurn(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (;;) {
    const asked = await visitor.decision();
    if ((await page.evaluate(() => (window as unknown as Watched).pressed)) !== undefined) return;
    const closes = page.locator('.prompt-options .option[data-closes]');
    if (asked === null) await page.waitForTimeout(20);
    else {
      await page.keyboard.press((await closes.count()) > 0 ? '0' : '1');
      await visitor.answered(asked);
    }
  }
}

/** Runs in the page: a point beside such a thing from which a finger reaches it, and where nothing else lies that can be pressed. */
function besideOne(which: string): { readonly x: number; readonly y: number } {
  for (const thing of document.querySelectorAll(which)) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (let turn = 0; turn < 24; turn++) {
      const [x, y] = [left + width / 2 + 20 * Math.cos(turn), top + height / 2 + 20 * Math.sin(turn)];
      if (document.elementFromPoint(x, y)?.closest('.ar-wheel') && !document.elementFromPoint(x, y)?.closest('button'))
        return { x, y };
    }
  }
  throw new Error(`There is no room beside ${which}.`);
}

/** Runs in the page: a finger is held there, and its browser makes a click of that, as some do. */
async function holdThere({ x, y, held }: { readonly x: number; readonly y: number; readonly held: number }) {
  const thing = document.elementFromPoint(x, y);
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  const finger = { ...at, pointerType: 'touch', isPrimary: true };
  thing?.dispatchEvent(new PointerEvent('pointerdown', finger));
  await new Promise((passed) => setTimeout(passed, held));
  thing?.dispatchEvent(new PointerEvent('pointerup', finger));
  thing?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

interface Watched {
  pressed?: { readonly asked: string };
}

/** Runs in the page: as soon as something is asked after a wait, this is pressed there, in the same breath. */
function pressWhenAsked(which: string): void {
  const watched = window as unknown as Watched;
  delete watched.pressed;
  let waited = false;
  const watch = new MutationObserver(() => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    if (prompt === null) return;
    if (prompt.dataset.asks === undefined) waited = true;
    const thing = document.querySelector<HTMLElement>(which);
    const asked = prompt.dataset.decision;
    if (!waited || asked === undefined || thing === null) return;
    watch.disconnect();
    const press = { bubbles: true, cancelable: true, detail: 1 };
    thing.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'mouse', isPrimary: true }));
    thing.dispatchEvent(new MouseEvent('click', press));
    watched.pressed = { asked };
  });
  watch.observe(document.body, { attributes: true, childList: true, subtree: true });
}
