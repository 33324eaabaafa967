import { readFileSync } from 'node:fs';
import type { AnyGame } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../games/rules.ts';
import { finishedGame } from './finished.ts';
import { settle } from './frame-checks.ts';
import { browserPath, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, momentAfter } from './positions.ts';

/** What helps at the table and after it: rules, the recap, the way back in time, a report, keys, one's own settings. */
describe.skipIf(browserPath === null)('at hand', () => {
  const house = useHouse();

  /** Answers with the first option until something is there. What comes with a question comes a moment after it was drawn, or with a later one. */
  async function answerUntil(visitor: Visitor, there: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 60; tries++) {
      await visitor.asked();
      await visitor.page.waitForTimeout(250);
      if (await there()) return;
      const asked = await visitor.decision();
      await visitor.page.keyboard.press('1');
      await visitor.answered(asked);
    }
    throw new Error('It does not come.');
  }

  it('are the rules, at the one that forbids something, and the game waits', async () => {
    const zoe = await Visitor.arrive(house());
    await zoe.playNow();
    const asked = await zoe.decision();
    await zoe.page.locator('.ss-mine [data-piece]:not([data-legal])').last().click();
    const link = zoe.page.locator('.why-not .rule-link');
    const chapter = /[A-Z]{2}-\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    const meant = zoe.page.getByTestId('help').locator('[data-meant]');
    await meant.waitFor();
    expect(await meant.textContent()).toContain(chapter);
    expect(await zoe.decision()).toBe(asked);
    expect(zoe.errors).toEqual([]);
    await zoe.leave();
  }, 120_000);

  it('is what others did since one’s last choice', async () => {
    const yan = await Visitor.arrive(house());
    await yan.playNow();
    const recap = yan.page.getByTestId('recap');
    await answerUntil(yan, () => recap.isVisible());
    const first = await recap.locator('.recap-line').textContent();
    expect(first).toMatch(/\w{4}/);
    await yan.page.getByTestId('recap-next').click();
    await expect.poll(() => recap.locator('.recap-line').textContent()).not.toBe(first);
    await yan.page.getByTestId('recap-close').click();
    await recap.waitFor({ state: 'detached' });
    await yan.page.getByTestId('recap-open').click();
    await recap.waitFor();
    expect(yan.errors).toEqual([]);
    await yan.leave();
  }, 120_000);

  it('is what bots do while they do it, in the bar of a phone: each sentence long enough to be read', async () => {
    const eva = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, motion: true });
    const { page } = eva;
    await eva.playFrom('star-scrappers', { seats: 3, seed: '1', by: 'greedy' }, 60);
    await page.evaluate(watchTold);
    for (let asked = await eva.decision(); asked !== null; asked = await eva.decision()) {
      await page.keyboard.press((await page.locator('.prompt-options .option[data-closes]').count()) > 0 ? '0' : '1');
      await eva.answered(asked);
    }
    await eva.asked();
    const told = await page.evaluate(() => (window as unknown as { told: readonly Told[] }).told);
    const named = told.filter(({ words }) => words !== null);
    expect(named.length).toBeGreaterThan(1);
    // The last one gives way to the question.
    const lasted = told.flatMap(({ words, at }, nth) => {
      const next = told[nth + 1];
      return words === null || next === undefined || next.words === null ? [] : [next.at - at];
    });
    expect(lasted.filter((ms) => ms < 1_500)).toEqual([]);
    expect(eva.errors).toEqual([]);
    await eva.leave();
  }, 120_000);

  it('is how a long round has ended, by itself, even if it was oneself who ended it', async () => {
    const ula = await Visitor.arrive(house());
    const { page } = ula;
    const game = (await loadRules('excavation-earth')) as AnyGame;
    await layOut(page, momentAfter(game, { seats: 2, seed: '21', by: 'greedy' }, 86));
    const recap = page.getByTestId('recap');
    await ula.asked();
    expect(await recap.count()).toBe(0);
    // Nothing but ending is left: that is the button to press.
    expect(await page.locator('.prompt-options .option').evaluateAll((all) => all.map((one) => one.className))).toEqual(
      [expect.stringContaining('option-best')],
    );
    await page.keyboard.press('0');
    await recap.waitFor();
    await recap.locator('li', { hasText: 'Round 2' }).first().waitFor();
    await ula.shot('end-of-round-desktop-en-light');
    const column = await page.locator('.area-side').boundingBox();
    expect(await recap.boundingBox()).toMatchObject({ x: column?.x, width: column?.width });
    expect(ula.errors).toEqual([]);
    await ula.leave();
  }, 120_000);

  it('are all games: a cover opens its own, and rules lead to those of the others', async () => {
    const zyta = await Visitor.arrive(house());
    const { page } = zyta;
    await zyta.comeHome();
    await page.locator('a.box-imperium').click();
    await expect.poll(() => page.url()).toContain('#/new/imperium');
    await zyta.goTo('#/rules/star-scrappers');
    await page.locator('.games-row [data-game="archipelago"]').click();
    await page.locator('.games-row [data-game="archipelago"][aria-current="page"]').waitFor();
    expect(await page.locator('h1').textContent()).toContain('Archipelago');
    expect(zyta.errors).toEqual([]);
    await zyta.leave();
  }, 60_000);

  it('is the way back from the last choice of a turn, which the next key lets stand', async () => {
    const uma = await Visitor.arrive(house(), { held: true });
    await uma.playNow('excavation-earth');
    const held = uma.page.getByTestId('held');
    /** Chooses the first answer until it is the last of a turn that can be taken back; says to what question it was the answer. */
    const endTurn = async (): Promise<string> => {
      for (let choices = 0; choices < 60; choices++) {
        const [asked, decision] = [await uma.question(), await uma.decision()];
        await uma.page.keyboard.press('1');
        // A second key would let stand what is held after the first.
        await uma.answered(decision);
        await uma.page.locator('.prompt[data-asks], [data-testid="held"]').first().waitFor();
        if (await held.isVisible()) return asked;
      }
      throw new Error('No choice was held.');
    };
    const last = await endTurn();
    await uma.shot('held-desktop-en-light');
    await uma.page.keyboard.press('u');
    await uma.asked();
    await expect.poll(() => uma.question()).toBe(last);
    await endTurn();
    await uma.page.keyboard.press(' ');
    await held.waitFor({ state: 'detached', timeout: 2000 });
    await uma.asked();
    expect(uma.errors).toEqual([]);
    await uma.leave();
  }, 120_000);

  it('is a report of what went wrong, with the record in it', async () => {
    const xia = await Visitor.arrive(house());
    await xia.playNow();
    const asked = await xia.decision();
    await answerUntil(xia, async () => (await xia.decision()) !== asked);
    await xia.page.getByTestId('menu').click();
    await xia.page.getByTestId('menu-bug').click();
    await xia.page.locator('.bug textarea').fill('The crystal was not purple.');
    const coming = xia.page.waitForEvent('download');
    await xia.page.getByTestId('bug-save').click();
    const report = readFileSync(await (await coming).path(), 'utf8');
    expect(report).toContain('The crystal was not purple.');
    const record = JSON.parse(report.trim().split('\n').at(-1) ?? '') as { game: string; choices: unknown[] };
    expect(record.game).toBe('star-scrappers');
    expect(report).toContain(`choices: ${record.choices.length}\n`);
    expect(record.choices.length).toBeGreaterThan(0);
    expect(xia.errors).toEqual([]);
    await xia.leave();
  }, 120_000);

  it('is the plain board where the game’s own cannot be drawn, until it can', async () => {
    const ula = await Visitor.arrive(house());
    const { page } = ula;
    await ula.comeHome();
    // Imperium's own board alone asks for this width.
    await page.evaluate(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.endsWith('(max-width: 900px)') && !document.body.dataset.mended) throw new Error('A planted fault.');
        return ask(query);
      };
    });
    await ula.playNow('imperium');
    await page.locator('.plain-board').waitFor();
    const notice = page.locator('.toast', { hasText: 'cannot be drawn' });
    await ula.shot('broken-desktop-en-light');
    await notice.getByRole('button', { name: 'Report a bug' }).click();
    await page.getByTestId('bug-save').waitFor();
    await page.keyboard.press('Escape');
    const asked = await ula.decision();
    await page.evaluate(() => {
      document.body.dataset.mended = 'yes';
    });
    await answerUntil(ula, async () => (await ula.decision()) !== asked);
    await page.locator('.plain-board').waitFor({ state: 'detached' });
    await notice.waitFor({ state: 'detached' });
    expect(ula.errors.filter((error) => !error.includes('A planted fault.'))).toEqual([]);
    await ula.leave();
  }, 120_000);

  it('is every piece by keys alone: Tab to where something glows, arrows from piece to piece, Enter', async () => {
    const wil = await Visitor.arrive(house());
    await wil.playNow();
    const focused = () =>
      wil.page.evaluate(() => {
        const spot = document.activeElement?.closest<HTMLElement>('.spot');
        if (!spot) return null;
        return {
          at: spot.dataset.spot,
          docks: spot.closest('.ss-docks') !== null,
          legal: spot.dataset.legal !== undefined,
          name: spot.querySelector('.spot-face')?.getAttribute('aria-label') ?? '',
          says: spot.ariaDescription,
        };
      });
    const tabTo = async (wanted: (spot: Awaited<ReturnType<typeof focused>>) => boolean): Promise<void> => {
      for (let tabs = 0; tabs < 60 && !wanted(await focused()); tabs++) await wil.page.keyboard.press('Tab');
    };
    await tabTo((spot) => spot?.docks === true);
    await wil.page.keyboard.press('Home');
    const first = await focused();
    await wil.page.keyboard.press('ArrowRight');
    expect((await focused())?.at, 'an arrow goes to another piece').not.toBe(first?.at);
    expect((await focused())?.docks, 'of the same part of the table').toBe(true);
    await tabTo((spot) => spot?.legal === true);
    const found = await focused();
    expect(found?.name).toContain('can be chosen');
    expect(found?.says, 'what it is, for those who cannot see it').toMatch(/\w{4}/);
    await expect.poll(() => wil.page.getByRole('button', { name: found?.name ?? '' }).count()).toBeGreaterThan(0);
    const asked = await wil.decision();
    await wil.page.keyboard.press('Enter');
    await wil.answered(asked);
    expect(wil.errors).toEqual([]);
    await wil.leave();
  }, 120_000);

  it('is what a piece does, under a finger that stays on it, and nothing is chosen by that', async () => {
    const vic = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true });
    await vic.playNow();
    const asked = await vic.decision();
    await settle(vic.page);
    const box = await vic.page.locator('.area-hand [data-spot]').first().boundingBox();
    if (box === null) throw new Error('There is no card in hand.');
    const finger = await vic.context.newCDPSession(vic.page);
    const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const sheet = vic.page.locator('dialog.sheet-tip[open]');
    await sheet.filter({ hasText: /\w{4}/ }).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await vic.decision()).toBe(asked);
    // No ring round its first button, which nobody has chosen.
    expect(await sheet.locator(':focus-visible').count()).toBe(0);
    expect(vic.errors).toEqual([]);
    await vic.leave();
  }, 120_000);

  it('is no sheet for a finger that was lifted soon, of which a busy page hears late: it has tapped', async () => {
    const lea = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true });
    await lea.playNow();
    const asked = await lea.decision();
    await settle(lea.page);
    const glows = lea.page.locator('.table-layout [data-spot][data-legal]').first();
    await glows.scrollIntoViewIfNeeded();
    const box = await glows.boundingBox();
    if (box === null) throw new Error('Nothing glows.');
    const finger = await lea.context.newCDPSession(lea.page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const down = Date.now() / 1000;
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: down });
    const sheet = lea.page.locator('dialog.sheet-tip[open]');
    await sheet.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: down + 0.08 });
    await lea.answered(asked);
    await sheet.waitFor({ state: 'detached' });
    expect(lea.errors).toEqual([]);
    await lea.leave();
  }, 120_000);

  it('is a link to any moment of a finished game, which opens anywhere', async () => {
    const uma = await Visitor.arrive(house());
    await uma.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await uma.goTo('#/tables');
    await uma.page.getByTestId('import-file').setInputFiles(finishedGame());
    const shown = async ({ page }: Visitor) => ({
      moment: await page.getByTestId('replay-slider').inputValue(),
      pieces: await page
        .locator('.area-board [data-piece]')
        .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece'))),
    });
    await uma.page.getByTestId('replay-slider').fill('20');
    await uma.page.getByTestId('replay-link').click();
    await uma.page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#/watch/'));
    const link = await uma.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => (await shown(uma)).pieces.length).toBeGreaterThan(10);
    const there = await shown(uma);
    expect(there.moment).toBe('20');
    expect(uma.errors).toEqual([]);
    await uma.leave();

    const tom = await Visitor.arrive(house());
    await tom.page.goto(link);
    await tom.page.getByTestId('replay-slider').waitFor();
    await expect.poll(() => shown(tom)).toEqual(there);
    await tom.page.getByTestId('replay-slider').fill('60');
    await expect.poll(async () => (await shown(tom)).pieces).not.toEqual(there.pieces);
    expect(tom.errors).toEqual([]);
    await tom.leave();
  }, 120_000);

  it('are one’s own settings: language, theme, sound and motion, at once and after a reload', async () => {
    const sue = await Visitor.arrive(house(), { locale: 'pl-PL', motion: true });
    await sue.goTo('#/settings');
    const radio = (value: string) => sue.page.locator(`.settings input[value="${value}"]`);
    const now = () =>
      sue.page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.querySelector('h1')?.textContent,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        motion: document.documentElement.dataset.motion,
      }));
    await radio('en').waitFor();
    expect(await now()).toEqual({ lang: 'pl', title: 'Ustawienia', scheme: 'light dark', motion: undefined });
    for (const chosen of ['en', 'dark', 'less']) await radio(chosen).check({ force: true });
    await sue.page.getByRole('radio', { name: 'quiet taps' }).check({ force: true });
    const after = { lang: 'en', title: 'Settings', scheme: 'dark', motion: 'off' };
    await expect.poll(now).toEqual(after);
    await sue.page.reload();
    await radio('en').waitFor();
    await expect.poll(now).toEqual(after);
    expect(await sue.page.getByRole('radio', { name: 'quiet taps' }).isChecked()).toBe(true);
    expect(sue.errors).toEqual([]);
    await sue.leave();
  }, 120_000);

  it.each([
    [true, 'fly where motion is welcome'],
    [false, 'are simply there where it is not'],
  ])(
    '%s: pieces %s',
    async (motion) => {
      const ron = await Visitor.arrive(house(), { motion });
      await ron.playNow();
      await ron.page.evaluate(countFlights);
      const flights = () => ron.page.evaluate(() => (window as unknown as Counted).flights);
      const turn = ron.page.locator('.log-line').filter({ hasText: 'Round 2' });
      await answerUntil(ron, async () => (motion ? (await flights()) > 0 : (await turn.count()) > 0));
      expect((await flights()) > 0).toBe(motion);
      expect(ron.errors).toEqual([]);
      await ron.leave();
    },
    90_000,
  );

  it('is the house itself, to be installed', async () => {
    const pat = await Visitor.arrive(house());
    await pat.comeHome();
    const href = await pat.page.locator('link[rel="manifest"]').getAttribute('href');
    const get = (path: string) => pat.context.request.get(new URL(path, house().address).href);
    const manifest = (await (await get(href ?? '')).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Stolik', display: 'standalone', start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, type } of manifest.icons) expect((await get(src)).headers()['content-type']).toContain(type);
    await pat.leave();
  }, 120_000);
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

interface Counted {
  flights: number;
}

/** Notes every picture of a piece on its way. */
function countFlights(): void {
  const counted = window as unknown as Counted;
  counted.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) counted.flights++;
  }).observe(document.body, { childList: true, subtree: true });
}

interface Told {
  readonly words: string | null;
  readonly at: number;
}

/** Runs in the page: notes what the bar tells of others, and from when on; null while it tells nothing. */
function watchTold(): void {
  const told: Told[] = [];
  Object.assign(window, { told });
  const look = (): void => {
    const words = document.querySelector('.prompt-told')?.textContent ?? null;
    if (words !== (told.at(-1)?.words ?? null)) told.push({ words, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body, { characterData: true, childList: true, subtree: true });
}
