import type { Piece, Row, Seat, Text } from '@stolik/engine';
import type { ReactNode } from 'react';
import { HexMap } from '../hexes/hex-map.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { Track } from '../pieces/track.tsx';
import { Spot } from '../table/spot.tsx';
import { useSay, useTable } from '../table/table-context.ts';
import { Zone } from '../table/zone.tsx';
import { Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { PlainPiece, type PlainPieceProps } from './plain-piece.tsx';
import { isHand } from './plan.ts';

/** Longer tracks are told in numbers. */
const LONGEST = 14;
/** The spaces of longer tracks stand below their title. */
const SHORT = 6;

export interface PlainRowProps {
  readonly row: Row;
  readonly look: PlainPieceProps['look'];
}

/** A line of a section: pieces side by side, a map, a track, a number or a note. */
export function PlainRow({ row, look }: PlainRowProps): ReactNode {
  const say = useSay();
  const ui = useUi();
  switch (row.kind) {
    case 'pieces':
      return (
        <div className={`plain-row plain-row-${look}`}>
          <RowTitle id={row.id} title={row.title} />
          <Zone label={say(row.title)} className="plain-pieces">
            <PlainPieces pieces={row.pieces} look={look} faceDown={isHand(row)} />
          </Zone>
        </div>
      );
    case 'hexes':
      return <HexMap row={row} />;
    case 'track':
      return row.end <= LONGEST ? (
        <PlaceOf id={row.id} name={say(row.title)}>
          <Track
            title={say(row.title)}
            at={row.at}
            end={row.end}
            className={row.end > SHORT ? 'plain-track plain-track-long' : 'plain-track'}
          />
        </PlaceOf>
      ) : (
        <PlaceOf id={row.id} name={say(row.title)}>
          <p className="plain-fact">
            <span>{say(row.title)}</span>
            <b>{ui('plain-track', { at: row.at, end: row.end })}</b>
          </p>
        </PlaceOf>
      );
    case 'count':
      return (
        <PlaceOf id={row.id} name={`${say(row.title)}: ${row.count}`}>
          <p className="plain-fact">
            <span>{say(row.title)}</span>
            <b>{row.count}</b>
          </p>
        </PlaceOf>
      );
    case 'note':
      return (
        <p className="plain-note">
          <Say text={row.text} />
        </p>
      );
  }
}

interface PlainPiecesProps {
  readonly pieces: readonly Piece[];
  readonly look: PlainPieceProps['look'];
  /** Those without a number lie face down. */
  readonly faceDown: boolean;
}

/** Pieces that can be told apart as spots; of others only how many there are of a name. */
export function PlainPieces({ pieces, look, faceDown }: PlainPiecesProps): ReactNode {
  const say = useSay();
  const ui = useUi();
  const hidden = new Map<string, { count: number; seat: Seat | undefined }>();
  for (const { id, name, seat } of pieces)
    if (id === null) hidden.set(say(name), { count: (hidden.get(say(name))?.count ?? 0) + 1, seat });
  if (pieces.length === 0) return <p className="plain-empty">{ui('plain-empty')}</p>;
  return (
    <>
      {pieces.map((piece) =>
        piece.id === null ? null : <PlainPiece key={piece.id} piece={{ ...piece, id: piece.id }} look={look} />,
      )}
      {[...hidden].map(([name, { count, seat }]) => (
        <span key={name} className={faceDown ? 'plain-hidden' : 'plain-hidden plain-alike'}>
          {faceDown && <i className="plain-back" aria-hidden="true" />}
          {seat !== undefined && <SeatMark seat={seat} size={15} />}
          {name} {(faceDown || count > 1) && <b>{ui('plain-count', { count })}</b>}
        </span>
      ))}
    </>
  );
}

/** The title of a row; a spot while the row itself can be chosen as a place. */
function RowTitle({ id, title }: { id: string; title: Text }): ReactNode {
  const say = useSay();
  return (
    <PlaceOf id={id} name={say(title)}>
      <h3 className="plain-title">
        <Say text={title} />
      </h3>
    </PlaceOf>
  );
}

function PlaceOf({ id, name, children }: { id: string; name: string; children: ReactNode }): ReactNode {
  const { choices } = useTable();
  if (choices.of(id) === null) return children;
  return (
    <Spot target={id} name={name} shape="tile" className="plain-place">
      {children}
    </Spot>
  );
}
