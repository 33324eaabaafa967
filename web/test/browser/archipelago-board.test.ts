import { archipelago } from '@stolik/archipelago';
import type { AnyGame } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd } from './board-checks.ts';
import { browserPath, DESKTOP, useHouse, Visitor } from './house.ts';
import { playByClicking } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';

const game = archipelago as unknown as AnyGame;

/** What these tests ask of the table. */
interface State {
  readonly players: readonly { readonly cubes: readonly number[] }[];
}

/** What ends, declines, passes or begins talks, or chooses many things at once. */
const WORDS = new Set<unknown>(
  'end done none close listen answers silence negotiate go-on keep send cancel give-up mine speak quiet'.split(' '),
);

const OWN: BoardsOwn = {
  views: '.ar-tabs button',
  // A tile is turned where it lies: a test of its own below.
  inWords: (option, prompt) => WORDS.has(option) || prompt.endsWith('.rotation'),
};

/** Games in which nearly every question comes up. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '1', by: 'greedy' },
  { seats: 4, seed: '2', by: 'random' },
  { seats: 2, seed: '5', by: 'random' },
  { seats: 5, seed: '3', by: 'greedy' },
];

/** The first moment of a game in which this is asked and looks as it should. */
function first(played: Played, prompt: string, fits: (position: Position) => boolean = () => true): Position {
  for (const moment of positionsOf(game, played)) {
    if (moment.prompt !== prompt) continue;
    const position = moment.take();
    if (fits(position)) return position;
  }
  throw new Error(`${prompt} is not asked in this game.`);
}

describe.skipIf(browserPath === null)('the board of Archipelago', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [2, 5], more: 10, often: 12 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('a tile is turned where it lies, by R and by a tap, and laid down there', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const { page } = ewa;
    await layOut(page, first({ seats: 4, seed: '2', by: 'random' }, 'voyage.rotation'));
    const held = (): Promise<string | null> => page.locator('.ar-lay').getAttribute('data-spot');
    const seen = new Set([await held()]);
    await page.keyboard.press('r');
    seen.add(await held());
    await page.locator('.ar-turn').click();
    seen.add(await held());
    expect(seen.size).toBeGreaterThan(1);
    await page.locator('.ar-lay').click();
    await page.locator('.ar-laid .ar-lay').waitFor({ state: 'detached' });
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('a whole trade takes five taps: talks, a letter, a thing, a price, send', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
    const { page } = ewa;
    const hasCubes = ({ view, me }: Position): boolean =>
      (view.state as State).players[me]?.cubes.some((count) => count > 0) === true;
    await layOut(
      page,
      first({ seats: 3, seed: '1', by: 'greedy' }, 'turn.move', (position) => {
        return position.decision.options.includes('negotiate') && hasCubes(position);
      }),
    );
    const taps = [
      '.prompt [data-option="negotiate"]',
      '[data-answers^="offer@"]',
      '.ar-letter-side:first-child .ar-letter-thing > button:enabled',
      '.ar-letter-side:last-child .ar-letter-numbers button:nth-child(2)',
      '.ar-letter > footer button:enabled',
    ];
    for (const tap of taps) await page.locator(tap).first().click();
    await page
      .locator('.log', { hasText: /makes an offer|offers/ })
      .first()
      .waitFor();
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    await layOut(ewa.page, nearTheEnd(game, { seats: 2, seed: '5', by: 'greedy', variants: { length: 'short' } }, 12));
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);
});
