import { type AnyGame, chanceFrom, closes, nextWord } from '@stolik/engine';
import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadRules, playable } from '../../games/rules.ts';
import { type Look, lookAtFrame } from './frame-look.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { layOut, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/**
 * The frame of every table, over moments of random games of all five: every answer is in the bar or behind a button that names it, what ends or declines is
 * in the bar, what is mine, whose turn it is and the round are in sight, no text is cut without its mark, nothing is wider than the screen, and fingers have room.
 * Games with a board of their own are looked at on the plain board, too.
 */

const SIZES = [DESKTOP, { width: 820, height: 1180 }, { width: 1366, height: 768 }, PHONE] as const;

/** Moments of each game. Each is looked at on two of the screens, one of them for fingers, and on all four in a thorough run. */
const MOMENTS = thorough ? 250 : 25;

/** Boards whose own words and places are looked at here, too; those of the others by `board-checks.ts` in suites of their own. */
const WHOLE: ReadonlySet<string> = new Set(['star-scrappers']);

/** Three of four moments are those with most answers among so many. */
const AMONG = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Seen extends Look {
  readonly game: string;
  readonly size: string;
  readonly answers: number;
}

describe.skipIf(browserPath === null)('the frame of every table', () => {
  const house = useHouse();
  const all: Seen[] = [];
  const moments = new Map<string, readonly Position[]>();

  it.each(playable)(
    'of %s shows all that can be done and what is mine',
    async (id) => {
      const positions = momentsOf((await loadRules(id)) as AnyGame, 'frame', MOMENTS);
      moments.set(id, positions);
      const readers = [await Reader.arrive(house(), 'pl-PL'), await Reader.arrive(house(), 'en-GB')];
      const problems: string[] = [];
      for (const [at, position] of positions.entries()) {
        const sizes = thorough ? SIZES : SIZES.slice(2 * ((at >> 1) % 2)).slice(0, 2);
        const board = (at >> 2) % 2 === 0 ? undefined : 'plain';
        for (const look of (await readers[at % 2]?.look(position, sizes, board)) ?? []) {
          all.push({ ...look, game: id });
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

  it('was looked at in a hundred moments with a thousand answers', () => {
    const positions = [...moments.values()].flat();
    const answers = sum(positions, ({ decision }) => decision.options.length);
    console.log(`${positions.length} moments with ${answers} answers; ${countOf(all)}`);
    for (const { width, height } of SIZES) {
      const size = `${width}×${height}`;
      console.log(`${size}: ${countOf(all.filter((seen) => seen.size === size))}`);
    }
    expect(positions.length).toBeGreaterThanOrEqual(100);
    expect(answers).toBeGreaterThanOrEqual(1000);
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

  async look(position: Position, sizes: readonly Size[], board?: 'plain'): Promise<Omit<Seen, 'game'>[]> {
    const { page } = this.visitor;
    const { options } = position.decision;
    const looks: Omit<Seen, 'game'>[] = [];
    for (const [at, size] of sizes.entries()) {
      const touch = size.width <= 1180;
      await page.setViewportSize(size);
      await this.fingers.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
      if (at === 0) await layOut(page, position, board);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const whole = board === 'plain' || WHOLE.has(position.record.game);
      const expected = { answers: options.map(String), closing: options.filter(closes).length, touch, whole };
      const look = await page.evaluate(lookAtFrame, expected);
      looks.push({ ...look, size: `${size.width}×${size.height}`, answers: options.length });
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

const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

function countOf(seen: readonly Seen[]): string {
  const answers = sum(seen, (one) => one.answers);
  const few = seen.filter((one) => one.answers <= 6);
  const inBar = sum(seen, (one) => one.inBar);
  const glowing = sum(seen, (one) => one.glowing);
  return [
    `${seen.length} looks at ${answers} answers`,
    `${percent(inBar, answers)} of them in the bar, ${percent(inBar + sum(seen, ({ behind }) => behind), answers)} with its list`,
    `${percent(few.filter((one) => one.inBar === one.answers).length, few.length)} of questions with up to six show all`,
    `${percent(
      sum(seen, ({ glowingSeen }) => glowingSeen),
      glowing,
    )} of what glows in sight`,
    `one’s own in sight at ${percent(seen.filter(({ ownSeen }) => ownSeen).length, seen.length)}`,
  ].join(', ');
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.round((100 * part) / whole)} %`;
