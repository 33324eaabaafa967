import { defined, given, type HexCell } from '@stolik/engine';
import { Chart, frameOf } from '@stolik/ui';
import { memo, type ReactNode, useMemo } from 'react';
import type { Region } from '../pieces.ts';
import { standingIn } from './standing.ts';
import { tileCell } from './tile.ts';

/** Around a tile on its own. */
const MARGIN = 3;

export interface TileArtProps {
  readonly region: Region;
  readonly rotation?: number;
  readonly q?: number;
  readonly r?: number;
}

/** One region tile with its coasts, symbols and huts, as it would lie. */
export const TileArt = memo(function TileArt({ region, rotation = 0, q = 0, r = 0 }: TileArtProps): ReactNode {
  const cells = useMemo(() => [tileCell(region, rotation, { q, r })], [region, rotation, q, r]);
  const frame = useMemo(() => frameOf(cells, MARGIN), [cells]);
  return (
    <span className="ar-tile-art" aria-hidden="true">
      <Chart cells={cells} frame={frame} />
      <svg
        className="ar-tile-signs"
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        <Signs cell={defined(cells[0])} />
      </svg>
    </span>
  );
});

function Signs({ cell }: { readonly cell: HexCell }): ReactNode {
  const { huts, symbols } = standingIn(null, cell);
  return (
    <>
      {huts.map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#ar-hut" x={x - 10} y={y - 9} width="20" height="18" />
      ))}
      {cell.grounds.flatMap((ground) =>
        (symbols.get(given(ground.piece.id)) ?? []).map(({ x, y }, at) => (
          <g key={`${x} ${y}`} className="ar-symbol" data-kind={ground.pieces[at]?.picture}>
            <circle cx={x} cy={y} r="14" />
            <use href={`#ar-${ground.pieces[at]?.picture}`} x={x - 9} y={y - 9} width="18" height="18" />
          </g>
        )),
      )}
    </>
  );
}
