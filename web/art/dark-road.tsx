import type { ReactNode } from 'react';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Pine = ({ x, y, size, snow }: Placed & { snow: string }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path fill="#0E1626" d="M0-46 13-24H8l13 20H13l15 22h-56L-13-4h-8L-8-24h-5z" />
    <path fill={snow} d="M0-46 13-24 4-28-2-22-13-24zM8-24 21-4 10-9 4-4z" opacity={0.85} />
  </g>
);

/** Light is flat discs of falling opacity. */
const Lantern = ({ x, y, size }: Placed): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r={46} fill="#FFBE55" opacity={0.1} />
    <circle r={30} fill="#FFBE55" opacity={0.16} />
    <circle r={17} fill="#FFCF7A" opacity={0.35} />
    <path d="M-5-9h10l3 15H-8z" fill="#FFE6AE" />
    <path d="M-7-9h14M-9 7H9M0-9v-6" stroke="#2a1a08" strokeWidth={2.6} strokeLinecap="round" />
  </g>
);

/** Where the flakes are, and how large. */
const SNOW = [
  [251.2, 99.7, 0.8],
  [89.3, 128.5, 1],
  [281.2, 167.2, 1.7],
  [263.4, 17.6, 1],
  [168.2, 152.6, 1.2],
  [57.9, 272.7, 0.7],
  [109.6, 103.2, 1.6],
  [277.3, 154.5, 0.8],
  [121.7, 85.1, 1.1],
  [127.2, 99.8, 1.4],
  [184.2, 70, 2],
  [137.4, 258.9, 1.6],
  [190.3, 154.9, 1.4],
  [206.7, 281.9, 1.2],
  [212.5, 75.3, 1.5],
  [105.2, 99.2, 1.2],
  [238.4, 263.3, 0.8],
  [245.8, 23.3, 1.2],
  [46.1, 23.4, 2.1],
  [66, 189.7, 0.8],
  [137.1, 177.9, 0.8],
  [276.6, 265.4, 1.9],
  [265.6, 272.3, 1.7],
  [82.6, 3.1, 1],
  [22.8, 0.5, 1.5],
  [69.4, 222.3, 1.3],
  [206.3, 71.4, 1.9],
  [70.5, 112.2, 1.9],
  [35.5, 146.8, 0.6],
  [273.9, 191.1, 2],
  [6.3, 270, 0.9],
  [290.6, 169.6, 1.6],
  [79.9, 66.8, 0.9],
  [169.3, 15.7, 1.8],
  [210.2, 214.2, 1.3],
  [9.8, 33.1, 2],
  [39.2, 206.4, 1.9],
  [11.1, 264.9, 1.9],
  [297.8, 286.3, 1.7],
  [125.9, 74.5, 1.7],
  [264.7, 119.5, 1],
  [121.5, 266.1, 1.4],
  [105.4, 186.5, 1.7],
  [100.5, 217.6, 1.2],
  [59.6, 93.5, 2.1],
  [298.2, 189.7, 1.9],
  [275.5, 59.9, 1.6],
  [40.6, 149.2, 1.4],
  [231.4, 283.7, 1.3],
  [56.1, 134, 0.8],
  [198.8, 156.5, 1.4],
  [152, 227.1, 1.1],
  [225.3, 7.8, 1],
  [162.5, 60.8, 1.7],
  [87.3, 70.7, 1.6],
  [128.8, 22.6, 1.8],
  [246.9, 274.6, 2],
  [204.3, 287.7, 0.6],
  [228.6, 180.3, 1.7],
  [269.5, 11.1, 0.8],
] as const;

/** The cover of Merchants of the Dark Road: a caravan in the snow, and every warm thing a lamp. */
export const DarkRoadCover = (): ReactNode => (
  <>
    <rect width="300" height="380" fill="#121A2D" />
    <path fill="#18233C" d="M0 70c60-20 120 10 180-6s80-20 120-8v324H0z" />
    <circle cx="58" cy="104" r="22" fill="#E9EEF6" />
    <circle cx="67" cy="98" r="20" fill="#18233C" />
    <path fill="#24324F" d="M0 190l46-62 34 40 52-84 44 70 36-42 50 66 38-36v238H0z" />
    <path fill="#DCE6F1" d="M132 84l18 29-8 4-8-8-8 12-10-8zM46 128l12 14-8 2-6-4-8 6zM212 112l13 17-9 2-6-5-8 3z" />
    <path fill="#33456B" d="M0 236c50-30 90-12 140-24s100-28 160-2v170H0z" />
    <Pine x={30} y={232} size={0.55} snow="#C9D6E6" />
    <Pine x={52} y={226} size={0.45} snow="#C9D6E6" />
    <Pine x={250} y={214} size={0.5} snow="#C9D6E6" />
    <Pine x={272} y={220} size={0.6} snow="#C9D6E6" />
    <Pine x={228} y={216} size={0.4} snow="#C9D6E6" />
    <path fill="#8FA5C8" d="M0 270c70-30 120-10 180-18s80-20 120-10v138H0z" />
    <path fill="#DCE6F1" d="M0 312c60-34 130-20 190-28s80-12 110-4v100H0z" />
    <path
      fill="#5B6F97"
      d="M196 244c-18 10-52 14-44 24s60 8 64 24-54 26-92 44-64 30-70 44h92c6-16 40-28 72-42s52-34 38-50-70-18-68-26 20-12 30-18z"
    />
    <path fill="#8FA5C8" d="M60 372l10-8 18 4-12 12H56zM124 340l14-6 14 6-16 6zM196 308l8-5 8 5-8 4z" opacity="0.5" />
    <Lantern x={206} y={236} size={0.42} />
    <Lantern x={140} y={268} size={0.5} />
    <circle cx="158" cy="290" r="84" fill="#FFBE55" opacity="0.10" />
    <circle cx="158" cy="292" r="56" fill="#FFBE55" opacity="0.13" />
    <g transform="translate(152 302)">
      <path fill="#1B1420" d="M-44-14c0-30 18-40 44-40s44 10 44 40z" />
      <path fill="#6B3F2A" d="M-38-18c0-24 16-32 38-32 10 0 18 2 24 6-24 2-42 8-46 26z" />
      <path
        stroke="#1B1420"
        strokeWidth="3"
        fill="none"
        d="M-24-16c0-20 6-30 14-34M4-16c0-20 2-30 6-36M26-16c2-14-2-24-8-32"
      />
      <path fill="#3A2418" d="M-48-14H48L40 8h-80z" />
      <path stroke="#8A5A38" strokeWidth="2.5" d="M-45-5h90" />
      <g fill="none" stroke="#1B1420" strokeWidth="5">
        <circle cx="-26" cy="12" r="14" />
        <circle cx="26" cy="12" r="14" />
      </g>
      <g stroke="#1B1420" strokeWidth="2.5">
        <path d="M-26-2v28M-40 12h28M-36 2l20 20M-16 2l-20 20M26-2v28M12 12h28M16 2l20 20M36 2 16 22" />
      </g>
      <path
        fill="#1B1420"
        d="M-56 24c-2-14-8-18-6-26l-8 4-10-8-4-14 4-6 2-8 6 4 12 4c16-2 26 2 26 14 0 8-4 14-4 22l2 16h-6l-4-16-8 0-4 18h-6l2-18z"
        transform="translate(-22 4)"
      />
      <path stroke="#1B1420" strokeWidth="3" d="M-48-4h-24" />
    </g>
    <Lantern x={208} y={268} size={0.9} />
    <path stroke="#1B1420" strokeWidth="3" d="M198 284l10-30" />
    <Pine x={18} y={356} size={1.1} snow="#F2F6FB" />
    <Pine x={284} y={352} size={1.25} snow="#F2F6FB" />
    <path fill="#F2F6FB" d="M0 362c40-10 60-6 90 2s60 10 100 4 80-10 110-4v16H0z" />
    <g fill="#F2F6FB" opacity="0.8">
      {SNOW.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  </>
);
