import { say } from '@stolik/engine';
import { Button, useSay, useTable } from '@stolik/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { heroKind } from '../content/catalogue.ts';
import { type Good, isFine, kindOfGood, pieceOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import { goodsIn } from '../rules/settle.ts';
import type { Wagon } from '../state.ts';
import { TokenIcon } from './art/pictures.tsx';
import {
  answerFor,
  cellsAt,
  cellsOfTile,
  floorsOf,
  type Lying,
  laidFor,
  liesWell,
  onSnow,
  put,
  SNOW,
  type Where,
} from './packing-board.ts';
import { boxOf, Floor, TilePicture } from './Storage.tsx';
import { usePointed, useScene } from './scene.tsx';

/** The wagon from above while goods do not fit: tap or drag tiles, turn them; what lies on the snow in the end is given up (DR-17.4). */
export function Packing({ wagon }: { readonly wagon: Wagon }): ReactNode {
  const { state, decision } = useScene();
  const { choices } = useTable();
  const pointed = usePointed();
  const talk = useSay();
  const options = useMemo(
    () => (decision?.options ?? []).filter((option): option is string => typeof option === 'string'),
    [decision],
  );
  const floors = useMemo(() => floorsOf(wagon), [wagon]);
  // Least worth first: the wagon is laid as if that were given up.
  const first = useMemo(() => {
    const worth = (option: string): number =>
      goodsIn(option).reduce((sum, good) => sum + worthOf(state, kindOfGood(good)) + (isFine(good) ? 1 : 0), 0);
    return options.toSorted((one, other) => worth(one) - worth(other))[0] ?? null;
  }, [options, state]);
  const [history, setHistory] = useState<readonly (readonly Lying[])[]>([]);
  const [held, setHeld] = useState<{ readonly id: number; readonly turn: number } | null>(null);
  const shown =
    typeof pointed === 'string' && options.includes(pointed) && pointed.includes('@goods-') ? pointed : null;
  const start = useMemo(() => laidFor(wagon, first === null ? [] : goodsIn(first)), [wagon, first]);
  const mine = history.at(-1) ?? start;
  const tiles = useMemo(() => (shown === null ? mine : laidFor(wagon, goodsIn(shown))), [shown, mine, wagon]);
  const answer = answerFor(tiles, options);
  const move = (id: number, where: Where, turn: number): void => {
    const tile = tiles.find((one) => one.id === id);
    if (tile === undefined || !liesWell(tile.good, turn, where, floors)) return;
    setHistory((before) => [...before, put(tiles, id, where, turn)]);
    setHeld(null);
  };
  const root = useRef<HTMLElement>(null);
  const drag = useDrag(root, tiles, move);
  const turnHeld = (): void => setHeld((now) => (now === null ? null : { ...now, turn: now.turn + 1 }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (held === null) return;
    if (event.key === 'r' || event.key === 'R') turnHeld();
    else if (event.key === 'Delete') move(held.id, SNOW, held.turn);
    else return;
    event.preventDefault();
  };
  const heldTile = held === null ? undefined : tiles.find(({ id }) => id === held.id);
  const tapCell = (floor: number, row: number, column: number): void => {
    if (held === null || heldTile === undefined) return;
    const where = nearest(heldTile.good, held.turn, floor, row, column, floors);
    if (where !== null) move(held.id, where, held.turn);
  };
  const tap = (tile: Lying): void => setHeld(held?.id === tile.id ? null : { id: tile.id, turn: tile.turn });
  const used =
    tiles.reduce(
      (sum, { good, where }) => sum + (where.on === 'floor' && where.floor === 0 ? cellsOfTile(good, 0).length : 0),
      0,
    ) + floors.filled.length;
  const cells = (floors.sizes[0]?.rows ?? 0) * (floors.sizes[0]?.columns ?? 0);
  return (
    <section className="dr-packing" ref={root} aria-label={talk(say('board-packing'))} onKeyDown={onKeyDown}>
      <div className="dr-pack-wagon">
        <header>
          <h3>{talk(say('board-packing'))}</h3>
          <span>{talk(say('board-cells', { used, cells }))}</span>
        </header>
        <div className="dr-bed">
          {floors.sizes.map((size, floor) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: floors of a wagon never change places.
              key={floor}
              className="dr-bed-floor"
              data-floor={floor}
              data-bag={floor > 0 || undefined}
              style={{ aspectRatio: `${size.columns} / ${size.rows}` } as CSSProperties}
            >
              <Floor rows={size.rows} columns={size.columns} className="dr-grid">
                {Array.from({ length: size.rows * size.columns }, (_, cell) => {
                  const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
                  return (
                    <button
                      type="button"
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells of a grid never change.
                      key={cell}
                      className="dr-pack-cell"
                      tabIndex={held === null ? -1 : 0}
                      aria-label={talk(say('board-cell', { row: row + 1, column: column + 1 }))}
                      style={{
                        left: `${(100 * column) / size.columns}%`,
                        top: `${(100 * row) / size.rows}%`,
                        width: `${100 / size.columns}%`,
                        height: `${100 / size.rows}%`,
                      }}
                      onClick={() => tapCell(floor, row, column)}
                    />
                  );
                })}
                {floor === 0 && floors.filled.length > 0 && (
                  <span className="dr-tile" style={boxOf(floors.filled, size.rows, size.columns).style}>
                    <TilePicture cells={floors.filled} good={null} />
                  </span>
                )}
                {tiles
                  .filter(({ where }) => where.on === 'floor' && where.floor === floor)
                  .map((tile) => (
                    <FloorTile
                      key={tile.id}
                      tile={tile}
                      rows={size.rows}
                      columns={size.columns}
                      held={held?.id === tile.id}
                      still={shown !== null}
                      onTap={tap}
                      drag={drag}
                    />
                  ))}
              </Floor>
            </div>
          ))}
        </div>
        <p className="dr-pack-how">{talk(say(held === null ? 'board-pack-how' : 'board-pack-held'))}</p>
      </div>
      <div className="dr-pack-side">
        {wagon.heroes
          .filter((hero) => heroKind(hero).bonus === 'chest')
          .map((hero, chest) => (
            <div key={hero} className="dr-chest">
              <h4>{talk(say('board-chest-of', { hero: { piece: hero } }))}</h4>
              <div className="dr-chest-box" data-chest={chest}>
                <button
                  type="button"
                  className="dr-chest-place"
                  aria-label={talk(say('board-chest-of', { hero: { piece: hero } }))}
                  onClick={() => held !== null && move(held.id, { on: 'chest', chest }, held.turn)}
                />
                {tiles
                  .filter(({ where }) => where.on === 'chest' && where.chest === chest)
                  .map((tile) => (
                    <LooseTile key={tile.id} tile={tile} held={held?.id === tile.id} onTap={tap} drag={drag} />
                  ))}
              </div>
            </div>
          ))}
        <div className="dr-snowdrift">
          <h4>{talk(say('board-snow'))}</h4>
          <small>{talk(say('board-snow-how'))}</small>
          <button
            type="button"
            className="dr-snow-place"
            data-snow
            aria-label={talk(say('board-snow'))}
            onClick={() => held !== null && move(held.id, SNOW, held.turn)}
          />
          <div className="dr-snow-tiles">
            {tiles
              .filter(({ where }) => where.on === 'snow')
              .map((tile) => (
                <LooseTile key={tile.id} tile={tile} held={held?.id === tile.id} onTap={tap} drag={drag} />
              ))}
          </div>
        </div>
        {held !== null && (
          <Button look="outline" icon="turn" onClick={turnHeld}>
            {talk(say('board-turn-tile'))}
          </Button>
        )}
        {history.length > 0 && held === null && (
          <Button look="quiet" icon="undo" onClick={() => setHistory((before) => before.slice(0, -1))}>
            {talk(say('board-step-back'))}
          </Button>
        )}
        <Button
          look="primary"
          icon="check"
          disabled={answer === null}
          data-spot="packed"
          onClick={() => answer !== null && choices.choose(answer)}
        >
          {talk(say('board-packed'))}
        </Button>
        {answer === null && (
          <small className="dr-pack-why">{talk(say('board-not-packed', { count: onSnow(tiles).length }))}</small>
        )}
      </div>
    </section>
  );
}

/** Where a tile comes to lie when a cell is tapped: with its corner there, or moved so that it fits and covers the cell. */
function nearest(
  good: Good,
  turn: number,
  floor: number,
  row: number,
  column: number,
  floors: ReturnType<typeof floorsOf>,
): Where | null {
  for (const { row: down, column: right } of cellsOfTile(good, turn)) {
    const where = { on: 'floor', floor, row: row - down, column: column - right } as const;
    if (liesWell(good, turn, where, floors)) return where;
  }
  return null;
}

interface Drag {
  onPointerDown(event: PointerEvent, tile: Lying): void;
}

/** Dragging a tile to a cell, a chest or the snow. */
function useDrag(
  root: { readonly current: HTMLElement | null },
  tiles: readonly Lying[],
  move: (id: number, where: Where, turn: number) => void,
): Drag {
  const now = useRef({ tiles, move });
  now.current = { tiles, move };
  return useMemo(
    () => ({
      onPointerDown: (event, tile) => {
        if (event.button !== 0) return;
        const element = event.currentTarget as HTMLElement;
        const from = { x: event.clientX, y: event.clientY };
        const grip = gripOf(element, tile, event.clientX, event.clientY);
        let dragged = false;
        const follow = (moving: globalThis.PointerEvent): void => {
          const [x, y] = [moving.clientX - from.x, moving.clientY - from.y];
          if (!dragged && Math.hypot(x, y) < 6) return;
          dragged = true;
          element.style.translate = `${x}px ${y}px`;
          element.dataset.dragged = 'true';
        };
        const drop = (end: globalThis.PointerEvent): void => {
          removeEventListener('pointermove', follow);
          removeEventListener('pointerup', drop);
          removeEventListener('pointercancel', drop);
          element.style.translate = '';
          delete element.dataset.dragged;
          if (!dragged || end.type === 'pointercancel') return;
          // What follows a drag is no tap.
          element.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
          const where = placeUnder(root.current, end.clientX, end.clientY, grip);
          if (where !== null) now.current.move(tile.id, where, tile.turn);
        };
        addEventListener('pointermove', follow);
        addEventListener('pointerup', drop);
        addEventListener('pointercancel', drop);
      },
    }),
    [root],
  );
}

/** Which cell of the tile the finger holds. */
function gripOf(element: HTMLElement, tile: Lying, x: number, y: number): { row: number; column: number } {
  const cells = cellsOfTile(tile.good, tile.turn);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const box = element.getBoundingClientRect();
  return {
    row: Math.min(rows - 1, Math.max(0, Math.floor(((y - box.top) / box.height) * rows))),
    column: Math.min(columns - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * columns))),
  };
}

function placeUnder(
  root: HTMLElement | null,
  x: number,
  y: number,
  grip: { row: number; column: number },
): Where | null {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-floor], [data-chest], .dr-snowdrift') ?? []) {
    const box = element.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    if (element.dataset.chest !== undefined) return { on: 'chest', chest: Number(element.dataset.chest) };
    if (element.dataset.floor === undefined) return SNOW;
    const grid = element.querySelector('.dr-cells');
    const [, , width = 1, height = 1] = (grid?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const cell = 42;
    const row = Math.floor(((y - box.top) / box.height) * (height / cell)) - grip.row;
    const column = Math.floor(((x - box.left) / box.width) * (width / cell)) - grip.column;
    return { on: 'floor', floor: Number(element.dataset.floor), row, column };
  }
  return null;
}

interface TileProps {
  readonly tile: Lying;
  readonly held: boolean;
  readonly onTap: (tile: Lying) => void;
  readonly drag: Drag;
}

interface FloorTileProps extends TileProps {
  readonly rows: number;
  readonly columns: number;
  /** Only shown for an answer that is pointed at. */
  readonly still: boolean;
}

function FloorTile({ tile, rows, columns, held, still, onTap, drag }: FloorTileProps): ReactNode {
  const { where, good, turn } = tile;
  if (where.on !== 'floor') return null;
  const cells = cellsAt(good, turn, where.row, where.column);
  const { style, clip } = boxOf(cells, rows, columns);
  return (
    <TileButton
      tile={tile}
      held={held}
      onTap={onTap}
      drag={drag}
      style={{ ...style, clipPath: clip }}
      still={still}
      cells={cells}
    />
  );
}

function LooseTile(props: TileProps): ReactNode {
  const { good, turn } = props.tile;
  const cells = cellsOfTile(good, turn);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  return (
    <TileButton
      {...props}
      cells={cells}
      still={false}
      style={{ '--rows': rows, '--columns': columns } as CSSProperties}
    />
  );
}

interface TileButtonProps extends TileProps {
  readonly cells: ReturnType<typeof cellsOfTile>;
  readonly style: CSSProperties;
  readonly still: boolean;
}

function TileButton({ tile, held, onTap, drag, style, still, cells }: TileButtonProps): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { good, where } = tile;
  const worth = worthOf(state, kindOfGood(good));
  return (
    <button
      type="button"
      className="dr-pack-tile"
      data-held={held || undefined}
      data-on={where.on}
      data-still={still || undefined}
      style={style}
      aria-pressed={held}
      aria-label={talk(
        say('board-pack-tile', { good: { piece: pieceOfGood(good) }, worth, snow: where.on === 'snow' ? 'yes' : 'no' }),
      )}
      onPointerDown={(event) => drag.onPointerDown(event, tile)}
      onClick={(event) => {
        event.stopPropagation();
        onTap(tile);
      }}
    >
      <TilePicture cells={cells} good={good} />
      <em className="dr-tile-worth">
        {worth}
        <TokenIcon of="coins" />
      </em>
    </button>
  );
}
