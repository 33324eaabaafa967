import { describe, expect, it } from 'vitest';
import { seriousFindings } from './findings.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';

describe.skipIf(browserPath === null)('tips in a first game', () => {
  const house = useHouse();

  it('are told once, open their rule, and are off with one tap until somebody wants them again', async () => {
    const visitor = await Visitor.arrive(house(), { tips: true });
    const { page } = visitor;
    await visitor.playFromHome();
    const tip = page.getByTestId('tip');
    await tip.waitFor();
    const first = await tip.textContent();
    expect(await seriousFindings(visitor)).toEqual([]);
    await page.getByTestId('tip-rule').click();
    await page.locator('[data-testid="help"] [data-meant]').waitFor();
    await page.reload();
    await page.locator('.prompt[data-asks]').waitFor();
    // What was told is not told again.
    await page.waitForTimeout(300);
    if ((await tip.count()) > 0) expect(await tip.textContent()).not.toBe(first);

    await page.locator('.prompt-options [data-option="recruit"]').click();
    await page.getByText('Level 1 is free').waitFor();
    await page.getByTestId('tip-off').click();
    await tip.waitFor({ state: 'detached' });
    await page.getByTestId('menu').click();
    await page.getByTestId('table-menu').getByText('Tips', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stolik.settings'))).toContain('"tips":false');
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  }, 60_000);

  it('say their line on a phone, with the ways a tap away', async () => {
    const visitor = await Visitor.arrive(house(), { tips: true, viewport: PHONE, hasTouch: true });
    const { page } = visitor;
    await visitor.playFromHome();
    await page.getByTestId('tip').waitFor();
    expect(await page.getByTestId('tip-off').count()).toBe(0);
    await page.locator('.tip-words').tap();
    await page.getByTestId('tip-off').waitFor();
    await page.getByTestId('tip-close').tap();
    await page.getByTestId('tip').waitFor({ state: 'detached' });
    await visitor.leave();
  }, 60_000);

  it('have the card of the game beside the table', async () => {
    const visitor = await Visitor.arrive(house());
    const { page } = visitor;
    await visitor.playFromHome();
    await page.locator('.prompt[data-asks]').waitFor();
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-card').click();
    await page.getByTestId('card-panel').getByTestId('game-card').waitFor();
    expect(await seriousFindings(visitor)).toEqual([]);
    await visitor.leave();
  }, 60_000);
});
