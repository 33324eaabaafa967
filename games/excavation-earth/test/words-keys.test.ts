import { keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { FACTION_KINDS, GLYPH_NAMES, KIND_IDS, ORDER_DESIGNS, ZU_KINDS } from '../content/catalogue.ts';
import { ZU_ACTIONS } from '../content/effects.ts';
import { PLACES } from '../content/map.ts';
import { coverage } from '../coverage.ts';
import { excavationEarth } from '../index.ts';
import { CENTRES, COLOURS } from '../pieces.ts';
import { ACTIONS } from '../rules/actions.ts';
import { LEDGER } from '../state.ts';

const pl = gameText('excavation-earth', 'pl');
const en = gameText('excavation-earth', 'en');
const keys = keysOf(pl);

describe('the messages', () => {
  it('have a name for everything that has an id', () => {
    const wanted = [
      'game-name',
      'game-tagline',
      ...excavationEarth.variants.flatMap(({ id, values }) => [
        `variant-${id}`,
        ...values.map((value) => `variant-${id}-${value}`),
      ]),
      ...excavationEarth.endings.flatMap((ending) => [`ending-${ending}`, `event-game-ended-${ending}`]),
      ...COLOURS.flatMap((colour) => [`colour-${colour}`, `buyer-${colour}`]),
      ...GLYPH_NAMES.map((glyph) => `glyph-${glyph}`),
      ...CENTRES.map((centre) => `centre-${centre}`),
      ...PLACES.flatMap(({ id }) => [`place-${id}`, `location-${id}`]),
      ...KIND_IDS,
      ...ORDER_DESIGNS.flatMap(({ id }) => [`${id}-white`, `${id}-yellow`]),
      ...FACTION_KINDS.flatMap(({ id }) => [id, `${id}-title`]),
      ...ZU_KINDS.map(({ id }) => `card-${id}`),
      ...ZU_ACTIONS.map((type) => `zu-type-${type}`),
      ...ACTIONS.flatMap((action) => [`action-${action}`]),
      ...LEDGER.map((line) => `ledger-${line}`),
      ...['credits', 'rows', 'columns', 'penalty'].map((what) => `score-${what}`),
      ...coverage.all.filter((id) => id.startsWith('zu by ')).map((id) => `zu-by-${id.slice('zu by '.length)}`),
      ...new Set(excavationEarth.box.items.map(({ kind }) => `kind-${kind}`)),
    ];
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('kind-') && !wanted.includes(key))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('zu-by-') && !wanted.includes(key))).toEqual([]);
  });

  it('call the pieces as the content does', () => {
    for (const source of [pl, en]) expect(source).toMatch(/^game-name = \S/m);
    const names = excavationEarth.box.items.filter(({ kind }) => kind === 'artefact' || kind === 'faction');
    expect(names).toHaveLength(26);
    for (const { name } of names) {
      expect(pl).toContain(name.pl);
      expect(en).toContain(name.en);
    }
  });
});
