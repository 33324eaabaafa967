import { itemOfPiece } from '@stolik/engine';
import { imperium } from '@stolik/imperium';
import { folded, speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { askedOf, askedWith, countsOf, itemsFor } from '../pages/box/asked.ts';
import { entryOf } from '../pages/box/search.ts';
import { stemOf } from '../pages/box/stems.ts';

const { box } = imperium;
const speakers = {
  pl: speakerOf('pl', [gameText('imperium', 'pl')], imperium),
  en: speakerOf('en', [gameText('imperium', 'en')], imperium),
};
const said = (piece: number | undefined, lang: 'pl' | 'en'): string =>
  piece === undefined
    ? ''
    : imperium
        .explain(piece)
        .map((text) => speakers[lang].say(text))
        .join(' ');
const entries = new Map(
  box.items.map((item) => {
    const texts = (lang: 'pl' | 'en'): string => (item.faces ?? []).map(([piece]) => said(piece, lang)).join(' ');
    return [item.id, entryOf(item, { pl: texts('pl'), en: texts('en') })];
  }),
);
const found = (q: string): string[] => itemsFor(box.items, { q }, entries).map(({ id }) => id);

describe('stems', () => {
  it.each([
    ['region', 'regiony', 'regionów', 'regionu', 'regionach'],
    ['karta', 'kartę', 'kart', 'kartami'],
    ['rzeka', 'rzece', 'rzeki'],
    ['potęga', 'potędze', 'potęgi'],
    ['zyskaj', 'zyskać', 'zyskuje', 'zyskasz'],
    ['odrzuć', 'odrzucić', 'odrzuca'],
    ['wojownik', 'wojownicy', 'wojowników'],
    ['archaiczna', 'archaiczne', 'archaicznych', 'archaiczną'],
  ])('of Polish words are the same in all their forms: %s', (...forms) => {
    expect(new Set(forms.map((form) => stemOf(folded(form), 'pl'))).size).toBe(1);
  });

  it.each([
    ['city', 'cities'],
    ['resource', 'resources'],
    ['discard', 'discards', 'discarded', 'discarding'],
    ['knight', 'knights'],
  ])('of English words are the same in all their forms: %s', (...forms) => {
    expect(new Set(forms.map((form) => stemOf(form, 'en'))).size).toBe(1);
  });

  it('keep different words apart', () => {
    expect(stemOf('karta', 'pl')).not.toBe(stemOf('kartagina', 'pl'));
    expect(stemOf('rok', 'pl')).toBe('rok');
  });
});

describe('the box is searched', () => {
  it('by names in both languages, without accents, from the first letters', () => {
    for (const words of ['Oaza', 'oasis', 'OAZ', 'oas']) expect(found(words), words).toContain('c-oasis');
    expect(found('swieta przelecz')).toEqual(['c-sacred-pass']);
    expect(found('Święta Przełęcz')).toEqual(['c-sacred-pass']);
  });

  it('by what cards say, in any form of the word, names before texts', () => {
    const byText = found('rycerzy');
    expect(byText).toContain('c-cataphract');
    expect(found('rycerze')).toEqual(byText);
    const glory = found('chwała');
    expect(box.items.find(({ id }) => id === glory[0])?.name.pl).toMatch(/chwał/i);
  });

  it('by all words at once', () => {
    const both = found('hołd bunt');
    expect(both.length).toBeGreaterThan(0);
    for (const id of both) expect(found('hołd').includes(id) && found('bunt').includes(id), id).toBe(true);
    expect(found('zażółć')).toEqual([]);
  });
});

describe('the box is sorted out', () => {
  const of = (asked: Record<string, string>): number =>
    itemsFor(box.items, asked, entries).reduce((sum, { count }) => sum + count, 0);

  it('by box, nation, type and keyword, one by one and together', () => {
    expect(of({ box: 'classics' }) + of({ box: 'legends' })).toBe(552);
    expect(of({ nation: 'romans' })).toBe(23);
    expect(of({ nation: 'common', box: 'legends', type: 'region' })).toBe(14);
    const knights = itemsFor(box.items, { keyword: 'knight' }, entries);
    expect(knights.length).toBeGreaterThan(3);
    expect(of({ keyword: 'knight', nation: 'romans' })).toBe(0);
  });

  it('by where it is known from, parts included', () => {
    const designed = itemsFor(box.items, { source: 'designed' }, entries);
    expect(designed.some(({ source, sources }) => source !== 'designed' && sources['name.pl'] === 'designed')).toBe(
      true,
    );
  });

  it('with counts that come true', () => {
    const asked = { box: 'classics', q: 'region' };
    for (const [type, count] of countsOf(box.items, asked, 'type', entries))
      expect(itemsFor(box.items, { ...asked, type }, entries).length, type).toBe(count);
  });

  it('from an address: what the box does not know is left out', () => {
    expect(askedOf({ nation: 'romans', colour: 'red', q: ' ' }, box)).toEqual({ nation: 'romans' });
    expect(askedWith({ nation: 'romans', q: 'x' }, 'nation', '')).toEqual({ q: 'x' });
  });
});

it('every card in play leads to its place in the box, all 552 of them', () => {
  const pieces = box.items.flatMap(({ faces = [] }) => faces.flat());
  for (const piece of pieces) expect(itemOfPiece(box, piece)?.faces?.flat()).toContain(piece);
  const cards = box.items.filter(({ faces }) => faces !== undefined).reduce((sum, { count }) => sum + count, 0);
  expect(cards).toBe(552);
  expect(itemOfPiece(box, -2)).toBeNull();
});
