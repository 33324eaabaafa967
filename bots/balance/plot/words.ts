/** Figures as people write them. */
export const percent = (share: number, places = 1): string => `${(share * 100).toFixed(places)}%`;

/** A difference of shares in points of a hundred, with its sign. */
export const points = (difference: number): string => {
  const text = (difference * 100).toFixed(1);
  return Number(text) > 0 ? `+${text}` : text.replace('-', '−');
};

/** Three figures are enough for any average, and whole numbers are whole. */
export const figure = (value: number): string => {
  const places = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(places).replace('-', '−');
};

/** What fits into so many characters. */
export const cut = (words: string, most: number): string =>
  [...words].length <= most ? words : `${[...words].slice(0, most - 1).join('')}…`;
