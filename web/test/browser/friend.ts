import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { DESKTOP, isSecondTry, layNothingBy, openHouse, PHONE, setFirst } from './house.ts';

export const house = join(import.meta.dirname, '../../..');

/** The real server in a process of its own, so that it can be killed. */
export class Server {
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
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }
}

/** A person with a browser, all that the server told it, and all it complained about. */
export class Friend {
  readonly heard: string[] = [];
  readonly errors: string[] = [];

  private constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  static async come(browser: Browser, look: BrowserContextOptions): Promise<Friend> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...look });
    await layNothingBy(context);
    await setFirst(context);
    return new Friend(await context.newPage());
  }

  /** Why the server did not do something, each time. */
  get refusals(): string[] {
    return this.heard.flatMap((text) => {
      const message = JSON.parse(text) as { kind: string; code?: string };
      return message.kind === 'refused' ? (message.code ?? '') : [];
    });
  }

  async nameMyself(name: string): Promise<void> {
    await this.page.getByTestId('online-name').fill(name);
    await this.page.getByTestId('come-in').click();
  }

  /** Gives up, and says once more that it is meant. */
  async resign(): Promise<void> {
    await this.page.getByTestId('menu').click();
    await this.page.getByTestId('menu-resign').click();
    await this.page.getByTestId('resign').click();
  }

  /** Asks the others to take back the last choice, and says once more that it is meant. */
  async askToUndo(): Promise<void> {
    await this.page.getByTestId('ask-undo').click();
    await this.page.getByTestId('undo-put').click();
  }

  /** Parts of the top bar that lie on one another. */
  overlapsInTopBar(): Promise<string[]> {
    return this.page.evaluate(() => {
      const parts = [...document.querySelectorAll('.top-where > *, .top-seats > li, .top-tools > *')].flatMap(
        (part) => {
          const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
          return width > 0 && height > 0
            ? [{ left, right, top, bottom, name: `${part.className} ${part.textContent}` }]
            : [];
        },
      );
      return parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
    });
  }

  asks(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('.prompt[data-asks]') !== null);
  }

  /** The number of the question that is put to them, once there is one. */
  async decision(): Promise<string | null> {
    const prompt = this.page.locator('.prompt[data-asks]');
    return prompt.getAttribute('data-decision');
  }

  /** Takes an option by its key, and waits until the table has moved on. */
  async choose(): Promise<void> {
    return this.press((await this.page.locator('.prompt').getAttribute('data-options')) === '1' ? '1' : '2');
  }

  /** In Star Scrappers to end the turn is the first of the actions. */
  endTurn = (): Promise<void> => this.press('1');

  private async press(key: string): Promise<void> {
    const decision = await this.page.locator('.prompt').getAttribute('data-decision');
    await this.page.keyboard.press(key);
    await this.page.waitForFunction(
      (before) => document.querySelector('.prompt')?.getAttribute('data-decision') !== before,
      decision,
    );
  }

  /** A table with what no page asks for (a short absence), made over a line of this browser; its number. */
  openTable(settings: { readonly seats: number; readonly absence: number }): Promise<string> {
    return this.page.evaluate(
      (wanted) =>
        new Promise<string>((resolve, reject) => {
          const line = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
          line.onopen = () => line.send('{"kind":"hello","id":"hello","protocol":1}');
          line.onmessage = ({ data }) => {
            const told = JSON.parse(String(data)) as { kind: string; table?: string; code?: string };
            if (told.kind === 'welcome')
              line.send(JSON.stringify({ kind: 'create', id: 'create', game: 'star-scrappers', ...wanted }));
            if (told.kind === 'refused') reject(new Error(told.code));
            if (told.kind !== 'done' || told.table === undefined) return;
            line.close();
            resolve(told.table);
          };
        }),
      settings,
    );
  }

  /** Cards in hand by the numbers of their pieces. */
  hand(): Promise<number[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.area-hand [data-piece]')].map((card) => Number(card.getAttribute('data-piece'))),
    );
  }
}

/** The other plays on until it is this friend's turn. */
export async function playUntilAsked(friend: Friend, other: Friend): Promise<void> {
  for (let asked = await whoIsAsked([friend, other]); asked === other; asked = await whoIsAsked([friend, other]))
    await other.choose();
}

/** Whoever is asked chooses, so many times. */
export async function playOn(friends: readonly Friend[], choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) await (await whoIsAsked(friends)).choose();
}

/** Of these the one who is to choose; what another has chosen may still be on its way. */
export async function whoIsAsked(friends: readonly Friend[]): Promise<Friend> {
  for (let looks = 0; looks < 1_500; looks++) {
    for (const friend of friends) if (await friend.asks()) return friend;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Nobody is asked anything.');
}

/** The invitation of a table, as those who sit there were told. */
export function codeIn(heard: readonly string[], table: string): string {
  for (const text of heard) {
    const message = JSON.parse(text) as { kind: string; table?: string; code?: string | null };
    if (message.kind === 'company' && message.table === table && typeof message.code === 'string') return message.code;
  }
  throw new Error('Nobody was told the invitation.');
}

export interface Friends {
  readonly browser: Browser;
  readonly ann: Friend;
  readonly bob: Friend;
}

/** A test that goes on where the last one left the friends. */
type Step = (name: string, run: () => Promise<void>, timeout: number) => void;

/**
 * For a test file: a server, Ann at a desk and Bob on his phone, who know it by its address; all gone afterwards. Its tests are steps of one evening: where one
 * of them is tried again, they meet anew and take all steps before it first.
 */
export function gather(server: Server, come: (friends: Friends) => void): Step {
  let browser: Browser | null = null;
  const meet = async (): Promise<void> => {
    ({ browser } = await openHouse());
    await server.start();
    const ann = await Friend.come(browser, { viewport: DESKTOP });
    const bob = await Friend.come(browser, { viewport: PHONE, locale: 'pl-PL', colorScheme: 'dark' });
    come({ browser, ann, bob });
  };
  const part = async (): Promise<void> => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await server.kill();
  };
  beforeAll(meet, 180_000);
  afterAll(async () => {
    await part();
    rmSync(server.data, { recursive: true, force: true });
  });
  const taken: (() => Promise<void>)[] = [];
  let longest = 0;
  return (name, run, timeout) => {
    const before = [...taken];
    taken.push(run);
    longest += timeout;
    it(
      name,
      async (test) => {
        if (isSecondTry(test)) {
          await part();
          await meet();
          for (const step of before) await step();
        }
        await run();
      },
      longest,
    );
  };
}
