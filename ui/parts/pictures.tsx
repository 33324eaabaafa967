import { memo, type ReactNode } from 'react';
import type { Tint } from '../pieces/card.tsx';

/** Pictures once each, as symbols that pieces refer to (`<use href="#…">`): the `Library` of a board. Nothing of it is seen where it stands. */
export const Pictures = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className="pictures" aria-hidden="true">
    <defs>{children}</defs>
  </svg>
);

export interface PictureProps {
  /** Its symbol in the library. */
  readonly of: string;
  /** What of it is shown; a grid of 24 by default. */
  readonly box?: string;
  /** How it fills a place of another shape (`preserveAspectRatio`). */
  readonly fills?: string;
  readonly tint?: Tint;
  readonly className?: string;
}

/** A picture out of the library, as large as `--picture` says where it stands. It is silent: the piece's own name, or the words beside it, say what it is. */
export const Picture = memo(function Picture({
  of,
  box = '0 0 24 24',
  fills,
  tint,
  className = '',
}: PictureProps): ReactNode {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={fills}
      className={`picture ${className}`}
      data-tint={tint}
      aria-hidden="true"
    >
      <use href={`#${of}`} />
    </svg>
  );
});
