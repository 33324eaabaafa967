import type { Interval } from '../../arena/wilson.ts';
import { ink, seatInk } from './sheet.ts';
import { element, line, type Scale } from './svg.ts';

/** A seat's mark: colour and shape, so that it can be told apart without colours too. */
export function seatMark(seat: number, x: number, y: number, size = 6): string {
  const fill = seatInk(seat);
  const points = (corners: readonly (readonly [number, number])[]): string =>
    element('polygon', {
      points: corners.map(([dx, dy]) => `${(x + dx * size).toFixed(1)},${(y + dy * size).toFixed(1)}`).join(' '),
      fill,
    });
  switch (seat % 5) {
    case 0:
      return element('circle', { cx: x, cy: y, r: size, fill });
    case 1:
      return points([
        [0, -1.2],
        [1.15, 0.9],
        [-1.15, 0.9],
      ]);
    case 2:
      return element('rect', { x: x - size * 0.9, y: y - size * 0.9, width: size * 1.8, height: size * 1.8, fill });
    case 3:
      return points([
        [0, -1.3],
        [1.3, 0],
        [0, 1.3],
        [-1.3, 0],
      ]);
    default:
      return points(
        Array.from({ length: 10 }, (_, i) => {
          const far = i % 2 === 0 ? 1.4 : 0.6;
          const angle = (Math.PI * i) / 5 - Math.PI / 2;
          return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
        }),
      );
  }
}

/** The reach of an interval, with small ends. */
export function whisker({ low, high }: Interval, x: Scale, y: number, stroke: string, end = 4): string {
  const attributes = { stroke, 'stroke-width': 2, 'stroke-linecap': 'round' };
  return [
    line(x(low), y, x(high), y, attributes),
    line(x(low), y - end, x(low), y + end, attributes),
    line(x(high), y - end, x(high), y + end, attributes),
  ].join('');
}

export const gridLine = (x: number, top: number, bottom: number): string =>
  line(x, top, x, bottom, { stroke: ink('line') });
