import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@stolik/engine';
import { Pages } from '@stolik/server/pages';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { buildIfStale } from '../../build.mjs';
import { loadRules } from '../../games/rules.ts';
import { beginningOf, layOut, nearEndOf, type Played, type Position } from './positions.ts';

/** The built app, served from this process, and a browser to look at it. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
}

export const browserPath = findChromium();

/** The browser and the built app of this process, for files that also need a server of their own. */
export function openHouse(): Promise<House> {
  opening ??= open();
  return opening;
}

const DIST = join(import.meta.dirname, '../../dist');
const SHOTS = join(import.meta.dirname, '../../../artifacts/screenshots');

export type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'locale' | 'hasTouch'> & {
  readonly motion?: boolean;
  readonly offline?: boolean;
  /** The last choice of a turn is held, as it is for everybody who has not set it off. */
  readonly held?: boolean;
};

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Opened by the first test file of a process, for all that follow there; both end with the process. */
let opening: Promise<House> | null = null;

async function open(): Promise<House> {
  await buildIfStale();
  const pages = new Pages(DIST);
  const server = createServer((request, response) =>
    pages.answer({ request, response, url: new URL(request.url ?? '/', 'http://localhost') }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: browserPath as string, args: ['--no-sandbox'] });
  return { address: `http://127.0.0.1:${port}/`, browser };
}

/** The house for a test file; whoever has not left it is put out afterwards. */
export function useHouse(): () => House {
  let house: House | null = null;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(async () => {
    for (const context of house?.browser.contexts() ?? []) await context.close();
  });
  return () => {
    if (house === null) throw new Error('The house is not open yet.');
    return house;
  };
}

async function rulesOf(id: string): Promise<AnyGame> {
  const game = await loadRules(id);
  if (game === null) throw new Error(`There is no game "${id}" in this house.`);
  return game;
}

/** Refuses the service worker, as private windows do: it would load every game at every visit, which takes half of the time of most tests. */
export const layNothingBy = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => Promise.reject(new Error('Nothing is kept here.'));
  });

/** Sets off that the last choice of a turn is held: whoever plays whole games would wait for seconds in every turn. */
export const holdNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      if (localStorage.getItem('stolik.settings') === null) localStorage.setItem('stolik.settings', '{"hold":false}');
    } catch {
      // A page without an address, such as about:blank, may keep nothing, and has no settings to set.
    }
  });

/** A visitor with a clean browser, whose console errors are kept. */
export class Visitor {
  readonly errors: string[] = [];

  private constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly touches: boolean,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  /** Comes in on the home page. Nothing moves unless motion is asked for, so bots do not wait either; nothing is laid by for a time offline unless asked for. */
  static async arrive(house: House, look: Look = {}): Promise<Visitor> {
    const { motion = false, offline = false, held = false, ...rest } = look;
    const context = await house.browser.newContext({
      viewport: DESKTOP,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      acceptDownloads: true,
      ...rest,
    });
    if (!offline) await layNothingBy(context);
    if (!held) await holdNothing(context);
    const visitor = new Visitor(house, context, await context.newPage(), rest.hasTouch ?? false);
    await visitor.page.goto(house.address);
    await visitor.page.getByTestId('game-star-scrappers').waitFor();
    return visitor;
  }

  /** Goes to another page of the app, as a link would. */
  async goTo(hash: string): Promise<void> {
    await this.page.goto(`${this.house.address}${hash}`);
  }

  /** Sits down at once from the home page, against the usual two bots. */
  async playFromHome(game = 'star-scrappers'): Promise<void> {
    await this.press(this.page.getByTestId(`play-${game}`));
    await this.page.getByTestId('table').waitFor();
    await this.asked();
  }

  /** A new game of the same kind, against two bots who do not think long. */
  async playNow(game = 'star-scrappers', seed = 'a new game'): Promise<void> {
    await this.sitAt(beginningOf(await rulesOf(game), { seats: 3, seed }));
  }

  /** The last choices of a game. */
  async playTheEnd(game: string, played: Partial<Played> = {}, left = 30): Promise<void> {
    await this.sitAt(nearEndOf(await rulesOf(game), { seats: 3, seed: 'the end', ...played }, left));
  }

  private async sitAt(position: Position): Promise<void> {
    await layOut(this.page, position);
    await this.page.getByTestId('table').waitFor();
    await this.asked();
  }

  /** By a finger where there is one: a phone has no mouse, which would lie over the table from then on and point at whatever comes to lie under it. */
  press(what: Locator, timeout = 30_000): Promise<void> {
    return this.touches ? what.tap({ timeout }) : what.click({ timeout });
  }

  /** Sits down with one quick companion, so that a whole game does not take long. */
  async sitDown(game: string): Promise<void> {
    await this.goTo(`#/new/${game}`);
    await this.page.locator('.choice-tabs input[value="2"]').first().check({ force: true });
    await this.page.getByTestId('who-1').selectOption('novice');
    await this.page.getByTestId('begin').click();
    await this.page.getByTestId('table').waitFor();
    await this.asked();
  }

  /** Waits until something is asked of this screen, or the game is over. */
  async asked(): Promise<void> {
    await this.page.locator('.prompt[data-asks], [data-testid="rematch"]').first().waitFor({ timeout: 30_000 });
  }

  /** The number of the open question; null while nothing is asked. */
  decision(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector('.prompt')?.getAttribute('data-decision') ?? null);
  }

  /** Everything the page says, to eyes and to screen readers. */
  words(): Promise<string> {
    return this.page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'));
      return [document.body.textContent, ...labels].join('\n');
    });
  }

  question(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('.prompt-question')?.textContent ?? '');
  }

  async over(): Promise<boolean> {
    return (await this.page.getByTestId('rematch').count()) > 0;
  }

  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
