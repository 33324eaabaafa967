import { defined, type Seat, say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { GRID } from '../content/tables.ts';
import { ALL_GOODS, add, type Good, goodOf, isFine, KINDS, type Kind, kindOfGood, pieceOfGood } from '../pieces.ts';
import { fits, fullestSelections, type Laid, packingOf } from '../rules/packing.ts';
import { kindCounts, roomOf } from '../rules/powers.ts';
import { goodOption } from '../rules/stock.ts';
import type { Wagon } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { GoodIcon } from './art/pictures.tsx';
import { type Load, useLoad } from './load.tsx';
import { type Cell, cornersOf, middleOf, outlineOf } from './outline.ts';
import { cellsAt } from './packing-board.ts';
import { useProspect } from './prospect.ts';
import { useBasket, useScene } from './scene.tsx';

/** A tile of the packed wagon. */
export interface Packed {
  /** Null: a trophy. */
  readonly good: Good | null;
  readonly cells: readonly number[];
  /** Would be there, or would be gone. */
  readonly ghost: boolean;
  readonly lost: boolean;
}

export const CELLS = GRID.rows * GRID.columns;
const CELL = 42;
const BLOCK_SIDE = 2;

/** A packed wagon, and what of it lies in no cell: in chests, or nowhere, because it has no room. */
export interface PackedWagon {
  readonly tiles: readonly Packed[];
  readonly chests: readonly Good[];
  readonly overfull: readonly Good[];
}

/** The wagon as it is packed now, with what is bought (`sure`) and what is pointed at added as ghosts if they fit. */
export function packedWith(
  wagon: Wagon,
  gained: readonly Good[],
  lost: readonly Good[],
  sure: readonly Good[] = [],
): PackedWagon {
  const room = roomOf(wagon);
  const counts = kindCounts(wagon);
  const withThese = (goods: readonly Good[]): number[] => {
    const more = counts.slice();
    for (const good of goods) add(more, kindOfGood(good), 1);
    return more;
  };
  const kept = fits(counts, room) ? counts : (fullestSelections(counts, room).at(-1) ?? counts);
  const laid = packingOf(withThese(gained), room) ?? packingOf(withThese(sure), room) ?? packingOf(kept, room) ?? [];
  const packed = withSides(laid, wagon, gained, lost);
  return {
    tiles: packed.filter(({ cells }) => cells.length > 0),
    chests: packed.flatMap(({ good, cells, ghost }) => (good === null || ghost || cells.length > 0 ? [] : [good])),
    overfull: ALL_GOODS.flatMap((good) =>
      Array<Good>(defined(wagon.goods[good]) - packed.filter((tile) => tile.good === good && !tile.ghost).length).fill(
        good,
      ),
    ),
  };
}

/** The same, as somebody lays it just now. */
function packedByHand({ tiles, floors }: Pick<Load, 'tiles' | 'floors'>): readonly Packed[] {
  const block = BLOCK_SIDE * BLOCK_SIDE;
  const trophies = Array.from({ length: floors.filled.length / block }, (_, at) => ({
    good: null,
    cells: floors.filled.slice(at * block, (at + 1) * block).map(({ row, column }) => row * GRID.columns + column),
    ghost: false,
    lost: false,
  }));
  const laid = tiles.flatMap(({ good, turn, where }) => {
    if (where.on !== 'floor') return [];
    const columns = where.floor === 0 ? GRID.columns : BLOCK_SIDE;
    const first = where.floor === 0 ? 0 : CELLS + (where.floor - 1) * BLOCK_SIDE * BLOCK_SIDE;
    const cells = cellsAt(good, turn, where.row, where.column).map(({ row, column }) => first + row * columns + column);
    return [{ good, cells, ghost: false, lost: false }];
  });
  return [...trophies, ...laid];
}

/** Which side of a tile is up changes nothing about where it fits: fine ones are shown first. */
function withSides(laid: readonly Laid[], { goods }: Wagon, gained: readonly Good[], lost: readonly Good[]): Packed[] {
  const left = goods.slice();
  const going = lost.slice();
  const coming = gained.slice();
  return laid.map(({ kind, cells }): Packed => {
    if (kind === null) return { good: null, cells, ghost: false, lost: false };
    const own = [goodOf(kind, true), goodOf(kind, false)].find((good) => defined(left[good]) > 0);
    if (own === undefined) {
      const at = coming.findIndex((good) => kindOfGood(good) === kind);
      const good = coming.splice(at, 1)[0] ?? goodOf(kind, false);
      return { good, cells, ghost: true, lost: false };
    }
    add(left, own, -1);
    const gone = going.indexOf(own);
    if (gone >= 0) going.splice(gone, 1);
    return { good: own, cells, ghost: false, lost: gone >= 0 };
  });
}

interface StorageProps {
  readonly wagon: Wagon;
  /** Whose options name the tiles; null: nothing here can be tapped. */
  readonly seat: Seat | null;
  /** Kinds that are wanted where the caravan goes. */
  readonly wanted?: ReadonlySet<Kind>;
}

/** The storage of a wagon: goods with their outlines in the grid, saddlebags beside it. */
export function Storage({ wagon, seat, wanted }: StorageProps): ReactNode {
  const prospect = useProspect();
  const basket = useBasket();
  const talk = useSay();
  const load = useLoad();
  const asked = load === null;
  const packed = useMemo(
    () =>
      load === null
        ? packedWith(wagon, [...basket, ...prospect.gained], prospect.lost, basket).tiles
        : packedByHand(load),
    [load, wagon, basket, prospect],
  );
  const blocks = roomOf(wagon).blocks;
  const used = packed.filter(({ ghost }) => !ghost).reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <div
      className="dr-storage"
      data-part={`goods-${seat}`}
      data-blocks={blocks || undefined}
      title={talk(say('board-storage', { used, cells: CELLS + 4 * blocks }))}
    >
      <Floor rows={GRID.rows} columns={GRID.columns} className="dr-grid">
        {packed
          .filter(({ cells }) => defined(cells[0]) < CELLS)
          .map((tile) => (
            <TileSpot
              key={tile.cells.join()}
              tile={tile}
              seat={asked ? seat : null}
              first={0}
              columns={GRID.columns}
              rows={GRID.rows}
              wanted={wanted}
            />
          ))}
      </Floor>
      {Array.from({ length: blocks }, (_, block) => {
        const first = CELLS + block * BLOCK_SIDE * BLOCK_SIDE;
        return (
          <Floor key={first} rows={BLOCK_SIDE} columns={BLOCK_SIDE} className="dr-saddlebag">
            {packed
              .filter(({ cells }) => cells.some((cell) => cell >= first && cell < first + BLOCK_SIDE * BLOCK_SIDE))
              .map((tile) => (
                <TileSpot
                  key={tile.cells.join()}
                  tile={tile}
                  seat={asked ? seat : null}
                  first={first}
                  columns={BLOCK_SIDE}
                  rows={BLOCK_SIDE}
                  wanted={wanted}
                />
              ))}
          </Floor>
        );
      })}
    </div>
  );
}

/** Goods outside the cells: those in chests while one of them can be chosen, those without room always. */
export function Loose({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { options } = useScene();
  const load = useLoad();
  const talk = useSay();
  const { chests, overfull } = useMemo(() => packedWith(wagon, [], []), [wagon]);
  if (load !== null) return null;
  const asked = chests.filter((good) => options.has(goodOption(good, seat)));
  if (asked.length + overfull.length === 0) return null;
  return (
    <div className="dr-loose" data-overfull={overfull.length > 0 || undefined}>
      {overfull.length > 0 && <span>{talk(say('board-too-much'))}</span>}
      {[...asked, ...overfull].map((good, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike.
          key={at}
          target={goodOption(good, seat)}
          name={nameOf(pieceOfGood(good))}
          shape="tile"
          className="dr-loose-good"
        >
          <GoodIcon kind={kindOfGood(good)} fine={isFine(good)} />
        </Spot>
      ))}
    </div>
  );
}

interface FloorProps {
  readonly rows: number;
  readonly columns: number;
  readonly className: string;
  readonly children?: ReactNode;
}

export const Floor = ({ rows, columns, className, children }: FloorProps): ReactNode => (
  <div className={className} style={{ '--rows': rows, '--columns': columns }}>
    <svg className="dr-cells" viewBox={`0 0 ${columns * CELL} ${rows * CELL}`} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of a grid never change.
          key={cell}
          className="dr-cell"
          x={(cell % columns) * CELL + 1}
          y={Math.floor(cell / columns) * CELL + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="5"
        />
      ))}
    </svg>
    {children}
  </div>
);

interface TileSpotProps {
  readonly tile: Packed;
  readonly seat: Seat | null;
  readonly first: number;
  readonly rows: number;
  readonly columns: number;
  readonly wanted?: ReadonlySet<Kind> | undefined;
}

const TileSpot = memo(function TileSpot({ tile, seat, first, rows, columns, wanted }: TileSpotProps): ReactNode {
  const { good, ghost, lost } = tile;
  const cells = useMemo(() => cellsOf(tile.cells, first, columns), [tile.cells, first, columns]);
  const box = useMemo(() => boxOf(cells, rows, columns), [cells, rows, columns]);
  const picture = <TilePicture cells={cells} good={good} />;
  const style = { ...box.style, clipPath: box.clip };
  const marks = {
    'data-ghost-tile': ghost || undefined,
    'data-lost': lost || undefined,
    'data-wanted': (good !== null && wanted?.has(kindOfGood(good))) || undefined,
  };
  if (good === null || ghost || seat === null)
    return (
      <span className="dr-tile" style={box.style} {...marks}>
        {picture}
      </span>
    );
  return (
    <Spot target={goodOption(good, seat)} name={nameOf(pieceOfGood(good))} className="dr-tile" style={style}>
      <span className="dr-tile-face" {...marks}>
        {picture}
      </span>
    </Spot>
  );
});

export const cellsOf = (numbers: readonly number[], first: number, columns: number): Cell[] =>
  numbers.map((cell) => ({ row: Math.floor((cell - first) / columns), column: (cell - first) % columns }));

/** The box of a tile as parts of its floor, and its own shape within: an L leaves the corner to its neighbour. */
export function boxOf(cells: readonly Cell[], rows: number, columns: number): { style: CSSProperties; clip: string } {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  const height = Math.max(...cells.map(({ row }) => row)) - top + 1;
  const width = Math.max(...cells.map(({ column }) => column)) - left + 1;
  return {
    style: {
      left: `${(100 * left) / columns}%`,
      top: `${(100 * top) / rows}%`,
      width: `${(100 * width) / columns}%`,
      height: `${(100 * height) / rows}%`,
    },
    clip: `polygon(${cornersOf(cells)
      .map(({ x, y }) => `${(100 * (x - left)) / width}% ${(100 * (y - top)) / height}%`)
      .join(', ')})`,
  };
}

interface TilePictureProps {
  readonly cells: readonly Cell[];
  readonly good: Good | null;
}

/** A tile of goods: its outline with an under-edge, the picture of the good, a lamp with a star if it is fine. */
export const TilePicture = memo(function TilePicture({ cells, good }: TilePictureProps): ReactNode {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  const height = Math.max(...cells.map(({ row }) => row)) - top + 1;
  const width = Math.max(...cells.map(({ column }) => column)) - left + 1;
  const path = outlineOf(cells, CELL, 2, 5);
  const middle = middleOf(cells);
  const star = defined(cells.toSorted((one, other) => one.row - other.row || other.column - one.column)[0]);
  return (
    <svg
      className="dr-tile-art"
      viewBox={`${left * CELL} ${top * CELL} ${width * CELL} ${height * CELL}`}
      data-good={good === null ? 'trophy' : KINDS[kindOfGood(good)]}
      aria-hidden="true"
    >
      <path className="dr-tile-edge" d={path} transform="translate(0 1.5)" />
      <path className="dr-tile-top" d={path} />
      <use
        className="dr-tile-icon"
        href={`#dr-${good === null ? 'token-star' : `good-${KINDS[kindOfGood(good)]}`}`}
        x={middle.x * CELL - 14}
        y={middle.y * CELL - 14}
        width="28"
        height="28"
      />
      {good !== null && isFine(good) && (
        <g transform={`translate(${(star.column + 1) * CELL - 11} ${star.row * CELL + 11})`}>
          <circle className="dr-fine-disc" r="8.5" />
          <use className="dr-fine-star" href="#dr-token-star" x="-6" y="-6" width="12" height="12" />
        </g>
      )}
      <path className="dr-tile-ring" d={path} />
    </svg>
  );
});
