import type { AnyGame } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { describe, expect, it } from 'vitest';
import { checkPosition } from './board-checks.ts';
import { seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, type Look, PHONE, useHouse, Visitor } from './house.ts';
import { playByClicking } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = excavationEarth as unknown as AnyGame;

const LOOKS: readonly Look[] = [
  { viewport: DESKTOP, locale: 'pl-PL' },
  { viewport: PHONE, locale: 'en-GB', colorScheme: 'dark', hasTouch: true },
  { viewport: { width: 1180, height: 820 }, locale: 'pl-PL', hasTouch: true },
  { viewport: { width: 820, height: 1180 }, locale: 'en-GB', hasTouch: true },
  { viewport: { width: 360, height: 740 }, locale: 'pl-PL', hasTouch: true },
  { viewport: { width: 1366, height: 768 }, locale: 'en-GB' },
];

/** Every question of these games: the first time it is asked, and again every so often. */
function questionsOf(games: readonly Played[], often: number): Position[] {
  const asked = new Map<string, number>();
  const found: Position[] = [];
  for (const played of games)
    for (const { take } of positionsOf(game, played)) {
      const position = take();
      const times = asked.get(position.decision.prompt) ?? 0;
      asked.set(position.decision.prompt, times + 1);
      if (times % often === 0) found.push(position);
    }
  return found;
}

/** Games in which nearly every question comes up; the soak has more of them. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '12', by: 'random', variants: { factions: 'pick' } },
  { seats: 4, seed: '13', by: 'random' },
  { seats: 1, seed: '11', by: 'random' },
];

describe.skipIf(browserPath === null)('the board of Excavation Earth', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const seeds = thorough ? Array.from({ length: 12 }, (_, at) => `soak ${at}`) : [];
    const more = seeds.flatMap((seed, at): Played[] => [
      { seats: 1 + (at % 4), seed, by: at % 2 === 0 ? 'random' : 'greedy' },
    ]);
    const positions = questionsOf([...GAMES, ...more], thorough ? 9 : 1_000);
    const looks = thorough ? LOOKS : LOOKS.slice(0, 3);
    const troubles: string[] = [];
    const visitors = await Promise.all(looks.map((look) => Visitor.arrive(house(), look)));
    for (const [at, position] of positions.entries()) {
      const visitor = visitors[at % visitors.length] as Visitor;
      troubles.push(...(await checkPosition(visitor, game, position)));
    }
    const answers = positions.reduce((sum, { decision }) => sum + decision.options.length, 0);
    console.log(`Excavation Earth: ${positions.length} positions, ${answers} answers, ${looks.length} screens.`);
    expect(troubles).toEqual([]);
    for (const visitor of visitors) {
      expect(await seriousFindings(visitor)).toEqual([]);
      await visitor.leave();
    }
  }, 600_000);

  it('the last turns by clicking', async () => {
    const [ewa, positions] = [await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' }), [] as Position[]];
    for (const { take } of positionsOf(game, { seats: 2, seed: '21', by: 'greedy' })) positions.push(take());
    const near = positions.at(-14);
    if (near === undefined) throw new Error('The game is too short.');
    await layOut(ewa.page, near);
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(2);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough)(
    'a whole game against a bot, by clicking, in Polish',
    async () => {
      const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
      await ewa.sitDown('excavation-earth');
      await ewa.shot('excavation-earth-desktop-pl-light');
      expect(await playWatched(ewa, 17)).toEqual([]);
      expect(await ewa.over()).toBe(true);
      await ewa.shot('excavation-earth-desktop-pl-light-end');
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    },
    300_000,
  );
});
