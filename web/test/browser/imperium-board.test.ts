import type { AnyGame, Option } from '@stolik/engine';
import { imperium } from '@stolik/imperium';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd } from './board-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { playByClicking, playByKeys } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = imperium as unknown as AnyGame;

/** Games in which nearly every question comes up: nations that are chosen, three and four at the table, one alone. */
const GAMES: readonly Played[] = [
  { seats: 4, seed: '13', by: 'random' },
  { seats: 2, seed: '14', by: 'random', variants: { nations: 'choose' } },
  { seats: 1, seed: '11', by: 'random' },
];

/** Moves of the rules and refusals: words, and nothing on the table. */
const WORDS: ReadonlySet<Option> = new Set(['end', 'done', 'none', 'decline', 'pass', 'innovate', 'revolt']);

const OWN: BoardsOwn = { inWords: (option) => WORDS.has(option) };

describe.skipIf(browserPath === null)('the board of Imperium', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [1, 4], more: 8, often: 23 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    await layOut(ewa.page, nearTheEnd(game, { seats: 1, seed: '11', by: 'random' }, 12));
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
