import { readFileSync } from 'node:fs';
import { type AnyGame, chanceFrom, type Decision, defined, seat, start, type Table } from '@stolik/engine';
import { brokenKeysOf, keysOf, languages, speakerOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { orchard, orchardTexts } from '../../testkit/toy/orchard.ts';
import { merged } from '../hint.ts';
import {
  adviceText,
  type Bot,
  botNamed,
  botNames,
  botOf,
  budgetFrom,
  hint,
  hintInSlices,
  levels,
  playGame,
  type Reason,
  sightOf,
} from '../index.ts';

const textOf = (lang: string): string => readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), 'utf8');

describe('bots by name', () => {
  it('are found, under the name they were asked by', () => {
    for (const name of [...botNames, 'search:200ms', 'search:2s', 'search:500'])
      expect((botNamed(name) as Bot).id).toBe(name);
  });

  it('are not made up', () => {
    for (const name of [
      '',
      'constructor',
      'search:',
      'search:0',
      'search:fast',
      'search:1m',
      'search:1:2',
      'greedy:2s',
    ])
      expect(botNamed(name)).toBeNull();
  });

  it('may say how long they think', () => {
    expect(budgetFrom('250ms')).toEqual({ milliseconds: 250 });
    expect(budgetFrom('3s')).toEqual({ milliseconds: 3000 });
    expect(budgetFrom('4000')).toEqual({ iterations: 4000 });
    expect(budgetFrom('-4')).toBeNull();
  });

  it('have words in both languages, the same messages', () => {
    const [first, ...others] = languages.map((lang) => keysOf(textOf(lang)));
    for (const keys of others) expect(keys).toEqual(first);
    const wanted = [
      ...levels.flatMap(({ id }) => [`level-${id}-name`, `level-${id}-character`]),
      ...botNames.filter((name) => !levels.some(({ id }) => id === name)).map((name) => `bot-${name}`),
      ...['gives', 'trades', 'costs', 'points', 'points-alone', 'about'].map((key) => `hint-${key}`),
      ...['other-gains', 'other-loses', 'later', 'keeps'].map((key) => `hint-${key}`),
    ];
    expect([...(first ?? [])].sort()).toEqual(wanted.sort());
    for (const lang of languages) expect(brokenKeysOf(textOf(lang))).toEqual([]);
  });
});

describe('levels', () => {
  it('are five, each with a budget that ends', () => {
    expect(new Set(levels.map(({ id }) => id)).size).toBe(5);
    for (const { budget } of levels) {
      const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
      expect(Math.min(iterations / 10, milliseconds)).toBeLessThanOrEqual(2000);
    }
  });

  it('play whole games, the lowest one the same each time', () => {
    const [lowest] = levels.map(botOf);
    const three = [lowest, lowest, lowest] as Bot[];
    const { decisions, scores } = playGame(orchard, { seats: 3, variants: {} }, 'levels', three);
    expect(decisions).toBeGreaterThan(5);
    expect(playGame(orchard, { seats: 3, variants: {} }, 'levels', three).scores).toEqual(scores);
  });
});

describe('a hint', () => {
  const table = start(orchard, { seats: 2, variants: {} }, 'hint') as Table<unknown>;
  const { seat: chooser, options } = table.pending[0] as Decision;
  const sight = sightOf(orchard as AnyGame, table, chooser);

  it('names the best options, and the points they bring by what they are for', () => {
    const { advice, iterations } = hint(sight, { iterations: 600 });
    expect(iterations).toBeLessThanOrEqual(600);
    expect(advice.length).toBeGreaterThan(1);
    for (const [place, { option, same, line, gain, reasons }] of advice.entries()) {
      expect(options).toEqual(expect.arrayContaining([option, ...same]));
      expect(line[0]).toBe(option);
      expect(gain).toBeLessThanOrEqual(advice[place - 1]?.gain ?? Number.POSITIVE_INFINITY);
      for (const { amount } of reasons) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).not.toBe(0);
      }
    }
    const told = advice.flatMap(({ option, same }) => [option, ...same]);
    expect(new Set(told).size).toBe(told.length);
    // A tree is planted: its worth counts at once, and the card is gone.
    const planting = advice.find(({ option }) => option === 'plant');
    expect(planting?.reasons.some(({ what, amount }) => what === 'trees' && amount > 0)).toBe(true);
    expect(planting?.reasons).toContainEqual({ seat: chooser, kind: 'means', what: 'hand', amount: -1, sure: true });
  });

  it('is the same whenever it is asked for, in one go or in slices, and whatever is hidden', async () => {
    const once = hint(sight, { iterations: 300 });
    expect(hint(sight, { iterations: 300 })).toEqual(once);
    expect(await hintInSlices(sight, { iterations: 300 })).toEqual(once);
    const other = sightOf(orchard as AnyGame, sight.deal(chanceFrom('other secrets')), chooser);
    expect(hint(other, { iterations: 300 })).toEqual(once);
  });

  it('is the only sensible option where there is one, without thinking, and not what is left out', () => {
    const game: AnyGame = { ...(orchard as AnyGame), sensible: (_, { options: all }) => [defined(all.at(-1))] };
    const { advice, iterations } = hint(sightOf(game, table, chooser), { iterations: 300 });
    expect(options.length).toBeGreaterThan(1);
    expect(iterations).toBe(0);
    expect(advice.map(({ option }) => option)).toEqual([options.at(-1)]);
  });

  it('tells of as many options as one wants', () => {
    expect(hint(sight, { iterations: 300 }, { most: 1 }).advice).toHaveLength(1);
  });

  it('tells of options that bring the same once', () => {
    const card: Reason = { seat: seat(0), kind: 'means', what: 'hand', amount: 1, sure: true };
    const advice = (option: string, gain: number, ...reasons: Reason[]) => ({
      option,
      same: [],
      line: [option],
      gain,
      reasons,
    });
    const all = [advice('a', 5, card), advice('b', 4.9), advice('c', 4.8, card), advice('d', 2, card)];
    expect(merged(all, 1).map(({ option, same }) => [option, ...same])).toEqual([['a', 'c'], ['b']]);
    expect(merged(all, 0).map(({ option, same }) => [option, ...same])).toEqual([['a'], ['b']]);
  });

  it('can be said in words', () => {
    const trees: Reason = { seat: seat(0), kind: 'points', what: 'trees', amount: 2, sure: true };
    const coins: Reason = { ...trees, what: 'coins', amount: 5, sure: false };
    const card: Reason = { ...trees, kind: 'means', what: 'hand', amount: -1 };
    const others: Reason = { ...trees, seat: seat(1), kind: 'total', what: '', amount: -3 };
    const said = languages.map((lang) => {
      const speaker = speakerOf(lang, [textOf(lang), orchardTexts[lang]], orchard);
      const words = (option: string, ...reasons: Reason[]): string =>
        adviceText({ option, reasons, same: [], line: [option], gain: 0 }, seat(0))
          .map((text) => speaker.say(text, ['Ala', 'Ola']))
          .join(' ');
      const all = [
        words('plant', trees, coins, card, others),
        words('plant', { ...trees, amount: 1 }, { ...coins, amount: -4 }),
        words('plant', card),
        words('plant', { ...others, amount: 1 }),
        words('plant'),
        words('done'),
      ];
      expect(speaker.problems).toEqual([]);
      return all;
    });
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Daje 2 punkty (Drzewa) i ok. 5 punktów (Monety); kosztuje 1 kartę. Ola traci 3 punkty.",
          "Daje 1 punkt (Drzewa); kosztuje ok. 4 punkty (Monety). Opłaci się później.",
          "Kosztuje 1 kartę. Opłaci się później.",
          "Ola zyskuje 1 punkt.",
          "Opłaci się później.",
          "Zachowasz to, co masz.",
        ],
        [
          "Gives 2 points (Trees) and about 5 points (Coins); costs 1 card. Ola loses 3 points.",
          "Gives 1 point (Trees); costs about 4 points (Coins). Pays off later.",
          "Costs 1 card. Pays off later.",
          "Ola gains 1 point.",
          "Pays off later.",
          "You keep what you have.",
        ],
      ]
    `);
  });
});
