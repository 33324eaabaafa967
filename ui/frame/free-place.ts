import { type Box, shared } from '../table/beside.ts';

/** Where the parts of a table lie on the screen; null for what is not there. */
export interface Areas {
  readonly board: Box | null;
  readonly bar: Box | null;
  readonly own: Box | null;
  readonly side: Box | null;
  readonly opponents: Box | null;
}

/** A place for a list, and at which end of it a short one stands. */
export interface Free extends Box {
  readonly from: 'top' | 'bottom';
}

/** A list is not narrower than that where it lies over the board, nor lower anywhere. */
const WIDTH = 300;
const HEIGHT = 220;
/** The highest it needs, and how high it is where that would cover what it is about. */
const MOST = 560;
const LOW = 160;
const LOWEST = 120;
const LOWER = [MOST, 420, 300, HEIGHT, LOW];
const EDGE = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the places where a list may lie, the one in which it covers least of what it is about: mostly nothing, if need be by lying over the bar, whose answers it has all. */
export function freePlace(areas: Areas, glowing: readonly Box[], screen: Size): Free {
  const places = [...placesFor(areas, screen), ...(areas.bar === null ? [] : overBar(areas.bar, glowing, screen))];
  const covered = places.map((place) => glowing.reduce((sum, box) => sum + shared(place, box), 0));
  const least = Math.min(...covered);
  return places[covered.indexOf(least)] ?? { left: EDGE, top: EDGE, width: WIDTH, height: HEIGHT, from: 'top' };
}

/** The best first: of two that cover the same the first is taken. */
function placesFor({ board, bar, own, side, opponents }: Areas, screen: Size): Free[] {
  if (bar === null) return [];
  const end = bar.top + bar.height;
  // On a phone there is no room beside it anyway.
  const width = bar.width < 2 * WIDTH ? bar.width : Math.min(460, bar.width / 2);
  const column = (area: Box): Free => {
    const height = Math.min(MOST, end - area.top);
    return { left: area.left, top: end - height, width: area.width, height, from: 'bottom' };
  };
  const below: Free = {
    left: bar.left,
    top: end + EDGE,
    width: bar.width,
    height: screen.height - end - 2 * EDGE,
    from: 'top',
  };
  const above = (left: number, most: number): Free => {
    const height = Math.min(most, bar.top - 2 * EDGE);
    return { left, top: bar.top - EDGE - height, width, height, from: 'bottom' };
  };
  return [
    ...(side === null ? [] : [column(side)]),
    ...(own !== null && below.height >= LOW ? [below] : []),
    ...(opponents !== null && opponents.height > HEIGHT && opponents.width < screen.width / 2
      ? [column(opponents)]
      : []),
    ...LOWER.flatMap((most) => [above(bar.left + bar.width - width, most), above(bar.left, most)]),
    ...(board === null
      ? []
      : [
          {
            left: bar.left,
            top: board.top,
            width: bar.width,
            height: Math.min(HEIGHT, board.height / 2),
            from: 'top' as const,
          },
        ]),
  ];
}

/** Over the bar, over all of it or a half, and as far up and down from there as nothing glows; the highest first. */
function overBar(bar: Box, glowing: readonly Box[], screen: Size): Free[] {
  const half = bar.width / 2;
  const widths: readonly (readonly [number, number])[] =
    half < WIDTH
      ? [[bar.left, bar.width]]
      : [
          [bar.left, bar.width],
          [bar.left + half, half],
          [bar.left, half],
        ];
  const end = bar.top + bar.height;
  return widths
    .map(([left, width]): Free => {
      const beside = glowing.filter((box) => box.left < left + width && box.left + box.width > left);
      const above = beside.filter((box) => box.top < bar.top).map((box) => box.top + box.height + EDGE);
      const below = beside.filter((box) => box.top + box.height > end).map((box) => box.top - EDGE);
      const bottom = Math.max(end, Math.min(screen.height - EDGE, ...below));
      const top = Math.min(bar.top, Math.max(EDGE, bottom - MOST, ...above));
      return { left, top, width, height: bottom - top, from: 'bottom' };
    })
    .filter(({ height }) => height >= LOWEST)
    .toSorted((one, other) => other.height - one.height);
}
