import type { ReactNode } from 'react';
import type { Tint } from './card.tsx';

export interface TileProps {
  readonly name?: ReactNode;
  readonly corner?: ReactNode;
  readonly art?: ReactNode;
  readonly tint?: Tint | undefined;
  readonly className?: string;
}

/** The head of a card: docks and markets. 96x58; on phones 75x47 without the name. */
export const Tile = ({ name, corner, art, tint, className = '' }: TileProps): ReactNode => (
  <span className={`tile ${className}`} data-tint={tint}>
    {art !== undefined && <span className="tile-art">{art}</span>}
    {corner !== undefined && <span className="corner">{corner}</span>}
    {name !== undefined && <span className="tile-name">{name}</span>}
  </span>
);
