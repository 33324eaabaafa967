import { describe, expect, it } from 'vitest';
import { ContentError, Reader } from '../notation.ts';

const TOKEN = /\s*(?:(\d+)|([A-Za-z]+)|(=>|[(),]))/y;
const reader = (source: string) => new Reader(source, TOKEN);

describe('a reader of a notation', () => {
  it('reads names, numbers and signs one after another', () => {
    const text = reader(' gain( 3 coins) ');
    expect(text.name()).toBe('gain');
    expect(text.accept(')')).toBe(false);
    text.expect('(');
    expect(text.follows('coins')).toBe(true);
    expect(text.number()).toBe(3);
    expect(text.number()).toBeNull();
    expect(text.word()).toBe('coins');
    expect(text.sees(')')).toBe(true);
    expect(text.atEnd()).toBe(false);
    text.expect(')');
    text.expectEnd();
  });

  it.each<[string, (text: Reader) => void, string]>([
    ['gain ]', () => {}, '"gain ]" cannot be read at " ]"'],
    ['gain 3', (text) => [text.name(), text.expect('(')], '"gain 3": "(" expected, "3" found'],
    ['3', (text) => text.name(), '"3": a name expected, "3" found'],
    ['=>', (text) => text.word(), '"=>": a word expected, "=>" found'],
    ['gain', (text) => [text.name(), text.word()], '"gain": a word expected, the end found'],
    ['gain gain', (text) => [text.name(), text.expectEnd()], '"gain gain": the end expected, "gain" found'],
  ])('says what is wrong with %s', (source, read, problem) => {
    expect(() => read(reader(source))).toThrow(new ContentError(problem));
  });
});
