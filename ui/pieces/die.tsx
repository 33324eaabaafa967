import type { ReactNode } from 'react';

export interface DieProps {
  readonly value: 1 | 2 | 3 | 4 | 5 | 6;
  /** "Die: 5". */
  readonly label: string;
  /** `night` by default; a locked die is grey. */
  readonly tint?: string | undefined;
  readonly locked?: boolean;
  /** In px; 54 by default. */
  readonly size?: number;
}

type Spot = readonly [x: number, y: number];
const [left, middle, right] = [6.6, 12, 17.4];
const [upper, centre, lower] = [5.6, 11, 16.4];

const pips: Record<DieProps['value'], readonly Spot[]> = {
  1: [[middle, centre]],
  2: [
    [left, upper],
    [right, lower],
  ],
  3: [
    [left, upper],
    [middle, centre],
    [right, lower],
  ],
  4: [
    [left, upper],
    [right, upper],
    [left, lower],
    [right, lower],
  ],
  5: [
    [left, upper],
    [right, upper],
    [middle, centre],
    [left, lower],
    [right, lower],
  ],
  6: [
    [left, upper],
    [right, upper],
    [left, centre],
    [right, centre],
    [left, lower],
    [right, lower],
  ],
};

/** A rounded square with an under-edge and pips. */
export const Die = ({ value, label, tint, locked = false, size = 54 }: DieProps): ReactNode => (
  <svg
    className={`die ${locked ? 'die-locked' : ''}`}
    data-tint={tint}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role="img"
  >
    <title>{label}</title>
    <rect className="die-edge" x="1" y="2" width="22" height="22" rx="4.5" />
    <rect className="die-face" x="1" y="0" width="22" height="22" rx="4.5" />
    {pips[value].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
    ))}
  </svg>
);
