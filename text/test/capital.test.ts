import { expect, it } from 'vitest';
import { partsWithCapital, withCapital } from '../index.ts';

it.each([
  ['gotowe', 'Gotowe'],
  ['żadna z nich', 'Żadna z nich'],
  ['„łódź” na północ', '„Łódź” na północ'],
  ['3 kostki', '3 kostki'],
  ['+2 monety', '+2 monety'],
  ['Koniec tury', 'Koniec tury'],
  ['', ''],
])('“%s” begins as “%s”', (words, begun) => {
  expect(withCapital(words, 'pl')).toBe(begun);
});

it('a sentence that begins with a piece begins with the capital of its name', () => {
  const piece = { words: 'ćma', piece: 4, seat: null };
  expect(partsWithCapital([piece, ' na odkrycie'], 'pl')).toEqual([{ ...piece, words: 'Ćma' }, ' na odkrycie']);
  expect(partsWithCapital(['odkryj ', piece], 'pl')).toEqual(['Odkryj ', piece]);
  expect(partsWithCapital([], 'pl')).toEqual([]);
});
