import { keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { starScrappers } from '../index.ts';
import { COLOURS } from '../pieces.ts';

const pl = gameText('star-scrappers', 'pl');
const en = gameText('star-scrappers', 'en');

describe('the messages', () => {
  it('have a name for every variant, ending, colour, faction, score line and kind of piece', () => {
    const wanted = [
      'game-name',
      'game-tagline',
      ...starScrappers.variants.flatMap(({ id, values }) => [
        `variant-${id}`,
        ...values.map((value) => `variant-${id}-${value}`),
      ]),
      ...starScrappers.endings.flatMap((ending) => [`ending-${ending}`, `event-game-ended-${ending}`]),
      ...COLOURS.flatMap((colour) => [`colour-${colour}`, `faction-${colour}`]),
      ...['crystals', 'symbol-sets', 'artefacts', 'totems', 'subjugated'].map((what) => `score-${what}`),
      ...new Set(starScrappers.box.items.map(({ kind }) => `kind-${kind}`)),
    ];
    expect(wanted.filter((key) => !keysOf(pl).includes(key))).toEqual([]);
  });
});

/** Sentences without the keys, comments and placeables; names of halves are the content's own. */
const sentences = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith('#') && !/^(half|artifact)-[\w-]+ =/.test(line))
    .map((line) => line.replace(/^[\w-]+ =/, '').replace(/\{[^{}]*\}|\{ \$\w+ ->/g, ''))
    .join('\n')
    .replace(/^ +\*?\[[\w-]+\]/gm, '');

describe('the words of the game', () => {
  it('are written with a capital letter everywhere in Polish, as in the glossary', () => {
    const small = /\b(kryształ|najemni|artefakt|lider|dok(i|ów|ach)\b|kopaln)/u;
    expect(
      sentences(pl)
        .split('\n')
        .filter((line) => small.test(line)),
    ).toEqual([]);
  });

  it('are written with a capital letter everywhere in English, as in the glossary', () => {
    const small = /\b(crystal|mercenar|artifact|leader|docks|totem|base\b)|artefact/;
    expect(
      sentences(en)
        .split('\n')
        .filter((line) => small.test(line)),
    ).toEqual([]);
  });
});
