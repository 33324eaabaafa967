import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';

const KIB = 1024;

describe.skipIf(browserPath === null)('the page is light and quick', () => {
  const house = useHouse();

  it('the home page needs at most 200 KiB of compressed script, and no game', async () => {
    const scripts = new Map<string, number>();
    const context = await house().browser.newContext();
    const page = await context.newPage();
    page.on('response', async (response) => {
      if (!/\.js$/.test(new URL(response.url()).pathname) || response.request().serviceWorker() !== null) return;
      scripts.set(new URL(response.url()).pathname, gzipSync(await response.body()).length);
    });
    await page.goto(house().address);
    await page.getByTestId('play-star-scrappers').waitFor();
    await page.waitForLoadState('networkidle');
    const sum = [...scripts.values()].reduce((total, size) => total + size, 0);
    console.log(`home: ${(sum / KIB).toFixed(0)} KiB of compressed script in ${scripts.size} files`);
    expect(sum).toBeGreaterThan(10 * KIB);
    expect(sum).toBeLessThanOrEqual(200 * KIB);
    expect([...scripts.keys()].filter((path) => /board|star-scrappers/.test(path))).toEqual([]);
    await context.close();
  }, 60_000);

  it('a choice is drawn soon after the click on a slow phone', async () => {
    const jo = await Visitor.arrive(house(), { viewport: PHONE });
    await jo.playNow();
    const slow = await jo.context.newCDPSession(jo.page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (let i = 0; i < 12; i++) {
      await jo.asked();
      times.push(await jo.page.evaluate(drawingTime));
      await jo.page.waitForTimeout(120);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] as number;
    console.log(`a choice is drawn after ${median.toFixed(0)} ms (median of ${times.length}, CPU slowed four times)`);
    expect(median).toBeLessThan(MOST_MS);
    await jo.leave();
  }, 90_000);
});

/** Aimed at is 50; a busy machine that runs other tests at the same time is allowed more. */
const MOST_MS = 250;

/** Chooses by key and measures until the change has been painted. */
async function drawingTime(): Promise<number> {
  const prompt = document.querySelector('.prompt') as HTMLElement;
  const asked = prompt.getAttribute('data-decision');
  const options = Number(prompt.getAttribute('data-options'));
  const begun = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: options === 1 ? '1' : '2', bubbles: true }));
  while (prompt.getAttribute('data-decision') === asked && performance.now() - begun < 5000) {
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  // The change is in this frame; the most urgent task posted now runs as soon as it has been painted.
  await scheduler.postTask(() => {}, { priority: 'user-blocking' });
  return performance.now() - begun;
}
