import type { ChipArt } from '@stolik/ui';
import { kindOf } from '../content/catalogue.ts';
import { isCard } from '../pieces.ts';
import { Glyph } from './art/Sign.tsx';
import { typesOf } from './face/header.ts';

/** A card inside a sentence: the mark of its type and its name on the type's colour. */
export const chip: ChipArt = ({ piece, words }) => {
  if (!isCard(piece))
    return (
      <span className="im-chip" title={words}>
        {words}
      </span>
    );
  const [type] = typesOf(kindOf(piece));
  return (
    <span className="im-chip" data-type={type} title={words}>
      <i>
        <Glyph name={type} />
      </i>
      <span>{words}</span>
    </span>
  );
};
