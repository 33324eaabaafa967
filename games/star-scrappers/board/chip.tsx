import type { ChipArt } from '@stolik/ui';
import type { ReactNode } from 'react';
import { COST, colourOf, halvesOf, kindOf } from '../content/catalogue.ts';
import { colourName, is, type Mercenary } from '../pieces.ts';
import { Cut, Emblem } from './art/pictures.tsx';

/** A piece inside a sentence: a card as its level and name, a crystal as its cut and cost, an Artifact as its emblem and name. */
export const chip: ChipArt = ({ piece, words }) => {
  if (is.mercenary(piece)) return <CardChip card={piece} words={words} />;
  if (is.crystal(piece)) {
    const colour = colourOf(piece);
    return (
      <span className="chip-headed ss-chip ss-chip-gem" data-tint={colourName(colour)} title={words}>
        <Cut colour={colour} />
        <span aria-hidden="true">{COST[piece]}</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  const half = is.half(piece) ? piece : is.artifact(piece) ? halvesOf(piece)[0] : null;
  return (
    <span className="chip-headed ss-chip ss-chip-half">
      {half !== null && <Emblem half={half} />}
      {words}
    </span>
  );
};

/** A card: its level on its colour, and its name. */
export function CardChip({ card, words }: { readonly card: Mercenary; readonly words: string }): ReactNode {
  const { colour, level } = kindOf(card);
  return (
    <span className="chip-headed ss-chip" data-tint={colourName(colour)}>
      <b>{level}</b>
      <span className="ss-chip-words">{words}</span>
    </span>
  );
}
