import { keysOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { MOTIFS, PICTURES } from '../board/art/pictures/index.ts';
import { subjectOf, wordsFor } from '../board/art/subjects.ts';
import { parted } from '../board/face/parted.ts';
import { runsOf } from '../board/face/short.ts';
import { rowSigns } from '../board/table-signs.ts';
import { KINDS, library } from '../content/catalogue.ts';
import { NATIONS } from '../content/nations.ts';
import { readRow } from '../content/read-abilities.ts';
import { tableRows } from '../content/solo.ts';

describe('the pictures of the cards', () => {
  it('are mapped by hand for every kind, of pictures and motifs that are drawn', () => {
    expect(KINDS.filter((kind) => wordsFor(kind) === undefined).map(({ id }) => id)).toEqual([]);
    const strange = KINDS.filter((kind) => {
      const { scene, motifs } = subjectOf(kind);
      return !(scene in PICTURES) || motifs.some(({ name }) => !(name in MOTIFS));
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it('differ within a nation and among the common cards, unless the cards are called the same', () => {
    const seen = new Map<string, Set<string>>();
    for (const kind of KINDS) {
      const { scene, motifs } = subjectOf(kind);
      const picture = JSON.stringify([kind.nation, scene, motifs]);
      seen.set(picture, (seen.get(picture) ?? new Set()).add(kind.record.name.en));
    }
    expect([...seen.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
  });
});

describe('long names', () => {
  const shown = (name: string): string => parted(name).replaceAll('\u00ad', '-');

  it('part where a syllable begins, and never within a sound of two letters', () => {
    expect(shown('Sumerowie')).toBe('Sume-ro-wie');
    expect(shown('Miasteczko')).toBe('Mias-teczko');
    expect(shown('Amphitheatre')).not.toContain('p-h');
  });

  it('that are short stay whole', () => {
    expect(shown('Las')).toBe('Las');
    expect(shown('Królestwo Kusz')).toBe('Kró-lestwo Kusz');
  });
});

describe('rows of the solo tables', () => {
  const keys = { pl: keysOf(gameText('imperium', 'pl')), en: keysOf(gameText('imperium', 'en')) };

  it.each([
    ['pay(2 materials) -> gain(1 progress)', '−2‹materials›: +1‹progress›'],
    ['pay(2 materials) -> shuffle(nation)', null],
    ['steal(2 materials from eachOther)', '‹players›−2‹materials›'],
  ])('price and reward of %s', (program, signs) => {
    expect(rowSigns(readRow(program, library), () => '')).toBe(signs);
  });

  it('are told in signs that have names in both languages', () => {
    const nameless = new Set<string>();
    let told = 0;
    for (const [nation] of NATIONS.entries())
      for (const empire of [false, true])
        for (const { effect } of tableRows(nation, empire)) {
          const signs = rowSigns(effect, () => '');
          if (signs === null) continue;
          told++;
          for (const run of runsOf(signs))
            if ('sign' in run && !(keys.pl.includes(`sign-${run.sign}`) && keys.en.includes(`sign-${run.sign}`)))
              nameless.add(run.sign);
        }
    expect([...nameless]).toEqual([]);
    expect(told).toBeGreaterThan(100);
  });
});
