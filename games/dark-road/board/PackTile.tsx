import { say } from '@stolik/engine';
import { useSay } from '@stolik/ui';
import type { CSSProperties, ReactNode } from 'react';
import { kindOfGood, pieceOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import { TokenIcon } from './art/pictures.tsx';
import type { Dragging } from './dragging.ts';
import { type Cell, middleOf } from './outline.ts';
import { cellsAt, cellsOfTile, type Floors, type Lying, type Where } from './packing-board.ts';
import { boxOf, TilePicture } from './Storage.tsx';
import { useScene } from './scene.tsx';

interface PackTileProps {
  readonly tile: Lying;
  readonly floors: Floors;
  readonly held: boolean;
  /** It lies on the snow and would still fit. */
  readonly fits: boolean;
  readonly dragging: Dragging;
  readonly onTap: (tile: Lying) => void;
}

/** A tile that is being packed, with what it is worth now. */
export function PackTile({ tile, floors, held, fits, dragging, onTap }: PackTileProps): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { good, where, turn } = tile;
  const worth = worthOf(state, kindOfGood(good));
  const cells = where.on === 'floor' ? cellsAt(good, turn, where.row, where.column) : cellsOfTile(good, turn);
  return (
    <button
      type="button"
      className="dr-pack-tile"
      data-held={held || undefined}
      data-on={where.on}
      data-fits={fits || undefined}
      data-tile={tile.id}
      style={styleOf(tile, floors)}
      aria-pressed={held}
      aria-label={talk(
        say('board-pack-tile', { good: { piece: pieceOfGood(good) }, worth, snow: where.on === 'snow' ? 'yes' : 'no' }),
      )}
      onPointerDown={(event) => dragging.onPointerDown(event, tile)}
      onClick={(event) => {
        event.stopPropagation();
        onTap(tile);
      }}
    >
      <TilePicture cells={cells} good={good} />
      <em className="dr-tile-worth" style={farFromPicture(cells)}>
        {worth}
        <TokenIcon of="coins" />
      </em>
    </button>
  );
}

/** What it is worth stands in the cell farthest from the picture of the good, at its lower right. */
function farFromPicture(cells: readonly Cell[]): CSSProperties {
  const middle = middleOf(cells);
  const away = ({ row, column }: Cell): number => Math.abs(row + 0.5 - middle.y) + Math.abs(column + 0.5 - middle.x);
  const [cell] = cells.toSorted(
    (one, other) => away(other) - away(one) || other.row - one.row || other.column - one.column,
  );
  if (cell === undefined) return {};
  const side = (of: 'row' | 'column'): string => {
    const lines = cells.map((one) => one[of]);
    const [first, last] = [Math.min(...lines), Math.max(...lines)];
    return `${(100 * (last - cell[of])) / (last - first + 1)}%`;
  };
  return { right: side('column'), bottom: side('row') };
}

/** On a floor by its cells; elsewhere as large as it is. */
function styleOf({ good, turn, where }: Lying, floors: Floors): CSSProperties {
  if (where.on === 'floor') return placeStyle(good, turn, where, floors);
  const cells = cellsOfTile(good, turn);
  const most = (of: 'row' | 'column'): number => Math.max(...cells.map((cell) => cell[of])) + 1;
  return { '--rows': most('row'), '--columns': most('column') };
}

function placeStyle(
  good: Lying['good'],
  turn: number,
  { floor, row, column }: Where & { on: 'floor' },
  floors: Floors,
): CSSProperties {
  const { rows, columns } = floors.sizes[floor] ?? { rows: 1, columns: 1 };
  const { style, clip } = boxOf(cellsAt(good, turn, row, column), rows, columns);
  return { ...style, clipPath: clip };
}

/** Where the held tile would come to lie. */
export function Aim({
  tile,
  turn,
  where,
  floors,
}: {
  readonly tile: Lying;
  readonly turn: number;
  readonly where: Where & { on: 'floor' };
  readonly floors: Floors;
}): ReactNode {
  return (
    <span className="dr-pack-aim" style={placeStyle(tile.good, turn, where, floors)}>
      <TilePicture cells={cellsAt(tile.good, turn, where.row, where.column)} good={tile.good} />
    </span>
  );
}
