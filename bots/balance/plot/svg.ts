/** A small writer of drawings: text that any browser, editor or page of Markdown can show. */

export type Attributes = { readonly [name: string]: string | number | undefined };

/** An element with what stands inside it. Numbers are rounded: nobody sees a hundredth of a pixel. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`)
    .join('');
  return inside.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${inside.join('')}</${name}>`;
}

export const label = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(words));

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

/** A group under which browsers show these words at the pointer. */
export const told = (words: string, ...inside: readonly string[]): string =>
  element('g', {}, element('title', {}, escaped(words)), ...inside);

export const rounded = (value: number): string => String(Number(value.toFixed(1)));

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Scale from the numbers of the data to places on the sheet. */
export type Scale = (value: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round numbers for an axis, about so many, that lie within the limits. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = (high - low) / Math.max(1, about);
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
  const found: number[] = [];
  for (let tick = Math.ceil(low / step - 1e-9); tick * step <= high + step * 1e-9; tick++)
    found.push(Number((tick * step).toPrecision(12)));
  return found;
}
