import { describe, expect, it } from 'vitest';
import { slowChoicesDrawn } from './choices-drawn.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';
import { dice } from './players.ts';
import { part, SLOWER, type SlowPhone, slowPhone } from './slow-phone.ts';
import { thorough } from './watched.ts';

/** The usual frame of a move takes so many milliseconds at most; asked in a run for its own sake, because beside other tests a page gets any part of the time. */
const FRAME_MS = 50;

describe.skipIf(browserPath === null)('pieces that fly', () => {
  const house = useHouse();

  it('where the page is slow, the changed table is shown first and its pieces take off a frame later; a finger brings them down at once', async () => {
    const kim = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, motion: true });
    // Some of its pieces are seen in two places at once, and nobody else plays.
    await kim.playFrom('excavation-earth', { seats: 1, seed: 'a', by: 'greedy' }, 60);
    const { page } = kim;
    const phone = await slowPhone(kim, 2 * SLOWER);
    await page.evaluate(watchFlights);
    const flown = (): Promise<readonly Flown[]> => page.evaluate(() => (window as unknown as Airport).flown);
    const inTheAir = page.locator('[data-aloft], .flight');
    const someFlew = async (): Promise<boolean> => {
      const all = await flown();
      // Hidden with the change: later the page would be styled and laid out again in the frame that should show it.
      return (
        all.some(({ hidden }) => hidden === 'early') && all.filter(({ pictures }) => pictures.length > 0).length > 2
      );
    };
    await answerByDigits(kim, phone, someFlew);
    for (const { shown, pictures } of await flown())
      for (const picture of pictures) expect(picture).toBeGreaterThan(shown);
    expect(
      await page.evaluate(() => (window as unknown as Airport).blinked),
      'what has not moved stays in sight',
    ).toEqual([]);
    await expect.poll(() => inTheAir.count()).toBe(0);
    await page.evaluate(bringDown);
    const left = (): Promise<number | null> => page.evaluate(() => (window as unknown as Airport).left);
    await answerByDigits(kim, phone, async () => (await left()) !== null);
    expect(await left()).toBe(0);
    expect(kim.errors).toEqual([]);
    await kim.leave();
  }, 120_000);

  it('where pieces lie is measured while the finger lies there, and from its lifting until the choice is painted hardly anything is', async () => {
    const kim = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, motion: true });
    await kim.playNow('star-scrappers', { seats: 2 });
    const phone = await slowPhone(kim);
    await kim.page.evaluate(countMeasuring);
    await slowChoicesDrawn(kim, 5, 'taps', phone);
    const { pressing, lifting } = await kim.page.evaluate(() => (window as unknown as Measured).measured);
    expect(usual(pressing)).toBeGreaterThan(10);
    // Only what has moved and may still lie there; all of it only where something was scrolled under the finger.
    expect(usual(lifting)).toBeLessThan(usual(pressing) / 4);
    await kim.leave();
  }, 60_000);

  it.runIf(thorough)(
    'pieces move smoothly on a slow phone, on one’s own turn and on others’',
    async () => {
      const kim = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, motion: true });
      await kim.playNow('star-scrappers', { seats: 2 });
      const phone = await slowPhone(kim);
      await kim.page.evaluate(watchFrames);
      const frames = { own: [] as number[], others: [] as number[] };
      const roll = dice(5);
      // Beside other work somebody else may not have been seen at it within so many.
      const isEnough = (made: number): boolean => made >= 10 && frames.others.length > 20;
      for (let made = 0; !isEnough(made) && made < 20; made++) {
        const options = Number(await kim.page.locator('.prompt').getAttribute('data-options'));
        await phone.slow();
        const since = await kim.page.evaluate(() => performance.now());
        await kim.page.keyboard.press(String(1 + roll(Math.min(9, options))));
        await kim.page.waitForTimeout(FLIGHT_MS);
        const whose = (await kim.decision()) === null ? 'others' : 'own';
        await kim.asked();
        frames[whose].push(...(await kim.page.evaluate(framesSince, since)));
        await phone.free();
      }
      for (const [whose, lengths] of Object.entries(frames)) {
        const sorted = lengths.toSorted((a, b) => a - b);
        const late = sorted.filter((length) => length > LATE_MS).length;
        console.log(
          `moves (${whose}): ${sorted.length} frames, median ${part(sorted, 0.5)} ms, 95th percentile ${part(sorted, 0.95)}, longest ${part(sorted, 1)}; ${late} longer than ${LATE_MS} ms; CPU slowed ${SLOWER} times`,
        );
        expect(sorted.length).toBeGreaterThan(20);
        // Most frames come when they should; one long frame a move is its drawing.
        expect(part(sorted, 0.5)).toBeLessThan(FRAME_MS);
      }
      expect(kim.errors).toEqual([]);
      await kim.leave();
    },
    120_000,
  );
});

/** So long the longest flight of a move takes, with what starts it. */
const FLIGHT_MS = 1_000;

/** A frame that took so long was missed at sixty a second, and the next one too. */
const LATE_MS = 50;

interface Filmed {
  frames: { at: number; length: number }[];
}

/** Notes how long every frame takes. */
function watchFrames(): void {
  const filmed = window as unknown as Filmed;
  filmed.frames = [];
  let last = performance.now();
  const frame = (): void => {
    const at = performance.now();
    filmed.frames.push({ at, length: at - last });
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const framesSince = (since: number): number[] =>
  (window as unknown as Filmed).frames.filter(({ at }) => at > since).map(({ length }) => length);

/** A change by which pieces came to the table or left it: in which frame it was shown, and in which pictures of them were made. */
interface Flown {
  readonly shown: number;
  readonly pictures: number[];
  /** Together with the change, or only when its frame was being made? */
  hidden: 'early' | 'late' | null;
}

interface Airport {
  flown: Flown[];
  /** Pieces that were hidden though they lie where they lay. */
  blinked: string[];
  /** How much was in the air a moment after a finger had come down. */
  left: number | null;
}

/** Notes in which frames pieces leave the table and their pictures take off. */
function watchFlights(): void {
  const airport = window as unknown as Airport;
  airport.flown = [];
  airport.blinked = [];
  const lay = new Map<Element, string>();
  const placeOf = (element: Element): string => {
    const { left, top } = element.getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(top)}`;
  };
  const look = (): void => {
    lay.clear();
    for (const piece of document.querySelectorAll('[data-piece]:not([data-aloft])')) lay.set(piece, placeOf(piece));
  };
  document.addEventListener('keydown', look, { capture: true });
  /** How many frames there were, and whether one is being made. */
  let frames = 0;
  let inFrame = false;
  const eachFrame = (): void => {
    frames++;
    inFrame = true;
    setTimeout(() => {
      inFrame = false;
    });
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
  const isPiece = (node: Node): boolean =>
    node instanceof Element && (node.matches('[data-piece]') || node.querySelector('[data-piece]') !== null);
  new MutationObserver((changes) => {
    const shown = inFrame ? frames : frames + 1;
    for (const { target, addedNodes, removedNodes } of changes) {
      if ([...addedNodes, ...removedNodes].some(isPiece)) airport.flown.push({ shown, pictures: [], hidden: null });
      const last = airport.flown.at(-1);
      if (last === undefined || !(target instanceof HTMLElement)) continue;
      for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) last.pictures.push(frames);
      if (!target.hasAttribute('data-aloft')) continue;
      last.hidden ??= inFrame ? 'late' : 'early';
      if (lay.get(target) === placeOf(target)) airport.blinked.push(target.dataset.piece ?? '');
    }
    setTimeout(look);
  }).observe(document.body, { attributeFilter: ['data-aloft'], childList: true, subtree: true });
}

/** A finger comes down as soon as the next piece has left the table. */
function bringDown(): void {
  const airport = window as unknown as Airport;
  airport.left = null;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    document.dispatchEvent(new Event('pointerdown'));
    const look = (): void => {
      airport.left = document.querySelectorAll('[data-aloft], .flight').length;
    };
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  });
  watch.observe(document.body, { attributeFilter: ['data-aloft'], subtree: true });
}

/** Answers by digits on the slow page, each a while after the last one, until it is enough. */
async function answerByDigits(visitor: Visitor, phone: SlowPhone, enough: () => Promise<boolean>): Promise<void> {
  const roll = dice(5);
  for (let made = 0; !(await enough()); made++) {
    expect(made, 'something flies within so many answers').toBeLessThan(60);
    await visitor.asked();
    const options = Number(await visitor.page.locator('.prompt').getAttribute('data-options'));
    await phone.slow();
    await visitor.page.keyboard.press(String(1 + roll(Math.min(9, options))));
    await visitor.page.waitForTimeout(300);
    await phone.free();
  }
}

const usual = (counts: readonly number[]): number =>
  part(
    counts.toSorted((a, b) => a - b),
    0.5,
  );

interface Measured {
  measured: { pressing: number[]; lifting: number[] };
}

/** Counts how often the page measures something while each finger comes down, and from its lifting until the next frame has been painted. */
function countMeasuring(): void {
  const counted = window as unknown as Measured;
  counted.measured = { pressing: [], lifting: [] };
  let now: keyof Measured['measured'] | null = null;
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    const counts = now === null ? [0] : counted.measured[now];
    counts.push((counts.pop() ?? 0) + 1);
    return getBoundingClientRect.call(this);
  };
  const during = (what: keyof Measured['measured'], event: string, until: (done: () => void) => void): void =>
    window.addEventListener(
      event,
      () => {
        now = what;
        counted.measured[what].push(0);
        until(() => {
          now = null;
        });
      },
      { capture: true },
    );
  during('pressing', 'pointerdown', (done) => void setTimeout(done));
  // The most urgent task that is posted in a frame runs when it has been painted; a companion may move before any other.
  during(
    'lifting',
    'pointerup',
    (done) => void requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' })),
  );
}
