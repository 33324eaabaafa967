import type { Areas } from '../frame/free-place.ts';
import { type Box, shared } from '../table/beside.ts';

/** Room between the paper and what it lies beside. */
const GAP = 8;

/** Where a tip of this size covers nothing that glows, or least of it: over a corner of the board, the bar's first, or at the foot of a column. */
export function tipPlace(areas: Areas, glowing: readonly Box[], size: { width: number; height: number }): Box {
  const { board, bar, side, opponents } = areas;
  const { width, height } = size;
  const columns = [side, opponents].filter((area) => area !== null && area.width >= width && area.height > 2 * height);
  const over =
    bar === null ? [] : corners(bar.left, bar.width, width).map((left) => ({ left, top: bar.top - height - GAP }));
  const foot = columns.flatMap((area) =>
    area === null ? [] : [{ left: area.left, top: area.top + area.height - height }],
  );
  const head = board === null ? [] : corners(board.left, board.width, width).map((left) => ({ left, top: board.top }));
  const places = [...over, ...foot, ...head].map((place): Box => ({ ...place, width, height }));
  const covered = places.map((place) => glowing.reduce((sum, box) => sum + shared(place, box), 0));
  return places[covered.indexOf(Math.min(...covered))] ?? { left: GAP, top: GAP, width, height };
}

export const coversAny = (glowing: readonly Box[], place: Box): boolean =>
  glowing.some((box) => shared(place, box) > 0);

/** Left, right and middle of a stretch; where there is no room to move, once. */
const corners = (left: number, room: number, width: number): number[] =>
  room < 2 * width ? [left, left + room - width] : [left, left + room - width, left + (room - width) / 2];
