import type { AnyGame, Option } from '@stolik/engine';
import { imperium } from '@stolik/imperium';
import { describe, expect, it } from 'vitest';
import { checkPosition } from './board-checks.ts';
import { seriousFindings } from './findings.ts';
import { browserPath, DESKTOP, type Look, PHONE, useHouse, Visitor } from './house.ts';
import { playByClicking, playByKeys } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = imperium as unknown as AnyGame;

const LOOKS: readonly Look[] = [
  { viewport: DESKTOP, locale: 'pl-PL' },
  { viewport: PHONE, locale: 'en-GB', colorScheme: 'dark', hasTouch: true },
  { viewport: { width: 820, height: 1180 }, locale: 'en-GB', hasTouch: true },
  { viewport: { width: 1180, height: 820 }, locale: 'pl-PL', hasTouch: true },
  { viewport: { width: 360, height: 740 }, locale: 'pl-PL', hasTouch: true },
  { viewport: { width: 1366, height: 768 }, locale: 'en-GB', colorScheme: 'dark' },
];

/** Games in which nearly every question comes up: nations that are chosen, three and four at the table, one alone. */
const GAMES: readonly Played[] = [
  { seats: 4, seed: '13', by: 'random' },
  { seats: 2, seed: '14', by: 'random', variants: { nations: 'choose' } },
  { seats: 1, seed: '11', by: 'random' },
];

/** Moves of the rules and refusals: words, and nothing on the table. */
const WORDS: ReadonlySet<Option> = new Set(['end', 'done', 'none', 'no', 'pass', 'innovate', 'revolt']);

/** What is asked and does not glow on the table itself: it could be answered by the bar alone. */
async function onlyInTheBar({ page }: Visitor, { name, decision }: Position): Promise<string[]> {
  const things = decision.options.filter((option) => !WORDS.has(option)).map(String);
  const dark = await page.evaluate(
    (targets) =>
      targets.filter(
        (target) => document.querySelector(`.spot[data-spot="${CSS.escape(target)}"][data-legal]`) === null,
      ),
    things,
  );
  return dark.map((target) => `${name}: nothing on the table glows for ${target}`);
}

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

describe.skipIf(browserPath === null)('the board of Imperium', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const seeds = thorough ? Array.from({ length: 8 }, (_, at) => `soak ${at}`) : [];
    const more = seeds.map(
      (seed, at): Played => ({ seats: 1 + (at % 4), seed, by: at % 2 === 0 ? 'random' : 'greedy' }),
    );
    const positions = questionsOf([...GAMES, ...more], thorough ? 23 : 1_000);
    const looks = thorough ? LOOKS : LOOKS.slice(0, 3);
    const visitors = await Promise.all(looks.map((look) => Visitor.arrive(house(), look)));
    const troubles: string[] = [];
    for (const [at, position] of positions.entries()) {
      const visitor = visitors[at % visitors.length] as Visitor;
      const width = visitor.page.viewportSize()?.width;
      const found = [...(await checkPosition(visitor, game, position)), ...(await onlyInTheBar(visitor, position))];
      for (const trouble of found) troubles.push(`${width}: ${trouble}`);
    }
    const answers = positions.reduce((sum, { decision }) => sum + decision.options.length, 0);
    console.log(`Imperium: ${positions.length} positions, ${answers} answers, ${looks.length} screens.`);
    expect(troubles).toEqual([]);
    for (const visitor of visitors) {
      expect(await seriousFindings(visitor)).toEqual([]);
      await visitor.leave();
    }
  }, 900_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const last: Position[] = [];
    for (const { take } of positionsOf(game, { seats: 1, seed: '11', by: 'random' })) {
      last.push(take());
      if (last.length > 12) last.shift();
    }
    await layOut(ewa.page, last[0] as Position);
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
