import type { ChipArt } from '@stolik/ui';
import { Picture } from '@stolik/ui';
import { contractKind, heroKind } from '../content/catalogue.ts';
import { goodOfPiece, is, isFine, KINDS, kindOfGood } from '../pieces.ts';
import { Crest, regionOfTown, TokenIcon } from './art/pictures.tsx';

/** A piece inside a sentence: goods by picture and colour, heroes and contracts by their town's crest, cards by their kind. */
export const chip: ChipArt = ({ piece, words }) => {
  if (is.good(piece)) {
    const good = goodOfPiece(piece);
    return (
      <span className="dr-chip" data-good={KINDS[kindOfGood(good)]}>
        <Picture of={`dr-good-${KINDS[kindOfGood(good)]}`} />
        {words}
        {isFine(good) && <TokenIcon of="star" />}
      </span>
    );
  }
  if (is.hero(piece) || is.contract(piece)) {
    const town = is.hero(piece) ? heroKind(piece).town : contractKind(piece).town;
    return (
      <span className={`dr-chip ${is.contract(piece) ? 'dr-chip-long' : ''}`} data-region={regionOfTown(town)}>
        <Crest town={town} />
        {words}
      </span>
    );
  }
  return (
    <span className="dr-chip dr-chip-plain dr-chip-long">
      {is.companion(piece) && <TokenIcon of="paw" />}
      {is.feat(piece) && <TokenIcon of="feat" />}
      {is.building(piece) && <TokenIcon of="glow" />}
      {words}
    </span>
  );
};
