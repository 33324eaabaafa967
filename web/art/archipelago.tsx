import type { ReactNode } from 'react';

const INK = '#1E4B52';
const PAPER = '#EFE3C2';
const SHALLOWS = '#DDE4D3';
const VERMILION = '#C2441F';

/** Every so many units from `from` to `to`. */
const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

const WAVE = 'q4-2.4 8 0t8 0'.repeat(17);
const SEA = steps(22, 365, 7)
  .map((y) => `M14 ${y}${WAVE}`)
  .join('');

/** Lines that run from the compass to all sides, as on old charts. */
const RHUMBS = steps(0, 15, 1)
  .map(
    (at) =>
      `M218 270l${(420 * Math.cos((at * Math.PI) / 8)).toFixed(1)} ${(420 * Math.sin((at * Math.PI) / 8)).toFixed(1)}`,
  )
  .join('');

const COASTS = [
  'M155.5 137.8Q147.5 150 156.8 162.7Q166.2 175.4 149.8 179.4Q133.5 183.3 121.8 185.9Q110 188.4 95.5 192.8Q81.1 197.2 70.5 188.8Q59.9 180.5 56.2 170.2Q52.5 159.9 46.5 148.9Q40.6 137.8 47.8 127Q55 116.2 69 111.5Q83 106.8 97.3 103.8Q111.6 100.9 125.4 105.6Q139.2 110.2 151.3 117.9Q163.5 125.6 155.5 137.8Z',
  'M254.1 102.8Q253.9 112 251.4 119.5Q249 127 240.6 133.1Q232.1 139.1 220.3 137.4Q208.4 135.8 205.5 127.2Q202.6 118.6 197.9 110.7Q193.2 102.7 201.8 96.7Q210.3 90.7 221.5 86.5Q232.7 82.2 243.5 87.8Q254.3 93.5 254.1 102.8Z',
  'M101.1 283.6Q102.5 292 102.5 301.3Q102.6 310.5 93.8 319.3Q85 328 70.8 326.3Q56.5 324.5 45.9 318.1Q35.3 311.7 31.9 301.9Q28.5 292 29.8 280.9Q31 269.9 43 263.1Q55.1 256.3 68.3 260.3Q81.6 264.2 90.7 269.7Q99.7 275.2 101.1 283.6Z',
];

/** Land with the engraver's water lines around it. */
const Island = ({ coast }: { coast: string }): ReactNode => (
  <g fill="none">
    <path d={coast} stroke={SHALLOWS} strokeWidth={22} />
    <path d={coast} stroke={INK} strokeWidth={17} opacity={0.28} />
    <path d={coast} stroke={SHALLOWS} strokeWidth={14} />
    <path d={coast} stroke={INK} strokeWidth={9.5} opacity={0.5} />
    <path d={coast} stroke={SHALLOWS} strokeWidth={7} />
    <path d={coast} fill={PAPER} stroke={INK} strokeWidth={2.6} />
  </g>
);

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const at = ({ x, y, size = 1 }: Placed): string => `translate(${x} ${y}) scale(${size})`;

const Peaks = (place: Placed): ReactNode => (
  <g transform={at(place)} stroke={INK}>
    <path d="M-16 12-2-14 4-6 8-12 20 12z" fill="#E2D2A6" strokeWidth={2} />
    <path d="M-2-14 4-6l-2 18M8-12l6 24M0-4l-2 16M10 0l0 12" strokeWidth={1.3} fill="none" />
  </g>
);

const Palm = (place: Placed): ReactNode => (
  <g transform={at(place)} stroke={INK} fill="none" strokeWidth={2} strokeLinecap="round">
    <path d="M0 12C2 4 1-2 4-8M4-8c-6-5-11-3-13 2M4-8c-3-7-9-8-12-5M4-8c6-6 12-4 13 1M4-8c3-5 8-7 12-4" />
  </g>
);

const House = (place: Placed): ReactNode => (
  <path transform={at(place)} d="M-9 4l9-8 9 8v9H-9z" fill={VERMILION} stroke={INK} strokeWidth={1.6} />
);

/** Long points for the four winds, short ones between them; north is red. */
const Compass = (): ReactNode => (
  <g transform="translate(218 270)" stroke={INK} strokeWidth={1.2}>
    <circle r={52} fill={SHALLOWS} strokeWidth={1.6} />
    <circle r={46} fill="none" strokeWidth={1} />
    {steps(0, 315, 45).map((turn) => {
      const long = turn % 90 === 0;
      const [right, left] = turn === 0 ? [VERMILION, '#E88A63'] : [long ? INK : PAPER, PAPER];
      return (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={long ? 'M0-44l8 34-8 10z' : 'M0-22l5 14-5 8z'} fill={right} />
          <path d={long ? 'M0-44l-8 34 8 10z' : 'M0-22l-5 14 5 8z'} fill={left} />
        </g>
      );
    })}
    <circle r={6} fill={PAPER} strokeWidth={1.8} />
  </g>
);

const Ship = (): ReactNode => (
  <g transform="translate(152 204)" stroke={INK} strokeWidth={2}>
    <path d="M-26 16h54l-9 16h-36z" fill="#7A4A2A" />
    <path d="M0-26v42M-15-12v28M15-12v28" strokeWidth={2.2} />
    <path d="M2-24c14 6 16 20 2 30zM-13-10c9 4 10 14 1 20zM17-10c9 4 10 14 1 20z" fill="#FBF3DE" strokeWidth={1.8} />
    <path d="M0-26l12-4-12-4z" fill={VERMILION} stroke="none" />
  </g>
);

/** The ruled frame of a chart: dark and light in turn. */
const FRAME = [
  ...steps(8, 278, 30).map((x) => `M${x} 6h15v5h-15zM${x} 369h15v5h-15z`),
  ...steps(11, 341, 30).map((y) => `M6 ${y}h5v15h-5zM289 ${y}h5v15h-5z`),
].join('');

/** The cover of Archipelago: an engraved sea chart. */
export const ArchipelagoCover = (): ReactNode => (
  <>
    <rect width={300} height={380} fill="#C9D8CF" />
    <svg x={13} y={13} width={274} height={354} viewBox="13 13 274 354" overflow="hidden" aria-hidden="true">
      <rect x={13} y={13} width={274} height={354} fill="#CFDCD2" />
      <path d={SEA} fill="none" stroke={INK} strokeWidth={0.9} opacity={0.42} />
      <path d={RHUMBS} stroke={INK} opacity={0.4} />
      {COASTS.map((coast) => (
        <Island key={coast} coast={coast} />
      ))}
      <Peaks x={88} y={138} size={1.15} />
      <Peaks x={122} y={130} size={0.9} />
      <Palm x={74} y={170} />
      <Palm x={130} y={168} size={0.9} />
      <House x={109} y={162} />
      <Peaks x={226} y={106} size={0.8} />
      <Palm x={212} y={120} size={0.7} />
      <Peaks x={66} y={282} size={0.9} />
      <Palm x={90} y={296} size={0.8} />
      <House x={63} y={294} />
      <Compass />
      <Ship />
    </svg>
    <rect x={5} y={5} width={290} height={370} fill="none" stroke={INK} strokeWidth={1.6} />
    <rect x={12} y={12} width={276} height={356} fill="none" stroke={INK} strokeWidth={1.6} />
    <path d={FRAME} fill={INK} />
  </>
);
