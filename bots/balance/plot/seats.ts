import type { TableReport } from '../report.ts';
import { gridLine, seatMark, whisker } from './marks.ts';
import { ink, MARGIN, seatInk, sheet, TOP } from './sheet.ts';
import { label, line, scale, ticks, told } from './svg.ts';
import { percent } from './words.ts';

const WIDTH = 760;
const ROW = 26;
const GAP = 26;
const LEFT = 150;
const RIGHT = 690;

/** Wins by seat, for every number of seats, beside what an even game would give. */
export function seatsPlot(tables: readonly TableReport[]): string {
  const shown = tables.filter(({ seats }) => seats > 1);
  const most = Math.max(0.5, ...shown.flatMap(({ wins }) => wins.map(({ interval }) => interval.high)));
  const end = Math.min(1, Math.ceil(most * 10) / 10);
  const x = scale([0, end], [LEFT, RIGHT]);
  const parts: string[] = [];
  let y = TOP + 8;
  for (const { seats, wins } of shown) {
    const bottom = y + seats * ROW;
    for (const tick of ticks(0, end, 6)) parts.push(gridLine(x(tick), y, bottom));
    parts.push(
      label(MARGIN, y + ROW / 2 + 5, `${seats} seats`, { 'font-weight': 600 }),
      line(x(1 / seats), y - 6, x(1 / seats), bottom + 6, {
        stroke: ink('ink'),
        'stroke-width': 1.5,
        'stroke-dasharray': '2 4',
      }),
    );
    for (const [seat, { rate, interval }] of wins.entries()) {
      const middle = y + seat * ROW + ROW / 2;
      parts.push(
        label(LEFT - 14, middle + 5, `seat ${seat + 1}`, { class: 'soft end' }),
        told(
          `seat ${seat + 1} of ${seats}: ${percent(rate)}, ${percent(interval.low)} to ${percent(interval.high)}`,
          whisker(interval, x, middle, seatInk(seat)),
          seatMark(seat, x(rate), middle),
        ),
        label(RIGHT + 46, middle + 5, percent(rate), { class: 'figure end' }),
      );
    }
    y = bottom + GAP;
  }
  for (const tick of ticks(0, end, 6)) parts.push(label(x(tick), y - 6, percent(tick, 0), { class: 'axis middle' }));
  const says = 'Share of games won by each seat with its 95% interval. The dotted line is an even share.';
  return sheet(WIDTH, y + 16, 'Does the seat matter?', says, ...parts);
}
