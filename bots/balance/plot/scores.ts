import type { TableReport } from '../report.ts';
import type { PointLine } from '../usage.ts';
import { bars, endOf } from './length.ts';
import { gridLine } from './marks.ts';
import { ink, MARGIN, sheet, TOP } from './sheet.ts';
import { element, label, line, scale, ticks, told } from './svg.ts';
import { cut, figure } from './words.ts';

const WIDTH = 760;
const HEIGHT = 56;
const GAP = 30;
const LEFT = 110;
const RIGHT = 630;

/** Points of winners, standing up, and of all others, hanging down, for every number of seats. */
export function scoresPlot(tables: readonly TableReport[]): string {
  const start = Math.min(0, ...tables.map(({ winnersSeen }) => winnersSeen.from));
  const end = Math.max(...tables.map(({ winnersSeen }) => endOf(winnersSeen)));
  const x = scale([start, end], [LEFT, RIGHT]);
  const parts = tables.flatMap(({ seats, winnersSeen, othersSeen, winnerScores, otherScores }, place) => {
    const top = TOP + 26 + place * (2 * HEIGHT + GAP);
    const middle = top + HEIGHT;
    return [
      ...ticks(start, end, 8).map((tick) => gridLine(x(tick), top, middle + HEIGHT)),
      label(MARGIN, middle + 5, seats === 1 ? 'alone' : `${seats} seats`, { 'font-weight': 600 }),
      ...bars(winnersSeen, x, middle, HEIGHT, ink('accent')),
      element(
        'g',
        { transform: `matrix(1 0 0 -1 0 ${2 * middle})` },
        ...bars(othersSeen, x, middle, HEIGHT, ink('faint'), 0.6),
      ),
      line(LEFT, middle, RIGHT, middle, { stroke: ink('soft') }),
      ...(winnerScores === null ? [] : [label(RIGHT + 14, middle - 10, `median ${figure(winnerScores.median)}`)]),
      ...(otherScores === null
        ? []
        : [label(RIGHT + 14, middle + 22, `median ${figure(otherScores.median)}`, { class: 'soft' })]),
    ];
  });
  parts.unshift(...legend(LEFT, TOP + 4, [ink('accent'), ink('faint')], ['winners', 'everybody else']));
  const bottom = TOP + 26 + tables.length * (2 * HEIGHT + GAP);
  for (const tick of ticks(start, end, 8))
    parts.push(label(x(tick), bottom - 6, String(tick), { class: 'axis middle' }));
  const says = 'Points at the end. Each half of a picture is drawn to its own height.';
  return sheet(WIDTH, bottom + 16, 'How far apart are the scores?', says, ...parts);
}

const ROW = 30;

/** Where points come from: winners beside everybody else. */
export function pointsPlot(lines: readonly PointLine[], nameOf: (what: string) => string, seats: number): string {
  const left = 210;
  const all = lines.flatMap(({ winners, others }) => [winners, others]);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = scale([low, high * 1.05], [left, RIGHT]);
  const bottom = TOP + 26 + lines.length * ROW;
  const sorted = lines.toSorted((a, b) => b.winners - a.winners);
  const parts = [
    ...legend(left, TOP + 4, [ink('accent'), ink('faint')], ['winners', 'everybody else']),
    ...ticks(low, high * 1.05, 8).flatMap((tick) => [
      gridLine(x(tick), TOP + 20, bottom),
      label(x(tick), bottom + 18, String(tick), { class: 'axis middle' }),
    ]),
    ...sorted.map(({ what, winners, others }, place) => {
      const y = TOP + 20 + place * ROW + ROW / 2;
      return told(
        `${nameOf(what)}: winners ${figure(winners)}, others ${figure(others)}`,
        label(left - 14, y + 5, cut(nameOf(what), 26), { class: 'end' }),
        line(x(others), y, x(winners), y, { stroke: ink('soft'), 'stroke-width': 2 }),
        element('circle', { cx: x(others), cy: y, r: 6, fill: ink('faint') }),
        element('circle', { cx: x(winners), cy: y, r: 6, fill: ink('accent') }),
        label(RIGHT + 24, y + 5, `${figure(winners)} / ${figure(others)}`, { class: 'figure' }),
      );
    }),
  ];
  const says = `Mean points of a seat by what they are for, in games with ${seats} seats.`;
  return sheet(WIDTH, bottom + 36, 'Where do points come from?', says, ...parts);
}

function legend(left: number, y: number, fills: readonly string[], words: readonly string[]): string[] {
  return words.flatMap((word, place) => [
    element('circle', { cx: left + 6 + place * 110, cy: y, r: 6, fill: fills[place] }),
    label(left + 18 + place * 110, y + 5, word),
  ]);
}
