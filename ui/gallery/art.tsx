import type { ReactNode } from 'react';

/** A piece of fruit in the tones of its tint, light from the upper left. */
export const FruitArt = ({ rings = 2 }: { rings?: number }): ReactNode => (
  <svg viewBox="0 0 100 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {Array.from({ length: rings }, (_, at) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: rings differ only by their number.
        key={at}
        cx="50"
        cy="46"
        r={26 + at * 12}
        fill="none"
        stroke="var(--ringc)"
        strokeWidth="3"
      />
    ))}
    <path fill="var(--k0)" d="M48 24c2-8 8-14 16-16l2 4c-6 2-11 7-13 13z" />
    <path fill="var(--k1)" d="M50 26c-14-8-30 2-30 22s14 34 30 28c16 6 30-8 30-28S64 18 50 26z" />
    <path fill="var(--k2)" d="M28 44c2-10 8-15 15-16-6 4-9 10-9 18z" />
    <path fill="var(--k0)" opacity=".5" d="M80 48c0 20-14 34-30 28 12-2 22-14 23-34z" />
  </svg>
);

export const GemShape = (): ReactNode => (
  <>
    <path className="tone tone-f1" d="M50 4 26 36l24 8z" />
    <path className="tone tone-f2" d="m50 4 24 32-24 8z" />
    <path className="tone tone-f3" d="M26 36 18 78l32 18V44z" />
    <path className="tone tone-f5" d="m74 36 8 42-32 18V44z" />
  </>
);

export const GemArt = (): ReactNode => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <GemShape />
  </svg>
);
