import { say } from '@stolik/engine';
import { Picture, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { cardRegion, cardSymbol, fuelOf } from '../content/catalogue.ts';
import { type Card, colourName, is } from '../pieces.ts';
import { Cut, Fuel, Sign } from './art/pictures.tsx';

/** An action card: symbol and number in the corner, the ruin of its region, its cut, its fuel. A travel card: its fuel and the ship. */
export const CardFace = memo(function CardFace({
  card,
  children,
}: {
  readonly card: Card;
  readonly children?: ReactNode;
}): ReactNode {
  const talk = useSay();
  const fuel = fuelOf(card);
  if (!is.actionCard(card))
    return (
      <span className="card ee-card ee-card-travel">
        <span className="card-art">
          <svg viewBox="0 0 80 86" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path className="ee-ship-beam" d="M34 44h12l18 42H16z" />
            <path className="ee-horizon" d="M0 70h80v16H0z" />
            <use href="#ee-ufo" x="16" y="26" width="48" height="30" />
          </svg>
        </span>
        <span className="corner ee-card-corner">{fuel}</span>
        <span className="ee-card-foot">
          <span className="quiet ee-card-kind">{talk(say('board-travel-card'))}</span>
          <Fuel fuel={fuel} />
        </span>
        {children}
      </span>
    );
  const colour = cardRegion(card);
  const symbol = cardSymbol(card);
  return (
    <span className="card ee-card" data-region={colourName(colour)}>
      <span className="card-art">
        <svg viewBox="10 -16 80 86" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <circle className="ee-sun" cx="68" cy="20" r="17" />
          <use href={`#ee-ru-${colourName(colour)}`} width="100" height="70" />
        </svg>
      </span>
      <span className="corner ee-card-corner">
        <Sign market={symbol} />
        {symbol + 1}
      </span>
      <span className="ee-card-foot">
        <Cut colour={colour} />
        <Fuel fuel={fuel} />
      </span>
      {children}
    </span>
  );
});

/** The back of a card that one may not see. */
export const CardBack = (): ReactNode => (
  <span className="card ee-card ee-card-back">
    <Picture of="ee-ufo" box="0 0 48 30" />
  </span>
);
