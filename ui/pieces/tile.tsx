import type { ReactNode } from 'react';
import { type Called, useCall } from '../table/table-context.ts';
import type { Tint } from './card.tsx';

export interface TileProps {
  readonly name: Called;
  readonly corner?: ReactNode;
  readonly art?: ReactNode;
  readonly tint?: Tint | undefined;
  readonly className?: string;
}

/** The head of a card: docks and markets. 96x58; on phones 75x47 without the name. */
export function Tile({ name, corner, art, tint, className = '' }: TileProps): ReactNode {
  const call = useCall();
  return (
    <span className={`tile ${className}`} data-tint={tint}>
      {art !== undefined && <span className="tile-art">{art}</span>}
      {corner !== undefined && <span className="corner">{corner}</span>}
      <span className="tile-name">{call(name)}</span>
    </span>
  );
}
