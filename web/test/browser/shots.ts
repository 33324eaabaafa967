import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@stolik/engine';
import { Pages } from '@stolik/server/pages';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { buildIfStale } from '../../build.mjs';
import { loadRules } from '../../games/rules.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';

/** `npm run shots`: pictures of any moment of any game, for those who draw boards. `scripts/shots.mjs` says how to call it. */

const SIZES: { readonly [name: string]: readonly [number, number] } = {
  desktop: [1440, 900],
  laptop: [1366, 768],
  tablet: [1180, 820],
  upright: [820, 1180],
  phone: [390, 844],
  small: [360, 740],
  large: [1920, 1200],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    by: { type: 'string', default: 'greedy' },
    variant: { type: 'string', multiple: true, default: [] },
    at: { type: 'string' },
    prompt: { type: 'string' },
    nth: { type: 'string', default: '1' },
    sizes: { type: 'string', default: 'desktop' },
    themes: { type: 'string', default: 'light' },
    langs: { type: 'string', default: 'pl' },
    hover: { type: 'string' },
    tap: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'artifacts/shots' },
    name: { type: 'string' },
    list: { type: 'boolean', default: false },
    tips: { type: 'boolean', default: false },
  },
});

const list = (words: string): string[] => words.split(',').filter((word) => word !== '');

function played(): Played {
  const variants = Object.fromEntries(values.variant.map((pair) => pair.split('=') as [string, string]));
  return { seats: Number(values.seats), seed: values.seed, variants, by: values.by === 'random' ? 'random' : 'greedy' };
}

/** Every question of the game, how often it is asked and when first. */
function listQuestions(game: AnyGame): void {
  const asked = new Map<string, { count: number; first: number; options: number }>();
  for (const { at, take } of positionsOf(game, played())) {
    const { prompt, options } = take().decision;
    const known = asked.get(prompt) ?? { count: 0, first: at, options: 0 };
    asked.set(prompt, { ...known, count: known.count + 1, options: Math.max(known.options, options.length) });
  }
  for (const [prompt, { count, first, options }] of asked)
    console.log(`${prompt}: ${count} times, first at ${first}, up to ${options} options`);
}

function find(game: AnyGame): Position {
  let left = Number(values.nth);
  let last: Position | null = null;
  for (const { at, take } of positionsOf(game, played())) {
    if (values.at !== undefined && at < Number(values.at)) continue;
    if (values.prompt === undefined) return take();
    last = take();
    if (last.decision.prompt.includes(values.prompt) && --left === 0) return last;
  }
  throw new Error(`No such moment in this game (last: ${last?.name ?? 'none'}). --list says what is asked.`);
}

async function main(): Promise<void> {
  const game = await loadRules(positionals[0] ?? '');
  if (game === null) throw new Error('Say which game: npm run shots -- imperium --prompt acquire');
  if (values.list) return listQuestions(game);
  const position = find(game);
  console.log(position.name, `(seat ${position.me}, ${position.decision.options.length} options)`);
  await buildIfStale(() => console.log('Building the pages…'));
  const pages = new Pages(join(import.meta.dirname, '../../dist'));
  const server = createServer((request, response) =>
    pages.answer({ request, response, url: new URL(request.url ?? '/', 'http://localhost') }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findChromium() as string, args: ['--no-sandbox'] });
  mkdirSync(values.out, { recursive: true });
  for (const size of list(values.sizes))
    for (const theme of list(values.themes))
      for (const lang of list(values.langs)) {
        const [width, height] = SIZES[size] ?? (size.split('x').map(Number) as [number, number]);
        const touch = width < 1181;
        const page = await browser.newPage({
          viewport: { width, height },
          locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
          colorScheme: theme === 'dark' ? 'dark' : 'light',
          reducedMotion: 'reduce',
          hasTouch: touch,
        });
        await page.addInitScript(
          (tips) => localStorage.setItem('stolik.settings', JSON.stringify({ tips })),
          values.tips,
        );
        // Refused, as private windows do: it would load every game.
        await page.addInitScript(() => {
          navigator.serviceWorker.register = () => Promise.reject(new Error('Nothing is kept here.'));
        });
        page.on('console', (message) => {
          if (message.type() === 'error') console.log('console:', message.text());
        });
        page.on('pageerror', (error) => console.log('page error:', String(error)));
        await page.goto(address);
        await layOut(page, position);
        await page.evaluate(() => document.fonts.ready);
        await page
          .locator('[data-testid="recap-close"]')
          .click({ timeout: 300 })
          .catch(() => {});
        for (const what of values.tap) {
          await page.locator(what).first()[touch ? 'tap' : 'click']();
          await page.waitForTimeout(250);
        }
        if (values.hover !== undefined) await page.locator(values.hover).first().hover();
        await page.waitForTimeout(values.hover === undefined ? 150 : 500);
        const file = join(values.out, `${values.name ?? game.id}-${size}-${theme}-${lang}.png`);
        await page.screenshot({ path: file });
        console.log(file);
        await page.close();
      }
  await browser.close();
  server.close();
}

await main();
