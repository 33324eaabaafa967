import { describe, expect, it } from 'vitest';
import { seriousFindings } from './findings.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';
import { learn, lessonsPlayed } from './learner.ts';

describe.skipIf(browserPath === null)('a lesson in the browser', () => {
  const house = useHouse();

  it.each(lessonsPlayed())(
    '%s, part %s, on a %s in %s is played to its end by pressing what is ringed',
    async (game, part, size, lang) => {
      const locale = lang === 'pl' ? 'pl-PL' : 'en-GB';
      const look = size === 'phone' ? { viewport: PHONE, hasTouch: true, locale } : { locale };
      const visitor = await Visitor.arrive(house(), look);
      await visitor.goTo(`#/learn/${game}/${part}`);
      const met = await learn(visitor.page, (what) => visitor.press(what, 5000));
      // Whatever is proposed is ringed: on the table, in the bar, or on the tab that leads to it.
      expect(met.filter(({ kind, loops }) => kind === 'ask' && loops === 0)).toEqual([]);
      // And what is said can be read and gone on from, and so can what it is about.
      expect(met.filter(({ isCut }) => isCut)).toEqual([]);
      expect(met.flatMap(({ id, struck }) => struck.map((words) => `${id}: ${words}`))).toEqual([]);
      expect(met.length).toBeGreaterThan(8);
      expect(visitor.errors).toEqual([]);
      await visitor.leave();
    },
    120_000,
  );

  it('holds another move back, is left and gone on with, goes a step back, and can be played on', async () => {
    const visitor = await Visitor.arrive(house());
    const { page } = visitor;
    await visitor.comeHome();
    await visitor.press(page.getByTestId('learn-star-scrappers'));
    const beat = page.getByTestId('beat');
    await page.locator('[data-beat="mine"]').waitFor();
    await page.locator('.prompt-options [data-option="end"]').click();
    await page.locator('[data-testid="beat"][data-kind="held"]').waitFor();
    await beat.filter({ hasText: 'You still have an action' }).waitFor();
    expect(await seriousFindings(visitor)).toEqual([]);
    await page.locator('.spot[data-spoken][data-legal]').first().click();
    await page.locator('[data-beat="second-action"]').waitFor();

    await page.getByTestId('lesson-leave').click();
    const link = page.getByTestId('learn-star-scrappers');
    await expect.poll(() => link.textContent()).toBe('Finish the lesson: 2 of 20');
    await page.reload();
    await link.click();
    await page.locator('[data-beat="second-action"]').waitFor();
    await beat.filter({ hasText: 'This is where we stopped.' }).waitFor();
    await page.getByTestId('beat-back').click();
    await page.locator('[data-beat="mine"]').waitFor();

    await page.locator('.prompt-options [data-option="recruit"]').click();
    await page.getByTestId('beat-own-way').click();
    await page.waitForURL(/#\/table\//);
    await page.locator('.prompt[data-asks]').waitFor();
    await expect.poll(() => visitor.question()).toContain('Which');
    await expect.poll(() => page.getByTestId('beat').count()).toBe(0);
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  }, 60_000);
});
