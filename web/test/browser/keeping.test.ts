import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserPath, isSecondTry, useHouse, Visitor } from './house.ts';
import { dice } from './players.ts';
import { thorough } from './watched.ts';

/** Nothing is lost: reloads, closed tabs, no network, files, damage. */
describe.skipIf(browserPath === null)('a game is kept', () => {
  const house = useHouse();

  /** Makes a few choices by their keys. */
  async function makeChoices(visitor: Visitor, count: number): Promise<void> {
    const roll = dice(3);
    for (let made = 0; made < count; made++) {
      const options = Number(await visitor.page.locator('.prompt').getAttribute('data-options'));
      await answer(visitor, 1 + roll(Math.min(9, options)));
    }
  }

  /** Answers the open question, and waits for the next. */
  async function answer(visitor: Visitor, key: number): Promise<void> {
    const asked = await visitor.decision();
    await visitor.page.keyboard.press(String(key));
    await visitor.answered(asked);
    await visitor.asked();
  }

  it('through a reload in the middle of a turn, and a tab that was closed', async () => {
    const ada = await Visitor.arrive(house());
    await ada.playNow();
    await makeChoices(ada, 5);
    await answer(ada, 1); // into the middle of a move
    const [question, hand] = [await ada.question(), await handOf(ada)];
    await ada.page.reload();
    await ada.asked();
    await expect.poll(() => ada.question()).toBe(question);
    await expect.poll(() => handOf(ada)).toEqual(hand);
    await ada.goTo('#/');
    await ada.page.getByTestId('continue-game').click();
    await ada.asked();
    await expect.poll(() => ada.question()).toBe(question);
    await ada.page.close();
    const tab = await ada.context.newPage();
    await tab.goto(house().address);
    await tab.getByTestId('continue-game').click();
    await tab.locator('.prompt-question', { hasText: question }).waitFor();
    expect(ada.errors).toEqual([]);
    await ada.leave();
  }, 90_000);

  it('without a network after the first visit', async () => {
    const bo = await Visitor.arrive(house(), { offline: true });
    await bo.comeHome();
    await bo.page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await bo.page.reload();
    await bo.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await bo.context.setOffline(true);
    await bo.page.reload();
    await bo.playFromHome();
    await makeChoices(bo, 6);
    await bo.goTo('#/rules/star-scrappers');
    await bo.page.getByRole('heading', { level: 1 }).first().waitFor();
    await bo.leave();
  }, 90_000);

  it('in a file that another browser goes on from', async () => {
    const cy = await Visitor.arrive(house());
    await cy.playNow();
    await makeChoices(cy, 8);
    const question = await cy.question();
    await cy.goTo('#/tables');
    const coming = cy.page.waitForEvent('download');
    await cy.page.getByTestId('export').click();
    const file = join(tmpdir(), `stolik-${process.pid}.json`);
    await (await coming).saveAs(file);
    await cy.leave();
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ stolik: 1, game: 'star-scrappers' });

    const di = await Visitor.arrive(house());
    await di.goTo('#/tables');
    await di.page.getByTestId('import-file').setInputFiles(file);
    await di.asked();
    await expect.poll(() => di.question()).toBe(question);
    expect(di.errors).toEqual([]);
    await di.leave();
  }, 90_000);

  describe('and a file', () => {
    let ed: Visitor;
    let whole = '';
    const arrive = async (): Promise<void> => {
      ed = await Visitor.arrive(house());
      await ed.playNow();
      await ed.goTo('#/tables');
      const coming = ed.page.waitForEvent('download');
      await ed.page.getByTestId('export').click();
      whole = readFileSync(await (await coming).path(), 'utf8');
    };
    beforeAll(arrive, 60_000);
    beforeEach((test) => (isSecondTry(test) ? arrive() : undefined), 60_000);
    afterAll(() => ed.leave());

    it.each([
      ['cut off', (text: string) => text.slice(0, -40), 'not a complete game record'],
      [
        'of another version',
        (text: string) => text.replace(/"rules":"[^"]+"/, '"rules":"0.0.1"'),
        'played with version 0.0.1 of the rules; this Stolik has',
      ],
      [
        'of a game nobody has',
        (text: string) => text.replace('star-scrappers', 'star-wreckers'),
        'There is no game “star-wreckers” here',
      ],
      [
        'with a choice that does not fit',
        (text: string) => text.replace('"choices":[', '"choices":["dance",'),
        'not a complete game record',
      ],
    ])(
      '%s is refused with a clear word',
      async (_, damage, said) => {
        const file = join(tmpdir(), `stolik-bad-${process.pid}.json`);
        writeFileSync(file, damage(whole));
        await ed.page.getByTestId('import-file').setInputFiles(file);
        await ed.page.locator('[role="alert"], [role="status"]').filter({ hasText: said }).first().waitFor();
        await expect.poll(() => ed.page.getByTestId('saved-game').count()).toBe(1); // and nothing else is lost
        expect(ed.errors).toEqual([]);
      },
      60_000,
    );
  });

  it.each([
    ['en-GB', 'There is no room left on this device', 'the game is saved'],
    // The words of both languages are looked at without a browser (`web/test/texts.test.ts`).
    ...(thorough ? ([['pl-PL', 'Brakuje miejsca na dysku', 'partia została zapisana']] as const) : []),
  ] as const)(
    'and a full disk (%s) is told, stops nothing, and the game is saved again when there is room',
    async (locale, full, again) => {
      // Nothing may answer for the network here: the worker of the table is given a disk that can be filled.
      const gil = await Visitor.arrive(house(), { locale });
      await gil.context.route('**/table-worker-*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `(${diskThatFills})();${await response.text()}` });
      });
      await gil.playNow('excavation-earth');
      await gil.goTo('#/');
      await gil.playNow();
      await makeChoices(gil, 3);
      await gil.page.evaluate(tellDisk, true);
      await makeChoices(gil, 2);
      await gil.page.getByText(full).waitFor();
      await makeChoices(gil, 2);
      const reached = await gil.question();
      await gil.page.evaluate(() => {
        window.location.hash = '#/tables';
      });
      await gil.page.getByTestId('saved-game').first().waitFor();
      await expect.poll(() => gil.page.getByTestId('saved-game').count()).toBe(2); // and the other game is as it was
      await gil.page.goBack();
      await gil.asked();
      await expect.poll(() => gil.question()).toBe(reached); // the page holds what the disk has no room for
      await gil.page.evaluate(tellDisk, false);
      await makeChoices(gil, 1);
      await gil.page.getByText(again).waitFor();
      await expect.poll(() => gil.page.getByText(full).count()).toBe(0);
      const question = await gil.question();
      await gil.page.reload();
      await gil.asked();
      await expect.poll(() => gil.question()).toBe(question);
      // A blocked service worker registers as nothing at all, which no browser does of itself: only that is passed over.
      expect(gil.errors.filter((error) => !error.includes("reading 'waiting'"))).toEqual([]);
      await gil.leave();
    },
    120_000,
  );

  it('and a damaged save says so and loses nothing else', async () => {
    const fay = await Visitor.arrive(house());
    await fay.playNow();
    await fay.goTo('#/tables');
    await fay.page.getByTestId('saved-game').waitFor();
    await fay.page.evaluate(async () => {
      const open = indexedDB.open('stolik');
      const db = await new Promise<IDBDatabase>((done) => {
        open.onsuccess = () => done(open.result);
      });
      const writing = db.transaction('games', 'readwrite');
      writing.objectStore('games').put({ id: 'broken', text: '{"stolik":1,' }, 'broken');
      await new Promise((done) => {
        writing.oncomplete = done;
      });
      db.close();
    });
    await fay.page.reload();
    await fay.page.getByTestId('damaged').waitFor();
    await expect.poll(() => fay.page.getByTestId('saved-game').count()).toBe(1);
    await fay.leave();
  }, 60_000);
});

/** Runs in the worker: what is put into the database is refused, as browsers refuse it, while the disk is full. */
function diskThatFills(): void {
  let full = false;
  const disk = new BroadcastChannel('disk');
  disk.onmessage = ({ data }) => {
    if (typeof data !== 'boolean') return;
    full = data;
    disk.postMessage('heard');
  };
  disk.postMessage('asks');
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    if (full) throw new DOMException('There is no room.', 'QuotaExceededError');
    return put.apply(this, given);
  };
}

/** Fills the disk or frees it, also for workers that begin later. It is done when the worker at the table has heard of it: choices come to it by another way. */
function tellDisk(full: boolean): Promise<void> {
  const disk = new BroadcastChannel('disk');
  return new Promise((heard) => {
    disk.onmessage = ({ data }) => {
      if (data === 'asks') disk.postMessage(full);
      if (data === 'heard') heard();
    };
    disk.postMessage(full);
  });
}

const handOf = (visitor: Visitor): Promise<string[]> =>
  visitor.page
    .locator('.area-hand [data-spot]')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot') ?? ''));
