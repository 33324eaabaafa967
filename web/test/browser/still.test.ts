import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playable } from '../../games/rules.ts';
import { browserPath, type House, layNothingBy, useHouse } from './house.ts';

/** So much of what is seen may move while a page comes in: Lighthouse's sum, of which 0.1 is called good. */
const STILL = 0.02;

/** A phone and its network, as Lighthouse has them. */
const PHONE = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };

const PAGES = ['new/imperium', 'tables', 'friends', 'settings', 'about', 'box/imperium', 'rules/star-scrappers'];

interface Watched {
  moved: number;
  /** A frame was drawn with the bar, and with nothing yet of what the script draws. */
  drawnEarly: boolean;
}

/** How much of what is seen moves while a page comes in over a slow network, and whether something was drawn before the script. */
async function comeIn({ browser, address }: House, page: string): Promise<{ moved: number; drawnEarly: boolean }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pl-PL', hasTouch: true });
  await layNothingBy(context);
  await context.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.moved = 0;
    watched.drawnEarly = false;
    const eachFrame = (): void => {
      const isThere = (what: string): boolean => document.querySelector(what) !== null;
      watched.drawnEarly ||= isThere('#app > header .brand svg') && !isThere('main');
      if (!isThere('main')) requestAnimationFrame(eachFrame);
    };
    requestAnimationFrame(eachFrame);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const tab = await context.newPage();
  const line = await context.newCDPSession(tab);
  await line.send('Network.emulateNetworkConditions', NETWORK);
  await tab.goto(`${address}#/${page}`, { waitUntil: 'commit' });
  await tab.locator('main').waitFor({ timeout: 30_000 });
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(300);
  const { moved, drawnEarly } = await tab.evaluate(() => {
    const { moved, drawnEarly } = window as unknown as Watched;
    return { moved, drawnEarly };
  });
  await context.close();
  return { moved, drawnEarly };
}

describe.skipIf(browserPath === null)('a page that comes in', () => {
  const house = useHouse();

  it('shares the rules of a game with the worker of its table: they are one file', () => {
    house();
    const folder = join(import.meta.dirname, '../../dist/assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const id of playable)
      expect(
        texts.filter((text) => new RegExp(`id:.${id}.,version:`).test(text)),
        id,
      ).toHaveLength(1);
  });

  it.each(['', ...PAGES])(
    'stands still, and its first paint comes with the HTML: /%s',
    async (page) => {
      const { moved, drawnEarly } = await comeIn(house(), page);
      expect(moved).toBeLessThanOrEqual(STILL);
      expect(drawnEarly).toBe(true);
    },
    90_000,
  );
});
