import type { ReactNode } from 'react';
import type { Target } from '../contract.ts';
import type { Tint } from './card.tsx';

export interface PileProps {
  readonly count: number;
  /** "Stack of level 4: 12 cards". */
  readonly label: string;
  /** The face on top; its count on the back by default. */
  readonly children?: ReactNode;
  /** The place's id: pieces that appear with `from` this id fly out of it. */
  readonly place?: Target;
  readonly tint?: Tint | undefined;
  readonly className?: string;
}

/** A stack that shows its size by up to three edges. */
export const Pile = ({ count, label, children, place, tint, className = '' }: PileProps): ReactNode => (
  <span
    className={`pile ${className}`}
    role="img"
    aria-label={label}
    title={label}
    data-edges={count === 0 ? 'none' : Math.min(3, Math.ceil(count / 4))}
    data-tint={tint}
    data-place={place}
  >
    {children ?? <b className="pile-count">{count}</b>}
  </span>
);
