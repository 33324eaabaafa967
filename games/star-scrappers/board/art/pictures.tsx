import { Picture } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { halfKind, type MercenaryKind } from '../../content/catalogue.ts';
import { type Colour, colourName, type Half } from '../../pieces.ts';

/**
 * Pictures of pieces, out of the `Library`. Silent for screen readers: the piece's own name says what it is. None is drawn again as long as it shows
 * the same.
 */

export const Figure = ({ kind }: { readonly kind: MercenaryKind }): ReactNode => (
  <Picture of={`ss-figure-${kind.id}`} box="0 0 100 80" fills="xMidYMax meet" />
);

interface Coloured {
  readonly colour: Colour;
  readonly className?: string;
}

/** A crystal by its cut. It brings its own tint, so that it can stand anywhere. */
export const Cut = ({ colour, className = '' }: Coloured): ReactNode => (
  <Picture of={`ss-cut-${colourName(colour)}`} box="0 0 100 100" className={className} tint={colourName(colour)} />
);

/** The mark of a faction. */
export const Mark = ({ colour, className = '' }: Coloured): ReactNode => (
  <Picture of={`ss-mark-${colourName(colour)}`} className={`ss-mark ${className}`} tint={colourName(colour)} />
);

export const Emblem = ({ half }: { readonly half: Half }): ReactNode => (
  <Picture of={`ss-emblem-${halfKind(half).id}`} box="0 0 32 32" className="ss-emblem" />
);

/** The back of a crystal; what stands on it is its cost or how many there are. */
export const Hex = memo(function Hex({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <span className="ss-hex">
      <Picture of="ss-hex" box="0 0 100 100" />
      {children !== undefined && <b>{children}</b>}
    </span>
  );
});

/** A Faction Totem: a carved post with the faction's mark. */
export const Totem = memo(function Totem({ colour, className = '' }: Coloured): ReactNode {
  return (
    <svg viewBox="0 0 32 44" className={`ss-totem ${className}`} data-tint={colourName(colour)} aria-hidden="true">
      <path className="ss-totem-back" d="M6 43V16L2 10l7-3 3-6h8l3 6 7 3-4 6v27z" />
      <path className="ss-totem-face" d="M9 41V17h14v24z" />
      <use href={`#ss-mark-${colourName(colour)}`} x="8" y="10" width="16" height="16" className="ss-totem-mark" />
      <path className="ss-totem-cuts" d="M9 29h14M9 35h14" />
    </svg>
  );
});
