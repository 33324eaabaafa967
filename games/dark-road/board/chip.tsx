import type { ChipArt } from '@stolik/ui';
import { contractKind, heroKind } from '../content/catalogue.ts';
import {
  goodOfPiece,
  isBuilding,
  isCompanion,
  isContract,
  isFeat,
  isFine,
  isGoodPiece,
  isHero,
  KINDS,
  kindOfGood,
} from '../pieces.ts';
import { Crest, Picture, regionOfTown, TokenIcon } from './art/pictures.tsx';

/** A piece inside a sentence: goods by picture and colour, heroes and contracts by their town's crest, cards by their kind. */
export const chip: ChipArt = ({ piece, words }) => {
  if (isGoodPiece(piece)) {
    const good = goodOfPiece(piece);
    return (
      <span className="dr-chip" data-good={KINDS[kindOfGood(good)]}>
        <Picture of={`good-${KINDS[kindOfGood(good)]}`} />
        {words}
        {isFine(good) && <TokenIcon of="star" />}
      </span>
    );
  }
  if (isHero(piece) || isContract(piece)) {
    const town = isHero(piece) ? heroKind(piece).town : contractKind(piece).town;
    return (
      <span className={`dr-chip ${isContract(piece) ? 'dr-chip-long' : ''}`} data-region={regionOfTown(town)}>
        <Crest town={town} />
        {words}
      </span>
    );
  }
  return (
    <span className="dr-chip dr-chip-plain dr-chip-long">
      {isCompanion(piece) && <TokenIcon of="paw" />}
      {isFeat(piece) && <TokenIcon of="feat" />}
      {isBuilding(piece) && <TokenIcon of="glow" />}
      {words}
    </span>
  );
};
