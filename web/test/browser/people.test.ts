import { describe, expect, it } from 'vitest';
import { SLIPS, seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, PHONE, TABLET, useHouse, Visitor } from './house.ts';
import { thorough } from './watched.ts';

const PAGES = [
  '#/',
  '#/new/star-scrappers',
  '#/tables',
  '#/rules/star-scrappers',
  '#/box/star-scrappers',
  '#/settings',
  '#/about',
];

describe.skipIf(browserPath === null)('everyone can play', () => {
  const house = useHouse();

  it('with others at one screen, behind a curtain', async () => {
    const two = await Visitor.arrive(house(), { locale: 'pl-PL' });
    await two.goTo('#/new/star-scrappers');
    await two.page.getByRole('radio', { name: '2' }).first().check({ force: true });
    await two.page.getByTestId('who-1').selectOption('guest');
    await two.page.getByTestId('begin').click();
    const curtain = two.page.locator('dialog.curtain');
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await two.page.locator('dialog.curtain[open], .prompt[data-asks]').first().waitFor();
      if ((await curtain.count()) > 0) {
        if (turn < 2) await two.shot(`curtain-${turn}`);
        expect(await two.page.locator('.area-hand [data-spot]').count(), 'no hand lies behind the curtain').toBe(0);
        seen.push((await curtain.locator('h1').textContent()) ?? '');
        await curtain.getByRole('button').first().click();
      }
      await two.asked();
      await expect.poll(() => two.page.locator('.area-hand [data-spot]').count()).toBeGreaterThan(0);
      // End the turn: it is the last option of the list.
      const asked = await two.decision();
      await two.page.keyboard.press(String(await two.page.locator('.prompt').getAttribute('data-options')));
      await two.answered(asked);
    }
    expect(new Set(seen).size).toBe(2); // both were asked to take the screen
    expect(two.errors).toEqual([]);
    await two.leave();
  }, 90_000);

  it.each([
    ['pl-PL', 'light', DESKTOP, 'desktop'],
    ['en-GB', 'dark', PHONE, 'phone'],
    ...(thorough
      ? ([
          ['en-GB', 'light', TABLET, 'tablet'],
          ['pl-PL', 'dark', PHONE, 'phone'],
        ] as const)
      : []),
  ] as const)(
    'in %s, %s, on every page: words complete, nothing serious for axe',
    async (locale, colorScheme, viewport, size) => {
      const gus = await Visitor.arrive(house(), { locale, colorScheme, viewport });
      const lang = locale.slice(0, 2);
      const problems: string[] = [];
      const look = async (name: string): Promise<void> => {
        await gus.shot(`${name}-${size}-${lang}-${colorScheme}`);
        const text = await gus.words();
        if (SLIPS.test(text)) problems.push(`${name}: ${SLIPS.exec(text)?.[0]}`);
        expect(await gus.page.evaluate(() => document.documentElement.lang)).toBe(lang);
        expect(
          await gus.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${name} is too wide`,
        ).toBeLessThanOrEqual(1);
        for (const finding of await seriousFindings(gus)) problems.push(`${name}: ${finding}`);
      };
      for (const page of PAGES) {
        await gus.page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''));
        await gus.goTo(page);
        await gus.page.locator(page === '#/' ? 'main' : 'main:not([data-before])').waitFor();
        await gus.page.locator('h1').first().waitFor();
        await gus.page.locator('.loading').waitFor({ state: 'detached' });
        await look(page.split('/')[1] || 'home');
      }
      await gus.goTo('#/');
      await gus.playNow();
      await look('table');
      await gus.page.getByTestId('menu').click();
      await gus.page.getByTestId('table-menu').waitFor();
      await look('menu');
      expect(problems).toEqual([]);
      expect(gus.errors).toEqual([]);
      await gus.leave();
    },
    120_000,
  );

  it('and is told why not', async () => {
    const hal = await Visitor.arrive(house());
    await hal.playNow();
    await hal.page.locator('[data-spot]:not([data-legal])').filter({ visible: true }).last().click();
    await hal.page.locator('.why-not').filter({ hasText: /\w{4}/ }).first().waitFor();
    await hal.leave();
  }, 60_000);

  it('takes back a choice, and is told when that cannot be', async () => {
    const ivo = await Visitor.arrive(house());
    await ivo.playNow();
    const question = await ivo.question();
    await ivo.page.keyboard.press('1');
    await ivo.page.waitForFunction((old) => document.querySelector('.prompt-question')?.textContent !== old, question);
    await ivo.page.keyboard.press('u');
    await ivo.page.waitForFunction((old) => document.querySelector('.prompt-question')?.textContent === old, question);
    await ivo.page.keyboard.press('u'); // nothing of one's own is left
    await ivo.page.locator('.prompt-why').filter({ hasText: /\w{4}/ }).waitFor();
    await ivo.leave();
  }, 60_000);
});
