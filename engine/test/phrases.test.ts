import { describe, expect, it } from 'vitest';
import { either, figure, inSentences, piecesArg, signed } from '../phrases.ts';
import { say, type TextArg } from '../text.ts';

/** Read aloud with messages as a game would have them. */
function read(arg: TextArg): string {
  if (typeof arg !== 'object') return String(arg);
  if (!('key' in arg)) throw new Error('a phrase is made of texts, words and numbers');
  const { first = '', second = '', rest = '' } = arg.args ?? {};
  switch (arg.key) {
    case 'phrase-or':
      return `${read(first)} or ${read(second)}`;
    case 'phrase-either':
      return `${read(first)}, or else ${read(second)}`;
    case 'phrase-comma':
      return `${read(first)}, ${read(rest)}`;
    case 'phrase-sentences':
      return `${read(first)} ${read(rest)}`;
    default:
      return arg.key;
  }
}

describe('phrases', () => {
  it.each([
    [[], ''],
    [[1], '1'],
    [[1, 3], '1 or 3'],
    [[1, 3, 4, 6], '1, 3, 4 or 6'],
  ])('offer %j as "%s"', (values, words) => expect(read(either(values))).toBe(words));

  it('offer longer things with a weightier word', () =>
    expect(read(either(['a', 'b', 'c'], 'phrase-either'))).toBe('a, b, or else c'));

  it('put one sentence after another', () =>
    expect(read(inSentences([say('One.'), say('Two.'), say('Three.')]))).toBe('One. Two. Three.'));

  it('name pieces in the form that the sentence needs', () => {
    expect(piecesArg([4, 7], 'acc')).toEqual({
      all: [
        { piece: 4, form: 'acc' },
        { piece: 7, form: 'acc' },
      ],
    });
    expect(piecesArg([4])).toEqual({ all: [{ piece: 4, form: 'nom' }] });
  });

  it('print numbers with a true minus', () => {
    expect([-2, 0, 3].map(figure)).toEqual(['−2', '0', '3']);
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
  });
});
