import type { Rate } from '../arena/tally.ts';
import { percent } from './plot/words.ts';

/** Draws a picture beside the page, and says what stands in the page for it. */
export type Picture = (name: string, svg: string, alt: string) => string;

export const seatsOf = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);
export const intervalOf = ({ rate, interval }: Rate): string =>
  `${percent(rate)} (${percent(interval.low)}–${percent(interval.high)})`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
export const folded = (summary: string, inside: string): string =>
  `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
