import type { Ground, HexCell, HexMap as HexRow, Piece } from '@stolik/engine';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { ZoomPan } from '../parts/zoom-pan.tsx';
import { Spot } from '../table/spot.tsx';
import { useSay, useTable } from '../table/table-context.ts';
import { Zone } from '../table/zone.tsx';
import { Chart, CompassRose } from './chart.tsx';
import { type Frame, frameOf, INNER, middleOf } from './grid.ts';
import { isSign, SignPicture, UnitPicture } from './pictures.tsx';
import { anchorOf, spread } from './places.ts';
import { namedWithNote, seatColours, standing } from './standing.ts';

/** Sea around the cells. */
const MARGIN = 34;
/** Units would be too small to hit below this; the rest of a large map is a drag away. */
const LEAST_SCALE = 0.62;

interface HexSignProps {
  readonly state: Piece['state'];
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** A symbol of the map that is nothing to choose. */
export const HexSign = ({ state, style, children }: HexSignProps): ReactNode => (
  <span className="hex-spot hex-sign" data-state={state} style={style}>
    {children}
  </span>
);

/** What lies on the map, and the empty places where something may be laid: those are nothing until then. */
export function useShownCells(row: HexRow, mayLay: (cell: HexCell) => boolean): readonly HexCell[] {
  const open = row.cells.filter((cell) => cell.sides === null && mayLay(cell));
  const key = open.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open places are told apart by their key.
  return useMemo(() => row.cells.filter((cell) => cell.sides !== null || open.includes(cell)), [row.cells, key]);
}

/** A map of hexes: the chart, and on it everything that can be chosen, in reading order. */
export function HexMap({ row }: { row: HexRow }): ReactNode {
  const say = useSay();
  const { view, choices } = useTable();
  const cells = useShownCells(row, ({ piece, id }) => choices.of(piece.id ?? id) !== null);
  const frame = useMemo(() => frameOf(cells, MARGIN), [cells]);
  return (
    <div className="hex-map" style={{ '--map-ratio': frame.width / frame.height }}>
      <CompassRose />
      <ZoomPan
        width={frame.width}
        height={frame.height}
        label={say(row.title)}
        most={4}
        least={LEAST_SCALE}
        asked={view.decision?.id ?? null}
      >
        <Chart cells={cells} frame={frame} />
        <Zone label={say(row.title)} className="hex-zone">
          {cells.map((cell) => (
            <Cell key={cell.id} cell={cell} frame={frame} />
          ))}
        </Zone>
      </ZoomPan>
    </div>
  );
}

function Cell({ cell, frame }: { cell: HexCell; frame: Frame }): ReactNode {
  const say = useSay();
  const { choices } = useTable();
  const { piece } = cell;
  const middle = middleOf(cell);
  const name = namedWithNote(piece, say);
  if (cell.sides === null)
    return (
      <Spot
        target={piece.id ?? cell.id}
        name={name}
        shape="token"
        empty
        className="hex-spot hex-empty"
        style={standing(middle, frame)}
      >
        <span className="hex-plus">+</span>
      </Spot>
    );
  const target = piece.id === null || choices.of(cell.id) !== null ? cell.id : piece.id;
  return (
    <>
      <Spot
        target={target}
        name={name}
        shape="tile"
        className="hex-spot hex-name"
        style={standing({ x: middle.x, y: middle.y + INNER - 13 }, frame)}
      >
        <span>{say(piece.name)}</span>
      </Spot>
      {cell.grounds.map((ground, at) => (
        <Things key={ground.piece.id ?? at} cell={cell} ground={ground} frame={frame} />
      ))}
    </>
  );
}

/** A ground and what is on it. The ground itself is seen when it can be chosen, or when it has a number. */
function Things({ cell, ground, frame }: { cell: HexCell; ground: Ground; frame: Frame }): ReactNode {
  const say = useSay();
  const { choices } = useTable();
  const { piece, pieces } = ground;
  const chosen = piece.id !== null && choices.of(piece.id) !== null;
  const seen = chosen || piece.sign !== undefined;
  const places = spread(anchorOf(cell, ground), pieces.length + (seen ? 1 : 0));
  const placeOf = (at: number): CSSProperties => standing(places[at] ?? middleOf(cell), frame);
  return (
    <>
      {seen && piece.id !== null && (
        <Spot
          target={piece.id}
          name={`${say(cell.piece.name)}, ${namedWithNote(piece, say)}`}
          shape="token"
          className={`hex-spot hex-ground ${ground.water ? 'hex-water' : 'hex-land'}`}
          style={placeOf(0)}
        >
          <span>{piece.sign === undefined ? '' : say(piece.sign)}</span>
        </Spot>
      )}
      {pieces.map((one, at) => (
        <Thing key={one.id ?? `sign-${at}`} piece={one} cell={cell} style={placeOf(at + (seen ? 1 : 0))} />
      ))}
    </>
  );
}

function Thing({ piece, cell, style }: { piece: Piece; cell: HexCell; style: CSSProperties }): ReactNode {
  const say = useSay();
  const picture = <Picture piece={piece} />;
  const owner = piece.seat === undefined ? {} : seatColours(piece.seat);
  if (piece.id === null)
    return (
      <HexSign state={piece.state} style={style}>
        {picture}
      </HexSign>
    );
  return (
    <Spot
      target={piece.id}
      name={`${say(cell.piece.name)}: ${namedWithNote(piece, say)}`}
      shape="token"
      className={`hex-spot ${isUnit(piece) ? 'hex-unit' : 'hex-building'}`}
      style={{ ...style, ...owner }}
    >
      <span className="hex-picture" data-state={piece.state}>
        {picture}
      </span>
    </Spot>
  );
}

const isUnit = ({ picture, seat }: Piece): boolean => seat !== undefined && !isSign(picture ?? '');

function Picture({ piece }: { piece: Piece }): ReactNode {
  const say = useSay();
  const { picture = '', seat, name } = piece;
  if (isSign(picture)) return <SignPicture word={picture} className="picture" />;
  if (seat !== undefined) return <UnitPicture word={picture} seat={seat} />;
  return <b className="hex-letter">{say(name).slice(0, 1)}</b>;
}
