import { type Seat, say } from '@stolik/engine';
import { Card, Hand, Icon, type IconName, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { colourOf, kindOf } from '../content/catalogue.ts';
import { type Colour, colourName, FACE_DOWN, type Mercenary } from '../pieces.ts';
import { paymentColour } from '../rules/terms.ts';
import { playerAt } from '../state.ts';
import { Cut, Figure } from './art/pictures.tsx';
import { useScene } from './scene.tsx';
import { cardName, type Gist, gistOf, memberOf, shortName } from './words.ts';

/** One's own cards, by colour and level. */
export const OwnHand = memo(function OwnHand({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const { hand } = playerAt(state, owner);
  return (
    <Hand label={say('board-own-hand', { count: hand.length })} className="ss-hand">
      {hand
        .filter((card) => card !== FACE_DOWN)
        .toSorted((one, other) => one - other)
        .map((card) => (
          <HandCard key={card} card={card} pays={paymentColour(state, card)} />
        ))}
    </Hand>
  );
});

const timingIcon: { readonly [timing in Gist['timing']]: IconName } = {
  instant: 'instant',
  turn: 'turn',
  extra: 'plus',
};

/** Beyond that many letters the effect needs the line on which the faction would stand. */
const LONG = 25;
/** Longer names are set a little smaller. */
const LONG_NAME = 10;

interface HandCardProps {
  readonly card: Mercenary;
  /** The colour it pays as now. */
  readonly pays: Colour;
}

const HandCard = memo(function HandCard({ card, pays }: HandCardProps): ReactNode {
  const talk = useSay();
  const kind = kindOf(card);
  const colour = colourOf(card);
  const gist = gistOf(kind.skill);
  const effect = talk(gist.text);
  const name = talk(shortName(kind));
  return (
    <Spot target={card} name={cardName(card)}>
      <Card
        className={name.length > LONG_NAME ? 'ss-long-name' : ''}
        tint={colourName(colour)}
        corner={kind.level}
        name={name}
        {...(effect.length > LONG ? {} : { kind: talk(memberOf(colour)) })}
        mark={<Cut colour={pays} />}
        art={<Figure kind={kind} />}
        effect={effect}
        effectIcon={<Icon name={timingIcon[gist.timing]} size={13} />}
      />
    </Spot>
  );
});
