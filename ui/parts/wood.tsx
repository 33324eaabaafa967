import type { ReactNode } from 'react';

/** The table itself, behind everything: oak with its grain. Once for a page. */
export const Wood = (): ReactNode => (
  <svg className="wood" aria-hidden="true">
    <defs>
      <pattern id="wood-grain" width="420" height="180" patternUnits="userSpaceOnUse">
        <g fill="none" className="wood-grain">
          <path d="M0 14c90-8 150 10 230 4s130-12 190-4M0 40c70 6 120-6 210 0s150 8 210 0M0 62c120 8 170-10 260-4s110 8 160 4M0 96c60-10 130 4 200 2s150-10 220-2M0 120c100 10 190-6 270 0s90 6 150 0M0 150c80-6 130 8 210 4s140-10 210-4" />
          <path d="M250 72c24-7 60-7 84 2-26 9-62 8-84-2z" />
        </g>
        <path className="wood-seam" d="M0 179.5h420" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#wood-grain)" />
  </svg>
);
