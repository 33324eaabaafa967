import type { Deed, Use } from '../usage.ts';
import { gridLine, whisker } from './marks.ts';
import { ink, MARGIN, sheet, TOP } from './sheet.ts';
import { element, label, line, scale, ticks, told } from './svg.ts';
import { cut, percent, points } from './words.ts';

const WIDTH = 760;
const ROW = 22;
const LEFT = 262;
const SHARE = 60;
const RIGHT = 676;

/** Seats that used something and seats that did not: how much more often the first won. */
export function usesPlot(uses: readonly Use[], nameOf: (id: string) => string, heading: string, seats: number): string {
  const reach = Math.min(
    1,
    Math.max(0.1, ...uses.flatMap(({ difference }) => [-difference.low, difference.high])) * 1.04,
  );
  const x = scale([-reach, reach], [LEFT + SHARE + 20, RIGHT]);
  const top = TOP + 24;
  const bottom = top + uses.length * ROW;
  const axis = ticks(-reach, reach, 9);
  const parts = [
    label(LEFT + SHARE, TOP + 8, 'seats with it', { class: 'axis end' }),
    label(x(0), TOP + 8, '← wins less often · wins more often →', { class: 'axis middle' }),
    ...axis.flatMap((tick) => [
      gridLine(x(tick), top, bottom),
      label(x(tick), bottom + 18, points(tick).replace('.0', ''), { class: 'axis middle' }),
    ]),
    line(x(0), top - 4, x(0), bottom, { stroke: ink('ink'), 'stroke-width': 1.5 }),
    ...uses.map((use, place) => {
      const { id, difference } = use;
      const y = top + place * ROW + ROW / 2;
      const share = use.with.of / (use.with.of + use.without.of);
      const stroke = difference.low > 0 ? ink('high') : difference.high < 0 ? ink('low') : ink('faint');
      return told(
        `${nameOf(id)}: ${percent(share)} of seats; ${points(difference.by)} points, ${points(difference.low)} to ${points(difference.high)}`,
        label(MARGIN, y + 5, cut(nameOf(id), 34)),
        element('rect', { x: LEFT, y: y - 7, width: SHARE, height: 14, rx: 3, fill: ink('band') }),
        element('rect', { x: LEFT, y: y - 7, width: SHARE * share, height: 14, rx: 3, fill: ink('line') }),
        label(LEFT + SHARE - 4, y + 4, percent(share, 0), { class: 'axis figure end' }),
        whisker(difference, x, y, stroke, 3),
        element('circle', { cx: x(difference.by), cy: y, r: 4.5, fill: stroke }),
        label(RIGHT + 52, y + 5, points(difference.by), { class: 'figure end' }),
      );
    }),
  ];
  const says = `How much more often seats with it won than seats without, in points of a hundred; 95% intervals; ${seats} seats.`;
  return sheet(WIDTH, bottom + 36, heading, says, ...parts);
}

/** How often each thing that can be done is done. */
export function deedsPlot(deeds: readonly Deed[], nameOf: (id: string) => string): string {
  const x = scale([0, 1], [LEFT, RIGHT - 10]);
  const bottom = TOP + deeds.length * ROW;
  const parts = [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((tick) => [
      gridLine(x(tick), TOP - 4, bottom),
      label(x(tick), bottom + 18, percent(tick, 0), { class: 'axis middle' }),
    ]),
    ...deeds.map(({ id, taken, perSeat }, place) => {
      const y = TOP + place * ROW + ROW / 2;
      return told(
        `${nameOf(id)}: taken ${taken.won} of ${taken.of} times`,
        label(LEFT - 14, y + 5, cut(nameOf(id), 34), { class: 'end' }),
        element('rect', { x: LEFT, y: y - 7, width: x(taken.rate) - LEFT, height: 14, rx: 3, fill: ink('accent') }),
        label(RIGHT + 52, y + 5, `${perSeat.toFixed(1)} ×`, { class: 'figure end' }),
      );
    }),
  ];
  const says = 'Share of the times it could be chosen that it was; at the right, times per seat and game.';
  return sheet(WIDTH, bottom + 36, 'What do seats choose?', says, ...parts);
}
