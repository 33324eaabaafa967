import { readdirSync, readFileSync } from 'node:fs';
import { keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { imperium } from '../index.ts';
import { SCORING_TRIGGERS } from '../state.ts';

const pl = gameText('imperium', 'pl');
const en = gameText('imperium', 'en');

describe('the messages', () => {
  it('have a name for every variant, ending, trigger, score line and kind of piece', () => {
    const wanted = [
      'game-name',
      'game-tagline',
      ...imperium.variants.flatMap(({ id, values }) => [
        `variant-${id}`,
        ...values.map((value) => `variant-${id}-${value}`),
      ]),
      ...imperium.endings.map((ending) => `ending-${ending}`),
      ...SCORING_TRIGGERS.map((trigger) => `trigger-${trigger}`),
      ...['progress', 'power', 'regions', 'uncivilised', 'civilised', 'tributaries', 'fame', 'nation', 'unrest'].map(
        (what) => `score-${what}`,
      ),
      ...new Set(imperium.box.items.map(({ kind }) => `kind-${kind}`)),
    ];
    expect(wanted.filter((key) => !keysOf(pl).includes(key))).toEqual([]);
  });

  it('have a sentence in both languages for every verb', () => {
    const room = new URL('../verbs/', import.meta.url);
    const said = readdirSync(room).flatMap((file) =>
      [...readFileSync(new URL(file, room), 'utf8').matchAll(/'(do-[a-z-]+)'/g)].map(([, key]) => key),
    );
    expect(said.length).toBeGreaterThan(60);
    for (const language of [pl, en])
      expect(said.filter((key) => !keysOf(language).includes(key as string))).toEqual([]);
  });
});
