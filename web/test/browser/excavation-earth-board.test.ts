import type { AnyGame } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd, questionsOf } from './board-checks.ts';
import { settle } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { learn } from './learner.ts';
import { playByKeys, playOnBoard } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = excavationEarth as unknown as AnyGame;

/** What ends or declines. */
const WORDS = new Set<string>(['done', 'end', 'none', 'skip', 'stay', 'decline']);

const OWN: BoardsOwn = { inWords: (option) => WORDS.has(option as string) };

const rare = (seed: number, seats: number): Played => ({
  seats,
  seed: `rare ${seed}`,
  by: 'random',
  variants: { factions: 'random', orders: seed % 2 === 0 ? 'four-doubled' : 'eight-distinct' },
});

/** Games in which nearly every question comes up: those of the orders (imagine, bribe, discard, campaign, deal, collection, recruit, dig) by name. */
const GAMES: readonly Played[] = [
  { seats: 3, seed: '12', by: 'random' },
  { seats: 1, seed: '11', by: 'random' },
  rare(2, 4),
  rare(10, 3),
  rare(11, 4),
  rare(13, 3),
  rare(15, 2),
  rare(25, 3),
  rare(29, 4),
  // Nobody at random runs out of crew (crew.guard) or sells at three markets (free-card.card).
  { ...rare(0, 2), by: 'greedy' },
  { ...rare(13, 4), by: 'greedy' },
];

/** Every question of the game, as the notes of its board list them. */
const QUESTIONS =
  'pick.faction mulligan.card draft.picks solo-draft.card third.to pilot.explorer pilot.to action.action action.card travel.explorer travel.to ' +
  'excavate.tile dig.tile sample.guard crew.guard market.step sell.region sell.market sell.tile buy-first.tile free-card.card command.step ' +
  'command.order smuggle.tile deal.tile acquire.slot survey.replaced survey.free survey.place survey.buy bribe.buyer bribe.to campaign.kind ' +
  'campaign.market recruit.market collection.cell discard.card pass.card imagine.action imagine.colour imagine.symbol turn.end';

describe.skipIf(browserPath === null)('the board of Excavation Earth', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const met = new Set(questionsOf(game, GAMES, 1_000).map(({ decision }) => decision.prompt));
    expect(QUESTIONS.split(' ').filter((prompt) => !met.has(prompt))).toEqual([]);
    const walk = { games: GAMES, seats: [1, 4], more: 12, often: 9 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('lets a card be taken up, and a thing on the board say what it is played for', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const first = questionsOf(game, [{ seats: 3, seed: '12', by: 'greedy' }], 1_000);
    await layOut(ewa.page, first.find(({ decision }) => decision.prompt === 'action.action') as Position);
    // Cards are tucked under each other; their corners are free.
    await ewa.page
      .locator('.ee-hand-card')
      .first()
      .click({ position: { x: 14, y: 14 } });
    await expect.poll(() => ewa.page.locator('.ee-hand-card[data-selected]').count()).toBe(1);
    await expect.poll(() => ewa.page.locator('.ee-pin').count()).toBeGreaterThan(2);
    await ewa.page.locator('.ee-forecast-spot[data-legal]').first().click();
    await ewa.page.locator('.ee-tray-tiles').waitFor();
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('tells Zu’s turn step by step', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB' });
    let after: Position | null = null;
    for (const { at, prompt, take } of positionsOf(game, { seats: 1, seed: '11', by: 'greedy' }))
      if (after === null && at > 30 && prompt === 'turn.end') after = take();
    await layOut(ewa.page, after as Position);
    await ewa.page.locator('.prompt [data-option="end"]').click();
    const steps = ewa.page.locator('.ee-zu-steps > li');
    await steps.first().waitFor();
    await expect.poll(() => steps.count()).toBeGreaterThan(1);
    await steps.last().locator('button').click();
    await ewa.page.locator('.ee-zu-steps > li:last-child[data-now="true"]').waitFor();
    // Beside the board of a tablet they stand in Zu's panel, above what it has and over none of it.
    await ewa.page.setViewportSize({ width: 1180, height: 820 });
    await ewa.page.locator('.ee-zu .ee-zu-steps').waitFor();
    await settle(ewa.page);
    const told = await ewa.page.locator('.ee-zu .ee-zu-steps').boundingBox();
    const purse = await ewa.page.locator('.ee-zu .ee-row-credits').boundingBox();
    expect(told?.height).toBeGreaterThan(40);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(purse?.y ?? 0);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('keeps the steps in sight when Zu plays all that is left', async () => {
    const ola = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    // Whoever plays at random passes early in the last round.
    let last: Position | null = null;
    for (const { prompt, take } of positionsOf(game, { seats: 1, seed: '11', by: 'random' }))
      if (prompt === 'turn.end') last = take();
    await layOut(ola.page, last as Position);
    await ola.page.locator('.prompt [data-option="end"]').click();
    const cards = ola.page.locator('.ee-zu-turned[data-many] > li');
    await cards.first().waitFor();
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    await settle(ola.page);
    const panel = await ola.page.locator('.ee-zu-turn').boundingBox();
    const [right, steps] = await Promise.all([
      cards.evaluateAll((all) => Math.max(...all.map((card) => card.getBoundingClientRect().right))),
      ola.page.locator('.ee-zu-steps').boundingBox(),
    ]);
    expect(right).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
    expect(steps?.height).toBeGreaterThan(100);
    expect(ola.errors).toEqual([]);
    await ola.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    // From the beginning of a turn, with another to come: a journey may end where it is asked about, and a later turn be the last.
    await layOut(ewa.page, nearTheEnd(game, { seats: 2, seed: '21', by: 'greedy' }, 24));
    const { made, onBoard, inWords } = await playOnBoard(ewa, 7, WORDS);
    expect(made).toBeGreaterThan(2);
    expect(onBoard + inWords).toBe(made);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough).each([
    [1, 'pl-PL'],
    [2, 'en-GB'],
  ])(
    'part %s of the lesson says everything in full on a phone, in %s',
    async (part, locale) => {
      const ola = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale });
      await ola.goTo(`#/learn/excavation-earth/${part}`);
      const cut: string[] = [];
      await learn(
        ola.page,
        (what) => ola.press(what, 5000),
        async ({ id }) => {
          const fits = await ola.page
            .locator('.beat-body')
            .evaluate((body) => body.scrollHeight <= body.clientHeight + 2);
          if (!fits) cut.push(id);
        },
      );
      expect(cut).toEqual([]);
      await ola.leave();
    },
    120_000,
  );

  it.runIf(thorough)(
    'a whole game against a bot, by clicking the board alone, in Polish',
    async () => {
      const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
      await ewa.sitDown('excavation-earth');
      await ewa.shot('excavation-earth-desktop-pl-light');
      const play = async (visitor: Visitor, seed: number): Promise<number> => {
        const played = await playOnBoard(visitor, seed, WORDS);
        console.log('by clicking the board alone:', played);
        return played.made;
      };
      expect(await playWatched(ewa, 17, play)).toEqual([]);
      expect(await ewa.over()).toBe(true);
      await ewa.shot('excavation-earth-desktop-pl-light-end');
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    },
    600_000,
  );

  it.runIf(thorough)(
    'a whole game against a bot, by keys alone, in English',
    async () => {
      const leo = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'en-GB', colorScheme: 'dark' });
      await leo.sitDown('excavation-earth');
      const play = async (visitor: Visitor, seed: number): Promise<number> => {
        const made = await playByKeys(visitor, seed);
        console.log('by keys alone:', made);
        return made;
      };
      expect(await playWatched(leo, 23, play)).toEqual([]);
      expect(await leo.over()).toBe(true);
      expect(leo.errors).toEqual([]);
      await leo.leave();
    },
    600_000,
  );
});
