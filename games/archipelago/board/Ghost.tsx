import { type HexCell, say, sure } from '@stolik/engine';
import { hexPoints, Icon, RADIUS, Spot, seatColours, UnitPicture, useSay, useScreen } from '@stolik/ui';
import type { CSSProperties, ReactNode } from 'react';
import { type Cell, is, isShip } from '../pieces.ts';
import { explorersFor } from '../rules/explore.ts';
import { useScene } from './scene.ts';
import { TileArt } from './TileArt.tsx';
import { useTurning } from './turning.tsx';

interface GhostProps {
  readonly cell: HexCell;
  readonly at: CSSProperties;
}

/** The tile in the hand, held over a cell where it fits: at half strength, with who would go there and how many ways it fits. */
export function Ghost({ cell, at }: GhostProps): ReactNode {
  const { state, asked } = useScene();
  const { fitting, held } = useTurning();
  const place = sure(is.cell, cell.piece.id);
  const ways = fitting(place);
  if (asked.region === null) return null;
  const [unit] = asked.prompt === 'explore.cell' ? explorersFor(state, place) : [];
  const ship = unit === undefined ? !state.options.desert : isShip(unit);
  return (
    <Spot
      target={place}
      name={say('ghost-name', { region: { piece: asked.region }, ways: ways.length })}
      shape="tile"
      className="hex-spot ar-ghost"
      style={at}
    >
      <span className="ar-ghost-body" data-turns={place}>
        <TileArt region={asked.region} rotation={held(place)} q={cell.q} r={cell.r} />
        <HexRing />
        <span className="ar-ghost-tag" data-alike={unit === undefined || undefined}>
          <span className="ar-ghost-unit" style={seatColours(state.active)}>
            <UnitPicture word={ship ? 'ship' : 'citizen'} seat={state.active} />
          </span>
          <Icon name="redo" size={15} />
          {ways.length}
        </span>
      </span>
    </Spot>
  );
}

interface LaidProps extends GhostProps {
  /** Can it be turned here; not where one only looks at the map. */
  readonly turns: boolean;
}

/** The tile on the cell that was chosen: a tap turns it, the plate below lays it down. On a phone both plates lie below the map (`LayTools`), and not on its neighbours. */
export function LaidGhost({ cell, at, turns: here }: LaidProps): ReactNode {
  const talk = useSay();
  const phone = useScreen() === 'phone';
  const { asked } = useScene();
  const { held, turn } = useTurning();
  const place = sure(is.cell, cell.piece.id);
  if (asked.region === null) return null;
  const turns = here && asked.prompt.endsWith('.rotation');
  const rotation = asked.rotation ?? held(place);
  return (
    <div className="hex-spot ar-ghost ar-laid" style={at} data-turns={turns ? place : undefined} data-in-sight>
      <TileArt region={asked.region} rotation={rotation} q={cell.q} r={cell.r} />
      <HexRing />
      {turns && (
        <>
          <button type="button" className="ar-turn" onClick={() => turn(place)} aria-label={talk(say('ghost-turn'))}>
            {!phone && <TurnPlate place={place} />}
          </button>
          {!phone && <LayPlate place={place} />}
        </>
      )}
    </div>
  );
}

/** Below the map of a phone, while a tile is turned. */
export function LayTools(): ReactNode {
  const talk = useSay();
  const { asked } = useScene();
  const { turn } = useTurning();
  const { cell } = asked;
  if (cell === null || !asked.prompt.endsWith('.rotation')) return null;
  return (
    <div className="ar-lay-tools">
      <button type="button" onClick={() => turn(cell)} aria-label={talk(say('ghost-turn'))}>
        <TurnPlate place={cell} />
      </button>
      <LayPlate place={cell} />
    </div>
  );
}

function TurnPlate({ place }: { readonly place: Cell }): ReactNode {
  const talk = useSay();
  const { fitting, held } = useTurning();
  return (
    <span className="ar-turn-plate" data-in-sight>
      <Icon name="redo" size={16} />
      {talk(say('ghost-turns'))}
      {fitting(place).map((way) => (
        <i key={way} className="ar-dot" data-on={way === held(place) || undefined} />
      ))}
    </span>
  );
}

function LayPlate({ place }: { readonly place: Cell }): ReactNode {
  const talk = useSay();
  const { held } = useTurning();
  return (
    <Spot target={String(held(place))} name={say('ghost-lay')} shape="tile" className="ar-lay">
      <span>{talk(say('ghost-lay'))}</span>
    </Spot>
  );
}

const CORNERS = hexPoints({ x: 0, y: 0 })
  .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  .join(' ');

const HexRing = (): ReactNode => (
  <svg className="ar-hex-ring" viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
    <polygon points={CORNERS} />
  </svg>
);
