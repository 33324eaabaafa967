import { say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { type Card, NONE } from '../pieces.ts';
import { marketMarks } from '../words/options.ts';
import { Glyph } from './art/Sign.tsx';
import { Brings } from './Brings.tsx';
import { Face } from './face/Face.tsx';
import { useLater } from './later.ts';
import { bringsOf } from './plans.ts';
import { slotTokens, useScene } from './scene.ts';

interface MarketSlotProps {
  readonly slot: number;
  readonly card: Card;
  /** The deck it came out of. */
  readonly from: string;
}

/** A market card with the tokens on it and the unrest under it; while it can be taken, what it would bring. */
export function MarketSlot({ slot, card, from }: MarketSlotProps): ReactNode {
  const scene = useScene();
  const talk = useSay();
  const marks = marketMarks(scene.state, slot);
  const name = talk(say('card-named', { card: { piece: card } }));
  const unrest = scene.state.under[slot] !== NONE;
  const brings = scene.asked.has(card) ? bringsOf(scene.state, scene.decision, card) : null;
  const later = useLater(card);
  const { materials, population, progress } = slotTokens(scene.state, slot);
  // The same tokens as long as no more lie there: the face is not drawn anew.
  const tokens = useMemo(() => ({ materials, population, progress }), [materials, population, progress]);
  return (
    <>
      <Spot
        target={card}
        from={from}
        className="im-spot"
        name={[
          name,
          ...(marks.length === 0 ? [] : [talk(say('note-with', { what: { all: marks } }))]),
          later?.words ?? [],
        ]
          .flat()
          .join(', ')}
      >
        <Face card={card} size="medium" tokens={tokens} later={later?.ribbon} />
      </Spot>
      {unrest && (
        <span className="im-under">
          <Glyph name="unrest" />
          {talk(say('type-name-unrest'))}
        </span>
      )}
      {brings !== null && <Brings {...brings} />}
    </>
  );
}
