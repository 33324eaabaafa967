import type { TableReport } from '../report.ts';
import type { Histogram, Spread } from '../spread.ts';
import { gridLine } from './marks.ts';
import { ink, MARGIN, sheet, TOP } from './sheet.ts';
import { element, label, line, type Scale, scale, ticks, told } from './svg.ts';
import { figure } from './words.ts';

const WIDTH = 760;
const HEIGHT = 72;
const GAP = 22;
const LEFT = 110;
const RIGHT = 630;

/** How many decisions games take, for every number of seats. */
export function lengthPlot(tables: readonly TableReport[]): string {
  const end = Math.max(...tables.map(({ decisionsSeen }) => endOf(decisionsSeen)));
  const first = Math.min(...tables.map(({ decisionsSeen }) => decisionsSeen.from));
  // From nothing, unless most of the sheet would stay empty.
  const start = first > end / 3 ? first - (end - first) / 10 : 0;
  const x = scale([start, end], [LEFT, RIGHT]);
  const parts = tables.flatMap(({ seats, decisionsSeen, decisions }, place) => {
    const top = TOP + place * (HEIGHT + GAP);
    const bottom = top + HEIGHT;
    return [
      ...ticks(start, end, 8).map((tick) => gridLine(x(tick), top, bottom)),
      label(MARGIN, bottom - HEIGHT / 2 + 5, seats === 1 ? 'alone' : `${seats} seats`, { 'font-weight': 600 }),
      ...bars(decisionsSeen, x, bottom, HEIGHT, ink('accent')),
      line(LEFT, bottom, RIGHT, bottom, { stroke: ink('line') }),
      line(x(decisions.median), top - 2, x(decisions.median), bottom, { stroke: ink('ink'), 'stroke-width': 2 }),
      label(RIGHT + 14, bottom - HEIGHT / 2, `median ${figure(decisions.median)}`),
      label(RIGHT + 14, bottom - HEIGHT / 2 + 18, mostOf(decisions), { class: 'axis' }),
    ];
  });
  const bottom = TOP + tables.length * (HEIGHT + GAP);
  for (const tick of ticks(start, end, 8)) parts.push(label(x(tick), bottom, String(tick), { class: 'axis middle' }));
  const says =
    'Decisions in a game, all seats together. The upright line is the median; at the right, where nine of ten games lie.';
  return sheet(WIDTH, bottom + 22, 'How long is a game?', says, ...parts);
}

const mostOf = ({ low, high }: Spread): string => `90%: ${figure(low)}–${figure(high)}`;

export const endOf = ({ from, step, counts }: Histogram): number => from + step * counts.length;

/** A histogram standing on a line. */
export function bars(seen: Histogram, x: Scale, bottom: number, height: number, fill: string, opacity = 1): string[] {
  const { from, step, counts } = seen;
  const y = scale([0, Math.max(1, ...counts)], [0, height]);
  return counts.flatMap((count, place) => {
    if (count === 0) return [];
    const left = from + place * step;
    const [a, b] = [x(left), x(left + step)];
    const bar = { x: a + 0.5, y: bottom - y(count), width: Math.max(1, b - a - 1), height: y(count), rx: 1.5 };
    return [told(`${left} to ${left + step}: ${count}`, element('rect', { ...bar, fill, 'fill-opacity': opacity }))];
  });
}
