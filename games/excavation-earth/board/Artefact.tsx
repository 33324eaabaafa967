import { Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { tileKind, tileValue } from '../content/catalogue.ts';
import { colourName, colourOfKind, glyphOfKind, type Kind, type Tile } from '../pieces.ts';
import { nameOf } from '../words/names.ts';
import { Cut, Glyph, Thing } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { Pin } from './Pin.tsx';

interface ArtefactProps {
  readonly kind: Kind;
  readonly value?: number;
  /** Equal ones that lie under it, itself included. */
  readonly count?: number;
  /** Own tiles show in which row of the gallery they belong. */
  readonly glyph?: boolean;
}

/** An artefact tile: the cut of its region, what it is, what it is worth. */
export const Artefact = memo(function Artefact({ kind, value, count = 1, glyph = false }: ArtefactProps): ReactNode {
  const colour = colourOfKind(kind);
  return (
    <span className="ee-tile" data-region={colourName(colour)} data-count={Math.min(count, 3)}>
      <Cut colour={colour} />
      <Thing kind={kind} />
      {glyph && <Glyph glyph={glyphOfKind(kind)} />}
      {value !== undefined && <b className="ee-value">{value}</b>}
      {count > 1 && <i className="ee-times">×{count}</i>}
    </span>
  );
});

interface TileSpotProps {
  readonly tile: Tile;
  readonly count?: number;
  readonly glyph?: boolean;
  readonly selected?: boolean;
  readonly className?: string;
  readonly from?: string;
  /** Where it goes when it leaves the table. */
  readonly to?: string;
  /** Its kind is not in the gallery yet. */
  readonly fresh?: boolean;
  readonly dark?: boolean;
}

/** A tile that can be touched. */
export const TileSpot = memo(function TileSpot({
  tile,
  count = 1,
  glyph,
  selected,
  className = '',
  from,
  to,
  fresh = false,
  dark,
}: TileSpotProps): ReactNode {
  const talk = useSay();
  return (
    <Touch
      target={tile}
      shape="tile"
      name={talk(nameOf(tile)) + (count > 1 ? ` ×${count}` : '')}
      className={`ee-tile-spot ${className}`}
      {...(selected === undefined ? {} : { selected })}
      {...(from === undefined ? {} : { from })}
      {...(to === undefined ? {} : { to })}
      {...(dark ? { dark } : {})}
    >
      <Artefact kind={tileKind(tile)} value={tileValue(tile)} count={count} {...(glyph ? { glyph } : {})} />
      <Pin at={tile} />
      {fresh && <i className="ee-new" />}
    </Touch>
  );
});

interface SlotProps {
  /** Where something may go now. */
  readonly place?: string;
  readonly name?: string;
  /** What would lie here. */
  readonly ghost?: Tile | null;
}

/** An empty slot. */
export function Slot({ place, name = '', ghost = null }: SlotProps): ReactNode {
  if (place === undefined)
    return (
      <span className="ee-slot" data-ghost={ghost !== null || undefined}>
        {ghost !== null && <Artefact kind={tileKind(ghost)} value={tileValue(ghost)} />}
      </span>
    );
  return (
    <Spot target={place} shape="tile" name={name} className="ee-tile-spot" still>
      <span className="ee-slot" />
    </Spot>
  );
}
