import { type ChipArt, seatColour, UnitPicture } from '@stolik/ui';
import { cardKind } from '../content/catalogue.ts';
import { BUILDINGS, is, isShip, kindOfBuilding, ownerOf } from '../pieces.ts';
import { Sign } from './art/pictures.tsx';
import { lookOf } from './Cards.tsx';

/** How pieces of Archipelago stand in sentences. */
export const chip: ChipArt = ({ piece, words }) => {
  if (is.unit(piece))
    return (
      <span className="chip ar-chip-unit" style={{ '--s': seatColour(ownerOf(piece)) }}>
        <UnitPicture word={isShip(piece) ? 'ship' : 'citizen'} seat={ownerOf(piece)} />
        {words}
      </span>
    );
  if (is.building(piece))
    return (
      <span className="chip">
        <Sign name={BUILDINGS[kindOfBuilding(piece)]} />
        {words}
      </span>
    );
  return (
    <span className="chip" data-look={is.card(piece) ? lookOf(cardKind(piece)) : undefined}>
      {words}
    </span>
  );
};
