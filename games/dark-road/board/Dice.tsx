import { memo, type ReactNode } from 'react';
import { FACES } from '../pieces.ts';

export type DieKind = 'night' | 'glow' | 'travel';

const [low, mid, high] = [12, 20, 28];
type Pip = readonly [x: number, y: number];
const DIAGONAL: readonly Pip[] = [
  [low, low],
  [high, high],
];
const CORNERS: readonly Pip[] = [...DIAGONAL, [high, low], [low, high]];
const CENTRE: readonly Pip[] = [[mid, mid]];
const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  blank: [],
  one: CENTRE,
  two: DIAGONAL,
  three: [...CENTRE, ...DIAGONAL],
  four: CORNERS,
  five: [...CENTRE, ...CORNERS],
  six: [...CORNERS, [low, mid], [high, mid]],
};
const TRAVEL = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'];
const STAR = 'm20 8.5 3.3 7.4 8 .8-6 5.4 1.7 8L20 26l-7 4.1 1.7-8-6-5.4 8-.8z';

interface DieProps {
  /** A face of night and glow dice; the value of a travel die. */
  readonly face: number;
  readonly kind?: DieKind;
  readonly className?: string;
  /** It was rolled: it tumbles when it is first drawn. */
  readonly rolled?: boolean;
}

/** A die as it lies: night blue, glow amber, travel ivory. Silent: what holds it says its face. */
export const GameDie = memo(function GameDie({
  face,
  kind = 'night',
  className = '',
  rolled = false,
}: DieProps): ReactNode {
  const shown = kind === 'travel' ? TRAVEL[face] : FACES[face];
  return (
    <svg
      className={`dr-die dr-die-${kind} ${rolled ? 'dr-tumble' : ''} ${className}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect className="dr-die-edge" x="1" y="3" width="38" height="36.5" rx="8" />
      <rect className="dr-die-face" x="1" y="1" width="38" height="35.5" rx="8" />
      {shown === 'star' ? (
        <path className="dr-pip" d={STAR} transform="translate(0 -1.2)" />
      ) : (
        PIPS[shown ?? 'blank']?.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="dr-pip" cx={x} cy={y - 1.2} r="3.7" />
        ))
      )}
    </svg>
  );
});

/** Dice that are alike have no names of their own: each is known by its face and by how many such lie before it. */
export function keyed(faces: readonly number[]): { readonly key: string; readonly face: number }[] {
  const seen = new Map<number, number>();
  return faces
    .toSorted((one, other) => one - other)
    .map((face) => {
      const nth = (seen.get(face) ?? 0) + 1;
      seen.set(face, nth);
      return { key: `${face}-${nth}`, face };
    });
}

export const EmptyDie = ({ gone = false }: { readonly gone?: boolean }): ReactNode => (
  <i className="dr-die-place" data-gone={gone || undefined} aria-hidden="true" />
);
