import { say } from '@stolik/engine';
import { IconButton, Spot, useSay, useScreen, useUi } from '@stolik/ui';
import type { ReactNode } from 'react';
import { type Card, NONE } from '../pieces.ts';
import { fannedCards } from './cards-in-play.ts';
import { Dues } from './Dues.tsx';
import { Face } from './face/Face.tsx';
import { foreseen } from './foreseen.ts';
import { type PileName, useOpenPile } from './open-pile.ts';
import { nearPlayer, type Scene, useScene } from './scene.ts';

/** So many at most are shown with all they say: one has to choose among them. */
const READABLE = 8;

/** Cards of piles, fanned out: those that answer what is asked, or a pile that somebody looks through. */
export function Fan(): ReactNode {
  const talk = useSay();
  const ui = useUi();
  const scene = useScene();
  const open = useOpenPile();
  const near = nearPlayer(scene);
  const asked = fannedCards(scene.state, near, scene.asked, useScreen() === 'phone');
  const shown = shownCards(scene);
  const fans: readonly { readonly title: string; readonly cards: readonly Card[]; readonly still?: boolean }[] = [
    ...asked.map(({ place, cards }) => ({ title: talk(say(`fan-${place}`)), cards, still: place === 'play' })),
    ...(shown === null ? [] : [{ title: talk(say('fan-looked')), cards: shown }]),
    ...(open.pile === null || asked.length > 0
      ? []
      : [{ title: talk(say(`fan-${open.pile}`)), cards: cardsOf(scene, open.pile) }]),
  ].filter(({ cards }) => cards.length > 0);
  if (fans.length === 0) return null;
  const count = fans.reduce((sum, { cards }) => sum + cards.length, 0);
  const size = count <= READABLE ? 'medium' : 'head';
  return (
    <div className="im-fan" data-asks={asked.length > 0 || undefined} data-size={size}>
      {fans.map(({ title, cards, still = false }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className="im-fan-cards">
            {cards.map((card) => (
              <Spot
                key={card}
                target={card}
                className="im-spot"
                still={still}
                name={say('card-named', { card: { piece: card } })}
              >
                <Face card={card} size={size} foot={footOf(scene, card)} />
              </Spot>
            ))}
          </div>
        </section>
      ))}
      {open.pile !== null && asked.length === 0 && (
        <IconButton icon="close" label={ui('close')} onClick={() => open.show(null)} />
      )}
    </div>
  );
}

/** What choosing it costs or brings, at its foot. */
function footOf({ state, decision }: Scene, card: Card): ReactNode | undefined {
  const seen = decision === null ? null : foreseen(state, decision, card);
  return seen === null ? undefined : <Dues {...seen} />;
}

/** Cards that one sees and that answer nothing now: what was turned up or looked at. */
function shownCards({ state, asked }: Scene): readonly Card[] | null {
  const running = state.running.at(-1);
  if (running === undefined) return null;
  const turned = running.it !== NONE && state.mainDeck.includes(running.it) ? [running.it] : [];
  const cards = [...running.looked, ...turned].filter((card) => card >= 0 && !asked.has(card));
  return cards.length === 0 ? null : cards;
}

function cardsOf(scene: Scene, pile: PileName): readonly Card[] {
  const near = nearPlayer(scene);
  const cards =
    pile === 'exile'
      ? scene.state.exile
      : pile === 'unseen'
        ? near.unseen
        : pile === 'nation'
          ? near.unseenNation
          : near[pile];
  return cards.filter((card) => card >= 0).toSorted((one, other) => one - other);
}
