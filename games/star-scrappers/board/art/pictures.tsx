import { memo, type ReactNode } from 'react';
import { halfKind, type MercenaryKind } from '../../content/catalogue.ts';
import { type Colour, colourName, type Half } from '../../pieces.ts';

/**
 * Pictures of pieces, out of the `Library`. Silent for screen readers: the piece's own name says what it is. None is drawn again as long as it shows
 * the same.
 */

export const Figure = memo(function Figure({ kind }: { readonly kind: MercenaryKind }): ReactNode {
  return (
    <svg viewBox="0 0 100 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={`#ss-figure-${kind.id}`} />
    </svg>
  );
});

interface Coloured {
  readonly colour: Colour;
  readonly className?: string;
}

/** A crystal by its cut. It brings its own tint, so that it can stand anywhere. */
export const Cut = memo(function Cut({ colour, className }: Coloured): ReactNode {
  return (
    <svg viewBox="0 0 100 100" className={className} data-tint={colourName(colour)} aria-hidden="true">
      <use href={`#ss-cut-${colourName(colour)}`} />
    </svg>
  );
});

/** The mark of a faction. */
export const Mark = memo(function Mark({ colour, className = '' }: Coloured): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={`ss-mark ${className}`} data-tint={colourName(colour)} aria-hidden="true">
      <use href={`#ss-mark-${colourName(colour)}`} />
    </svg>
  );
});

export const Emblem = memo(function Emblem({ half }: { readonly half: Half }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" className="ss-emblem" aria-hidden="true">
      <use href={`#ss-emblem-${halfKind(half).id}`} />
    </svg>
  );
});

/** The back of a crystal; what stands on it is its cost or how many there are. */
export const Hex = memo(function Hex({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <span className="ss-hex">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#ss-hex" />
      </svg>
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
