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
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { buildIfStale } from '../../build.mjs';
import { loadRules } from '../../games/rules.ts';
import { beginningOf, layOut, momentAfter, nearEndOf, type Played, type Position } from './positions.ts';

/** `npm run soak web/test/browser` plays more whole games than `npm test` has time for. */
export const thorough = process.env.STOLIK_GAMES !== undefined;

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
  /** Tips are told, as they are in everybody's first games. */
  readonly tips?: boolean;
  /** What is pressed as soon as others have moved answers nothing, as it is for everybody. */
  readonly quiet?: boolean;
};

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A page of the same address with nothing on it. To come in from there the browser begins no new process, which costs as much as the page itself. */
export const NOTHING = 'nothing';

/** Opened by the first test file of a process, for all that follow there; both end with the process. */
let opening: Promise<House> | null = null;

async function open(): Promise<House> {
  await buildIfStale();
  const pages = new Pages(DIST);
  const server = createServer((request, response) => {
    if (request.url !== `/${NOTHING}`)
      return pages.answer({ request, response, url: new URL(request.url ?? '/', 'http://localhost') });
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: browserPath as string, args: ['--no-sandbox'] });
  return { address: `http://127.0.0.1:${port}/`, browser };
}

/** Was this test tried before, and failed? */
export const isSecondTry = ({ task }: { readonly task: { readonly result?: { readonly retryCount?: number } } }) =>
  (task.result?.retryCount ?? 0) > 0;

/** The house for a test file; whoever has not left it is put out afterwards, and before a test is tried again. */
export function useHouse(): () => House {
  let house: House | null = null;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  const putOut = async (): Promise<void> => {
    for (const context of house?.browser.contexts() ?? []) if (!isParked(context)) await context.close();
  };
  beforeEach((test) => (isSecondTry(test) ? putOut() : undefined), 60_000);
  afterAll(putOut);
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

/**
 * What is set before somebody comes in for the first time. Whoever plays whole games would wait for seconds in every turn if its last choice were held, and for
 * half a second whenever others have moved; tips are looked at by their own tests.
 */
const settingsOf = (set: { hold?: boolean; tips?: boolean; quiet?: boolean } = {}): string =>
  JSON.stringify({ hold: false, tips: false, quiet: false, ...set });

const setNow = (settings: string): void => localStorage.setItem('stolik.settings', settings);

/** For whoever comes in by another door. */
export const setFirst = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((settings) => {
    try {
      if (localStorage.getItem('stolik.settings') === null) localStorage.setItem('stolik.settings', settings);
    } catch {
      // A page without an address, such as about:blank, may keep nothing, and has no settings to set.
    }
  }, settingsOf());

/** What a visitor has to themselves. */
interface Desk {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Clean desks that somebody has left, by what cannot be changed there: a new one costs the machine twice as much. */
const parked = new Map<string, Desk[]>();

const isParked = (context: BrowserContext): boolean =>
  [...parked.values()].some((desks) => desks.some((desk) => desk.context === context));

/** A visitor with a clean browser, whose console errors are kept. */
export class Visitor {
  readonly errors: string[] = [];
  /** Somebody has done more to it than look at its page. */
  private isSpoilt: boolean;

  private constructor(
    readonly house: House,
    private readonly desk: Desk,
    private readonly kind: string,
    { hasTouch = false, offline = false }: Look,
  ) {
    this.touches = hasTouch;
    this.isSpoilt = offline;
    this.page = desk.page;
    this.page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    this.page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  readonly page: Page;
  private readonly touches: boolean;

  /** Whoever asks for it may slow it down, cut its line or put scripts into it: nobody else comes there afterwards. */
  get context(): BrowserContext {
    this.isSpoilt = true;
    return this.desk.context;
  }

  /**
   * Comes to the door: whatever is done next leads in, to a table, a page or home. Nothing moves unless motion is asked for, so bots do not wait either; nothing
   * is laid by for a time offline unless asked for.
   */
  static async arrive(house: House, look: Look = {}): Promise<Visitor> {
    const {
      motion = false,
      offline = false,
      held = false,
      tips = false,
      quiet = false,
      viewport = DESKTOP,
      colorScheme = 'light',
      locale = 'en-GB',
      hasTouch = false,
    } = look;
    const kind = `${locale} ${hasTouch}`;
    const reducedMotion = motion ? 'no-preference' : 'reduce';
    let desk = offline ? undefined : parked.get(kind)?.pop();
    if (desk === undefined || desk.page.isClosed()) {
      const fixed = { locale, hasTouch, acceptDownloads: true };
      const context = await house.browser.newContext({ viewport, colorScheme, reducedMotion, ...fixed });
      if (!offline) await layNothingBy(context);
      desk = { context, page: await context.newPage() };
      await desk.page.goto(`${house.address}${NOTHING}`);
    } else {
      if (viewport !== null) await desk.page.setViewportSize(viewport);
      await desk.page.emulateMedia({ colorScheme, reducedMotion });
    }
    await desk.page.evaluate(setNow, settingsOf({ hold: held, tips, quiet }));
    return new Visitor(house, desk, kind, look);
  }

  async comeHome(): Promise<void> {
    await this.page.goto(this.house.address);
    await this.page.getByTestId('game-star-scrappers').waitFor();
  }

  /** The desk is wiped for the next one. */
  async leave(): Promise<void> {
    const { desk, page } = this;
    if (this.isSpoilt || page.isClosed()) return desk.context.close();
    for (const told of ['console', 'pageerror'] as const) page.removeAllListeners(told);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${this.house.address}${NOTHING}`);
    const cleaner = await desk.context.newCDPSession(page);
    const { origin } = new URL(this.house.address);
    await cleaner.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await cleaner.detach();
    parked.set(this.kind, [...(parked.get(this.kind) ?? []), desk]);
  }

  /** Goes to another page of the app, as a link would. */
  async goTo(hash: string): Promise<void> {
    await this.page.goto(`${this.house.address}${hash}`);
  }

  /** Sits down at once from the home page, against the usual two bots. */
  async playFromHome(game = 'star-scrappers'): Promise<void> {
    await this.comeHome();
    await this.press(this.page.getByTestId(`play-${game}`));
    await this.page.getByTestId('table').waitFor();
    await this.asked();
  }

  /** A new game of the same kind, against two bots who do not think long. */
  async playNow(game = 'star-scrappers', played: Partial<Played> = {}): Promise<void> {
    await this.sitAt(beginningOf(await rulesOf(game), { seats: 3, seed: 'a new game', ...played }));
  }

  /** From where a game stands after so many choices. */
  async playFrom(game: string, played: Played, choices: number): Promise<void> {
    await this.sitAt(momentAfter(await rulesOf(game), played, choices));
  }

  /** The last choices of a game. */
  async playTheEnd(game: string, played: Partial<Played> = {}, left = 18): Promise<void> {
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

  /** Waits until this question has been answered. */
  async answered(asked: string | null, timeout = 30_000): Promise<void> {
    const isAnother = (old: string | null): boolean =>
      (document.querySelector('.prompt')?.getAttribute('data-decision') ?? null) !== old;
    await this.page.waitForFunction(isAnother, asked, { timeout });
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

  /** A picture for people, of a thorough run; the usual one has nobody who looks at it. */
  async shot(name: string): Promise<void> {
    if (!thorough) return;
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }
}
