import { brokenKeysOf, keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { imperium } from '../index.ts';
import { SCORING_TRIGGERS } from '../state.ts';

const pl = gameText('imperium', 'pl');
const en = gameText('imperium', 'en');

describe('the messages', () => {
  it('are the same in both languages', () => {
    expect(keysOf(pl).sort()).toEqual(keysOf(en).sort());
  });

  it('can all be read, and none stands twice', () => {
    expect([...brokenKeysOf(pl), ...brokenKeysOf(en)]).toEqual([]);
    expect(new Set(keysOf(pl)).size).toBe(keysOf(pl).length);
  });

  it('have a question for every choice of the rules, and no other', () => {
    const asked = Object.values(imperium.programs)
      .flat()
      .filter((op) => op.kind === 'choose' || op.kind === 'together')
      .map((op) => `ask-${op.prompt.replace('.', '-')}`);
    expect(asked.length).toBeGreaterThan(30);
    expect(
      keysOf(pl)
        .filter((key) => key.startsWith('ask-'))
        .sort(),
    ).toEqual([...new Set(asked)].sort());
  });

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
});
