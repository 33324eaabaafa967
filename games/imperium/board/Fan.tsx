import { say } from '@stolik/engine';
import { IconButton, Spot, useSay, useScreen, useUi } from '@stolik/ui';
import type { ReactNode } from 'react';
import { type Card, NONE } from '../pieces.ts';
import { type Fanned, fannedCards } from './cards-in-play.ts';
import { Face } from './face/Face.tsx';
import { type PileName, useOpenPile } from './open-pile.ts';
import { nearPlayer, type Scene, useScene } from './scene.ts';

const nothing: ReadonlySet<Fanned['place']> = new Set();
/** Where there is a panel of developments they lie open in it. */
const developments: ReadonlySet<Fanned['place']> = new Set(['development']);

/** Cards of piles, fanned out: those that answer what is asked, or a pile that somebody looks through. */
export function Fan(): ReactNode {
  const talk = useSay();
  const ui = useUi();
  const scene = useScene();
  const open = useOpenPile();
  const screen = useScreen();
  const near = nearPlayer(scene);
  const asked = fannedCards(scene.state, near, scene.asked, screen === 'phone' ? nothing : developments);
  const shown = shownCards(scene);
  const fans: readonly { readonly title: string; readonly cards: readonly Card[] }[] = [
    ...asked.map(({ place, cards }) => ({ title: talk(say(`fan-${place}`)), cards })),
    ...(shown === null ? [] : [{ title: talk(say('fan-looked')), cards: shown }]),
    ...(open.pile === null || asked.length > 0
      ? []
      : [{ title: talk(say(`fan-${open.pile}`)), cards: cardsOf(scene, open.pile) }]),
  ].filter(({ cards }) => cards.length > 0);
  if (fans.length === 0) return null;
  return (
    <div className="im-fan" data-asks={asked.length > 0 || undefined}>
      {fans.map(({ title, cards }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className="im-fan-cards">
            {cards.map((card) => (
              <Spot
                key={card}
                target={card}
                className="im-spot"
                name={talk(say('card-named', { card: { piece: card } }))}
              >
                <Face card={card} size="head" />
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
