import type { PieceFace } from '@stolik/ui';
import { isCard } from '../pieces.ts';
import { Face } from './face/Face.tsx';
import { Opened } from './Opened.tsx';

/** A card as it is looked at in the box and in the gallery, and opened at the table. */
export const face: PieceFace = ({ piece, size }) =>
  isCard(piece) ? (
    <span className="im-shown" data-size={size}>
      <Face card={piece} size={size} />
      {size === 'full' && <Opened card={piece} />}
    </span>
  ) : null;
