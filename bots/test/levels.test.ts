import { readFileSync } from 'node:fs';
import { type AnyGame, chanceFrom, type Decision, seat, start, type Table } from '@stolik/engine';
import { brokenKeysOf, keysOf, languages, speakerOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { orchard, orchardTexts } from '../../testkit/toy/orchard.ts';
import {
  type Bot,
  botNamed,
  botNames,
  botOf,
  budgetFrom,
  hint,
  hintInSlices,
  levels,
  playGame,
  reasonText,
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
      ...['hint-own', 'hint-other', 'hint-later'],
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
    for (const [place, { option, line, gain, points, reasons }] of advice.entries()) {
      expect(options).toContain(option);
      expect(line[0]).toBe(option);
      expect(gain).toBeLessThanOrEqual(advice[place - 1]?.gain ?? Number.POSITIVE_INFINITY);
      const own = reasons.filter((reason) => reason.seat === chooser).reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.abs(points - own)).toBeLessThan(0.2);
    }
    // A tree is planted: its worth counts at once.
    const planting = advice.find(({ option }) => option === 'plant');
    expect(planting?.reasons.some(({ what, amount }) => what === 'trees' && amount > 0)).toBe(true);
  });

  it('is the same whenever it is asked for, in one go or in slices, and whatever is hidden', async () => {
    const once = hint(sight, { iterations: 300 });
    expect(hint(sight, { iterations: 300 })).toEqual(once);
    expect(await hintInSlices(sight, { iterations: 300 })).toEqual(once);
    const other = sightOf(orchard as AnyGame, sight.deal(chanceFrom('other secrets')), chooser);
    expect(hint(other, { iterations: 300 })).toEqual(once);
  });

  it('tells of as many options as one wants', () => {
    expect(hint(sight, { iterations: 300 }, { most: 1 }).advice).toHaveLength(1);
  });

  it('can be said in words', () => {
    const reason = { seat: seat(0), what: 'trees', label: { key: 'score-trees' }, amount: 2.04 };
    const said = languages.map((lang) => {
      const speaker = speakerOf(lang, [textOf(lang), orchardTexts[lang]], orchard);
      const words = [
        speaker.say(reasonText(reason, seat(0)), ['Ala', 'Ola']),
        speaker.say(reasonText({ ...reason, amount: -1 }, seat(1)), ['Ala', 'Ola']),
        speaker.say(reasonText(null, seat(1)), ['Ala', 'Ola']),
      ];
      expect(speaker.problems).toEqual([]);
      return words;
    });
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Drzewa: +2 punkty",
          "Drzewa (Ala): −1 punkt",
          "opłaci się później",
        ],
        [
          "Trees: +2 points",
          "Trees of Ala: −1 point",
          "pays off later",
        ],
      ]
    `);
  });
});
