import type { HexCell } from '@stolik/engine';
import { memo, type ReactNode, useId } from 'react';
import { coastline } from './coast.ts';
import { type Frame, hexPoints, middleOf, type Point, polar } from './grid.ts';

/** Distances of the water lines from the coast, the farthest first: each is drawn, then what is nearer is covered with sea again. */
const WATER_LINES = [17, 11, 5.5] as const;

interface MapSheetProps {
  readonly frame: Frame;
  readonly className: string;
  readonly children: ReactNode;
}

/** Something drawn over the whole map, in the measures of its cells. */
export const MapSheet = ({ frame, className, children }: MapSheetProps): ReactNode => (
  <svg
    className={className}
    viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
    width={frame.width}
    height={frame.height}
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The chart below the pieces: seas with water lines along the coasts, fields and mountains, and the dashed outlines of empty places. */
export const Chart = memo(function Chart({ cells, frame }: { cells: readonly HexCell[]; frame: Frame }): ReactNode {
  const clip = useId();
  const laid = cells.filter(({ sides }) => sides !== null);
  const coasts = laid.map(coastline);
  const lands = coasts.flatMap((coast) => coast.lands).join(' ');
  const outlines = laid.map((cell) => outline(cell));
  return (
    <MapSheet frame={frame} className="chart">
      <clipPath id={`${clip}sea`}>
        <path d={outlines.join(' ')} />
      </clipPath>
      <clipPath id={`${clip}land`}>
        <path d={lands} />
      </clipPath>
      {cells
        .filter(({ sides }) => sides === null)
        .map((cell) => (
          <path key={cell.id} className="chart-empty" d={outline(cell, 0.94)} />
        ))}
      <path className="chart-sea" d={outlines.join(' ')} />
      <g clipPath={`url(#${clip}sea)`}>
        {WATER_LINES.map((distance, at) => (
          <g key={distance}>
            <path className={`chart-wave chart-wave-${at}`} d={lands} strokeWidth={2 * distance + 1.1} />
            <path className="chart-calm" d={lands} strokeWidth={2 * distance} />
          </g>
        ))}
        <path className="chart-land" d={lands} />
        <g clipPath={`url(#${clip}land)`}>
          {laid.map((cell) => (
            <Ground key={cell.id} cell={cell} />
          ))}
        </g>
        <path className="chart-coast" d={coasts.flatMap((coast) => coast.coasts).join(' ')} />
      </g>
      <path className="chart-edges" d={outlines.join(' ')} />
    </MapSheet>
  );
});

/** Mountains rise along their sides, grass grows along the fields. */
function Ground({ cell }: { cell: HexCell }): ReactNode {
  const middle = middleOf(cell);
  return (cell.sides ?? []).map((terrain, side) => {
    const key = `${cell.id}-${side}`;
    if (terrain === 'mountain')
      return (
        <g key={key}>
          <path className="chart-rock" d={rock(middle, side)} />
          {[0.28, 0.72, 0.5].map((along, at) => (
            <Peak key={along} at={polar(middle, side + along, at === 2 ? 0.74 : 0.86)} />
          ))}
        </g>
      );
    if (terrain === 'field')
      return [0.22, 0.5, 0.8].map((along) => (
        <Tuft key={`${key}-${along}`} at={polar(middle, side + along, along === 0.5 ? 0.68 : 0.84)} />
      ));
    return null;
  });
}

const rock = (middle: Point, side: number): string => {
  const point = (along: number, distance: number): string => {
    const { x, y } = polar(middle, side + along, distance);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${point(-0.05, 1.02)} Q${point(0.1, 0.7)} ${point(0.5, 0.58)} Q${point(0.9, 0.7)} ${point(1.05, 1.02)} Z`;
};

function Peak({ at }: { at: Point }): ReactNode {
  return (
    <g transform={`translate(${at.x - 11} ${at.y - 10})`}>
      <path className="chart-peak" d="M1 18 8 5l3-3 4 6 7 10z" />
      <path className="chart-shade" d="m11 2 4 6 7 10H12c1-5-2-7-1-16z" />
      <path className="chart-line" d="M1 18 8 5l3-3 4 6 7 10M8 5 6.5 10 8 12.5 6 16M14 10l-1 3 2 3" />
    </g>
  );
}

const Tuft = ({ at }: { at: Point }): ReactNode => (
  <path
    className="chart-line chart-tuft"
    transform={`translate(${at.x - 6} ${at.y - 4})`}
    d="M2 7 1 3M4.5 7V1M7 7V2M9.5 7l1-4"
  />
);

const outline = (cell: HexCell, size = 1): string => {
  const middle = middleOf(cell);
  const points = hexPoints(middle).map(
    ({ x, y }) => `${(middle.x + (x - middle.x) * size).toFixed(1)} ${(middle.y + (y - middle.y) * size).toFixed(1)}`,
  );
  return `M${points.join(' L')} Z`;
};

/** In the corner of the chart, with lines of bearing. */
export const CompassRose = memo(function CompassRose(): ReactNode {
  const star = (length: number, width: number, turn: number, className: string): ReactNode =>
    [0, 90, 180, 270].map((angle) => (
      <g key={angle + turn} transform={`rotate(${angle + turn})`}>
        <path className={className} d={`M0 ${-length} ${width} ${-width} 0 0z`} />
        <path className="rose-light" d={`M0 ${-length} ${-width} ${-width} 0 0z`} />
      </g>
    ));
  return (
    <svg className="compass-rose" viewBox="-50 -50 100 100" aria-hidden="true">
      <g className="rose-bearing">
        {BEARINGS.map((degrees) => (
          <path key={degrees} d="M0 40V900" transform={`rotate(${degrees})`} />
        ))}
      </g>
      <circle className="rose-ring" r="29" />
      <circle className="rose-ring" r="25" />
      {star(33, 6, 45, 'rose-dark')}
      {star(46, 7, 0, 'rose-dark')}
      <path className="rose-north" d="M0 -46 7 -7 0 -12 -7 -7z" />
    </svg>
  );
});

/** Lines of bearing, in degrees. */
const BEARINGS = Array.from({ length: 16 }, (_, at) => 22.5 * at);
