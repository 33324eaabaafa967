import { type Seat, say } from '@stolik/engine';
import { Hand, Spot, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { cardRegion } from '../content/catalogue.ts';
import { placeAt } from '../content/map.ts';
import { type Card, is } from '../pieces.ts';
import { cardsFor, legalActions } from '../rules/actions.ts';
import { playerAt, type State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Deed } from './art/pictures.tsx';
import { Deeds } from './Deeds.tsx';
import { Digs, useDigsLarge } from './Digs.tsx';
import { CardFace } from './HandCard.tsx';
import { CHOOSES_ACTION, useHold } from './hold.tsx';
import { offerTo, Pack } from './Pack.tsx';
import { useProspect } from './prospect.tsx';
import { Storage, useTilesLarge } from './Storage.tsx';
import { useScene } from './scene.tsx';

/** One's own cards, by colour and market, travel cards last; beside them what can be done, while that is asked. */
export const OwnHand = memo(function OwnHand({ owner }: { readonly owner: Seat }): ReactNode {
  const { state, prompt } = useScene();
  const { hand, travel } = playerAt(state, owner);
  const cards: Card[] = [...hand.filter(is.actionCard).toSorted((one, other) => one - other), ...travel];
  const acts = prompt === CHOOSES_ACTION || prompt === 'imagine.action';
  const playable = prompt === CHOOSES_ACTION ? playableIn(state) : null;
  const offer = offerTo(state, owner);
  const large = useTilesLarge();
  const digs = useDigsLarge();
  if (large)
    return (
      <Zone label={say('board-own-tiles')} className="ee-large-tiles">
        <Storage owner={owner} what="hold" glyph />
        <span className="ee-strip-bar" />
        <Storage owner={owner} what="hatch" glyph />
      </Zone>
    );
  if (digs) return <Digs />;
  return (
    <div className="ee-own-hand" data-acts={acts || undefined} data-offer={offer !== null || undefined}>
      {offer !== null && <Pack {...offer} />}
      <Hand label={say('board-own-hand', { count: cards.length })} className="ee-hand">
        {cards.map((card) => (
          <OwnCard key={card} card={card} takes={playable?.has(card) ?? false} />
        ))}
      </Hand>
      {acts && <Deeds />}
    </div>
  );
});

/** Cards that pay for something now. */
const playableIn = (state: State): ReadonlySet<Card> =>
  new Set(legalActions(state).flatMap((action) => (action === 'pass' ? [] : cardsFor(state, action))));

function OwnCard({ card, takes }: { readonly card: Card; readonly takes: boolean }): ReactNode {
  const { card: held, take } = useHold();
  const { prompt, state, seat } = useScene();
  const { to, deed } = useProspect();
  // A card that would pay for digging at the place pointed at.
  const digs = to !== null && is.actionCard(card) && placeAt(to).region === cardRegion(card);
  const pays = prompt === CHOOSES_ACTION && deed !== null && deed !== 'pass' && seat !== null;
  return (
    <Spot
      target={card}
      name={nameOf(card)}
      selected={held === card}
      from="deck"
      className="ee-hand-card"
      onTake={takes ? () => take(card) : undefined}
    >
      <CardFace card={card}>
        {digs && (
          <span className="badge ee-pays-here">
            <Deed deed="excavate" />
          </span>
        )}
        {pays && cardsFor(state, deed).includes(card) && (
          <span className="badge ee-pays-here">
            <Deed deed={deed} />
          </span>
        )}
      </CardFace>
    </Spot>
  );
}
