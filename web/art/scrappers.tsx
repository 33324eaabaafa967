import type { CSSProperties, ReactNode } from 'react';

/** Crystals and miners of the Star Scrappers, cut from paper: each suit has its own cut and its own people. */

export type Suit = 'purple' | 'brown' | 'blue' | 'yellow' | 'green';

const COLOURS: Record<Suit, string> = {
  purple: '#6F3BA0',
  brown: '#4C240F',
  blue: '#1368DE',
  yellow: '#EDCC3D',
  green: '#4AB065',
};

const suitStyle = (suit: Suit): CSSProperties => ({ '--s': COLOURS[suit] });

const cuts = {
  purple: (
    <>
      <polygon className="tone tone-f4" points="12,46 22,34 30,50 30,86 20,90 12,80" />
      <polygon className="tone tone-f2" points="22,34 30,50 30,86 24,88" />
      <polygon className="tone tone-f5" points="12,46 22,34 24,88 20,90 12,80" />
      <polygon className="tone tone-f3" points="72,54 82,38 91,52 91,80 82,90 72,84" />
      <polygon className="tone tone-f5" points="82,38 91,52 91,80 82,90" />
      <polygon className="tone tone-f2" points="72,54 82,38 80,58 80,88 72,84" />
      <polygon className="tone tone-f1" points="28,30 50,3 42,36" />
      <polygon className="tone tone-f2" points="42,36 50,3 61,36" />
      <polygon className="tone tone-f4" points="61,36 50,3 73,31" />
      <polygon className="tone tone-f2" points="28,30 42,36 42,97 28,88" />
      <polygon className="tone tone-f3" points="42,36 61,36 61,97 42,97" />
      <polygon className="tone tone-f5" points="61,36 73,31 73,88 61,97" />
      <polygon className="tone tone-f1" points="45,42 50,42 50,84 45,88" />
    </>
  ),
  blue: (
    <>
      <polygon className="tone tone-f2" points="50,3 33,33 50,40" />
      <polygon className="tone tone-f3" points="50,3 67,33 50,40" />
      <polygon className="tone tone-f1" points="33,33 50,40 36,58 16,60" />
      <polygon className="tone tone-f4" points="67,33 50,40 64,58 84,60" />
      <polygon className="tone tone-f2" points="16,60 36,58 40,74 24,82" />
      <polygon className="tone tone-f5" points="84,60 64,58 60,74 76,82" />
      <polygon className="tone tone-f3" points="24,82 40,74 50,96" />
      <polygon className="tone tone-f5" points="76,82 60,74 50,96" />
      <polygon className="tone tone-f4" points="40,74 60,74 50,96" />
      <polygon className="tone tone-f1" points="50,40 64,58 60,74 40,74 36,58" />
      <polygon className="tone tone-f2" points="50,40 64,58 60,74 50,66" />
    </>
  ),
  yellow: (
    <>
      <polygon className="tone tone-f2" points="24,16 40,16 30,42 3,42" />
      <polygon className="tone tone-f1" points="40,16 60,16 70,42 30,42" />
      <polygon className="tone tone-f3" points="60,16 76,16 97,42 70,42" />
      <polygon className="tone tone-f1" points="24,16 40,16 30,30" />
      <polygon className="tone tone-f2" points="40,16 50,30 60,16" />
      <polygon className="tone tone-f4" points="76,16 60,16 72,30" />
      <polygon className="tone tone-f3" points="3,42 30,42 50,96" />
      <polygon className="tone tone-f2" points="30,42 70,42 50,96" />
      <polygon className="tone tone-f5" points="70,42 97,42 50,96" />
      <polygon className="tone tone-f1" points="30,42 46,42 50,96" />
      <polygon className="tone tone-f4" points="58,42 70,42 50,96" />
    </>
  ),
  green: (
    <>
      <polygon className="tone tone-f2" points="30,4 70,4 62,24 38,24" />
      <polygon className="tone tone-f1" points="30,4 38,24 28,34 12,22" />
      <polygon className="tone tone-f4" points="70,4 62,24 72,34 88,22" />
      <polygon className="tone tone-f2" points="12,22 28,34 28,66 12,78" />
      <polygon className="tone tone-f5" points="88,22 72,34 72,66 88,78" />
      <polygon className="tone tone-f3" points="12,78 28,66 38,76 30,96" />
      <polygon className="tone tone-f5" points="88,78 72,66 62,76 70,96" />
      <polygon className="tone tone-f4" points="30,96 38,76 62,76 70,96" />
      <polygon className="tone tone-f3" points="38,24 62,24 72,34 72,66 62,76 38,76 28,66 28,34" />
      <polygon className="tone tone-f1" points="38,24 54,24 34,72 28,66 28,34" />
      <polygon className="tone tone-f2" points="62,24 66,28 44,76 40,76" />
    </>
  ),
} satisfies Partial<Record<Suit, ReactNode>>;

const people = {
  purple: (
    <>
      <path className="tone tone-k0" d="M6 80C5 52 24 30 50 30c24 0 36 18 38 50z" />
      <polygon className="tone tone-f2" points="14,52 10,24 26,40" />
      <polygon className="tone tone-f4" points="10,24 26,40 20,48" />
      <polygon className="tone tone-f1" points="28,38 32,6 40,33" />
      <polygon className="tone tone-f3" points="32,6 46,31 40,33" />
      <polygon className="tone tone-f2" points="48,31 58,12 60,34" />
      <polygon className="tone tone-f4" points="58,12 68,39 60,34" />
      <path className="tone tone-k1" d="M40 58c3-12 14-18 26-15 13 3 23 10 29 18 2 3 1 8-4 8l-19 2c-10 8-30 6-32-13z" />
      <path className="tone tone-k2" d="M74 47c8 3 16 8 21 14 2 3 1 8-4 8l-9 1c4-7 0-16-8-23z" />
      <ellipse className="tone tone-k3" cx="94" cy="63" rx="4.6" ry="4" />
      <circle className="tone tone-k0" cx="65" cy="54" r="8.5" />
      <circle className="tone tone-k4" cx="66" cy="54" r="4.8" />
      <path className="tone tone-k0" d="M38 47l20 5-1 5-20-4z" />
      <path className="tone tone-k0" d="M34 80c2-8 12-12 22-10l4 10z" />
      <path className="tone tone-k3" d="M48 80l-3-11 8 5 2 6zm10 0 1-12 6 6v6zm9 0 4-10 4 6-1 4z" />
    </>
  ),
  brown: (
    <>
      <path className="tone tone-k0" d="M6 80c1-15 14-20 30-22h28c16 2 29 7 30 22z" />
      <path className="tone tone-k1" d="M12 80c2-9 8-14 18-16l6 16zm76 0c-2-9-8-14-18-16l-6 16z" />
      <path className="tone tone-k2" d="M33 30h34v16c0 12-8 20-17 20s-17-8-17-20z" />
      <path className="tone tone-k0" d="M33 44c3 5 9 5 17 5s14 0 17-5c1 18-6 26-17 26S32 62 33 44z" />
      <path className="tone tone-k2" d="M43 55h14c-2 4-12 4-14 0z" />
      <rect className="tone tone-k0" x="33" y="35" width="34" height="10" rx="4" />
      <rect className="tone tone-k4" x="37" y="37.5" width="11" height="5" rx="2" />
      <rect className="tone tone-k4" x="52" y="37.5" width="11" height="5" rx="2" />
      <path className="tone tone-k1" d="M26 31c0-16 10-24 24-24s24 8 24 24z" />
      <path className="tone tone-k0" d="M46 7h8v24h-8z" opacity="0.35" />
      <rect className="tone tone-k3" x="21" y="29" width="58" height="5.5" rx="2.7" />
      <circle className="tone tone-k0" cx="50" cy="20" r="9" />
      <circle className="tone tone-k4" cx="50" cy="20" r="6" />
      <path className="tone tone-k4" opacity="0.28" d="M50 20 2 2v24zM50 20 98 2v24z" />
    </>
  ),
  blue: (
    <>
      <path className="tone tone-k0" d="M8 80c3-14 16-18 42-18s39 4 42 18z" />
      <g strokeLinecap="round" strokeLinejoin="round" fill="none" className="tone-line tone-k1" strokeWidth="8">
        <path d="M36 50c-4 12-16 8-20 18" />
        <path d="M64 50c4 12 16 8 20 18" />
        <path d="M45 54c-1 10-8 12-8 22" />
        <path d="M55 54c1 10 8 12 8 22" />
      </g>
      <path
        className="tone tone-k1"
        d="M50 5c17 0 26 12 26 27 0 10-5 14-8 20-2 5-34 5-36 0-3-6-8-10-8-20C24 17 33 5 50 5z"
      />
      <path className="tone tone-k2" d="M50 5c-17 0-26 12-26 27 0 6 2 10 4 13 0-20 6-34 22-40z" />
      <circle className="tone tone-k2" cx="62" cy="14" r="3" />
      <circle className="tone tone-k2" cx="68" cy="21" r="2" />
      <circle className="tone tone-k2" cx="58" cy="22" r="1.6" />
      <ellipse className="tone tone-k3" cx="37" cy="36" rx="8.5" ry="9.5" />
      <ellipse className="tone tone-k3" cx="63" cy="36" rx="8.5" ry="9.5" />
      <rect className="tone tone-k0" x="30.5" y="34" width="13" height="4.6" rx="2.3" />
      <rect className="tone tone-k0" x="56.5" y="34" width="13" height="4.6" rx="2.3" />
      <g
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        className="tone-line tone-k3"
        strokeWidth="2.2"
        opacity="0.75"
      >
        <ellipse cx="50" cy="33" rx="38" ry="31" />
        <path d="M22 22c2-5 6-9 10-11" />
      </g>
    </>
  ),
  yellow: (
    <>
      <path className="tone tone-k0" d="M10 80 18 58h64l8 22z" />
      <path className="tone tone-k1" d="M24 80l4-16h44l4 16z" />
      <g className="tone tone-k0">
        <circle cx="33" cy="70" r="2.4" />
        <circle cx="67" cy="70" r="2.4" />
      </g>
      <rect className="tone tone-k4" x="43" y="67" width="14" height="7" rx="1.5" />
      <rect className="tone tone-k0" x="41" y="50" width="18" height="9" />
      <rect className="tone tone-k1" x="25" y="16" width="50" height="36" rx="5" />
      <path className="tone tone-k2" d="M30 16h14l-8 36h-6a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z" />
      <rect className="tone tone-k0" x="17" y="26" width="8" height="16" rx="2" />
      <rect className="tone tone-k0" x="75" y="26" width="8" height="16" rx="2" />
      <rect className="tone tone-k0" x="31" y="22" width="38" height="15" rx="7.5" />
      <circle className="tone tone-k4" cx="41" cy="29.5" r="5.2" />
      <circle className="tone tone-k3" cx="58" cy="29.5" r="3" />
      <g strokeLinecap="round" strokeLinejoin="round" fill="none" className="tone-line tone-k0" strokeWidth="3">
        <path d="M37 42v6M43.5 42v6M50 42v6M56.5 42v6M63 42v6" />
      </g>
      <g strokeLinecap="round" strokeLinejoin="round" fill="none" className="tone-line tone-k0" strokeWidth="3">
        <path d="M62 16 68 5" />
        <path d="M38 16V9" />
      </g>
      <circle className="tone tone-k4" cx="69" cy="4.5" r="4" />
      <rect className="tone tone-k3" x="33" y="4" width="10" height="6" rx="2" />
    </>
  ),
} satisfies Partial<Record<Suit, ReactNode>>;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A crystal that grows from its foot, leaning by `lean` degrees. */
export const Crystal = ({
  suit,
  x,
  y,
  width,
  lean = 0,
}: Placed & { suit: keyof typeof cuts; lean?: number }): ReactNode => (
  <g className="suit" style={suitStyle(suit)} transform={`rotate(${lean} ${x + width / 2} ${y + width})`}>
    <svg x={x} y={y} width={width} height={width} viewBox="0 0 100 100" aria-hidden="true">
      {cuts[suit]}
    </svg>
  </g>
);

/** One of the suit's people, head and shoulders. */
export const Miner = ({ suit, x, y, width }: Placed & { suit: keyof typeof people }): ReactNode => (
  <g className="suit" style={suitStyle(suit)}>
    <svg x={x} y={y} width={width} height={width * 0.8} viewBox="0 0 100 80" aria-hidden="true">
      {people[suit]}
    </svg>
  </g>
);
