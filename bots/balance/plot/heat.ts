import type { PairTable } from '../pairs.ts';
import { ink, MARGIN, sheet, TOP } from './sheet.ts';
import { element, label, told } from './svg.ts';
import { cut, percent } from './words.ts';

const CELL = 40;
const LEFT = 190;
const HEAD = 120;

/** Every option against every other: warm where the row wins more often, cool where it wins less. */
export function heatPlot({ options, against, overall }: PairTable, names: readonly string[]): string {
  const order = options.map((_, place) => place).sort((a, b) => (overall[b]?.rate ?? 0) - (overall[a]?.rate ?? 0));
  const top = TOP + HEAD;
  const parts: string[] = [];
  for (const [row, a] of order.entries()) {
    const y = top + row * CELL;
    const total = overall[a];
    parts.push(label(LEFT - 12, y + CELL / 2 + 5, cut(names[a] ?? '', 20), { class: 'end' }));
    parts.push(
      element(
        'g',
        { transform: `translate(${LEFT + row * CELL + CELL / 2 + 5} ${top - 10}) rotate(-55)` },
        label(0, 0, cut(names[a] ?? '', 18)),
      ),
      label(LEFT + order.length * CELL + 56, y + CELL / 2 + 5, percent(total?.rate ?? 0), {
        class: 'figure end',
        'font-weight': 600,
      }),
    );
    for (const [column, b] of order.entries()) {
      const meeting = against[a]?.[b];
      const box = { x: LEFT + column * CELL + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 4 };
      if (a === b || meeting === undefined || meeting.of === 0) {
        parts.push(element('rect', { ...box, fill: ink('band') }));
        continue;
      }
      const { rate, interval, won, of } = meeting;
      // Half of the strongest colour, so that the figure on it can still be read.
      const strength = Math.min(1, Math.abs(rate - 0.5) * 2) * 0.62;
      const isSure = interval.low > 0.5 || interval.high < 0.5;
      parts.push(
        told(
          `${names[a]} against ${names[b]}: ${won} of ${of}, ${percent(interval.low)} to ${percent(interval.high)}`,
          element('rect', { ...box, fill: ink('band') }),
          element('rect', {
            ...box,
            fill: rate >= 0.5 ? ink('high') : ink('low'),
            'fill-opacity': strength.toFixed(2),
          }),
          label(LEFT + column * CELL + CELL / 2, y + CELL / 2 + 5, percent(rate, 0).replace('%', ''), {
            class: 'figure middle',
            'font-weight': isSure ? 700 : 400,
          }),
        ),
      );
    }
  }
  const says = 'Games in a hundred won by the row against the column. Bold: surely more or less than half (95%).';
  const width = Math.max(760, LEFT + order.length * CELL + 80 + MARGIN);
  return sheet(width, top + order.length * CELL + MARGIN, 'Every pair', says, ...parts);
}
