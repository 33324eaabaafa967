import { memo, type ReactNode } from 'react';
import { kindName } from '../../pieces.ts';

/** A sign of the library. It is silent: words beside it, or the name of its spot, say the same. */
export const Sign = memo(function Sign({ name, className = '' }: { name: string; className?: string }): ReactNode {
  return (
    <svg className={`ar-sign ${className}`} aria-hidden="true">
      <use href={`#ar-${name}`} />
    </svg>
  );
});

/** The sign of a kind of goods, in its colour. */
export const KindSign = memo(function KindSign({
  kind,
  className = '',
}: {
  kind: number;
  className?: string;
}): ReactNode {
  return (
    <svg className={`ar-sign ${className}`} data-kind={kindName(kind)} aria-hidden="true">
      <use href={`#ar-${kindName(kind)}`} />
    </svg>
  );
});

/** A cube with its sign on it. */
export const Cube = memo(function Cube({ kind, className = '' }: { kind: number; className?: string }): ReactNode {
  return (
    <span className={`ar-cube ${className}`} data-kind={kindName(kind)} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#ar-cube" />
      </svg>
      <svg className="ar-cube-sign" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#ar-${kindName(kind)}`} />
      </svg>
    </span>
  );
});

export const CardPicture = memo(function CardPicture({ id }: { id: string }): ReactNode {
  return (
    <svg className="ar-card-art" viewBox="0 0 80 50" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#ar-card-${id}`} />
    </svg>
  );
});
