import { describe, expect, it } from 'vitest';
import { choicesDrawn } from './choices-drawn.ts';
import { browserPath, DESKTOP, type Look, PHONE, useHouse, Visitor } from './house.ts';
import { meterOf } from './slow-phone.ts';
import { thorough } from './watched.ts';

/**
 * What a choice costs the page at each table, beside the table of Star Scrappers: two people choose in turn, in one run, so that whatever else the machine does
 * falls on both alike.
 */

const MEASURE = 'star-scrappers';
const OTHERS = ['excavation-earth', 'archipelago', 'dark-road', 'imperium'] as const;

/** So many choices of each. */
const CHOICES = 24;
/** So many times as much as at the table of Star Scrappers, at most. */
const MOST = 1.5;

/** By keys on both: a tap may only take a card up, which answers nothing. */
const SCREENS: readonly (readonly [string, Look])[] = [
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true }],
];

describe.runIf(thorough && browserPath !== null)('what a choice costs', () => {
  const house = useHouse();

  for (const [screen, look] of SCREENS)
    it.each(OTHERS)(
      `at the table of %s on ${screen}`,
      async (game) => {
        const people = await Promise.all(
          [MEASURE, game].map(async (which) => {
            const visitor = await Visitor.arrive(house(), look);
            await visitor.playNow(which);
            return { visitor, worked: await meterOf(visitor), costs: [] as number[], done: false };
          }),
        );
        let turn = 0;
        await Promise.all(
          people.map(async (person, place) => {
            const other = people[1 - place];
            await choicesDrawn(person.visitor, CHOICES, 'keys', async (choose) => {
              while (turn !== place && other?.done === false) await new Promise((resolve) => setTimeout(resolve, 20));
              const before = await person.worked();
              await choose();
              person.costs.push((await person.worked()) - before);
              turn = 1 - place;
            });
            person.done = true;
          }),
        );
        const [measure = Number.NaN, cost = Number.NaN] = people.map(({ costs }) => median(costs));
        console.log(
          `${game}, ${screen}: a choice takes ${cost.toFixed(1)} ms of the page's own time, ${measure.toFixed(1)} at the table of Star Scrappers: ${(cost / measure).toFixed(2)} times as much (medians of ${CHOICES}, in turn)`,
        );
        expect(cost).toBeGreaterThan(0);
        expect(cost / measure).toBeLessThanOrEqual(MOST);
        for (const { visitor } of people) {
          expect(visitor.errors).toEqual([]);
          await visitor.leave();
        }
      },
      300_000,
    );
});

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
