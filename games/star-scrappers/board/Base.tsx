import { type Seat, say } from '@stolik/engine';
import { Icon, Spot, useSay, useTable, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { colourName, type Mercenary } from '../pieces.ts';
import { leaderOf, playerAt } from '../state.ts';
import { Cut, Figure } from './art/pictures.tsx';
import { useScene } from './scene.tsx';
import { cardName, shortName } from './words.ts';

/**
 * A Base: an ordered pile, oldest at the left, the Leader whole at the right. While the Base itself can be chosen (to be raided) it is
 * one thing; otherwise each card is one.
 */
export function Base({ owner }: { readonly owner: Seat }): ReactNode {
  const { choices } = useTable();
  const { state } = useScene();
  const talk = useSay();
  const player = playerAt(state, owner);
  const leader = leaderOf(player);
  const place = `base-${owner}`;
  const name = say('spot-base', { player: { seat: owner }, count: player.base.length });
  if (leader === null || choices.of(place) !== null)
    return (
      <Spot
        target={place}
        shape="tile"
        name={name}
        className="ss-pile"
        explain={
          leader === null
            ? [say('explain-base-none')]
            : [say('explain-base', { cards: { all: player.base.map((piece) => ({ piece })) } })]
        }
        still
      >
        {leader === null && <span className="ss-base-empty">{talk(say('board-base-empty'))}</span>}
        {player.base.map((card) => (
          <span key={card} className={frameOf(card === leader)} data-tint={tintOf(card)} data-piece={card}>
            <BaseCard card={card} leads={card === leader} />
          </span>
        ))}
      </Spot>
    );
  return (
    <Zone label={name} className="ss-pile" part={place}>
      {player.base.map((card) => (
        <Spot
          key={card}
          target={card}
          shape="tile"
          name={card === leader ? leaderName(card) : cardName(card)}
          className={frameOf(card === leader)}
        >
          <span className="ss-base-face" data-tint={tintOf(card)}>
            <BaseCard card={card} leads={card === leader} />
          </span>
        </Spot>
      ))}
    </Zone>
  );
}

const frameOf = (leads: boolean): string => (leads ? 'ss-leader' : 'ss-mini');
const tintOf = (card: Mercenary): string => colourName(kindOf(card).colour);
const leaderName = (card: Mercenary) => say('spot-leader', { card: { piece: card }, level: kindOf(card).level });

const BaseCard = memo(function BaseCard({
  card,
  leads,
}: {
  readonly card: Mercenary;
  readonly leads: boolean;
}): ReactNode {
  const talk = useSay();
  const kind = kindOf(card);
  if (!leads)
    return (
      <>
        <b>{kind.level}</b>
        <Cut colour={kind.colour} />
      </>
    );
  return (
    <>
      <Figure kind={kind} />
      <b>{kind.level}</b>
      <Icon name="crown" size={18} className="ss-crown" />
      <i>{talk(shortName(kind))}</i>
    </>
  );
});

/** A card of a pile in small, for "what will lie on top". */
export const MiniCard = ({ card }: { readonly card: Mercenary }): ReactNode => (
  <span className="ss-mini" data-tint={tintOf(card)}>
    <BaseCard card={card} leads={false} />
  </span>
);
