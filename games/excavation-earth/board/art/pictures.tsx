import { Picture, seatShape } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import type { ActionName } from '../../events.ts';
import {
  type BuyerKind,
  buyerName,
  type Colour,
  colourName,
  colourOfKind,
  glyphOfKind,
  type Kind,
  type Market,
} from '../../pieces.ts';

/** Pictures out of the `Library`. Silent for screen readers: whatever shows them says in words what they are. */

/** The outline of a region's tiles. */
export const Cut = ({
  colour,
  className = '',
}: {
  readonly colour: Colour;
  readonly className?: string;
}): ReactNode => <Picture of={`ee-tl-${colourName(colour)}`} box="0 0 40 40" className={`ee-cut ${className}`} />;

/** What an artefact is. */
export const Thing = ({ kind, className = '' }: { readonly kind: Kind; readonly className?: string }): ReactNode => (
  <Picture
    of={`ee-ob-${colourName(colourOfKind(kind))[0]}g${glyphOfKind(kind) + 1}`}
    className={`ee-thing ${className}`}
  />
);

export const Glyph = ({
  glyph,
  className = '',
}: {
  readonly glyph: number;
  readonly className?: string;
}): ReactNode => <Picture of={`ee-g${glyph + 1}`} className={`ee-glyph ${className}`} />;

/** The symbol of a market, as on its cards. */
export const Sign = ({
  market,
  className = '',
}: {
  readonly market: Market;
  readonly className?: string;
}): ReactNode => <Picture of={`ee-m${market + 1}`} className={`ee-symbol ${className}`} />;

export const Head = ({
  kind,
  className = '',
}: {
  readonly kind: BuyerKind;
  readonly className?: string;
}): ReactNode => <Picture of={`ee-hd-${buyerName(kind)}`} className={`ee-head-art ${className}`} />;

export const Deed = ({
  deed,
  className = '',
}: {
  readonly deed: ActionName | 'pass' | 'surge';
  readonly className?: string;
}): ReactNode => <Picture of={`ee-a-${deed}`} className={`ee-deed-art ${className}`} />;

export const Coin = ({ className = '' }: { readonly className?: string }): ReactNode => (
  <Picture of="ee-cr" className={`ee-coin ${className}`} />
);

export const Drop = ({ className = '' }: { readonly className?: string }): ReactNode => (
  <Picture of="ee-fu" className={`ee-drop ${className}`} />
);

/** So many drops of fuel. */
export const Fuel = ({ fuel }: { readonly fuel: number }): ReactNode => (
  <span className="ee-fuel">
    {Array.from({ length: fuel }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drops are counted.
      <Drop key={at} />
    ))}
  </span>
);

/** An explorer: the shape of its seat as a head with a body. */
export const ExplorerArt = memo(function ExplorerArt({ seat }: { readonly seat: number }): ReactNode {
  const eyes = EYES[seat] ?? 12.5;
  return (
    <svg viewBox="0 0 24 34" className={`ee-explorer-art seat-${seat + 1}`} aria-hidden="true">
      <path className="ee-body" d="M8 20h8l4 13H4z" />
      <g className="ee-shape">{seatShape(seat)}</g>
      <g className="ee-lamp">
        <ellipse cx="9.2" cy={eyes} rx="1.9" ry="2.5" />
        <ellipse cx="14.8" cy={eyes} rx="1.9" ry="2.5" />
      </g>
    </svg>
  );
});

/** Where the eyes are in each shape. */
const EYES = [12.5, 15, 12.5, 12.5, 12.5];
