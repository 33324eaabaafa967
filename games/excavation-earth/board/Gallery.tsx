import { defined, type Seat, say } from '@stolik/engine';
import { Drawn, SeatMark, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { GLYPH_NAMES, kindValue } from '../content/catalogue.ts';
import { ALL_COLOURS, type Colour, cellOf, colourName, colourOfKind, KINDS, type Kind, kindAt } from '../pieces.ts';
import { hasGuard } from '../rules/crew.ts';
import { bitsIn, galleryPoints, guardsInColumn, guardsInRow } from '../score.ts';
import { playerAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { colourText } from '../words/phrases.ts';
import { Cut, Glyph, Thing } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { COLUMN_STEPS, ROW_STEPS, reached, type Step } from './plan/gallery.ts';
import { useProspect } from './prospect.tsx';
import { markOf, useScene } from './scene.tsx';

/** The gallery as a panel of its own. */
export const OwnGallery = memo(function OwnGallery({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const guards = bitsIn(playerAt(state, owner).gallery);
  return (
    <section className="panel ee-gallery-panel" style={{ '--seat': `var(--seat-${owner + 1})` }}>
      <h2>
        {talk(say('board-gallery'))} <span>{talk(say('board-guards', { count: guards, limit: KINDS }))}</span>
      </h2>
      <Gallery owner={owner} />
    </section>
  );
});

/** Four glyphs by five colours, a guard on every kind that was sampled, and both tables of awards with the step reached. */
export function Gallery({ owner }: { readonly owner: number }): ReactNode {
  const { state, seat } = useScene();
  const { sample } = useProspect();
  const talk = useSay();
  const player = playerAt(state, owner);
  const own = owner === seat;
  const points = galleryPoints(player);
  const rowThen = (row: number): number | null =>
    own && sample !== null && sample.kind % 4 === row ? sample.inRow : null;
  const columnThen = (colour: Colour): number | null =>
    own && sample !== null && colourOfKind(sample.kind) === colour ? sample.inColumn : null;
  return (
    <Zone label={say('board-gallery')} className="ee-gallery">
      <span />
      {ALL_COLOURS.map((colour) => (
        <span
          key={colour}
          className="ee-gallery-colour"
          data-region={colourName(colour)}
          title={talk(colourText(colour))}
        >
          <Cut colour={colour} />
        </span>
      ))}
      <span className="ee-gallery-for">{talk(say('board-row-steps'))}</span>
      {GLYPH_NAMES.map((glyph, row) => (
        <Row key={glyph} row={row} owner={owner} then={rowThen(row)} />
      ))}
      <span className="ee-gallery-for">{talk(say('board-column-steps'))}</span>
      {ALL_COLOURS.map((colour) => (
        <Steps
          key={colour}
          steps={COLUMN_STEPS[colour]}
          guards={guardsInColumn(player.gallery, colour)}
          then={columnThen(colour)}
          colour={colour}
          label={talk(colourText(colour))}
        />
      ))}
      <b className="ee-gallery-sum" title={talk(say('board-gallery-worth', { credits: points }))}>
        {points}
        {own && sample !== null && sample.credits > 0 && <i>+{sample.credits}</i>}
      </b>
    </Zone>
  );
}

interface RowProps {
  readonly row: number;
  readonly owner: number;
  readonly then: number | null;
}

function Row({ row, owner, then }: RowProps): ReactNode {
  const { state, seat } = useScene();
  const { sample, leaves } = useProspect();
  const talk = useSay();
  const own = owner === seat;
  const player = playerAt(state, owner);
  const glyph = talk(say(`glyph-${GLYPH_NAMES[row]}`));
  return (
    <>
      <span className="ee-gallery-glyph" title={glyph}>
        <Glyph glyph={row} />
      </span>
      {ALL_COLOURS.map((colour) => (
        <CellSpot
          key={colour}
          kind={kindAt(colour, row)}
          owner={owner}
          mark={markOf(state, owner)}
          guarded={hasGuard(player, kindAt(colour, row))}
          comes={own && sample?.kind === kindAt(colour, row)}
          leaves={own && leaves === kindAt(colour, row)}
        />
      ))}
      <Steps steps={defined(ROW_STEPS[row])} guards={guardsInRow(player.gallery, row)} then={then} label={glyph} />
    </>
  );
}

interface CellProps {
  readonly kind: Kind;
  readonly owner: number;
  readonly mark: number;
  readonly guarded: boolean;
  readonly comes: boolean;
  readonly leaves: boolean;
}

const CellSpot = memo(function CellSpot({ kind, owner, mark, guarded, comes, leaves }: CellProps): ReactNode {
  const talk = useSay();
  const cell = cellOf(owner, kind);
  const name = `${talk(nameOf(cell))}${guarded ? `, ${talk(say('mark-guard'))}` : ''}`;
  return (
    <Touch target={cell} shape="tile" name={name} className="ee-cell-spot" still>
      <span
        className="ee-cell"
        data-region={colourName(colourOfKind(kind))}
        data-guarded={guarded || undefined}
        data-comes={comes || undefined}
        data-leaves={leaves || undefined}
      >
        <Thing kind={kind} />
        {guarded || comes ? <SeatMark seat={mark} size={14} className="ee-guard" /> : <b>{kindValue(kind)}</b>}
      </span>
    </Touch>
  );
});

interface StepsProps {
  readonly steps: readonly Step[];
  readonly guards: number;
  /** How many guards there would be. */
  readonly then: number | null;
  readonly label: string;
  /** Below the column of this colour. */
  readonly colour?: Colour;
}

/** What one, two … guards are worth; the step reached is inverted, the one that would be is outlined. */
const Steps = memo(function Steps({ steps, guards, then, label, colour }: StepsProps): ReactNode {
  const now = reached(steps, guards);
  const next = then === null ? null : reached(steps, then);
  return (
    <Drawn
      className={`ee-steps ${colour === undefined ? '' : 'ee-steps-column'}`}
      data-region={colour === undefined ? undefined : colourName(colour)}
      label={say('board-steps', { line: label, guards, credits: now?.credits ?? 0 })}
    >
      {steps.map((step) => (
        <b
          key={step.guards}
          data-on={step === now || undefined}
          data-next={(step === next && next !== now) || undefined}
        >
          {step.credits}
        </b>
      ))}
    </Drawn>
  );
});

/** A gallery at a glance: twenty fields, filled where a guard stands. */
export function Stamp({ owner }: { readonly owner: number }): ReactNode {
  const { state } = useScene();
  const player = playerAt(state, owner);
  return (
    <Drawn className="ee-stamp" label={say('board-guards', { count: bitsIn(player.gallery), limit: KINDS })}>
      {GLYPH_NAMES.flatMap((_, row) =>
        ALL_COLOURS.map((colour) => (
          <i
            key={kindAt(colour, row)}
            data-region={colourName(colour)}
            data-on={hasGuard(player, kindAt(colour, row)) || undefined}
          />
        )),
      )}
    </Drawn>
  );
}
