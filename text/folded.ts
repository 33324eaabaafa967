/** Small letters without accents, so that „krysztal” finds „kryształ”. */
export const folded = (words: string): string =>
  words.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
