import { say } from '@stolik/engine';
import { Button, Section, useSay, useTable } from '@stolik/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { heroKind } from '../content/catalogue.ts';
import type { Wagon } from '../state.ts';
import { useDragging } from './dragging.ts';
import type { Load } from './load.tsx';
import { Aim, PackTile } from './PackTile.tsx';
import { cellsOfTile, type Lying, liesWell, nearest, nudged, SNOW, type Where } from './packing-board.ts';
import { boxOf, Floor, TilePicture } from './Storage.tsx';

/** The tile in the hand, how it is turned, and where it would lie. */
interface Held {
  readonly id: number;
  readonly turn: number;
  readonly aim: Where | null;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The wagon from above while goods do not fit: tap or drag tiles, turn them; what lies on the snow in the end is given up (DR-17.4). */
export function Packing({ wagon, load }: { readonly wagon: Wagon; readonly load: Load }): ReactNode {
  const { choices } = useTable();
  const talk = useSay();
  const { floors, tiles, answer } = load;
  const [held, setHeld] = useState<Held | null>(null);
  const [missed, setMissed] = useState(false);
  const root = useRef<HTMLElement>(null);
  const heldTile = held === null ? undefined : tiles.find(({ id }) => id === held.id);

  const lay = (tile: Lying, where: Where | null, turn: number): void => {
    const well = where !== null && liesWell(tile.good, turn, where, floors);
    setMissed(!well);
    setHeld(null);
    if (well) load.move(tile.id, where, turn);
  };
  const dragging = useDragging(root, {
    floors,
    aim: ({ id, good }, where, turn) =>
      setHeld({ id, turn, aim: where !== null && liesWell(good, turn, where, floors) ? where : null }),
    drop: lay,
  });
  const tap = (tile: Lying): void => {
    setMissed(false);
    setHeld(held?.id === tile.id ? null : { id: tile.id, turn: tile.turn, aim: null });
  };
  const turnHeld = (): void => setHeld((now) => now && { ...now, turn: now.turn + 1, aim: null });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (held === null || heldTile === undefined) return;
    const arrow = ARROWS[event.key];
    if (event.key === 'r' || event.key === 'R') turnHeld();
    else if (event.key === 'Delete') lay(heldTile, SNOW, held.turn);
    else if (arrow !== undefined) {
      const to = nudged(heldTile, held.turn, ...arrow, floors);
      if (to !== null) load.move(held.id, to, held.turn);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const overCell = (floor: number, row: number, column: number): Where | null =>
    held === null || heldTile === undefined ? null : nearest(heldTile.good, held.turn, { floor, row, column }, floors);
  const tileOf = (tile: Lying): ReactNode => (
    <PackTile
      key={tile.id}
      tile={tile}
      floors={floors}
      held={held?.id === tile.id}
      fits={tile.where.on === 'snow' && load.fitting.includes(tile.good)}
      dragging={dragging}
      onTap={tap}
    />
  );
  const used =
    tiles.reduce(
      (sum, { good, where }) => sum + (where.on === 'floor' && where.floor === 0 ? cellsOfTile(good, 0).length : 0),
      0,
    ) + floors.filled.length;
  const cells = (floors.sizes[0]?.rows ?? 0) * (floors.sizes[0]?.columns ?? 0);
  const hint = missed ? 'board-pack-missed' : held === null ? 'board-pack-how' : 'board-pack-held';
  return (
    <Section className="dr-packing" ref={root} label={say('board-packing')} onKeyDown={onKeyDown}>
      <div className="dr-pack-wagon">
        <header>
          <h3>{talk(say('board-packing'))}</h3>
          <span>{talk(say('board-cells', { used, cells }))}</span>
        </header>
        <div className="dr-bed">
          <div className="dr-bed-planks">
            <i className="dr-wheels" aria-hidden="true" />
            {floors.sizes.map((size, floor) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: floors of a wagon never change places.
                key={floor}
                className="dr-bed-floor"
                data-floor={floor}
                data-bag={floor > 0 || undefined}
                style={{ aspectRatio: `${size.columns} / ${size.rows}` }}
              >
                <Floor rows={size.rows} columns={size.columns} className="dr-grid">
                  {Array.from({ length: size.rows * size.columns }, (_, cell) => {
                    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
                    const aim = (): void => setHeld((now) => now && { ...now, aim: overCell(floor, row, column) });
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
                        onPointerEnter={(event) => event.pointerType === 'mouse' && aim()}
                        onFocus={aim}
                        onClick={() =>
                          heldTile !== undefined && lay(heldTile, overCell(floor, row, column), held?.turn ?? 0)
                        }
                      />
                    );
                  })}
                  {floor === 0 && floors.filled.length > 0 && (
                    <span className="dr-tile" style={boxOf(floors.filled, size.rows, size.columns).style}>
                      <TilePicture cells={floors.filled} good={null} />
                    </span>
                  )}
                  {tiles.filter(({ where }) => where.on === 'floor' && where.floor === floor).map(tileOf)}
                  {heldTile !== undefined && held?.aim?.on === 'floor' && held.aim.floor === floor && (
                    <Aim tile={heldTile} turn={held.turn} where={held.aim} floors={floors} />
                  )}
                </Floor>
              </div>
            ))}
          </div>
        </div>
        <p className="dr-pack-how" aria-live="polite">
          {talk(say(hint))}
        </p>
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
                  onClick={() => heldTile !== undefined && lay(heldTile, { on: 'chest', chest }, held?.turn ?? 0)}
                />
                {tiles.filter(({ where }) => where.on === 'chest' && where.chest === chest).map(tileOf)}
              </div>
            </div>
          ))}
        <div className="dr-snowdrift" data-snow>
          <h4>{talk(say('board-snow'))}</h4>
          <small>{talk(say('board-snow-how'))}</small>
          <button
            type="button"
            className="dr-snow-place"
            aria-label={talk(say('board-snow'))}
            onClick={() => heldTile !== undefined && lay(heldTile, SNOW, held?.turn ?? 0)}
          />
          <div className="dr-snow-tiles">{tiles.filter(({ where }) => where.on === 'snow').map(tileOf)}</div>
        </div>
        {held !== null && (
          <Button look="outline" icon="turn" onClick={turnHeld}>
            {talk(say('board-turn-tile'))}
          </Button>
        )}
        {load.moves > 0 && held === null && (
          <Button look="quiet" icon="undo" onClick={load.stepBack}>
            {talk(say('board-step-back'))}
          </Button>
        )}
        <Button
          look="primary"
          icon="check"
          disabled={answer === null}
          data-spot="packed"
          data-legal={answer !== null || undefined}
          onClick={() => answer !== null && choices.choose(answer)}
        >
          {talk(say('board-packed'))}
        </Button>
        {answer === null && (
          <small className="dr-pack-why">{talk(say('board-not-packed', { count: load.given.length }))}</small>
        )}
      </div>
    </Section>
  );
}
