import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isRefusal, Match, recordOf, seatingOf } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';
import { describe, expect } from 'vitest';
import { type Friend, gather, house, playOn, playUntilAsked, Server, whoIsAsked } from './friend.ts';
import { browserPath } from './house.ts';
import { dice } from './players.ts';

/** A game of two that was begun on one device, a few choices before its end; more than that is too long a test. */
function nearlyOver(left: number): string {
  const seating = seatingOf(starScrappers, 2, {});
  if (isRefusal(seating)) throw new Error(seating.message);
  const options = { seed: 'a game begun at home' };
  const whole = new Match(starScrappers, seating, options);
  const roll = dice(7);
  while (!whole.over) {
    const [asked] = whole.table.pending;
    const option = asked?.options[roll(asked.options.length)];
    if (asked === undefined || option === undefined) throw new Error('Nothing can be chosen.');
    whole.choose({ seat: asked.seat, decision: asked.id, option });
  }
  const begun = new Match(starScrappers, seating, options);
  for (const { seat, option } of whole.choices.slice(0, -left)) {
    const [asked] = begun.table.pending;
    begun.choose({ seat, decision: asked?.id ?? -1, option });
  }
  return JSON.stringify(recordOf(begun, { names: ['Ann', ''] }));
}

describe.skipIf(browserPath === null)('what friends agree on over a link', () => {
  const server = new Server();
  let ann: Friend;
  let bob: Friend;
  const it = gather(server, (friends) => {
    ({ ann, bob } = friends);
  });

  /** Ann looks at the table where people gather; Bob has come there, says that he is ready, and she begins. */
  const begin = async (): Promise<void> => {
    await bob.page.getByTestId('ready').click();
    await ann.page.locator('[data-testid="start-online"][aria-disabled="false"]').click();
    for (const { page } of [ann, bob]) await page.getByTestId('table').waitFor();
  };

  it('a game begun on one device goes on with a friend elsewhere', async () => {
    await ann.page.goto(`${server.url}/#/friends`);
    await ann.nameMyself('Ann');
    await ann.page.getByTestId('invite-star-scrappers').waitFor();
    await ann.page.goto(`${server.url}/#/tables`);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(nearlyOver(4)) };
    await ann.page.getByTestId('import-file').setInputFiles(file);
    await ann.page.locator('dialog.curtain button').click();
    await ann.page.getByTestId('table').waitFor();
    const choices = await ann.decision();
    await ann.page.getByTestId('menu').click();
    await ann.page.getByTestId('menu-bring-online').click();
    await bob.page.goto(await ann.page.getByTestId('invite-link').inputValue());
    await bob.nameMyself('Bob');
    await bob.page.getByTestId('join').click();
    await begin();
    expect(await (await whoIsAsked([ann, bob])).decision()).toBe(choices);
  }, 120_000);

  it('they play to the end, and the record that one keeps is proved by `stolik verify`', async () => {
    const isOver = async (): Promise<boolean> => (await ann.page.getByTestId('rematch').count()) > 0;
    for (let made = 0; made < 80 && !(await isOver()); made++) {
      await expect
        .poll(async () => (await isOver()) || (await ann.asks()) || (await bob.asks()), { timeout: 20_000 })
        .toBe(true);
      for (const friend of [ann, bob]) if (await friend.asks()) await friend.choose();
    }
    for (const { page } of [ann, bob]) await page.getByTestId('rematch').waitFor();
    await bob.page.keyboard.press('Escape');
    await bob.page.getByTestId('menu').click();
    const coming = bob.page.waitForEvent('download');
    await bob.page.getByTestId('menu-export').click();
    const file = join(server.data, 'kept.json');
    await (await coming).saveAs(file);
    const proof = execFileSync(process.execPath, ['cli/stolik.mjs', 'verify', file, '--json'], { cwd: house });
    expect(JSON.parse(String(proof))).toMatchObject({ ok: true, finished: true, game: 'star-scrappers' });
  }, 60_000);

  it('one wants another game, the other is told and comes along', async () => {
    await ann.page.getByTestId('rematch').click();
    await ann.page.getByTestId('gathering').waitFor();
    await bob.page.getByTestId('bar-to-next-game').click();
    await bob.page.getByTestId('gathering').waitFor();
    await expect.poll(() => bob.page.url()).toBe(ann.page.url());
    await begin();
  }, 30_000);

  it('what lies beyond a fence is taken back when the other agrees, and stands when not', async () => {
    await playOn([ann, bob], 6);
    const question = async (): Promise<string> => {
      const asked = await whoIsAsked([ann, bob]);
      return `${asked === ann ? 'Ann' : 'Bob'} ${await asked.decision()}`;
    };
    const asked = bob.page.getByTestId('undo-asked');
    // Ann has chosen, and Bob since: that is a fence she cannot go back over by herself.
    await playUntilAsked(ann, bob);
    await playUntilAsked(bob, ann);
    await bob.choose();
    const before = await question();
    await ann.askToUndo();
    await asked.waitFor();
    // What would go is told to those who are asked, in the words of the log, and marked there.
    await expect.poll(() => asked.locator('.prompt-note').textContent()).toMatch(/Ann .*Cofnie to także/);
    await expect.poll(() => ann.page.locator('.log-line[data-falls]').count()).toBeGreaterThan(0);
    await bob.page.getByTestId('undo-no').click();
    await ann.page.getByText('It was not agreed to').waitFor();
    expect(await question()).toBe(before);
    // After a no nobody is asked about the same choice again, but about her next one.
    await ann.page.keyboard.press('u');
    await ann.page.locator('.prompt-why').waitFor();
    expect(await ann.page.getByTestId('ask-undo').count()).toBe(0);
    await ann.page.keyboard.press('u');
    await playUntilAsked(ann, bob);
    await playUntilAsked(bob, ann);
    await bob.choose();
    const later = await question();
    await ann.askToUndo();
    await bob.page.getByTestId('undo-yes').click();
    await asked.waitFor({ state: 'detached' });
    await ann.page.locator('.log-line', { hasText: 'The others agree: Ann' }).waitFor();
    // Her own last choice is open again.
    await ann.page.locator('.prompt[data-asks]').waitFor();
    await expect.poll(question).not.toBe(later);
    await playOn([ann, bob], 2);
  }, 60_000);

  it('a bot minds the seat of one who is away, who takes it back by coming', async () => {
    const table = await ann.openTable({ seats: 3, absence: 1 });
    await ann.page.goto(`${server.url}/#/online/${table}`);
    await ann.page.getByTestId('hire-2').selectOption('novice');
    await bob.page.goto(await ann.page.getByTestId('invite-link').inputValue());
    await bob.page.getByTestId('join').click();
    await begin();
    await expect.poll(() => bob.page.getByText('Kuba').count()).toBeGreaterThan(0);
    await playUntilAsked(bob, ann);
    await bob.page.goto('about:blank');
    const minded = ann.page.locator('.area-opponents .player-news', { hasText: 'bot plays' });
    await minded.waitFor();
    await ann.page.locator('.prompt[data-asks]').waitFor({ timeout: 20_000 });
    await bob.page.goto(`${server.url}/#/online/${table}`);
    await bob.page.getByTestId('table').waitFor();
    await minded.waitFor({ state: 'detached' });
    await playUntilAsked(bob, ann);
    await bob.choose();
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  }, 60_000);
});
