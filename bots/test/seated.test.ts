import { type AnyGame, chanceFrom, Match, nextWord, type Seat, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { chanceBy, greedy, luckAt, random, sightOf, thinkSeated } from '../index.ts';

const game = orchard as AnyGame;
const { table } = new Match(game, { seats: 2, variants: {} }, { seed: 'seated' });
const asked = table.pending[0]?.seat as Seat;
const never = { aborted: false };

const chosenBy = (bot: string | null, moment = 0) =>
  thinkSeated({ game, table, seat: asked, bot, luck: luckAt('seed', asked, moment) }, never);

describe('a bot at a table of people', () => {
  it('has luck of its own for every seat and choice, and the same again', () => {
    const words = [luckAt('seed', 0, 7), luckAt('seed', 1, 7), luckAt('seed', 0, 8), luckAt('other', 0, 7)];
    const drawn = words.map((luck) => nextWord(chanceBy(luck)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(nextWord(chanceBy(luckAt('seed', 0, 7)))).toBe(drawn[0]);
    expect(nextWord(chanceBy(luckAt('seed', 0, 7), 'any'))).not.toBe(drawn[0]);
  });

  it('has the luck that games already begun were played with', () =>
    expect(chanceBy(luckAt('seed', 2, 31))).toEqual(chanceFrom('seed', ['bot at seat 2', 'choice 31'])));

  it('chooses as the bot of that name does with that luck', async () => {
    const chance = () => chanceBy(luckAt('seed', asked, 3));
    const sight = sightOf(game, table, seat(asked));
    expect(await chosenBy('random', 3)).toBe(random.choose(sight, chance()));
    expect(await chosenBy('greedy', 3)).toBe(greedy.choose(sight, chance()));
  });

  it('is one that plays well enough where nobody knows the name, or none was given', async () => {
    const usual = await chosenBy('greedy');
    expect([await chosenBy(null), await chosenBy('a bot of last year')]).toEqual([usual, usual]);
  });
});
