import type { Piece } from '@stolik/engine';
import { memo, type ReactNode } from 'react';
import { Card } from '../pieces/card.tsx';
import { explained } from '../table/explained.ts';
import { Spot } from '../table/spot.tsx';
import { useSay } from '../table/table-context.ts';
import { useWords } from '../table/table-words.ts';

export interface PlainPieceProps {
  readonly piece: Piece & { readonly id: number };
  /** `hand`: a card of the hand's size; `market`: name, note and what it does; `small`: name and note. */
  readonly look: 'hand' | 'market' | 'small';
}

/** A piece with its name, what is special about it now, and what it does. */
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
      <PlainFace name={name} note={note} sentences={sentences} tint={piece.tint} hand={look === 'hand'} />
    </Spot>
  );
}

const silent: readonly string[] = [];

interface PlainFaceProps {
  readonly name: string;
  readonly note: string | undefined;
  readonly sentences: readonly string[];
  readonly tint: string | undefined;
  readonly hand: boolean;
}

/** The same piece looks the same after most choices, and is not drawn again then. */
const PlainFace = memo(function PlainFace({ name, note, sentences, tint, hand }: PlainFaceProps): ReactNode {
  const effect = sentences.map((sentence) => (
    <span key={sentence} className="plain-sentence">
      {sentence}
    </span>
  ));
  return (
    <Card
      size={hand ? 'hand' : 'wide'}
      className="plain-card"
      name={name}
      kind={note}
      effect={effect.length === 0 ? undefined : effect}
      tint={tint}
    />
  );
});
