import { Children, type ReactNode, useRef } from 'react';
import { type Called, useMaybeTable } from '../table/table-context.ts';
import { useBringLegal } from '../table/use-bring-legal.ts';
import { Zone } from '../table/zone.tsx';

export interface HandProps {
  /** "Your hand, 5 cards". */
  readonly label: Called;
  /** One `Spot` for each card. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * The player's own cards. Where they do not fit, legal cards lie whole and the rest are tucked to 36 px; where even that does not fit, the hand
 * scrolls sideways.
 */
export function Hand({ label, children, className = '' }: HandProps): ReactNode {
  const window = useRef<HTMLDivElement>(null);
  useBringLegal(window, useMaybeTable()?.view.decision?.id ?? null);
  return (
    <div className="hand-window" ref={window}>
      <Zone label={label} className={`hand ${className}`} dims>
        {Children.map(children, (child) => (
          <div className="hand-place">{child}</div>
        ))}
      </Zone>
    </div>
  );
}
