import type { ReactNode } from 'react';
import type { Target } from '../contract.ts';
import { Drawn } from '../parts/drawn.tsx';
import type { Called } from '../table/table-context.ts';
import type { Tint } from './card.tsx';

export interface PileProps {
  readonly count: number;
  /** "Stack of level 4: 12 cards". */
  readonly label: Called;
  /** The face on top; its count on the back by default. */
  readonly children?: ReactNode;
  /** The place's id: pieces that appear with `from` this id fly out of it. */
  readonly place?: Target;
  readonly tint?: Tint | undefined;
  readonly className?: string;
}

/** A stack that shows its size by up to three edges. */
export function Pile({ count, label, children, place, tint, className = '' }: PileProps): ReactNode {
  return (
    <Drawn
      className={`pile ${className}`}
      label={label}
      told
      data-edges={count === 0 ? 'none' : Math.min(3, Math.ceil(count / 4))}
      data-tint={tint}
      data-place={place}
    >
      {children ?? <b className="pile-count">{count}</b>}
    </Drawn>
  );
}
