import { describe, expect, it } from 'vitest';
import { ContentError, Reader, reading, unknown } from '../notation.ts';

const TOKEN = /\d+|@?[A-Za-z]+|=>|[(){},|]/y;
const reader = (source: string) => new Reader(source, TOKEN);

describe('a reader of a notation', () => {
  it('reads names, numbers and signs one after another', () => {
    const text = reader(' gain( 3 coins) ');
    expect(text.word()).toBe('gain');
    expect(text.took(')')).toBe(false);
    text.expect('(');
    expect(text.follows('coins')).toBe(true);
    expect(text.number()).toBe(3);
    expect(text.numberOr(null)).toBeNull();
    expect(text.oneOf(['coins', 'wood'], 'coins or wood')).toBe('coins');
    expect(text.is(')')).toBe(true);
    expect(text.atEnd()).toBe(false);
    text.expect(')');
    text.end();
    const list = reader('(gain, lose)');
    expect(list.inBrackets(() => list.list(',', () => list.word()))).toEqual(['gain', 'lose']);
    const either = reader('{gain|lose, keep}');
    expect(either.inBraces(() => either.list(['|', ','], () => either.word()))).toEqual(['gain', 'lose', 'keep']);
    const whole = reader('gain (3)');
    whole.phrase('gain( 3 )');
    whole.end();
  });

  it.each([
    ['(3, 4)', [3, 4]],
    ['()', []],
    ['', []],
  ])('reads what a name is followed by: %j', (source, args) => {
    const text = reader(source);
    expect(text.args(() => text.number())).toEqual(args);
    text.end();
  });

  it.each<[string, (text: Reader) => void, string]>([
    ['gain ]', () => {}, '"]" has no meaning here, at character 6 of "gain ]"'],
    ['gain 3', (text) => [text.word(), text.expect('(')], 'expected "(" but found "3", at character 6 of "gain 3"'],
    ['3', (text) => text.word('a deed'), 'expected a deed but found "3", at character 1 of "3"'],
    ['=>', (text) => text.wordOrNumber(), 'expected a word but found "=>", at character 1 of "=>"'],
    ['gain', (text) => [text.word(), text.number()], 'expected a number but found the end, at character 5 of "gain"'],
    ['@gain', (text) => text.word(), 'expected a word but found "@gain", at character 1 of "@gain"'],
    ['gain', (text) => text.name(), 'expected a name such as @glory but found "gain", at character 1 of "gain"'],
    ['lose', (text) => text.oneOf(['gain'], 'gain'), 'expected gain but found "lose", at character 1 of "lose"'],
    [
      'gain gain',
      (text) => [text.word(), text.end()],
      'expected the end but found "gain", at character 6 of "gain gain"',
    ],
    [
      'gain coins',
      (text) => text.phrase('gain (coins)'),
      'expected "(" but found "coins", at character 6 of "gain coins"',
    ],
    ['gain', (text) => text.refuse('"gain" is unknown'), '"gain" is unknown, at character 1 of "gain"'],
  ])('says what is wrong with %s', (source, read, problem) => {
    expect(() => read(reader(source))).toThrow(new ContentError(problem));
  });
});

describe('a word that no game knows', () => {
  it('is refused with its whole program, once', () => {
    const inner = () => reading('leap', () => unknown('"leap"'));
    expect(inner).toThrow(new ContentError('"leap" has "leap", which this game does not know'));
    expect(() => reading('leap ; gain', inner)).toThrow(
      new ContentError('"leap" has "leap", which this game does not know'),
    );
  });

  it('is no mistake of another kind', () => {
    expect(() =>
      reading('gain', () => {
        throw new RangeError('another');
      }),
    ).toThrow(RangeError);
    expect(reading('gain', () => 3)).toBe(3);
  });
});
