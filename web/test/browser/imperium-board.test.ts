import type { AnyGame, Option } from '@stolik/engine';
import { imperium } from '@stolik/imperium';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, checkPosition, nearTheEnd } from './board-checks.ts';
import { seeFrame } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { playByClicking, playByKeys } from './players.ts';
import { layOut, momentAfter, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = imperium as unknown as AnyGame;

/** Games in which nearly every question comes up: nations that are chosen, three and four at the table, one alone. */
const GAMES: readonly Played[] = [
  { seats: 4, seed: '13', by: 'random' },
  { seats: 2, seed: '14', by: 'random', variants: { nations: 'choose' } },
  { seats: 1, seed: '11', by: 'random' },
  { seats: 3, seed: '14', by: 'random' },
];

/** Moves of the rules and refusals: words, and nothing on the table. */
const WORDS: ReadonlySet<Option> = new Set([
  ...['end', 'done', 'none', 'decline', 'pass', 'innovate', 'revolt'],
  ...['pay', 'refuse'], // the toll of IM-13.4 is no piece
]);

const OWN: BoardsOwn = { inWords: (option) => WORDS.has(option) };

interface Found {
  readonly played: Played;
  readonly choice: number;
  readonly sizes: (typeof DESKTOP)[];
  readonly locale?: 'pl-PL' | 'en-GB';
}

const LAPTOP = { width: 1366, height: 768 };

/** The main deck searched for several types; rivals’ cards asked for on a phone; four piles of one’s own on a low screen; five ways to pay; long questions beside wide answers. */
const FOUND: readonly Found[] = [
  {
    played: { seats: 1, seed: '11', by: 'random' },
    choice: 210,
    sizes: [DESKTOP, { width: 820, height: 1180 }, PHONE],
  },
  { played: { seats: 3, seed: 'soak 6', by: 'random' }, choice: 814, sizes: [PHONE] },
  { played: { seats: 2, seed: 'soak 1', by: 'greedy' }, choice: 350, sizes: [{ width: 1180, height: 820 }] },
  { played: { seats: 4, seed: 'soak 3', by: 'greedy' }, choice: 224, sizes: [DESKTOP] },
  { played: { seats: 4, seed: 'soak 7', by: 'greedy' }, choice: 484, sizes: [LAPTOP], locale: 'en-GB' },
  { played: { seats: 1, seed: '2', by: 'greedy' }, choice: 78, sizes: [LAPTOP], locale: 'en-GB' },
  { played: { seats: 3, seed: '1', by: 'greedy' }, choice: 140, sizes: [LAPTOP, DESKTOP], locale: 'en-GB' },
];

/** How far steps and question reach out of the bar. Runs in the page. */
function questionOverBar(): number {
  const bar = document.querySelector('.prompt')?.getBoundingClientRect();
  if (bar === undefined) return 0;
  const parts = [...document.querySelectorAll('.prompt-steps, .prompt-question')].map((part) =>
    part.getBoundingClientRect(),
  );
  return Math.ceil(Math.max(...parts.map(({ top, bottom }) => Math.max(bar.top - top, bottom - bar.bottom))));
}

describe.skipIf(browserPath === null)('the board of Imperium', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [1, 4], more: 8, often: 23 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('keeps what long walks found', async () => {
    const troubles: string[] = [];
    const readers = new Map<string, Visitor>();
    for (const { played, choice, sizes, locale = 'pl-PL' } of FOUND) {
      const position = momentAfter(game, played, choice);
      for (const viewport of sizes) {
        const look = { locale, hasTouch: viewport.width < 1181 };
        const visitor = readers.get(JSON.stringify(look)) ?? (await Visitor.arrive(house(), look));
        readers.set(JSON.stringify(look), visitor);
        await visitor.page.setViewportSize(viewport);
        troubles.push(...(await checkPosition(visitor, game, position, OWN)));
        const over = await visitor.page.evaluate(questionOverBar);
        if (over > 0)
          troubles.push(`${position.name}, ${viewport.width}: the question is ${over} px higher than the bar`);
        troubles.push(...(await seeFrame(visitor.page, position)).problems);
      }
    }
    for (const visitor of readers.values()) await visitor.leave();
    expect(troubles).toEqual([]);
  }, 300_000);

  it('shows the rival beside a lesson', async () => {
    const ola = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
    await ola.goTo('#/learn/imperium/1');
    await ola.page.locator('[data-beat="land"]').waitFor();
    const height = async (): Promise<number> =>
      (await ola.page.locator('.area-opponents .im-rival').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(120);
    expect(ola.errors).toEqual([]);
    await ola.leave();
  }, 60_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    await layOut(ewa.page, nearTheEnd(game, { seats: 1, seed: '11', by: 'random' }, 12));
    // Any card opens at large by the right button, and says what its keywords mean and where it lies.
    await ewa.page.locator('.im-slots .im-spot').first().click({ button: 'right' });
    await ewa.page.locator('.im-opened h4').first().waitFor();
    await ewa.shot('imperium-opened-desktop-pl');
    await ewa.page.keyboard.press('Escape');
    await ewa.page.locator('.im-opened').waitFor({ state: 'detached' });
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough)(
    'a whole game against a bot, by keys, in English',
    async () => {
      const ida = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
      await ida.sitDown('imperium');
      expect(await playWatched(ida, 23, playByKeys)).toEqual([]);
      expect(await ida.over()).toBe(true);
      await ida.shot('imperium-desktop-en-light-end');
      expect(ida.errors).toEqual([]);
      await ida.leave();
    },
    400_000,
  );

  it('ends alone on a phone by keys, in Polish', async () => {
    const jan = await Visitor.arrive(house(), { viewport: PHONE, locale: 'pl-PL', colorScheme: 'dark' });
    await jan.goTo('#/new/imperium');
    await jan.page.locator('.choice-tabs input[value="1"]').first().check({ force: true });
    await jan.page.getByTestId('begin').click();
    await jan.asked();
    if (!thorough) await jan.playTheEnd('imperium', { seats: 1 });
    expect(await playWatched(jan, 29, playByKeys)).toEqual([]);
    expect(await jan.over()).toBe(true);
    // The score scrolls on a phone that is lower than it; what can be done next stays in sight.
    await jan.page.setViewportSize({ width: 360, height: 640 });
    const again = jan.page.getByTestId('rematch');
    const foot = async (): Promise<number> => {
      const box = await again.boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    };
    await expect.poll(foot).toBeLessThan(640);
    await jan.shot('imperium-solo-phone-pl-dark-end');
    expect(jan.errors).toEqual([]);
    await jan.leave();
  }, 400_000);

  it.runIf(thorough)(
    'a whole game alone by clicking, in English',
    async () => {
      const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
      const [first] = positionsOf(game, { seats: 1, seed: 'alone' });
      await layOut(ewa.page, first?.take() as Position);
      expect(await playWatched(ewa, 17)).toEqual([]);
      expect(await ewa.over()).toBe(true);
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    },
    900_000,
  );
});
