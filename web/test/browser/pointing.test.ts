import type { AnyGame } from '@stolik/engine';
import { dayNumber, settingsFrom } from '@stolik/testkit';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../games/rules.ts';
import { settle } from './frame-checks.ts';
import { browserPath, useHouse, Visitor } from './house.ts';
import { layOut, type Played, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/** So many pieces are gone to, one after the other, each beside the one before. */
const MOVES = 18;

/** Whoever rests so long on a piece has it explained. */
const RESTS_MS = 500;

/** Where pieces lie close together, at a question about them. */
const BOARDS: readonly (readonly [string, string, string, Played])[] = [
  ['excavation-earth', '.ee-earth', 'action.action', { seats: 3, seed: 'newcomer', by: 'greedy' }],
  ['star-scrappers', '.ss-docks', 'recruit.card', { seats: 3, seed: '1', by: 'greedy' }],
];

/** They take turns day by day; both in a thorough run. */
const boards = BOARDS.filter(
  (_, at) => thorough || (at + dayNumber(settingsFrom(process.env).day)) % BOARDS.length === 0,
);

describe.skipIf(browserPath === null)('a mouse that goes from piece to piece', () => {
  const house = useHouse();

  it.each(boards)(
    'on the board of %s, in %s, clicks what lies under it, whatever is explained meanwhile',
    async (id, where, prompt, played) => {
      const ida = await Visitor.arrive(house(), { locale: 'en-GB' });
      const { page } = ida;
      const game = (await loadRules(id)) as AnyGame;
      for (const { prompt: asked, take } of positionsOf(game, played))
        if (asked === prompt) {
          await layOut(page, take());
          break;
        }
      await settle(page);
      const places = await page.evaluate(watchPresses, { where, count: MOVES });
      expect(places.length).toBeGreaterThan(10);
      const missed: string[] = [];
      const click = async (at: number, when: string): Promise<void> => {
        await page.mouse.down();
        await page.mouse.up();
        const hit = await page.evaluate(lastPressed);
        if (hit !== `${at}`) missed.push(`${places[at]?.name} ${when}: ${hit}`);
      };
      for (const [at, { x, y }] of places.entries()) {
        // Beneath the paper that explains the piece before, which came while the mouse rested there.
        await page.mouse.move(x, y, { steps: 4 });
        if (at > 0) await click(at, 'at once');
        await page.mouse.move(x + 1, y);
        await page.waitForTimeout(RESTS_MS);
        await click(at, 'when it was explained');
      }
      expect(missed).toEqual([]);
      expect(ida.errors).toEqual([]);
      await ida.leave();
    },
    120_000,
  );
});

interface Watched {
  spots: Element[];
  pressed: string;
}

/**
 * Runs in the page: pieces of the board with their middles, each near the one before. From then on presses are noted, and choose nothing.
 */
function watchPresses({
  where,
  count,
}: {
  readonly where: string;
  readonly count: number;
}): { readonly name: string; readonly x: number; readonly y: number }[] {
  const watched = window as unknown as Watched;
  const middle = (spot: Element) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const free = [...document.querySelectorAll(`${where} .spot`)].filter((spot) => {
    const { x, y } = middle(spot);
    return document.elementFromPoint(x, y)?.closest('.spot') === spot;
  });
  const path = free.splice(0, 1);
  while (path.length < count && free.length > 0) {
    const from = middle(path.at(-1) as Element);
    // Rather to the right: there lies what explains the one before.
    const far = (spot: Element): number => {
      const [across, down] = [middle(spot).x - from.x, middle(spot).y - from.y];
      return Math.hypot(across < 0 ? 3 * across : across, down);
    };
    free.sort((one, other) => far(one) - far(other));
    path.push(...free.splice(0, 1));
  }
  watched.spots = path;
  for (const type of ['pointerdown', 'click'])
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        const spot = target instanceof Element ? target.closest('.spot') : null;
        const name = target instanceof Element ? `${target.tagName}.${target.className}` : 'nothing';
        watched.pressed = spot === null ? name : `${path.indexOf(spot)}`;
        if (type === 'click') event.stopImmediatePropagation();
      },
      { capture: true },
    );
  return path.map((spot) => ({
    name: spot.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    ...middle(spot),
  }));
}

/** Runs in the page. */
function lastPressed(): string {
  const watched = window as unknown as Watched;
  const { pressed } = watched;
  watched.pressed = 'nothing';
  return pressed;
}
