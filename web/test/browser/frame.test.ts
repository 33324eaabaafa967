import { type AnyGame, chanceFrom, nextWord } from '@stolik/engine';
import { dayNumber, settingsFrom } from '@stolik/testkit';
import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadRules, playable } from '../../games/rules.ts';
import { countOf, type Seen, seeFrame, sum } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/**
 * The frame of every table, over moments of random games of all five: every answer is in the bar or behind a button that names it, what ends or declines is
 * in the bar, what is mine, whose turn it is and the round are in sight, no text is cut without its mark, nothing is wider than the screen, and fingers have room.
 * Boards that have a suite of their own have it look at the frame around them, too; here these games lie on the plain board, one of them each day, and all of them on
 * both in a thorough run.
 */

const SIZES = [DESKTOP, { width: 820, height: 1180 }, { width: 1366, height: 768 }, PHONE] as const;

/** Whose own board is looked at here only. */
const HERE_ONLY = 'star-scrappers';

const others = playable.filter((id) => id !== HERE_ONLY);

/** The plain board has no game of its own: they take turns on it day by day. */
const ofToday = others.slice(dayNumber(settingsFrom(process.env).day) % others.length)[0] ?? '';

/** Moments of a game. Each is looked at on two of the screens, one of them for fingers, and on all four in a thorough run. */
const MOMENTS = thorough ? 250 : 20;

/** Three of four moments are those with most answers among so many. */
const AMONG = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

describe.skipIf(browserPath === null)('the frame of every table', () => {
  const house = useHouse();
  const all: Seen[] = [];
  const moments = new Map<string, readonly Position[]>();

  it.each(thorough ? playable : [HERE_ONLY, ofToday])(
    'of %s shows all that can be done and what is mine',
    async (id) => {
      const positions = momentsOf((await loadRules(id)) as AnyGame, 'frame', MOMENTS);
      moments.set(id, positions);
      const readers = [await Reader.arrive(house(), 'pl-PL'), await Reader.arrive(house(), 'en-GB')];
      const problems: string[] = [];
      for (const [at, position] of positions.entries()) {
        const sizes = thorough ? SIZES : SIZES.slice(2 * ((at >> 1) % 2)).slice(0, 2);
        const own = thorough || id === HERE_ONLY ? (at >> 2) % 2 === 0 : false;
        const board = own ? undefined : 'plain';
        for (const look of (await readers[at % 2]?.look(position, sizes, board)) ?? []) {
          all.push(look);
          const where = `${position.name}, ${look.size}${board === undefined ? '' : ', plain'}`;
          problems.push(...look.problems.map((problem) => `${where}: ${problem}`));
        }
      }
      console.log(`${id}: ${countOf(all.filter(({ game }) => game === id))}`);
      for (const { visitor } of readers) {
        problems.push(...visitor.errors);
        await visitor.leave();
      }
      expect(problems).toEqual([]);
    },
    thorough ? 1_800_000 : 240_000,
  );

  it('was looked at in forty moments with two hundred answers here, and in a hundred more by the boards', () => {
    const positions = [...moments.values()].flat();
    const answers = sum(positions, ({ decision }) => decision.options.length);
    console.log(`${positions.length} moments with ${answers} answers; ${countOf(all)}`);
    for (const { width, height } of SIZES) {
      const size = `${width}×${height}`;
      console.log(`${size}: ${countOf(all.filter((seen) => seen.size === size))}`);
    }
    expect(positions.length).toBeGreaterThanOrEqual(40);
    expect(answers).toBeGreaterThanOrEqual(200);
  });
});

/** Looks at many moments on one page, which is made larger and smaller instead of being opened anew. */
class Reader {
  private constructor(
    readonly visitor: Visitor,
    private readonly fingers: CDPSession,
  ) {}

  static async arrive(house: Parameters<typeof Visitor.arrive>[0], locale: string): Promise<Reader> {
    const visitor = await Visitor.arrive(house, { locale, hasTouch: true });
    return new Reader(visitor, await visitor.context.newCDPSession(visitor.page));
  }

  async look(position: Position, sizes: readonly Size[], board?: 'plain'): Promise<Seen[]> {
    const { page } = this.visitor;
    const looks: Seen[] = [];
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size);
      await this.fingers.send('Emulation.setTouchEmulationEnabled', { enabled: size.width <= 1180 });
      if (at === 0) await layOut(page, position, board);
      looks.push(await seeFrame(page, position, board));
    }
    return looks;
  }
}

/** Moments of random games of all seat counts, spread over their length. */
function momentsOf(game: AnyGame, seed: string, count: number): Position[] {
  const luck = chanceFrom(seed, [game.id]);
  const found: Position[] = [];
  const { min, max } = game.seats;
  for (let played = 0; found.length < count; played++) {
    const seats = min + (played % (max - min + 1));
    const from = 5 + (nextWord(luck) % 25);
    let next = from;
    let best: Position | null = null;
    for (const { at, take } of positionsOf(game, { seats, seed: `${seed} ${played}` })) {
      if (at < next) continue;
      const position = take();
      if (best === null || position.decision.options.length > best.decision.options.length) best = position;
      if (found.length % 4 < 3 && at < next + AMONG) continue;
      found.push(best);
      best = null;
      next = at + 20 + (nextWord(luck) % 50);
      if (found.length === count || found.length % 4 === 0) break;
    }
  }
  return found;
}
