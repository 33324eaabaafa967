import { join } from 'node:path';
import { imperium } from '@stolik/imperium';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { thorough } from './watched.ts';

/** Cards with long names, many clauses, symbols or two sides. */
const SAMPLE = ['c-invasion', 'c-cataphract', 'l-fortified-region', 'olmecs-power', 'arthurians-king-arthur'].filter(
  (id) => imperium.box.items.some((item) => item.id === id),
);

describe.skipIf(browserPath === null)('the faces of all cards of Imperium', () => {
  const house = useHouse();

  it.each([
    ['pl-PL', DESKTOP],
    ['en-GB', PHONE],
  ] as const)(
    'some of them at large in the box, in %s',
    async (locale, viewport) => {
      expect(SAMPLE.length).toBeGreaterThan(2);
      const ula = await Visitor.arrive(house(), { locale, viewport });
      for (const id of SAMPLE) {
        await ula.goTo(`#/box/imperium/${id}`);
        await ula.page.locator(`[data-testid="box-item"] .im-card`).first().waitFor();
        await ula.page.evaluate(() => document.fonts.ready);
        // What is cut is marked after it was drawn.
        await expect.poll(() => ula.page.evaluate(cutFaces), { message: id }).toEqual([]);
      }
      expect(ula.errors).toEqual([]);
      await ula.leave();
    },
    120_000,
  );

  it.runIf(thorough)(
    'every one of them in three sizes and both languages',
    async () => {
      const { createServer } = await import('vite');
      const gallery = await createServer({
        root: join(import.meta.dirname, '../../../ui/gallery'),
        logLevel: 'error',
        server: { port: 0 },
      });
      await gallery.listen();
      const ula = await Visitor.arrive(house(), { viewport: DESKTOP });
      const all = imperium.box.items.reduce((sum, { faces = [] }) => sum + faces.length, 0);
      for (const lang of ['pl', 'en']) {
        await showAll(ula.page, `${gallery.resolvedUrls?.local[0]}#${lang}/light/imperium/faces`);
        await expect.poll(() => ula.page.locator('.im-card').count()).toBe(all * 3);
        expect(await ula.page.evaluate(cutFaces)).toEqual([]);
        console.log(
          `Imperium, ${lang}: ${all} faces in 3 sizes; ${await ula.page.locator('[data-cut]').count()} marked.`,
        );
      }
      await ula.leave();
      await gallery.close();
    },
    600_000,
  );
});

/** All faces are laid out, also those far below. */
async function showAll(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.gallery-faces li').first().waitFor({ timeout: 120_000 });
  await page.addStyleTag({ content: '.gallery-faces li { content-visibility: visible !important; }' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(2_000);
}

/** Runs in the page: faces of which something is cut without a mark. */
function cutFaces(): string[] {
  const troubles: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('.im-card')) {
    const what = `${card.className} ${card.querySelector('.im-hd b')?.textContent?.replaceAll('\u00ad', '')}`;
    const box = card.getBoundingClientRect();
    if (box.width === 0) continue;
    const text = card.querySelector('.im-tx');
    if (text !== null && text.scrollHeight > text.clientHeight + 1 && !text.hasAttribute('data-cut'))
      troubles.push(`${what}: its text is cut`);
    const name = card.querySelector('.im-hd b');
    if (name !== null && name.scrollWidth > name.clientWidth + 1) troubles.push(`${what}: its name is cut`);
    for (const part of card.querySelectorAll('.im-ft, .im-ab, .im-marks')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
        troubles.push(`${what}: ${part.className} runs out of it`);
    }
    const foot = card.querySelector('.im-ft');
    if (foot !== null && foot.scrollWidth > foot.clientWidth + 1) troubles.push(`${what}: its foot is too narrow`);
  }
  return [...new Set(troubles)];
}
