import { archipelago } from '@stolik/archipelago';
import type { AnyGame } from '@stolik/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type BoardsOwn, boardTroubles, nearTheEnd } from './board-checks.ts';
import { settle } from './frame-checks.ts';
import { browserPath, DESKTOP, PHONE, useHouse, Visitor } from './house.ts';
import { dice, playByClicking, playByKeys, playOn } from './players.ts';
import { layOut, type Played, type Position, positionsOf } from './positions.ts';
import { playWatched, thorough } from './watched.ts';

const game = archipelago as unknown as AnyGame;

/** What these tests ask of the table. */
interface State {
  readonly players: readonly { readonly cubes: readonly number[]; readonly tokens: number }[];
}

/** What ends, declines, passes or begins talks, or chooses many things at once. */
const WORDS = new Set<unknown>(
  'end done none close listen answers silence negotiate go-on keep send cancel give-up mine speak quiet'.split(' '),
);

const OWN: BoardsOwn = {
  views: '.ar-tabs button, .ar-letter-chips button',
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

/** Plays by what glows on the board and by the bar, never by the list; trades whenever somebody would. */
async function playOnTheBoard(visitor: Visitor, seed: number): Promise<number> {
  const roll = dice(seed);
  let written = '';
  const clicks = { board: 0, bar: 0 };
  const clickOne = async (which: string): Promise<boolean> => {
    const found = visitor.page.locator(which).filter({ visible: true });
    const count = await found.count();
    if (count === 0) return false;
    await visitor.press(found.nth(roll(count)), 2_000).catch(() => {});
    if (!which.includes('recap')) clicks[which.startsWith('.prompt-options') ? 'bar' : 'board']++;
    return true;
  };
  const made = await playOn(visitor, async () => {
    await clickOne('[data-testid="recap-close"]');
    if ((await visitor.page.locator('.ar-talks').count()) > 0) {
      if (await clickOne('.ar-verdict-accept[data-legal]')) return;
      if (await clickOne('.ar-verdict-decline[data-legal]')) return;
      const said = await visitor.page.locator('.log').first().innerText();
      // What was refused is not offered again: one offer in a window is enough.
      if (written !== said.slice(-60) && (await clickOne('.ar-proposal[data-legal]'))) {
        written = said.slice(-60);
        return;
      }
      if (await clickOne('.prompt-options [data-option="close"], .prompt-options [data-option="silence"]')) return;
    }
    if (roll(2) === 0 && (await clickOne('.prompt-options [data-option="negotiate"]'))) return;
    if (roll(4) > 0 && (await clickOne('[data-spot][data-legal]'))) return;
    if (!(await clickOne('.prompt-options .option:not(.option-list-opener)')))
      await clickOne('[data-spot][data-legal]');
  });
  console.log(
    `Archipelago by clicking: ${made} choices, ${clicks.board} clicks on the board, ${clicks.bar} in the bar`,
  );
  return made;
}

/** Larger sums are counted up by a plus that stays where it is, and so does everything below it. */
async function countsInPlace(page: Page, plus: string, number: string): Promise<void> {
  const below = page.locator('.ar-letter-side:last-child .ar-letter-thing').first();
  const before = [await page.locator(plus).boundingBox(), await below.boundingBox()];
  for (let times = 0; times < 2; times++) await page.locator(plus).click();
  await page
    .locator('.ar-letter-side:last-child .ar-letter-numbers [aria-pressed="true"]', { hasText: '10' })
    .waitFor();
  expect([await page.locator(plus).boundingBox(), await below.boundingBox()]).toEqual(before);
  await page.locator(number).click();
}

const trades = async ({ page }: Visitor): Promise<{ agreed: number; refused: number }> => {
  await page.evaluate(() => document.querySelector<HTMLElement>('.log-earlier')?.click());
  const told = (await page.getByRole('log', { includeHidden: true }).first().textContent()) ?? '';
  return {
    agreed: told.match(/przyjmuje ofertę/g)?.length ?? 0,
    refused: told.match(/odrzuca ofertę/g)?.length ?? 0,
  };
};

describe.skipIf(browserPath === null)('the board of Archipelago', () => {
  const house = useHouse();

  it('has a place for every answer of every question, at every size', async () => {
    const walk = { games: GAMES, seats: [2, 5], more: 10, often: 12 } as const;
    expect(await boardTroubles(house(), game, walk, OWN)).toEqual([]);
  }, 900_000);

  it('a tile is turned where it lies, by R, by a tap and by the wheel, and laid down there', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    const { page } = ewa;
    await layOut(page, first({ seats: 4, seed: '2', by: 'random' }, 'voyage.rotation'));
    const held = (): Promise<string | null> => page.locator('.ar-lay').getAttribute('data-spot');
    const byWheel = async (): Promise<void> => {
      await page.locator('.ar-turn').hover();
      await page.mouse.wheel(0, 100);
    };
    for (const turn of [() => page.keyboard.press('r'), () => page.locator('.ar-turn').click(), byWheel]) {
      const before = await held();
      await turn();
      await expect.poll(held).not.toBe(before);
    }
    await page.locator('.ar-lay').click();
    await page.locator('.ar-laid .ar-lay').waitFor({ state: 'detached' });
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('says what a tile brings, why an offer cannot be taken, and opens the market that is asked about', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'en-GB' });
    const { page } = ewa;
    const played = { seats: 5, seed: '3', by: 'greedy' } as const;
    const turned = first(played, 'explore.rotation');
    await layOut(page, turned);
    const { tokens } = (turned.view.state as State).players[turned.me] as State['players'][number];
    await page.locator('.ar-discovery', { hasText: `${tokens} → ${tokens + 1}` }).waitFor();
    // All of the tile is seen, once the map has moved to it, and what turns it and lays it down covers neither it nor its neighbours.
    const whole = (): Promise<boolean[]> =>
      page.evaluate(() => {
        const [tile, map, tools] = ['.ar-laid .ar-hex-ring', '.ar-map .zoom-frame', '.ar-lay-tools'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        const aside = tile.left >= map.left - 1 && tile.right <= map.right + 1;
        return [
          tile.height > 60,
          aside && tile.top >= map.top - 1 && tile.bottom <= map.bottom + 1,
          tools.top >= map.bottom,
        ];
      });
    await expect.poll(whole).toEqual([true, true, true]);
    // A tap turns it: on the tile, and on its plate.
    for (const turn of ['.ar-laid .ar-turn', '.ar-lay-tools button']) {
      const before = await page.locator('.ar-lay').getAttribute('data-spot');
      await ewa.press(page.locator(turn).first());
      await expect.poll(() => page.locator('.ar-lay').getAttribute('data-spot')).not.toBe(before);
    }

    const offered = ({ decision: { options } }: Position): boolean =>
      options.includes('decline@offer-0') && !options.includes('accept@offer-0');
    await layOut(page, first(played, 'talk.reply', offered));
    await page.locator('.ar-offer .ar-cannot').waitFor();

    const exportOnly = ({ decision: { options } }: Position): boolean =>
      !options.some((option) => String(option).includes('@domestic-'));
    await layOut(page, first(played, 'trade.deal', exportOnly));
    await expect
      .poll(() => page.locator('.ar-ledger').first().locator('.ar-price[data-legal]').count())
      .toBeGreaterThan(0);

    // Where both markets are open the other one is a tap away.
    const onBoth = ({ decision: { options } }: Position): boolean =>
      ['buy@domestic-', 'buy@export-'].every((row) => options.some((option) => String(option).startsWith(row)));
    await layOut(page, first({ seats: 3, seed: '1', by: 'greedy' }, 'trade.deal', onBoth));
    const lowest = page.locator('.ar-ledger').last().locator('.ar-price').last();
    const inSight = (): Promise<boolean> =>
      lowest.evaluate((price) => {
        const [{ bottom }, dock] = [price.getBoundingClientRect(), price.closest('.ar-dock')?.getBoundingClientRect()];
        return bottom <= (dock?.bottom ?? 0) + 2;
      });
    expect(await inSight()).toBe(false);
    await ewa.press(page.locator('.ar-ledger-jump'));
    await expect.poll(inSight).toBe(true);
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
        const { options } = position.decision;
        // Where there is more to do than the bar has room for, its list is a tap more.
        return options.length <= 6 && options.includes('negotiate') && hasCubes(position);
      }),
    );
    const counting = '.ar-letter-side:last-child .ar-letter-numbers button:last-child';
    const taps = [
      '.prompt [data-option="negotiate"]',
      '[data-answers^="offer@"]',
      '.ar-letter-side:first-child .ar-letter-thing > button:not([aria-disabled="true"])',
      '.ar-letter-side:last-child .ar-letter-numbers button:nth-child(2)',
      '.ar-letter > footer button:enabled',
    ];
    for (const [at, tap] of taps.entries()) {
      const button = page.locator(tap).first();
      const next = at === 2 ? page.locator(taps[3] as string).first() : null;
      await settle(page);
      const before = await next?.boundingBox();
      await button.click();
      await settle(page);
      // What is tapped next has not moved under the finger.
      if (next !== null) expect(await next.boundingBox()).toEqual(before);
      if (at === 3) await countsInPlace(page, counting, taps[3] as string);
    }
    await page
      .locator('.log', { hasText: /makes .+ an offer/ })
      .first()
      .waitFor();
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('the bar leads to the letter that lies open, by a tap and by a digit; nothing is said before it is sent', async () => {
    const played = { seats: 3, seed: '1', by: 'greedy' } as const;
    const writes = ({ decision: { options } }: Position): boolean =>
      options.length <= 6 && options.some((option) => String(option).startsWith('offer@'));
    const talks = first(played, 'talk.move', writes);
    for (const size of [DESKTOP, PHONE]) {
      const phone = size === PHONE;
      const ewa = await Visitor.arrive(house(), { viewport: size, hasTouch: phone, locale: 'pl-PL' });
      const { page } = ewa;
      await layOut(page, talks);
      const inLetter = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.closest('.ar-letter') != null);
      // From wherever one was looking.
      if (phone) await ewa.press(page.locator('.ar-tabs button[data-holds]').first());
      else {
        await page.locator('.prompt-options [data-option^="offer@"]').first().waitFor();
        const order = await page.locator('.prompt-options [data-option]').evaluateAll((options) => {
          const word = (one: Element): string => one.getAttribute('data-option') ?? '';
          return options.map(word);
        });
        await page.keyboard.press(String(1 + order.findIndex((option) => option.startsWith('offer@'))));
        await expect.poll(inLetter).toBe(true);
        await page.locator('.prompt-question').click();
      }
      await ewa.press(page.locator('.prompt-options [data-option^="offer@"]').first());
      await page.locator('.ar-letter').waitFor();
      await expect.poll(inLetter).toBe(true);
      expect(await ewa.decision()).toBe(String(talks.decision.id));
      expect(await page.locator('.ar-open-letter').count()).toBe(0);
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    }
  }, 120_000);

  it('says beside the overview of a phone how near independence is, whatever else is open', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'pl-PL' });
    const { page } = ewa;
    for (const prompt of ['turn.move', 'crisis.move', 'trade.deal', 'evolve.buy']) {
      await layOut(page, first({ seats: 3, seed: '1', by: 'greedy' }, prompt));
      const panel = page.locator('.ar-map-room .ar-stability');
      await panel.waitFor();
      await settle(page);
      // All of it is seen: nothing is cut, neither the numbers nor what is to come.
      const room = await panel.evaluate((element) => ({
        cut: [...element.querySelectorAll('dd, dt, b, li > span')].filter((part) => {
          const [inner, outer] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
          return inner.right > outer.right || inner.bottom > outer.bottom || inner.top < outer.top;
        }).length,
        covered:
          element.getBoundingClientRect().bottom >
          (document.querySelector('.ar-dock')?.getBoundingClientRect().top ?? 0),
      }));
      expect(room, prompt).toEqual({ cut: 0, covered: false });
    }
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('whom to raise is told apart by a finger on every small screen, and the coin that is tapped stands up', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'pl-PL' });
    const { page } = ewa;
    const crowd = first(
      { seats: 5, seed: '3', by: 'greedy' },
      'crisis.citizen',
      ({ decision }) => decision.options.length > 10,
    );
    const asked = crowd.decision.options.filter((option) => typeof option === 'number').map(String);
    for (const size of [
      { width: 360, height: 740 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await layOut(page, crowd);
      const coins = page.locator('.ar-asked[data-legal]');
      await expect.poll(() => coins.count()).toBe(asked.length);
      const places = await coins.evaluateAll((all) =>
        all.map((coin) => {
          const { left, top, width, height } = coin.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return { x, y, width, hit: document.elementFromPoint(x, y)?.closest('.spot') === coin };
        }),
      );
      expect(places.filter(({ width, hit }) => width < 33 || !hit)).toEqual([]);
      const near = places.flatMap((one, at) =>
        places.slice(0, at).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...near)).toBeGreaterThan(44);
    }
    const lying = page.locator('.ar-citizen [data-state="lying"]');
    const before = await lying.count();
    await page.locator('.ar-asked[data-legal]').first().tap();
    await expect.poll(() => lying.count()).toBe(before - 1);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('a tap on the overview of a phone opens the map and answers nothing', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: PHONE, hasTouch: true, locale: 'en-GB' });
    const { page } = ewa;
    const crisis = first({ seats: 3, seed: '1', by: 'greedy' }, 'crisis.move');
    await layOut(page, crisis);
    await page.locator('.ar-phone[data-tab="state"]').waitFor();
    await page.locator('.ar-to-map').tap({ position: { x: 60, y: 50 } });
    await page.locator('.ar-phone[data-tab="map"]').waitFor();
    expect(await ewa.decision()).toBe(String(crisis.decision.id));
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 120_000);

  it('lets the last turns be played by clicking', async () => {
    const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
    // Whatever is answered, the islands are lost soon: else a game may go on for rounds from here.
    await layOut(ewa.page, nearTheEnd(game, { seats: 3, seed: '9', by: 'greedy', variants: { length: 'short' } }, 16));
    expect(await playByClicking(ewa, 7)).toBeGreaterThan(4);
    expect(await ewa.over()).toBe(true);
    expect(ewa.errors).toEqual([]);
    await ewa.leave();
  }, 300_000);

  it.runIf(thorough)(
    'a whole game by clicking the board and the bar alone, with trades agreed on and refused',
    async () => {
      const ewa = await Visitor.arrive(house(), { viewport: DESKTOP, locale: 'pl-PL' });
      await layOut(ewa.page, first({ seats: 3, seed: '4', variants: { length: 'short' } }, 'voyage.region'));
      expect(await playWatched(ewa, 11, playOnTheBoard)).toEqual([]);
      const { agreed, refused } = await trades(ewa);
      console.log(`Archipelago by clicking: ${agreed} trades agreed on, ${refused} refused`);
      expect(agreed).toBeGreaterThan(1);
      expect(refused).toBeGreaterThan(0);
      await ewa.shot('archipelago-board-desktop-pl-light-end');
      expect(ewa.errors).toEqual([]);
      await ewa.leave();
    },
    1_200_000,
  );

  it.runIf(thorough)(
    'a whole game by keys alone, on a tablet',
    async () => {
      const jan = await Visitor.arrive(house(), { viewport: { width: 1180, height: 820 }, locale: 'en-GB' });
      await layOut(jan.page, first({ seats: 2, seed: '6', variants: { length: 'short' } }, 'voyage.region'));
      expect(await playWatched(jan, 5, playByKeys)).toEqual([]);
      expect(jan.errors).toEqual([]);
      await jan.leave();
    },
    1_200_000,
  );
});
