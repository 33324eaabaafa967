import { say } from '@stolik/engine';
import { Card, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { COLOUR, colourOf, kindOf } from '../content/catalogue.ts';
import { type Colour, colourName, type Mercenary } from '../pieces.ts';
import { paymentColour } from '../rules/terms.ts';
import { Cut, Figure } from './art/pictures.tsx';
import { crowding } from './Belongings.tsx';
import { useScene } from './scene.tsx';
import { owedIn } from './subject.ts';
import { cardName, shortName } from './words.ts';

/** Cards played this turn, in order, and what is still owed. The place is kept when it is empty. */
export const Played = memo(function Played(): ReactNode {
  const { state, decision } = useScene();
  const talk = useSay();
  const { playArea } = state.turn;
  const owed = owedIn(decision);
  const label = talk(say('board-played'));
  return (
    <div className="ss-played">
      <h2 className="ss-label">{label}</h2>
      <Zone label={label} className={`ss-played-cards ${crowding(playArea.length, 4, 5)}`}>
        {playArea.map((card) => (
          <PlayedCard key={card} card={card} pays={paymentColour(state, card)} />
        ))}
        {owed > 0 && <span className="ss-owed">−{owed}</span>}
        {playArea.length === 0 && owed === 0 && <span className="ss-none-played empty-place" />}
      </Zone>
    </div>
  );
});

/** A card that pays as another colour shows that colour's cut. */
const PlayedCard = memo(function PlayedCard({
  card,
  pays,
}: {
  readonly card: Mercenary;
  readonly pays: Colour;
}): ReactNode {
  const talk = useSay();
  const kind = kindOf(card);
  return (
    <Spot target={card} name={cardName(card)} className="ss-played-card">
      <Card
        size="played"
        tint={colourName(colourOf(card))}
        corner={kind.level}
        name={talk(shortName(kind))}
        art={<Figure kind={kind} />}
      />
      {pays !== COLOUR[card] && <Cut colour={pays} className="ss-pays-as" />}
    </Spot>
  );
});
