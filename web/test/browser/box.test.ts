import { describe, expect, it } from 'vitest';
import { SLIPS, seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { meterOf, part, SLOWER, slowPhone } from './slow-phone.ts';
import { thorough } from './watched.ts';

describe.skipIf(browserPath === null)('the box, card by card', () => {
  const house = useHouse();

  const settled = async (visitor: Visitor): Promise<void> => {
    await visitor.page.getByTestId('box-search').waitFor({ state: 'attached' });
    await visitor.page.locator('.loading').waitFor({ state: 'detached' });
  };
  /** The list comes a moment later than what was asked. */
  const answered = (visitor: Visitor, asked: Record<string, string>): Promise<void> =>
    visitor.page.locator(`.box-found[data-asked="${new URLSearchParams(asked)}"]`).waitFor();
  const found = async (visitor: Visitor): Promise<number> =>
    Number.parseInt((await visitor.page.getByTestId('box-found').textContent()) ?? '', 10);
  const problems = async (visitor: Visitor): Promise<string[]> => {
    const text = await visitor.words();
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return [
      ...(SLIPS.exec(text) ?? []),
      ...(wide > 1 ? [`${wide} px too wide`] : []),
      ...(await seriousFindings(visitor)),
    ];
  };

  it.each([
    ['pl-PL', 'light', DESKTOP, 'desktop'],
    ['en-GB', 'dark', PHONE, 'phone'],
  ] as const)(
    'is searched, sorted out and read in %s, %s',
    async (locale, colorScheme, viewport, size) => {
      const kim = await Visitor.arrive(house(), { locale, colorScheme, viewport });
      const shot = (name: string): Promise<void> =>
        kim.shot(`box-${name}-${size}-${locale.slice(0, 2)}-${colorScheme}`);
      await kim.goTo('#/box/imperium');
      await settled(kim);
      await shot('whole');
      expect(await problems(kim)).toEqual([]);

      await kim.page.getByTestId('box-by-nation').selectOption('romans');
      await kim.page.getByTestId('box-by-keyword').selectOption('garrison');
      await answered(kim, { nation: 'romans', keyword: 'garrison' });
      await expect.poll(() => kim.page.url()).toContain('?nation=romans&keyword=garrison');
      const sorted = await found(kim);
      expect(sorted).toBeGreaterThan(0);
      await expect.poll(() => kim.page.locator('.box-card').count()).toBe(sorted);
      await shot('sorted');
      expect(await problems(kim)).toEqual([]);
      await kim.page.getByTestId('box-clear').click();

      await kim.page.getByTestId('box-search').fill('swieta przelecz');
      await answered(kim, { q: 'swieta przelecz' });
      await kim.page.locator('.box-card[data-item="c-sacred-pass"]').waitFor();
      expect(await found(kim)).toBe(1);
      await kim.page.keyboard.press('Tab');
      const focused = (): Promise<Pick<Element, 'className' | 'tagName' | 'textContent'>> =>
        kim.page.evaluate(() => {
          const { className = '', tagName = '', textContent = '' } = document.activeElement ?? {};
          return { className, tagName, textContent };
        });
      for (let tabs = 0; tabs < 60 && (await focused()).className !== 'box-name'; tabs++)
        await kim.page.keyboard.press('Tab');
      await kim.page.keyboard.press('Enter');
      await kim.page.getByTestId('box-item').waitFor();
      expect(kim.page.url()).toContain('#/box/imperium/c-sacred-pass?q=');
      await expect.poll(focused).toMatchObject({ tagName: 'H2' });
      await kim.page.goBack();
      await kim.page.locator('.box-card').first().waitFor();
      await expect.poll(focused).toMatchObject({ className: 'box-name' });

      await kim.goTo('#/box/imperium?box=classics');
      await kim.page.getByRole('button', { name: /Pokaż jeszcze|Show \d+ more/ }).scrollIntoViewIfNeeded();
      const far = kim.page.locator('.box-name').nth(50);
      await far.waitFor({ state: 'attached' });
      const name = await far.textContent();
      await far.click();
      await kim.page.getByTestId('box-item').waitFor();
      await kim.page.goBack();
      await expect.poll(focused).toMatchObject({ className: 'box-name', textContent: name });

      await kim.goTo('#/box/imperium/romans-power');
      await kim.page.getByTestId('box-item').waitFor();
      await expect.poll(() => kim.page.locator('.box-item .box-face').count()).toBe(2);
      await shot('item');
      expect(await problems(kim)).toEqual([]);
      expect(kim.errors).toEqual([]);
      await kim.leave();
    },
    90_000,
  );

  it('opens beside the table from a card in play, by pointer and by key', async () => {
    const lea = await Visitor.arrive(house(), { locale: 'pl-PL' });
    await lea.sitDown('imperium');
    const card = lea.page
      .locator('[data-spot]')
      .filter({ has: lea.page.locator('.im-hd b') })
      .first();
    const side = ((await card.locator('.im-hd b').textContent()) ?? '').replaceAll('\u00ad', ''); // syllables part there
    // By its head: in its middle something else may lie over it.
    await card.locator('.im-hd b').hover();
    await lea.page.getByTestId('tip-box').click();
    const panel = lea.page.getByTestId('box-panel');
    await panel.getByTestId('box-item').waitFor();
    const called = (await panel.locator('.box-item h2').textContent()) ?? '';
    expect(side).toContain(called.replace(/ ×\d+$/, '')); // of a power card one side lies there, of some cards there are several
    await lea.shot('box-panel-desktop-pl-light');
    expect(await problems(lea)).toEqual([]);
    await panel.getByRole('button', { name: 'Do spisu' }).click();
    await panel.getByTestId('box-search').fill('oaza');
    await panel.locator('.box-card').first().waitFor();
    await lea.shot('box-panel-list-desktop-pl-light');
    await lea.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await card.focus();
    await lea.page.keyboard.press('c');
    await panel.getByTestId('box-item').waitFor();
    expect(await lea.decision(), 'the table waits as it did').not.toBeNull();
    expect(lea.errors).toEqual([]);
    await lea.leave();
  }, 90_000);

  it('answers soon after a letter on a slow phone', async () => {
    const max = await Visitor.arrive(house(), { viewport: PHONE });
    await max.goTo('#/box/imperium');
    await settled(max);
    const worked = await meterOf(max);
    const phone = await slowPhone(max);
    const times: number[] = [];
    const costs: number[] = [];
    for (const words of ['r', 're', 'reg', 'unrest', 'gain', 'c', 'city']) {
      if (thorough) await phone.slow();
      const before = await worked();
      times.push(await max.page.evaluate(answerTime, words));
      costs.push((await worked()) - before);
      await phone.free();
      await answered(max, { q: words });
    }
    const [time, cost] = [times, costs].map((all) => part(all.toSorted(upwards), 0.5)) as [number, number];
    console.log(
      `a search is drawn after ${time} ms, of which the page works ${cost} (medians of ${times.length}${thorough ? `, CPU slowed ${SLOWER} times` : ''})`,
    );
    expect(cost).toBeGreaterThan(0);
    if (thorough) expect(time).toBeLessThan(MOST_MS);
    else expect(cost).toBeLessThan(MOST_WORK_MS);
    await max.leave();
  }, 60_000);
});

/** Aimed at is 200 by the clock of a phone that is so much slower; the page's own time on this machine is looked at beside other tests, which cannot take it. */
const MOST_MS = 900;
const MOST_WORK_MS = 100;

const upwards = (one: number, other: number): number => one - other;

/** Types into the field and measures until the list of what was found has been painted. */
async function answerTime(words: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('[data-testid="box-search"]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const begun = performance.now();
  setter?.call(field, words);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  while (
    document.querySelector('.box-found')?.getAttribute('data-asked') !== `q=${words}` &&
    performance.now() - begun < 5000
  ) {
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  await scheduler.postTask(() => {}, { priority: 'user-blocking' });
  return performance.now() - begun;
}
