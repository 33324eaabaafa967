import { type AnyGame, chanceFrom, closes, nextWord } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { loadRules, playable } from '../../games/rules.ts';
import { type Look, lookAtFrame } from './frame-look.ts';
import { browserPath, useHouse, Visitor } from './house.ts';
import { layOut, type Position, positionsOf } from './positions.ts';
import { thorough } from './watched.ts';

/**
 * The frame of every table, over moments of random games of all five: every answer is in the bar or behind a button that names it, what ends or declines is
 * in the bar, what is mine, whose turn it is and the round are in sight, no text is cut without its mark, nothing is wider than the screen, and fingers have room.
 */

const SIZES = [
  { name: '1440×900', width: 1440, height: 900, locale: 'pl-PL' },
  { name: '1366×768', width: 1366, height: 768, locale: 'en-GB' },
  { name: '820×1180', width: 820, height: 1180, locale: 'pl-PL' },
  { name: '390×844', width: 390, height: 844, locale: 'en-GB' },
] as const;

/** Moments of each game at each size. */
const MOMENTS = thorough ? 60 : 6;

interface Seen extends Look {
  readonly game: string;
  readonly answers: number;
}

describe.skipIf(browserPath === null)('the frame of every table', () => {
  const house = useHouse();
  const all: Seen[] = [];

  it.each(SIZES)(
    'at $name',
    async ({ name, width, height, locale }) => {
      const touch = width <= 1180;
      const eve = await Visitor.arrive(house(), { viewport: { width, height }, locale, hasTouch: touch });
      const seen: Seen[] = [];
      const problems: string[] = [];
      for (const id of playable) {
        const game = (await loadRules(id)) as AnyGame;
        const heights = new Set<number>();
        for (const position of momentsOf(game, `${name} ${id}`, MOMENTS)) {
          const look = await lookAt(eve, position, touch);
          seen.push({ ...look, game: id, answers: position.decision.options.length });
          heights.add(look.barHeight);
          problems.push(...look.problems.map((problem) => `${position.name}: ${problem}`));
        }
        if (heights.size > 1) problems.push(`${id}: the bar is ${[...heights].join(' or ')} high`);
      }
      await eve.leave();
      all.push(...seen);
      console.log(`${name}: ${countOf(seen)}`);
      expect(problems).toEqual([]);
      expect(eve.errors).toEqual([]);
    },
    thorough ? 1_800_000 : 240_000,
  );

  it('was looked at in a hundred moments with a thousand answers', () => {
    console.log(`all sizes: ${countOf(all)}`);
    for (const id of playable) console.log(`${id}: ${countOf(all.filter(({ game }) => game === id))}`);
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(sum(all, ({ answers }) => answers)).toBeGreaterThanOrEqual(1000);
  });
});

async function lookAt({ page }: Visitor, position: Position, touch: boolean): Promise<Look> {
  await layOut(page, position);
  await page.evaluate(() => document.fonts.ready);
  const { options } = position.decision;
  return page.evaluate(lookAtFrame, { answers: options.length, closing: options.filter(closes).length, touch });
}

/** Moments of several random games of all seat counts, spread over their length; of two at the same time rather the one with more answers. */
function momentsOf(game: AnyGame, seed: string, count: number): Position[] {
  const luck = chanceFrom(seed, ['moments']);
  const found: Position[] = [];
  const { min, max } = game.seats;
  for (let played = 0; found.length < count; played++) {
    const seats = min + (played % (max - min + 1));
    let next = 5 + (nextWord(luck) % 25);
    let best: Position | null = null;
    for (const { at, take } of positionsOf(game, { seats, seed: `${seed} ${played}` })) {
      if (at < next || found.length === count) continue;
      const position = take();
      if (best === null || position.decision.options.length > best.decision.options.length) best = position;
      if (at < next + 3) continue;
      found.push(best);
      best = null;
      next = at + 20 + (nextWord(luck) % 50);
      if (found.length % 3 === 0) break;
    }
  }
  return found;
}

const sum = (seen: readonly Seen[], of: (one: Seen) => number): number =>
  seen.reduce((total, one) => total + of(one), 0);

const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.round((100 * part) / whole)} %`;

function countOf(seen: readonly Seen[]): string {
  const answers = sum(seen, (one) => one.answers);
  const few = seen.filter((one) => one.answers <= 6);
  return [
    `${seen.length} moments, ${answers} answers`,
    `${percent(
      sum(seen, ({ inBar }) => inBar),
      answers,
    )} of them in the bar`,
    `${percent(few.filter((one) => one.inBar === one.answers).length, few.length)} of questions with up to six show all`,
    `${percent(
      sum(seen, ({ glowingSeen }) => glowingSeen),
      sum(seen, ({ glowing }) => glowing),
    )} of what glows in sight`,
    `one’s own in sight at ${percent(seen.filter(({ ownSeen }) => ownSeen).length, seen.length)}`,
  ].join(', ');
}
