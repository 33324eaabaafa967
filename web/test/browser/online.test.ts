import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfStale } from '../../build.mjs';
import { browserPath, DESKTOP, PHONE } from './house.ts';

const house = join(import.meta.dirname, '../../..');

/** The real server in a process of its own, so that it can be killed. */
class Server {
  url = '';
  private child: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), 'stolik-online-'));

  async start(port = 0): Promise<void> {
    const child = spawn(
      process.execPath,
      ['cli/stolik.mjs', 'serve', '--port', `${port}`, '--data', this.data, '--json'],
      { cwd: house, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (text) => {
        said += String(text);
        const found = /"url":"([^"]+)"/.exec(said);
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
  }

  kill(): Promise<void> {
    return new Promise((resolve) => {
      this.child?.once('exit', () => resolve());
      this.child?.kill('SIGKILL');
    });
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }
}

/** A person with a browser, all that the server told it, and all it complained about. */
class Friend {
  readonly heard: string[] = [];
  readonly errors: string[] = [];

  private constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  static async come(browser: Browser, look: BrowserContextOptions): Promise<Friend> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...look });
    return new Friend(await context.newPage());
  }

  async nameMyself(name: string): Promise<void> {
    await this.page.getByTestId('online-name').fill(name);
    await this.page.getByTestId('come-in').click();
  }

  asks(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('.prompt[data-asks]') !== null);
  }

  /** Takes an option by its key, and waits until the table has moved on. */
  async choose(): Promise<void> {
    const prompt = this.page.locator('.prompt');
    const decision = await prompt.getAttribute('data-decision');
    await this.page.keyboard.press((await prompt.getAttribute('data-options')) === '1' ? '1' : '2');
    await this.page.waitForFunction(
      (before) => document.querySelector('.prompt')?.getAttribute('data-decision') !== before,
      decision,
    );
  }

  /** Cards in hand by the numbers of their pieces. */
  hand(): Promise<number[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.area-hand [data-piece]')].map((card) => Number(card.getAttribute('data-piece'))),
    );
  }
}

/** Whoever is asked chooses, so many times. */
async function playOn(friends: readonly Friend[], choices: number): Promise<void> {
  for (let made = 0; made < choices; ) {
    for (const friend of friends) {
      if (made >= choices || !(await friend.asks())) continue;
      await friend.choose();
      made++;
    }
  }
}

describe.skipIf(browserPath === null)('friends play over a link', () => {
  const server = new Server();
  let browser: Browser | null = null;
  let ann: Friend;
  let bob: Friend;

  beforeAll(async () => {
    await buildIfStale();
    await server.start();
    browser = await chromium.launch({ executablePath: browserPath as string, args: ['--no-sandbox'] });
    ann = await Friend.come(browser, { viewport: DESKTOP });
    bob = await Friend.come(browser, { viewport: PHONE, locale: 'pl-PL', colorScheme: 'dark' });
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await server.kill();
    rmSync(server.data, { recursive: true, force: true });
  });

  it('one opens a table, the other follows the link, and the game begins', async () => {
    await ann.page.goto(`${server.url}/#/friends`);
    await ann.nameMyself('Ann');
    await ann.page.getByTestId('invite-star-scrappers').click();
    await ann.page.getByTestId('create-online').click();
    const link = await ann.page.getByTestId('invite-link').inputValue();
    await bob.page.goto(link);
    await bob.nameMyself('Bob');
    await bob.page.getByTestId('join').click();
    await bob.page.getByTestId('ready').click();
    await ann.page.locator('[data-testid="start-online"][aria-disabled="false"]').click();
    for (const { page } of [ann, bob]) await page.getByTestId('table').waitFor();
    expect(await ann.page.locator('.player-head h2', { hasText: 'Bob' }).count()).toBe(1);
  }, 60_000);

  it('they play in turn, and what one holds never comes over the line of the other', async () => {
    const held = new Set<number>();
    for (let round = 0; round < 6; round++) {
      await playOn([ann, bob], 2);
      for (const card of await ann.hand()) held.add(card);
    }
    expect(held.size).toBeGreaterThan(0);
    const told = bob.heard.flatMap((text) => statesIn(text));
    expect(told.length).toBeGreaterThan(0);
    // The first state Bob was sent shows Ann's hand as so many backs and not one face.
    const [first] = told as [{ players: { hand: number[] }[] }];
    expect(first.players[0]?.hand.length).toBeGreaterThan(0);
    expect(first.players[0]?.hand.filter((card) => held.has(card))).toEqual([]);
    expect(first.players[1]?.hand.every((card) => card >= 0)).toBe(true);
  }, 60_000);

  it('a reload in mid-turn loses nothing', async () => {
    const asked = (await ann.asks()) ? ann : bob;
    const before = await asked.page.locator('.prompt').getAttribute('data-decision');
    await asked.page.reload();
    await asked.page.locator('.prompt[data-asks]').waitFor();
    expect(await asked.page.locator('.prompt').getAttribute('data-decision')).toBe(before);
    await playOn([ann, bob], 2);
  }, 60_000);

  it('the server is killed and started again: both go on where they were', async () => {
    const asked = (await ann.asks()) ? ann : bob;
    const before = await asked.page.locator('.prompt').getAttribute('data-decision');
    const { port } = server;
    await server.kill();
    await asked.page.locator('.online-broken').waitFor();
    await server.start(port);
    await asked.page.locator('.online-broken').waitFor({ state: 'detached', timeout: 45_000 });
    expect(await asked.page.locator('.prompt').getAttribute('data-decision')).toBe(before);
    await playOn([ann, bob], 4);
    // A line that breaks is the one thing the browser complains about.
    for (const friend of [ann, bob])
      friend.errors.splice(0, friend.errors.length, ...friend.errors.filter(notOfTheLine));
  }, 90_000);

  it('they talk', async () => {
    await ann.page.getByTestId('chat').click();
    await ann.page.getByTestId('chat-field').fill('Dobry wieczór, Bob!');
    await ann.page.keyboard.press('Enter');
    await bob.page.locator('.online-talk[data-unread="1"]').waitFor();
    await bob.page.getByTestId('chat').click();
    await bob.page.getByText('Dobry wieczór, Bob!').waitFor();
    for (const { page } of [ann, bob]) await page.keyboard.press('Escape');
  }, 30_000);

  it('somebody looks on with the link, and sees no hand', async () => {
    const cleo = await Friend.come(browser as Browser, { viewport: DESKTOP });
    const table = /#\/online\/([\w-]+)/.exec(ann.page.url())?.[1] ?? '';
    const code = codeIn(ann.heard, table);
    await cleo.page.goto(`${server.url}/#/join/${code}`);
    await cleo.nameMyself('Cleo');
    await cleo.page.getByTestId('watch').click();
    await cleo.page.getByTestId('table').waitFor();
    expect(await cleo.hand()).toEqual([]);
    expect(await cleo.asks()).toBe(false);
    await cleo.page.context().close();
  }, 30_000);

  it('one resigns; the other is told, and a bot plays on', async () => {
    await bob.page.getByTestId('chat').click();
    await bob.page.getByTestId('resign').click();
    await bob.page.getByTestId('resign').click();
    await ann.page.locator('.online-seats li', { hasText: 'resigned' }).waitFor();
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  }, 30_000);
});

const notOfTheLine = (error: string): boolean => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(error);

/** Whole states among what was told. */
function statesIn(text: string): object[] {
  const telling = JSON.parse(text) as { kind: string; state?: object };
  return telling.kind === 'state' && telling.state !== undefined ? [telling.state] : [];
}

/** The invitation of a table, as those who sit there were told. */
function codeIn(heard: readonly string[], table: string): string {
  for (const text of heard) {
    const telling = JSON.parse(text) as { kind: string; table?: string; code?: string | null };
    if (telling.kind === 'company' && telling.table === table && typeof telling.code === 'string') return telling.code;
  }
  throw new Error('Nobody was told the invitation.');
}
