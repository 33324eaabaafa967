import type { Text } from '@stolik/engine';
import type { Part } from '@stolik/text';
import type { ReactNode } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { useOwners, useTints, useWords } from '../table/table-words.ts';
import { heldTogether, isPossessive, type RichPart, withFigures, withTails } from './rich.ts';
import { useUi } from './ui-text.tsx';

export interface SaidProps {
  /** A sentence that was put into words already: `speaker.parts`. */
  readonly parts: readonly Part[];
  /** Sets figures apart, in the accent. */
  readonly figures?: boolean;
  /** Pieces as chips; true by default. */
  readonly chips?: boolean;
}

export interface SayProps extends Omit<SaidProps, 'parts'> {
  readonly text: Text;
}

/** A text of the game in the player's words, with its pieces as chips and its seats by name. */
export function Say({ text, ...how }: SayProps): ReactNode {
  const { speaker, names } = useWords();
  return <Said parts={speaker.parts(text, names)} {...how} />;
}

/** The same for whoever has looked at the words before. */
export const Said = ({ parts, figures = false, chips = true }: SaidProps): ReactNode => {
  const rich = figures ? withFigures(parts) : parts;
  // Words may be broken anywhere; only a chip is held together with what stands around it.
  const tailed = chips ? withTails(rich) : rich.map((part) => ({ part, head: '', tail: '' }));
  return tailed.map(({ part, head, tail }, at) =>
    head === '' && tail === '' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: its place in the sentence is what tells a part from the others.
      <SaidPart key={at} part={part} chips={chips} owns={isPossessive(tailed[at + 1]?.part)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: its place in the sentence is what tells a part from the others.
      <span key={at} className="say-tailed">
        {head}
        <SaidPart part={part} chips={chips} />
        {tail}
      </span>
    ),
  );
};

function SaidPart({ part, chips, owns = false }: { part: RichPart; chips: boolean; owns?: boolean }): ReactNode {
  if (typeof part === 'string') return heldTogether(part);
  if ('figure' in part) return <b className="say-figure">{part.figure}</b>;
  if (part.piece !== null && chips) return <PieceChip piece={part.piece} words={part.words} />;
  return part.seat === null ? part.words : <SeatName seat={part.seat} words={part.words} owns={owns} />;
}

/** A player by name; oneself is told so, whatever the sentence says of that name. */
function SeatName({
  seat,
  words,
  owns,
}: {
  readonly seat: number;
  readonly words: string;
  readonly owns: boolean;
}): ReactNode {
  const { me } = useWords();
  const ui = useUi();
  return (
    <b className="say-seat">
      {words}
      {seat === me && !owns && <span className="say-you"> ({ui('you-small')})</span>}
    </b>
  );
}

export interface PieceChipProps {
  readonly piece: number;
  /** The piece's name in the form the sentence needs; its first form by default. */
  readonly words?: string;
}

/** A piece inside a sentence. */
export function PieceChip({ piece, words }: PieceChipProps): ReactNode {
  const { chip: Art, speaker, game, names } = useWords();
  const said = words ?? speaker.say(game.nameOf(piece), names);
  return Art === null ? <TintedChip piece={piece} words={said} /> : <Art piece={piece} words={said} />;
}

/** Apart, because only this chip is drawn anew when another piece of the table comes to light with its tint. */
function TintedChip({ piece, words }: Required<PieceChipProps>): ReactNode {
  const tints = useTints();
  const owner = useOwners().get(piece);
  return (
    <span className="chip" data-tint={tints.get(piece)}>
      {owner !== undefined && <SeatMark seat={owner} size={13} className="chip-seat" />}
      {words}
    </span>
  );
}
