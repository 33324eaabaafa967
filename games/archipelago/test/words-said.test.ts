import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';

describe.each(['pl', 'en'] as const)('what the game says in %s', (lang) => {
  it('calls nobody free but those for hire: a citizen who has not worked is not engaged', () => {
    const free = /(?<!\p{L})(?:woln\p{L}+ (?:obywatel|statk|statek|jednost)|free (?:citizen|ship|unit))/iu;
    expect(
      gameText('archipelago', lang)
        .split('\n')
        .filter((line) => free.test(line)),
    ).toEqual([]);
  });
});
