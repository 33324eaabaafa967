import type { ReactNode } from 'react';
import type { Tint } from './card.tsx';

export interface TokenProps {
  /** The thing itself: a cut, a disc, a figure. */
  readonly art?: ReactNode;
  /** White on black at the left of the tag. */
  readonly cost?: ReactNode;
  /** Black on white at the right of the tag. */
  readonly worth?: ReactNode;
  /** A star after the worth: it is points. */
  readonly points?: boolean;
  /** Small round marks at the upper corners. */
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly tint?: Tint | undefined;
  /** Grows with worth: .84, .92, 1, 1.14. */
  readonly scale?: number;
  readonly className?: string;
}

/** A crystal, a good, a counter: art with a tag of cost and worth. */
export const Token = ({
  art,
  cost,
  worth,
  points = false,
  left,
  right,
  tint,
  scale = 1,
  className = '',
}: TokenProps): ReactNode => (
  <span className={`token ${className}`} data-tint={tint} style={{ '--k': scale }}>
    <span className="token-art">{art ?? <span className="token-disc" />}</span>
    {left !== undefined && <span className="token-mark token-left">{left}</span>}
    {right !== undefined && <span className="token-mark token-right">{right}</span>}
    {(cost !== undefined || worth !== undefined) && (
      <span className="token-tag">
        {cost !== undefined && <b>{cost}</b>}
        {worth !== undefined && (
          <i>
            {worth}
            {points && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m12 2 2.9 6.6 7.1.7-5.3 4.7 1.5 7L12 17.3 5.8 21l1.5-7L2 9.3l7.1-.7z" />
              </svg>
            )}
          </i>
        )}
      </span>
    )}
  </span>
);
