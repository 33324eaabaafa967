import { describe, expect, it } from 'vitest';
import { chapterOf, chaptersOf, readInline, readMarkdown, searchChapters } from '../help/index.ts';

describe('words', () => {
  it('leaves stars and underscores inside words alone', () => {
    expect(readInline('2*3*4 and a_b_c')).toEqual([{ kind: 'text', text: '2*3*4 and a_b_c' }]);
  });
});

describe('chapters', () => {
  const chapters = chaptersOf(
    readMarkdown(
      [
        'Before all.',
        '# Kopanie (SS-5)',
        'Płacisz kartami.',
        '## SS-5.2 Zapłata',
        'Reszta przepada.',
        '# Rekrutacja (SS-6, SS-7)',
        'Bierzesz Najemnika; patrz SS-5.9.',
      ].join('\n\n'),
    ),
  );

  it('are cut at headings', () => {
    expect(chapters.map(({ id, title }) => [id, title])).toEqual([
      ['part-1', ''],
      ['SS-5', 'Kopanie (SS-5)'],
      ['SS-5.2', 'SS-5.2 Zapłata'],
      ['SS-6', 'Rekrutacja (SS-6, SS-7)'],
    ]);
  });

  it('are found by rule: the one that carries it, else one that mentions it, else its section', () => {
    const found = (rule: string) => chapterOf(chapters, rule)?.id ?? null;
    expect(found('SS-5.2')).toBe('SS-5.2');
    expect(found('SS-5.2a')).toBe('SS-5.2');
    expect(found('SS-7')).toBe('SS-6');
    expect(found('SS-7.1')).toBe('SS-6');
    expect(found('SS-5.9')).toBe('SS-6');
    expect(found('SS-5.1')).toBe('SS-5');
    expect(found('SS-19.1')).toBeNull();
  });

  it('are searched without regard to capitals and accents', () => {
    const ids = (asked: string) => searchChapters(chapters, asked).map(({ id }) => id);
    expect(ids('placisz')).toEqual(['SS-5']);
    expect(ids('ZAPŁATA reszta')).toEqual(['SS-5.2']);
    expect(ids('smok')).toEqual([]);
    expect(ids('  ')).toHaveLength(4);
  });
});
