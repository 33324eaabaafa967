import { memo, type ReactNode } from 'react';

/** Snow falls everywhere alike: places of flakes, spread by the golden angle. */
const FLAKES = Array.from({ length: 70 }, (_, at) => ({
  x: (at * 377) % 990,
  y: (at * 233 + 41) % 546,
  r: 1.1 + (at % 3) * 0.35,
}));

/** Mountains and snow behind the table. */
export const Sky = memo(function Sky(): ReactNode {
  return (
    <svg className="dr-sky" viewBox="0 0 990 546" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="dr-m1"
        d="M0 130 70 66l60 40 80-62 90 70 70-46 90 54 80-66 100 70 70-44 90 58 80-60 110 66v440H0z"
      />
      <path className="dr-m2" d="M0 150c120-26 210-6 330-16s220-20 340-2 220-14 320-4v418H0z" />
      <path className="dr-m3" d="M0 300c140-40 300-20 420 0s320 50 570 0v246H0z" />
      {FLAKES.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className="dr-flake" cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
});
