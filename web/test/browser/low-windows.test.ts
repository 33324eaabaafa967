import type { AnyGame } from '@stolik/engine';
import { dayNumber, settingsFrom } from '@stolik/testkit';
import { describe, expect, it } from 'vitest';
import { loadRules, playable } from '../../games/rules.ts';
import { withoutDebts } from './board-debts.ts';
import { seeFrame, settle } from './frame-checks.ts';
import { browserPath, useHouse, Visitor } from './house.ts';
import { layOut, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/** A laptop below the bars of its browser, tablets likewise, and a page of 1440×900 at 150 and 200 %. */
const SIZES = [
  { width: 1366, height: 650 },
  { width: 960, height: 600 },
  { width: 1280, height: 585 },
  { width: 720, height: 450 },
  { width: 1180, height: 746 },
] as const;

/** Games take turns day by day; all of them in a thorough run. */
const games = playable.filter((_, at) => thorough || (at + dayNumber(settingsFrom(process.env).day)) % 3 === 0);

/** So many different questions of a game are looked at, each in two of these windows; all of them in all of them in a thorough run. */
const QUESTIONS = thorough ? 1000 : 5;

describe.skipIf(browserPath === null)('in low windows', () => {
  const house = useHouse();

  it.each(games)(
    'a table of %s shows what is asked, and all that glows can be reached',
    async (id) => {
      const reader = await Visitor.arrive(house(), { hasTouch: true });
      const { page } = reader;
      const fingers = await reader.context.newCDPSession(page);
      const problems: string[] = [];
      for (const [nth, position] of questionsOf((await loadRules(id)) as AnyGame).entries()) {
        const sizes = thorough ? SIZES : [0, 1].map((more) => SIZES[(2 * nth + more) % SIZES.length] ?? SIZES[0]);
        for (const [at, size] of sizes.entries()) {
          await page.setViewportSize(size);
          await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: size.width <= 1180 });
          if (at === 0) await layOut(page, position);
          const seen = await seeFrame(page, position);
          await settle(page);
          const beyond = await page.evaluate(outOfReach);
          // Beside a board that scrolls the edge of its window may lie on a piece: a finger moves it there.
          const found = seen.problems.filter((problem) => !/too little room .* spot\./.test(problem));
          problems.push(...[...found, ...beyond].map((problem) => `${position.name}, ${seen.size}: ${problem}`));
        }
      }
      expect(withoutDebts(problems)).toEqual([]);
      expect(reader.errors).toEqual([]);
      await reader.leave();
    },
    thorough ? 900_000 : 120_000,
  );
});

/** Each question of a game once, where it has most answers, those with most first. */
function questionsOf(game: AnyGame): Position[] {
  const found = new Map<string, Position>();
  for (const { prompt, options, take } of positionsOf(game, { seats: 3, seed: '1', by: 'greedy' }))
    if (options > (found.get(prompt)?.decision.options.length ?? 0)) found.set(prompt, take());
  const all = [...found.values()];
  return all.toSorted((one, other) => other.decision.options.length - one.decision.options.length).slice(0, QUESTIONS);
}

/** Runs in the page: what glows on the table and lies below something else, wherever its board is moved to. */
function outOfReach(): string[] {
  const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7];
  const glowing = [...document.querySelectorAll<HTMLElement>('.table-layout .spot[data-legal]')].filter(
    (spot) => spot.closest('dialog') === null && spot.checkVisibility({ visibilityProperty: true }),
  );
  const hidden = glowing.filter((spot) => {
    spot.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = spot.getBoundingClientRect();
    return !PARTS.some((x) =>
      PARTS.some((y) => document.elementFromPoint(left + x * width, top + y * height)?.closest('.spot') === spot),
    );
  });
  // Where it lies anew when the next window is looked at.
  for (const part of document.querySelectorAll('.board-window, .table-layout *'))
    if (part.scrollTop > 0) part.scrollTop = 0;
  return hidden.map((spot) => `nobody can press ${spot.dataset.spot} (${spot.className})`);
}
