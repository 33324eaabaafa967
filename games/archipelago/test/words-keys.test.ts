import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, OBJECTIVE_KINDS, TREND_KINDS } from '../content/catalogue.ts';
import { REGIONS, regionId } from '../content/regions.ts';
import { archipelago } from '../index.ts';
import { RANKINGS } from '../verbs/criteria.ts';

const pl = gameText('archipelago', 'pl');

describe('the messages', () => {
  it('have a name for every variant, ending, card, region, objective, criterion and kind of item', () => {
    const wanted = [
      'game-name',
      'game-tagline',
      ...archipelago.variants.flatMap(({ id, values }) => [
        `variant-${id}`,
        ...values.map((one) => `variant-${id}-${one}`),
      ]),
      ...archipelago.endings.map((ending) => `ending-${ending}`),
      ...CARD_KINDS.map(({ id }) => `card-${id}`),
      ...REGIONS.map((region) => `region-${regionId(region)}`),
      ...OBJECTIVE_KINDS.map(({ id }) => `objective-${id}`),
      ...TREND_KINDS.map(({ id }) => id),
      ...RANKINGS.map((criterion) => `criterion-${criterion.replace(/^(cubes|sources)-.*/, '$1')}`),
      ...['secret', 'public', 'pacifist', 'medals', 'independence'].map((what) => `score-${what}`),
      ...new Set(archipelago.box.items.map(({ kind }) => `kind-${kind}`)),
    ];
    expect(wanted.filter((key) => !keysOf(pl).includes(key))).toEqual([]);
  });
});

describe('the help', () => {
  const help = (language: string): string =>
    readFileSync(join(import.meta.dirname, '..', 'help', `${language}.md`), 'utf8');
  const rules = readFileSync(join(import.meta.dirname, '..', 'docs', 'rules.md'), 'utf8');
  const anchors = (text: string): string[] => [...text.matchAll(/\{#(AR-[\d.]+)\}/g)].map(([, id]) => id as string);

  it('says that with two players the table shows what the other hides, since it follows from the bank (AR-15)', () => {
    const chapter = (language: string): string => help(language).split('{#AR-15}')[1]?.split('\n## ')[0] ?? '';
    expect(chapter('pl')).toMatch(/zasłonką.*bank/s);
    expect(chapter('en')).toMatch(/hides.*bank/s);
  });

  it('has the same parts in both languages, and each speaks of a rule that there is', () => {
    expect(anchors(help('pl'))).toEqual(anchors(help('en')));
    expect(anchors(help('en')).length).toBeGreaterThan(12);
    for (const id of anchors(help('en'))) {
      const number = id.slice('AR-'.length);
      expect(rules).toMatch(
        number.includes('.') ? new RegExp(`^${number.replace('.', '\\.')} `, 'm') : new RegExp(`^## ${id} `, 'm'),
      );
    }
  });
});
