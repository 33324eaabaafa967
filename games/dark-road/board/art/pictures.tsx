import { Picture, seatShape } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import {
  buildingKind,
  companionKind,
  heroKind,
  REGION_IDS,
  regionOf,
  steedKind,
  TOWN_IDS,
  TOWNS,
} from '../../content/catalogue.ts';
import type { Token } from '../../content/effects.ts';
import { type Building, type Companion, type Hero, KINDS, type Kind, type Steed, type Town } from '../../pieces.ts';
import { CONCERN, type Merchant } from '../../state.ts';
import { portraitOf } from './portraits.ts';

/** Pictures out of the `Library`. Silent for screen readers: the piece's own name, or the words beside it, say what it is. */

/** What is counted; a glow die is drawn as one. */
export type Counted =
  | Token
  | 'chest'
  | 'hero'
  | 'contract'
  | 'star'
  | 'feat'
  | 'paw'
  | 'upgrade'
  | 'register'
  | 'wheel'
  | 'crate'
  | 'seal'
  | 'notice';

interface TokenIconProps {
  readonly of: Counted;
  readonly className?: string;
}

export const TokenIcon = memo(function TokenIcon({ of, className = '' }: TokenIconProps): ReactNode {
  return of === 'glow' ? (
    <i className={`picture dr-token dr-token-glow ${className}`} aria-hidden="true" />
  ) : (
    <Picture of={`dr-token-${of === 'vp' ? 'star' : of}`} className={`dr-token dr-token-${of} ${className}`} />
  );
});

interface GoodIconProps {
  readonly kind: Kind;
  readonly fine?: boolean;
  /** Wanted, but not there. */
  readonly missing?: boolean;
}

/** A good by colour and picture; a fine one has a lamp on its corner. */
export const GoodIcon = memo(function GoodIcon({ kind, fine = false, missing = false }: GoodIconProps): ReactNode {
  return (
    <i
      className="picture dr-good"
      data-good={KINDS[kind]}
      data-fine={fine || undefined}
      data-missing={missing || undefined}
    >
      <Picture of={`dr-good-${KINDS[kind]}`} />
    </i>
  );
});

export const regionOfTown = (town: Town): string => REGION_IDS[regionOf(town)];

export const Crest = ({
  town,
  className = 'dr-crest',
}: {
  readonly town: Town;
  readonly className?: string;
}): ReactNode => <Picture of={`dr-crest-${TOWN_IDS[town]}`} className={className} />;

/** A hero: where it stands, its class, and what it carries. */
export const HeroPicture = memo(function HeroPicture({ hero }: { readonly hero: Hero }): ReactNode {
  const { id, town } = heroKind(hero);
  const { backdrop, skin, prop, trait, worn } = portraitOf(id);
  return (
    <svg
      className="dr-figure"
      viewBox="0 0 60 50"
      preserveAspectRatio="xMidYMid slice"
      data-skin={skin}
      data-worn={worn}
      aria-hidden="true"
    >
      <use href={`#dr-backdrop-${backdrop}`} />
      <use href={`#dr-class-${TOWNS[town]?.heroClass}`} />
      <use href={`#dr-trait-${trait}`} />
      <use href={`#dr-prop-${prop}`} />
    </svg>
  );
});

export const CompanionPicture = ({ card }: { readonly card: Companion }): ReactNode => (
  <Picture of={`dr-animal-${companionKind(card).id}`} box="0 0 60 50" fills="xMidYMax meet" className="dr-figure" />
);

export const SteedPicture = ({ steed }: { readonly steed: Steed }): ReactNode => (
  <svg className="dr-steed-art" viewBox="0 0 130 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle className="dr-light" cx="98" cy="30" r="46" />
    <circle className="dr-light" cx="98" cy="30" r="30" />
    <path className="dr-hill" d="M-20 92V72c40-10 110-10 170 0v20z" />
    <use href={`#dr-steed-${steedKind(steed).id}`} x="4" y="6" width="122" height="80" />
  </svg>
);

export const BuildingPicture = ({ building }: { readonly building: Building }): ReactNode => (
  <Picture of={`dr-building-${buildingKind(building).id}`} className="dr-house" box="0 0 40 34" />
);

/** The seat that a merchant's colour and shape are taken from: the Private Concern sits after the last person. */
export const seatOf = (merchant: Merchant, seats: number): number => (merchant === CONCERN ? seats : merchant);

/** A wagon on the ring, with its owner's shape. */
export const WagonPicture = memo(function WagonPicture({ seat }: { readonly seat: number }): ReactNode {
  return (
    <svg className={`dr-wagon dr-seat-${(seat % 5) + 1}`} viewBox="0 0 36 30" aria-hidden="true">
      <use href="#dr-ring-wagon" />
      <g className="dr-wagon-shape" transform="translate(12.4 5.4) scale(.46)">
        {seatShape(seat)}
      </g>
    </svg>
  );
});
