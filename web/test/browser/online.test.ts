import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeIn, Friend, gather, playOn, Server, whoIsAsked } from './friend.ts';
import { browserPath, DESKTOP } from './house.ts';

describe.skipIf(browserPath === null)('friends play over a link', () => {
  const server = new Server();
  let browser: Browser;
  let ann: Friend;
  let bob: Friend;
  const it = gather(server, (friends) => {
    ({ browser, ann, bob } = friends);
  });

  it('one opens a table, the other follows the link, and the game begins', async () => {
    await ann.page.goto(`${server.url}/#/friends`);
    await ann.nameMyself('Ann');
    await ann.page.getByTestId('invite-star-scrappers').click();
    await ann.page.getByTestId('create-online').click();
    const link = await ann.page.getByTestId('invite-link').inputValue();
    await bob.page.goto(link);
    // Before anything is asked of him he sees what is played, and with whom.
    await bob.page.locator('.invited', { hasText: 'Star Scrappers' }).filter({ hasText: 'Ann' }).waitFor();
    await bob.nameMyself('Bob');
    await bob.page.getByTestId('join').click();
    await bob.page.getByTestId('ready').click();
    await ann.page.locator('[data-testid="start-online"][aria-disabled="false"]').click();
    for (const { page } of [ann, bob]) await page.getByTestId('table').waitFor();
    await expect.poll(() => ann.page.locator('.player-head h2', { hasText: 'Bob' }).count()).toBe(1);
    // Whoever begins is not told that the game has begun already.
    expect([...ann.refusals, ...bob.refusals]).toEqual([]);
  }, 60_000);

  it('they play in turn, and what one holds never comes over the line of the other', async () => {
    const held = new Set<number>();
    for (let round = 0; round < 6; round++) {
      await playOn([ann, bob], 2);
      for (const card of await ann.hand()) held.add(card);
    }
    expect(held.size).toBeGreaterThan(0);
    const told = bob.heard.flatMap(statesIn);
    expect(told.length).toBeGreaterThan(0);
    // The first state Bob was sent shows Ann's hand as so many backs and not one face.
    const [first] = told as [{ players: { hand: number[] }[] }];
    expect(first.players[0]?.hand.length).toBeGreaterThan(0);
    expect(first.players[0]?.hand.filter((card) => held.has(card))).toEqual([]);
    expect(first.players[1]?.hand.every((card) => card >= 0)).toBe(true);
  }, 60_000);

  it('a reload in mid-turn loses nothing', async () => {
    const asked = await whoIsAsked([ann, bob]);
    const before = await asked.decision();
    await asked.page.reload();
    expect(await asked.decision()).toBe(before);
    await playOn([ann, bob], 2);
  }, 60_000);

  it('the server is killed and started again: both go on where they were', async () => {
    const asked = await whoIsAsked([ann, bob]);
    const before = await asked.decision();
    const { port } = server;
    await server.kill();
    const broken = asked.page.locator('.prompt-note .icon');
    await broken.waitFor();
    await server.start(port);
    await broken.waitFor({ state: 'detached', timeout: 45_000 });
    expect(await asked.decision()).toBe(before);
    await playOn([ann, bob], 4);
    // A line that breaks is the one thing the browser complains about.
    for (const friend of [ann, bob])
      friend.errors.splice(0, friend.errors.length, ...friend.errors.filter(notOfTheLine));
  }, 90_000);

  it('they talk', async () => {
    await ann.page.getByTestId('chat').click();
    await ann.page.getByTestId('chat-field').fill('Dobry wieczór, Bob!');
    await ann.page.keyboard.press('Enter');
    await bob.page.locator('.tool-badge', { hasText: '1' }).waitFor();
    await bob.page.getByTestId('chat').click();
    await bob.page.getByText('Dobry wieczór, Bob!').waitFor();
    // Who wants it has it beside the board, and keeps it there.
    await ann.page.getByTestId('chat-where').check();
    for (const { page } of [ann, bob]) await page.keyboard.press('Escape');
    await ann.page.getByTestId('chat-beside').getByText('Dobry wieczór, Bob!').waitFor();
    for (const friend of [ann, bob]) expect(await friend.overlapsInTopBar()).toEqual([]);
  }, 30_000);

  it('somebody looks on with the link, and sees no hand', async () => {
    const cleo = await Friend.come(browser, { viewport: DESKTOP });
    const table = /#\/online\/([\w-]+)/.exec(ann.page.url())?.[1] ?? '';
    const code = codeIn(ann.heard, table);
    await cleo.page.goto(`${server.url}/#/join/${code}`);
    await cleo.nameMyself('Cleo');
    await cleo.page.getByTestId('watch').click();
    await cleo.page.getByTestId('table').waitFor();
    // Both players' cards are told of, and none of them is seen.
    await expect.poll(() => cleo.page.locator('.player-head h2').count()).toBe(2);
    expect(await cleo.hand()).toEqual([]);
    expect(await cleo.asks()).toBe(false);
    await cleo.page.locator('.prompt-note', { hasText: 'You are watching' }).waitFor();
    expect(await cleo.page.locator('.prompt-undo').count()).toBe(0);
    await playOn([ann, bob], 1);
    await cleo.page.reload();
    await cleo.page.getByTestId('table').waitFor();
    expect(cleo.refusals).toEqual([]);
    await cleo.page.context().close();
  }, 30_000);

  it('one resigns; the other is told, and a bot plays on', async () => {
    await bob.resign();
    await ann.page.locator('.area-opponents .player-news', { hasText: 'resigned' }).waitFor();
    await ann.page.locator('.log-line', { hasText: 'Bob resigns; a bot plays on.' }).waitFor();
    await bob.page.locator('.prompt-note', { hasText: 'Po twojej rezygnacji gra za ciebie bot.' }).waitFor();
    expect(await bob.asks()).toBe(false);
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  }, 30_000);
});

const notOfTheLine = (error: string): boolean => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(error);

/** Whole states among what was told. */
function statesIn(text: string): object[] {
  const message = JSON.parse(text) as { kind: string; state?: object };
  return message.kind === 'state' && message.state !== undefined ? [message.state] : [];
}
