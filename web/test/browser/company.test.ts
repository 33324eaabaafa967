import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SLIPS, seriousFindings } from './findings.ts';
import { finishedGame } from './finished.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';

/** Ends the turn: chooses the first option until somebody else is to choose. */
async function endTurn(visitor: Visitor): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const asked = await visitor.decision();
    if (asked === null) return;
    await visitor.page.keyboard.press('1'); // to end the turn is the first of the actions
    await visitor.answered(asked);
  }
  throw new Error('The turn does not end.');
}

interface Hurried {
  hurried: string | null;
}

/** Runs in the page: as soon as it says that somebody thinks, and shows for how long, they are hurried; what it said is kept. */
function hurryAtOnce(): void {
  const page = window as unknown as Hurried;
  page.hurried = null;
  const watch = new MutationObserver(() => {
    const [clock, button] = ['.prompt-clock', '[data-testid="hurry"]'].map((what) => document.querySelector(what));
    if (clock == null || !(button instanceof HTMLElement)) return;
    watch.disconnect();
    page.hurried = document.querySelector('.prompt-question')?.textContent ?? '';
    button.click();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

describe.skipIf(browserPath === null)('good company', () => {
  const house = useHouse();

  it('is chosen by name, shows that it thinks, and can be hurried', async () => {
    const ada = await Visitor.arrive(house());
    await ada.goTo('#/new/star-scrappers');
    await ada.page.getByRole('radio', { name: '2' }).first().check({ force: true });
    await ada.page.getByTestId('who-1').selectOption('master');
    expect(await ada.page.getByTestId('character-1').textContent()).toMatch(/Club champion/);
    await ada.page.getByTestId('begin').click();
    await ada.asked();
    // He thinks no longer than a second, which may be over before anybody outside the page has looked.
    await ada.page.evaluate(hurryAtOnce);
    await endTurn(ada);
    const hurried = (): Promise<string | null> => ada.page.evaluate(() => (window as unknown as Hurried).hurried);
    await expect.poll(hurried).toMatch(/Wiktor is thinking, up to 1\u00a0s/);
    await ada.page.locator('.prompt[data-asks]').waitFor({ timeout: 8_000 });
    expect(ada.errors).toEqual([]);
    await ada.leave();
  }, 90_000);

  it.each([
    [DESKTOP, 'light', 'pl-PL'],
    [PHONE, 'dark', 'en-GB'],
  ] as const)(
    'gives a hint that can be chosen (%o, %s, %s)',
    async (viewport, colorScheme, locale) => {
      const bea = await Visitor.arrive(house(), { viewport, colorScheme, locale });
      await bea.playNow();
      const asked = await bea.decision();
      await bea.page.keyboard.press('h');
      const options = bea.page.locator('.hint-options .option');
      await options.first().waitFor();
      await bea.shot(`hint-${viewport.width}-${colorScheme}`);
      await expect.poll(() => options.count()).toBeLessThanOrEqual(3);
      expect(await bea.page.locator('.hint-reason').first().textContent()).toMatch(/\w{3}/);
      expect(SLIPS.test((await bea.page.locator('.hint').textContent()) ?? '')).toBe(false);
      expect(await seriousFindings(bea)).toEqual([]);
      await options.first().click();
      await bea.answered(asked);
      await bea.page.getByTestId('hint').waitFor({ state: 'detached' });
      expect(bea.errors).toEqual([]);
      await bea.leave();
    },
    90_000,
  );

  it('keeps its hints to itself when asked to', async () => {
    const cleo = await Visitor.arrive(house());
    await cleo.goTo('#/settings');
    await cleo.page.getByRole('group', { name: 'Hints' }).getByRole('radio', { name: 'off' }).check({ force: true });
    await cleo.goTo('#/');
    await cleo.playNow();
    expect(await cleo.page.getByTestId('hint-open').count()).toBe(0);
    await cleo.page.keyboard.press('h');
    expect(await cleo.page.getByTestId('hint').count()).toBe(0);
    await cleo.leave();
  }, 60_000);

  it('of an older house still plays on', async () => {
    const dora = await Visitor.arrive(house());
    await dora.playFromHome();
    await dora.goTo('#/tables');
    const coming = dora.page.waitForEvent('download');
    await dora.page.getByTestId('export').click();
    const file = join(tmpdir(), `stolik-old-${process.pid}.json`);
    await (await coming).saveAs(file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, bots: [null, 'greedy', 'random'] }));
    await dora.page.getByTestId('import-file').setInputFiles(file);
    await dora.asked();
    // These bots answer at once, so nobody is seen waiting: the log tells of their turns.
    const told = async (): Promise<boolean> => {
      const log = (await dora.page.locator('.log').textContent()) ?? '';
      return record.names.slice(1).every((name: string) => log.includes(name));
    };
    for (let choices = 0; choices < 40 && !(await told()); choices++) {
      const asked = await dora.decision();
      await dora.page.keyboard.press('1');
      await dora.answered(asked);
      await dora.asked();
    }
    await expect.poll(told).toBe(true);
    expect(dora.errors).toEqual([]);
    await dora.leave();
  }, 60_000);
});

describe.skipIf(browserPath === null)('after the game', () => {
  const house = useHouse();

  it.each([
    [DESKTOP, 'light', 'pl-PL'],
    [PHONE, 'dark', 'en-GB'],
  ] as const)(
    'the lead over time, its turning points, and the way to play on (%o, %s, %s)',
    async (viewport, colorScheme, locale) => {
      const eve = await Visitor.arrive(house(), { viewport, colorScheme, locale });
      await eve.goTo('#/tables');
      await eve.page.getByTestId('import-file').setInputFiles(finishedGame());
      await eve.page.getByTestId('time-bar').waitFor();
      if (viewport === PHONE) await eve.page.locator('.area-tabs .tab').nth(2).click();
      const jumps = eve.page.getByTestId('lead-jump');
      await jumps.nth(2).waitFor();
      await eve.shot(`lead-${viewport.width}-${colorScheme}`);
      await expect.poll(() => eve.page.locator('.lead-line').count()).toBe(3);
      expect(await seriousFindings(eve)).toEqual([]);
      expect(SLIPS.test((await eve.page.getByTestId('lead').textContent()) ?? '')).toBe(false);
      const before = eve.page.url();
      await jumps.first().click();
      await eve.page.waitForFunction((old) => location.href !== old, before);
      const moment = Number(/replay\/[^/]+\/(\d+)/.exec(eve.page.url())?.[1]);
      expect(moment).toBeGreaterThan(0);
      await eve.page.getByTestId('replay-before').evaluate((button: HTMLElement) => button.click());
      await eve.page.getByTestId('what-if').click();
      await eve.page.getByTestId('table').waitFor();
      await eve.asked();
      await expect.poll(() => eve.page.url()).toContain('#/table/');
      await eve.shot(`what-if-${viewport.width}-${colorScheme}`);
      expect(eve.errors).toEqual([]);
      await eve.leave();
    },
    120_000,
  );
});
