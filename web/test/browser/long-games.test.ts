import { describe, expect, it } from 'vitest';
import { browserPath, DESKTOP, useHouse, Visitor } from './house.ts';
import { playByKeys } from './players.ts';
import { playWatched, thorough } from './watched.ts';

/** Games of Archipelago after which there must have been a trade. */
const MOST_GAMES = 4;

/** The longest of the games, whole: for the soak. Its board is looked over by `archipelago-board.test.ts`, a trade too. */
describe.skipIf(browserPath === null)('a long game', () => {
  const house = useHouse();

  it.runIf(thorough)(
    'Archipelago against bots, by keys, in English, with a trade that is agreed on',
    async () => {
      const leo = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
      // The deal is another one each time, and there are games in which nobody agrees on anything.
      let agreed = false;
      for (let game = 0; game < MOST_GAMES && !agreed; game++) {
        await leo.page.goto(leo.house.address);
        await leo.sitDown('archipelago');
        await leo.shot('archipelago-plain-desktop-en-light');
        expect(await playWatched(leo, 31 + game, playByKeys)).toEqual([]);
        expect(await leo.over()).toBe(true);
        await leo.shot('archipelago-plain-desktop-en-light-end');
        // All of it: lines of long ago are not drawn before somebody asks for them.
        await leo.page.evaluate(() => document.querySelector<HTMLElement>('.log-earlier')?.click());
        const told = await leo.page.getByRole('log', { includeHidden: true }).first().textContent();
        agreed = /accepts \S+ offer/.test(told ?? '');
      }
      expect(agreed).toBe(true);
      expect(leo.errors).toEqual([]);
      await leo.leave();
    },
    400_000,
  );
});
