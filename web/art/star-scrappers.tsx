import type { ReactNode } from 'react';
import { Crystal, Miner } from './scrappers.tsx';

/** The cover of Star Scrappers: a planet, a ridge of crystals and the crew in front of it. */
export const StarScrappersCover = (): ReactNode => (
  <>
    <rect width="300" height="380" fill="#E7A06B" />
    <path fill="#EFB98A" d="M0 0h300v150H0z" />
    <g transform="translate(6 42)">
      <circle cx="228" cy="96" r="46" fill="#D9824F" />
      <path d="M190 74c26 10 50 12 78 5M183 104c30 10 60 10 88 2" stroke="#C46C3D" strokeWidth="6" fill="none" />
      <ellipse
        cx="228"
        cy="98"
        rx="84"
        ry="14"
        transform="rotate(-16 228 98)"
        fill="none"
        stroke="#F9DDBB"
        strokeWidth="5"
      />
    </g>
    <g fill="#FBE3C6">
      <circle cx="40" cy="92" r="2.5" />
      <circle cx="72" cy="120" r="1.8" />
      <circle cx="26" cy="140" r="1.8" />
      <circle cx="118" cy="78" r="1.8" />
    </g>
    <path fill="#8A4A52" d="M0 190l40-34 30 22 44-50 36 44 50-30 48 40 52-28v226H0z" />
    <path fill="#5E3350" d="M0 238l34-26 40 26 40-34 44 36 40-26 52 28 50-22v160H0z" />
    <Crystal suit="purple" x={72} y={82} width={150} lean={-2} />
    <Crystal suit="purple" x={22} y={150} width={92} lean={-22} />
    <Crystal suit="purple" x={182} y={144} width={96} lean={20} />
    <Crystal suit="blue" x={0} y={214} width={64} lean={-12} />
    <Crystal suit="green" x={238} y={208} width={58} lean={10} />
    <Crystal suit="yellow" x={120} y={196} width={60} />
    <path fill="#33203A" d="M0 284l40-18 44 14 60-16 54 18 48-14 54 12v100H0z" />
    <Miner suit="blue" x={-14} y={262} width={112} />
    <Miner suit="yellow" x={208} y={258} width={108} />
    <Miner suit="brown" x={46} y={274} width={124} />
    <Miner suit="purple" x={126} y={276} width={128} />
    <path fill="#1E1426" d="M0 366h300v14H0z" />
  </>
);

/** A look into the mine, for a game that waits. */
export const StarScrappersScene = (): ReactNode => (
  <>
    <rect width="300" height="190" fill="#2E2636" />
    <path fill="#43354f" d="M0 150l40-26 60 20 70-34 60 28 70-22v74H0z" />
    <Crystal suit="purple" x={96} y={40} width={120} lean={-3} />
    <Crystal suit="green" x={40} y={96} width={70} lean={-12} />
    <Crystal suit="blue" x={196} y={92} width={70} lean={10} />
    <Miner suit="brown" x={4} y={110} width={110} />
    <Miner suit="purple" x={178} y={112} width={112} />
  </>
);
