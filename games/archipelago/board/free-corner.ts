import type { HexCell } from '@stolik/engine';
import { type Frame, INNER, middleOf, nameAtHead } from '@stolik/ui';

/** How the map lies in its room at first: its scale, and the room in px of the screen. */
export interface Lie {
  readonly room: { readonly width: number; readonly height: number };
  readonly least: number;
}

/** Three buttons in a row or a column, as wide as fingers, with what lies around them; in px of the screen. */
const TOOLS = { long: 148, short: 60 };
/** Half of what a name takes up, and where it stands above or below the middle of its tile. */
const NAME = { width: 100, height: 16, away: INNER - 16 };

const CORNERS = ['bottom-right', 'bottom-left', 'top-right'] as const;
type Corner = (typeof CORNERS)[number];
export type ToolPlace = Corner | `${Corner}-column` | 'below' | 'beside';

/**
 * Where the tools of the map cover neither a tile nor its name: the first such corner, in a row or in a column. The rose has the fourth corner. Where none
 * is free they have a strip of their own, on the side that costs the map less.
 */
export function freeCorner(cells: readonly HexCell[], frame: Frame, { room, least }: Lie): ToolPlace {
  const whole = Math.min(room.width / frame.width, room.height / frame.height);
  const scale = Math.max(whole, least);
  // It lies in the middle of its room.
  const middles = cells.map((cell) => {
    const { x, y } = middleOf(cell);
    const [across, down] = [x - frame.left - frame.width / 2, y - frame.top - frame.height / 2];
    return { x: across * scale + room.width / 2, y: down * scale + room.height / 2, cell };
  });
  const isFree = (corner: Corner, width: number, height: number): boolean =>
    middles.every(({ x, y, cell }) => {
      const across = Math.max(0, (corner.endsWith('right') ? room.width - x : x) - width) / scale;
      // Upwards where the tools lie above.
      const down = Math.max(0, (corner.startsWith('bottom') ? room.height - y : y) - height) / scale;
      if (Math.max(down, (across * Math.sqrt(3) + down) / 2) < INNER) return false;
      if (cell.sides === null || across > NAME.width) return true;
      const name = nameAtHead(cell) === corner.startsWith('top') ? down - NAME.away : down + NAME.away;
      return name > NAME.height;
    });
  const corner = (width: number, height: number): Corner | undefined =>
    CORNERS.find((one) => isFree(one, width, height));
  const row = corner(TOOLS.long, TOOLS.short);
  if (row !== undefined) return row;
  const column = corner(TOOLS.short, TOOLS.long);
  if (column !== undefined) return `${column}-column`;
  return room.width - frame.width * scale > room.height - frame.height * scale ? 'beside' : 'below';
}
