import { type Seat, say } from '@stolik/engine';
import { Hand, Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { type ActionCard, is } from '../pieces.ts';
import type { State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { CardFace } from './HandCard.tsx';
import { useScene } from './scene.tsx';

/** Cards one chooses from before they are one's own: a pack that goes round, or cards looked at. */
export interface Offer {
  readonly cards: readonly ActionCard[];
  readonly title: string;
}

export function offerTo(state: State, seat: Seat): Offer | null {
  const open = (cards: readonly ActionCard[]): boolean => is.actionCard(cards[0]);
  const pack = state.packs[seat] ?? [];
  if (open(pack)) return { cards: pack, title: 'board-pack' };
  return open(state.turn.aside) ? { cards: state.turn.aside, title: 'board-aside' } : null;
}

/** They lie beside the own hand, so that the map one chooses by stays in sight. */
export function Pack({ cards, title }: Offer): ReactNode {
  const { decision } = useScene();
  const talk = useSay();
  return (
    <section className="ee-pack">
      <h2>{talk(say(title))}</h2>
      <Hand label={say(title)} className="ee-hand">
        {cards.map((card) => (
          // What was kept already of a pack stays in it until everybody has chosen.
          <Spot
            key={card}
            target={card}
            name={nameOf(card)}
            selected={decision !== null && !decision.options.includes(card)}
            from="deck"
            className="ee-hand-card"
          >
            <CardFace card={card} />
          </Spot>
        ))}
      </Hand>
    </section>
  );
}
