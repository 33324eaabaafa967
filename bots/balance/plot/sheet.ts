import { element, escaped, label } from './svg.ts';

/**
 * The paper all plots are drawn on, in the colours of the house. It brings its own ground and follows the reader's light or dark
 * surroundings, so that it can be read wherever it is shown.
 */
const LIGHT = {
  paper: '#FBF7EE',
  band: '#F2E9D8',
  line: '#DCCDB2',
  ink: '#2A211B',
  soft: '#5A4B3F',
  faint: '#6F604B',
  accent: '#8A4B1F',
  high: '#8A4B1F',
  low: '#253FB9',
  'seat-1': '#253FB9',
  'seat-2': '#E06200',
  'seat-3': '#049F91',
  'seat-4': '#91295A',
  'seat-5': '#1E1B18',
} as const;

export type Ink = keyof typeof LIGHT;

const DARK: Record<Ink, string> = {
  paper: '#29211B',
  band: '#342A22',
  line: '#463930',
  ink: '#F4EBDD',
  soft: '#CDBEAA',
  faint: '#A99883',
  accent: '#E8A468',
  high: '#E8A468',
  low: '#5288E1',
  'seat-1': '#5288E1',
  'seat-2': '#F4A244',
  'seat-3': '#68CABB',
  'seat-4': '#CE5A74',
  'seat-5': '#F7F0E2',
};

export const ink = (name: Ink): string => `var(--${name})`;

/** The ink of a seat, counted from 0. More than five sit at no table of the house. */
export const seatInk = (seat: number): string => ink(`seat-${(seat % 5) + 1}` as Ink); // a palette has five seats

const variables = (inks: Record<Ink, string>): string =>
  Object.entries(inks)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

const STYLE = [
  `svg{${variables(LIGHT)}}`,
  `@media(prefers-color-scheme:dark){svg{${variables(DARK)}}}`,
  "text{font-family:'Hanken Grotesk',system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif;font-size:13px;fill:var(--ink)}",
  ".title{font-family:'Brygada 1918',Georgia,'Times New Roman',serif;font-size:20px;font-weight:600}",
  '.says,.axis{fill:var(--faint)}.axis{font-size:12px}.soft{fill:var(--soft)}',
  '.end{text-anchor:end}.middle{text-anchor:middle}.figure{font-variant-numeric:tabular-nums}',
].join('');

export const MARGIN = 24;

/** Where the drawing itself begins. */
export const TOP = 84;

/** A whole drawing, with a heading and a sentence that says what can be seen. */
export function sheet(
  width: number,
  height: number,
  heading: string,
  says: string,
  ...inside: readonly string[]
): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-label': `${heading}. ${says}`,
  };
  return `${element(
    'svg',
    root,
    element('style', {}, escaped(STYLE).replaceAll('&gt;', '>').replaceAll('&quot;', '"')),
    `\n${element('rect', { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 12, fill: ink('paper'), stroke: ink('line') })}`,
    `\n${label(MARGIN, 38, heading, { class: 'title' })}`,
    `\n${label(MARGIN, 60, says, { class: 'says' })}`,
    ...inside.map((part) => `\n${part}`),
    '\n',
  )}\n`;
}
