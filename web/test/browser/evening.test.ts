import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeIn, Friend, gather, playOn, Server, whoIsAsked } from './friend.ts';
import { browserPath, PHONE } from './house.ts';

describe.skipIf(browserPath === null)('an evening with friends', () => {
  const server = new Server();
  let browser: Browser;
  let ann: Friend;
  let bob: Friend;
  const it = gather(server, (friends) => {
    ({ browser, ann, bob } = friends);
  });
  const tableOf = (friend: Friend): string => /#\/online\/([\w-]+)/.exec(friend.page.url())?.[1] ?? '';
  const company = (friend: Friend): { absence: number; clock: { kind: string } } =>
    friend.heard
      .map((text) => JSON.parse(text) as { kind: string; table?: string; absence: number; clock: { kind: string } })
      .filter(({ kind, table }) => kind === 'company' && table === tableOf(friend))
      .at(-1) ?? { absence: -1, clock: { kind: '' } };

  it('begins on a phone, too', async () => {
    await bob.page.goto(server.url);
    await bob.page.getByTestId('to-friends').click();
    await bob.nameMyself('Bob');
    await bob.page.getByTestId('invite-star-scrappers').waitFor();
  }, 60_000);

  it('is over days without a bot for those who sleep', async () => {
    await ann.page.goto(`${server.url}/#/invite/star-scrappers`);
    await ann.nameMyself('Ann');
    await ann.page.locator('.choice-tabs input[value="days"]').check({ force: true });
    await ann.page.getByTestId('create-online').click();
    await ann.page.getByTestId('invite-link').waitFor();
    await expect.poll(() => company(ann)).toMatchObject({ absence: 0, clock: { kind: 'turn' } });
    await ann.page.getByText('If somebody is away: the others wait').waitFor();
  }, 60_000);

  it('needs the invitation: the address of the table is not enough, and says so', async () => {
    const cleo = await Friend.come(browser, { viewport: PHONE });
    await cleo.page.goto(ann.page.url());
    await cleo.nameMyself('Cleo');
    await cleo.page.getByText('Ask them for the invitation link').waitFor();
    await cleo.page.context().close();
  }, 60_000);

  it('waits for nobody who does not come: the host frees the seat, and whoever has the link takes it again', async () => {
    const link = await ann.page.getByTestId('invite-link').inputValue();
    await bob.page.goto(link);
    await bob.page.getByTestId('join').click();
    await bob.page.getByTestId('ready').waitFor();
    await ann.page.getByTestId('free-1').click();
    await bob.page.getByTestId('lobby-line').getByText('Zajmij wolne krzesło').waitFor();
    await expect.poll(() => bob.page.getByTestId('ready').count()).toBe(0);
    // He taps the empty chair after all.
    await bob.page.getByTestId('sit-1').click();
    await bob.page.getByTestId('ready').click();
    await ann.page.locator('[data-testid="start-online"][aria-disabled="false"]').click();
    for (const { page } of [ann, bob]) await page.getByTestId('table').waitFor();
    await playOn([ann, bob], 4);
  }, 90_000);

  it('is the first thing on the home page of whoever is waited for, without a network too', async () => {
    const asked = await whoIsAsked([ann, bob]);
    const other = asked === ann ? bob : ann;
    const table = tableOf(ann);
    for (const { page } of [asked, other]) {
      await page.goto(`${server.url}/#/`);
      await page.getByTestId('continue-friends').waitFor();
    }
    const turn = (friend: Friend) => friend.page.getByTestId('continue-friends').locator('.waiting-turn').textContent();
    const [yours, theirs] =
      asked === ann ? ['Your turn with Bob', 'Gra Ann'] : ['Twoja kolej; grają też Ann', 'Bob to play'];
    await expect.poll(() => turn(asked)).toBe(yours);
    await expect.poll(() => turn(other)).toBe(theirs);
    await asked.page.context().setOffline(true);
    const offline = asked.page.getByText(asked === ann ? 'No connection. Last word' : 'Brak połączenia. Ostatnia');
    await offline.waitFor();
    expect(await turn(asked)).toBe(yours);
    await asked.page.context().setOffline(false);
    await offline.waitFor({ state: 'detached' });
    for (const friend of [ann, bob]) {
      await friend.page.getByTestId('continue-online').click();
      await friend.page.getByTestId('table').waitFor();
      expect(tableOf(friend)).toBe(table);
      friend.errors.splice(
        0,
        friend.errors.length,
        ...friend.errors.filter((error) => !/INTERNET_DISCONNECTED/.test(error)),
      );
    }
  }, 60_000);

  it('can be looked at: players have a link for that during the game', async () => {
    await ann.page.getByTestId('menu').click();
    await ann.page.getByTestId('menu-invite').click();
    const code = codeIn(ann.heard, tableOf(ann));
    await expect.poll(() => ann.page.getByTestId('invite-link').inputValue()).toContain(code);
    await ann.page.keyboard.press('Escape');
  }, 30_000);

  it('that everybody gives up is kept, listed, replayed, and proved to be the deal that was sealed', async () => {
    await bob.resign();
    await ann.page.locator('.area-opponents .player-news', { hasText: 'resigned' }).waitFor();
    await ann.resign();
    for (const { page } of [ann, bob]) await page.getByTestId('closed-replay').waitFor();
    await expect.poll(() => ann.page.locator('.prompt-question').textContent()).toBe('The game is over');
    expect(await ann.page.locator('dialog.curtain').count()).toBe(0);
    await ann.page.goto(`${server.url}/#/friends`);
    await ann.page.getByTestId('online-table').getByRole('link').click();
    await ann.page.getByTestId('closed-replay').click();
    await ann.page.getByText('it is the deal that was sealed before the game').waitFor();
    await ann.page.getByTestId('time-bar').waitFor();
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  }, 90_000);

  it('is shared by people at one screen, people elsewhere and bots', async () => {
    const table = await ann.openTable({ seats: 4, absence: 0 });
    await ann.page.goto(`${server.url}/#/online/${table}`);
    // She may change chairs until others share her screen.
    await ann.page.getByTestId('sit-2').click();
    await ann.page.getByTestId('sit-0').click();
    await ann.page.getByTestId('sit-2').waitFor();
    await ann.page.getByRole('button', { name: 'Somebody at this screen' }).first().click();
    await ann.page.locator('.gathering-guest input').fill('Granny');
    await ann.page.locator('.gathering-guest button').click();
    await ann.page.getByTestId('free-1').waitFor();
    await ann.page.getByTestId('hire-3').selectOption('novice');
    await bob.page.goto(await ann.page.getByTestId('invite-link').inputValue());
    await bob.page.getByTestId('join').click();
    await bob.page.getByTestId('ready').click();
    await ann.page.locator('[data-testid="start-online"][aria-disabled="false"]').click();
    await bob.page.getByTestId('table').waitFor();
    const curtain = ann.page.locator('dialog.curtain');
    const atScreen = new Set<string>();
    // Everybody has played when the curtain has been there for both at the screen, and Bob was asked between.
    let bobs = 0;
    for (let made = 0; made < 600 && (atScreen.size < 2 || bobs === 0); made++) {
      await ann.page.waitForTimeout(50);
      if ((await curtain.count()) > 0) {
        expect(await ann.hand()).toEqual([]);
        atScreen.add((await curtain.locator('h1').textContent()) ?? '');
        await curtain.getByRole('button').first().click();
        await curtain.waitFor({ state: 'detached' });
      } else if (await ann.asks()) await ann.endTurn();
      else if (await bob.asks()) {
        bobs++;
        await bob.endTurn();
      }
    }
    expect([...atScreen].sort()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Granny')]);
    expect(bobs).toBeGreaterThan(0);
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  }, 120_000);

  it('is kept by a passkey, with which one comes back as oneself', async () => {
    const dora = await Friend.come(browser, {});
    const { page } = dora;
    // A passkey belongs to a name, which a bare number is not.
    const here = server.url.replace('127.0.0.1', 'localhost');
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${here}/#/invite/star-scrappers`);
    await dora.nameMyself('Dora');
    await page.getByTestId('create-online').click();
    await page.getByTestId('invite-link').waitFor();
    await expect.poll(() => tableOf(dora)).not.toBe('');
    const table = tableOf(dora);
    await page.goto(`${here}/#/friends`);
    await page.getByTestId('keep-account').click();
    await page.getByText('Saved with a passkey').waitFor();
    // Another day: this browser has forgotten her, somebody else plays as a guest, and then she signs in.
    await page.context().clearCookies();
    await page.reload();
    await dora.nameMyself('Guest');
    await page.getByTestId('invite-star-scrappers').click();
    await page.getByTestId('create-online').click();
    await page.getByTestId('invite-link').waitFor();
    await page.goto(`${here}/#/friends`);
    await page.getByTestId('sign-in').click();
    await page.getByText('You are Dora').waitFor();
    await page.getByTestId('online-table').getByRole('link').click();
    await page.getByTestId('invite-link').waitFor();
    await expect.poll(() => tableOf(dora)).toBe(table);
    // And at once on a page that knows nobody.
    await page.context().clearCookies();
    await page.goto(`${here}/#/friends`);
    await page.reload();
    await page.getByTestId('sign-in').click();
    await page.getByText('You are Dora').waitFor();
    expect(dora.errors.filter((error) => !/401/.test(error))).toEqual([]);
    await page.context().close();
  }, 120_000);
});
