import { memo, type ReactNode } from 'react';

/** Colour with shape, so that a seat is known without its colour: circle, triangle, square, diamond, star. */
const shapes: readonly ReactNode[] = [
  <circle key="0" cx="12" cy="12" r="10.5" />,
  <path key="1" d="M12 1.5 23 21H1z" />,
  <rect key="2" x="2" y="2" width="20" height="20" rx="1.5" />,
  <path key="3" d="M12 .8 23.2 12 12 23.2.8 12z" />,
  <path key="4" d="m12 .6 3.3 7.7 8.3.7-6.3 5.5 1.9 8.200L12 18.400l-7.2 4.3 1.9-8.200L.4 9l8.3-.7z" />,
];

/** The shape alone, for pictures that carry it: on a grid of 24. */
export const seatShape = (seat: number): ReactNode => shapes[seat % shapes.length];

/** Where the initial stands in each shape. */
const baselines = [16.3, 18.6, 16.3, 16.3, 16.6];

export interface SeatMarkProps {
  readonly seat: number;
  /** Its initial stands in the shape from 24 px up. */
  readonly name?: string;
  /** In px; 26 by default. */
  readonly size?: number;
  /** Its accessible name, where no words beside it say whose it is. */
  readonly label?: string;
  readonly className?: string;
}

export const SeatMark = memo(function SeatMark({
  seat,
  name,
  size = 26,
  label,
  className = '',
}: SeatMarkProps): ReactNode {
  const at = seat % shapes.length;
  return (
    <svg
      className={`seat-mark seat-${at + 1} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-hidden={label === undefined}
    >
      <title>{label}</title>
      <g className="seat-shape">{shapes[at]}</g>
      {name && size >= 24 && (
        <text x="12" y={baselines[at]} textAnchor="middle">
          {[...name][0]?.toLocaleUpperCase()}
        </text>
      )}
    </svg>
  );
});

/** The CSS value of a seat's colour. */
export const seatColour = (seat: number): string => `var(--seat-${(seat % shapes.length) + 1})`;
