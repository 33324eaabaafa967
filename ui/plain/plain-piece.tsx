import type { Piece, Seat } from '@stolik/engine';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Card } from '../pieces/card.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { explained } from '../table/explained.ts';
import { Spot } from '../table/spot.tsx';
import { useSay } from '../table/table-context.ts';
import { useWords } from '../table/table-words.ts';
import { watchCut } from './cut.ts';
import { inOrder } from './sentences.ts';

export interface PlainPieceProps {
  readonly piece: Piece & { readonly id: number };
  /** `hand`: a card of the hand's size; `market`: name, what it does and note; `small`: name and note. */
  readonly look: 'hand' | 'market' | 'small';
}

/** A piece with its name, what it does, and what is special about it now. */
export function PlainPiece({ piece, look }: PlainPieceProps): ReactNode {
  const { game, speaker, names } = useWords();
  const say = useSay();
  // A number stays with its noun.
  const name = say(piece.name).replace(/ (\d+)$/, '\u00A0$1');
  const note = piece.note === undefined ? undefined : say(piece.note);
  const sentences = look === 'small' || piece.told ? silent : explained(game, speaker, names, piece.id, null).sentences;
  return (
    <Spot
      target={piece.id}
      name={note === undefined ? name : `${name}, ${note}`}
      shape="card"
      className={`plain-spot plain-${look}`}
    >
      <PlainFace
        name={name}
        note={note}
        sentences={sentences}
        tint={piece.tint}
        seat={piece.seat}
        hand={look === 'hand'}
      />
    </Spot>
  );
}

const silent: readonly string[] = [];

interface PlainFaceProps {
  readonly name: string;
  readonly note: string | undefined;
  readonly sentences: readonly string[];
  readonly tint: string | undefined;
  readonly seat: Seat | undefined;
  readonly hand: boolean;
}

/** The same piece looks the same after most choices, and is not drawn again then. */
const PlainFace = memo(function PlainFace({ name, note, sentences, tint, seat, hand }: PlainFaceProps): ReactNode {
  const { does, is } = inOrder(sentences);
  const facts = note === undefined ? is : [...is, note];
  const words = useRef<HTMLSpanElement>(null);
  const spoken = does.length > 0;
  useLayoutEffect(() => (spoken && words.current !== null ? watchCut(words.current) : undefined), [spoken]);
  return (
    <Card
      size={hand ? 'hand' : 'wide'}
      className="plain-card"
      name={
        seat === undefined ? (
          name
        ) : (
          <>
            <SeatMark seat={seat} size={15} className="plain-owner" /> {name}
          </>
        )
      }
      kind={spoken || facts.length === 0 ? undefined : facts.join(' ')}
      effect={
        spoken ? (
          <span className="plain-words" ref={words}>
            {does.map((sentence) => (
              <span key={sentence} className="plain-sentence">
                {sentence}
              </span>
            ))}
            {facts.length > 0 && <span className="plain-sentence plain-facts">{facts.join(' ')}</span>}
            <span className="card-more" data-opens aria-hidden="true">
              …
            </span>
          </span>
        ) : undefined
      }
      tint={tint}
    />
  );
});
