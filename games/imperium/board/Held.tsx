import { say } from '@stolik/engine';
import { Drawn, Icon, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf, ON_SOLSTICE } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { garrisonOf } from '../rules/moves.ts';
import { playMarks } from '../words/shown.ts';
import { Glyph } from './art/Sign.tsx';
import { Face, type FaceProps } from './face/Face.tsx';
import { faceName, typesOf } from './face/header.ts';
import { nearPlayer, useScene } from './scene.ts';

/** A card in play as its head, with tokens that lie on it and the strip of what is garrisoned under it. */
export function Held({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const player = nearPlayer(useScene());
  const marks = playMarks(player, card);
  const name = talk(say('card-named', { card: { piece: card } }));
  return (
    <div className="im-held">
      <HeldHead
        card={card}
        name={marks === null ? name : `${name}, ${talk(marks)}`}
        exhausted={player.exhausted.includes(card)}
        tokens={player.stored.find((stored) => stored.card === card)}
      />
      <SolsticeTick card={card} />
      <Garrison cards={garrisonOf(player, card)} />
    </div>
  );
}

interface HeldHeadProps extends Pick<FaceProps, 'card' | 'exhausted' | 'tokens'> {
  readonly name: string;
}

/** Most cards in play are as they were before a choice. */
const HeldHead = memo(function HeldHead({ card, name, exhausted = false, tokens }: HeldHeadProps): ReactNode {
  return (
    <Spot target={card} className="im-spot" name={name}>
      <Face card={card} size="head" exhausted={exhausted} tokens={tokens} />
    </Spot>
  );
});

/** At the solstice cards that have worked are ticked (IM-9.3). */
function SolsticeTick({ card }: { readonly card: Card }): ReactNode {
  const { decision, asked } = useScene();
  if (decision?.prompt !== 'own-solstice.card' || ON_SOLSTICE[card] === null || asked.has(card)) return null;
  return (
    <Drawn as="i" className="badge im-tick" label={say('board-solstice-done')}>
      <Icon name="check" size={14} />
    </Drawn>
  );
}

/** One garrisoned card is a strip of its own, several are counted: they are fanned out when they are asked for. */
function Garrison({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const talk = useSay();
  const [first] = cards;
  if (first === undefined) return null;
  const [type] = typesOf(kindOf(first));
  const words = talk(faceName(kindOf(first)));
  const strip = (
    <span className="im-strip" data-type={type}>
      <Glyph name={type} />
      <b>{cards.length > 1 ? talk(say('board-garrison', { name: words, more: cards.length - 1 })) : words}</b>
      <Glyph name="garrison" />
    </span>
  );
  return cards.length === 1 ? (
    <Spot
      target={first}
      shape="tile"
      className="im-garrison"
      name={say('board-garrisoned', { card: { piece: first } })}
    >
      {strip}
    </Spot>
  ) : (
    <span className="im-garrison">{strip}</span>
  );
}
