import type { HexCell } from '@stolik/engine';
import { type Frame, middleOf } from '@stolik/ui';

/** A tile covers about so much around its middle, and the tools of the map about so much of a corner, in its own px. */
const TILE = 108;
const TOOLS = { width: 200, height: 80 };

const CORNERS = ['bottom-right', 'bottom-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first corner of the map in which no tile lies: there its tools cover nothing. The rose has the fourth. */
export function freeCorner(cells: readonly HexCell[], { width, height, left, top }: Frame): Corner {
  const middles = cells.map(middleOf).map(({ x, y }) => ({ x: x - left, y: y - top }));
  const isFree = (corner: Corner): boolean =>
    middles.every(({ x, y }) => {
      const across = Math.max(0, (corner.endsWith('right') ? width - x : x) - TOOLS.width);
      const down = Math.max(0, (corner.startsWith('bottom') ? height - y : y) - TOOLS.height);
      return Math.hypot(across, down) > TILE;
    });
  return CORNERS.find(isFree) ?? 'bottom-right';
}
