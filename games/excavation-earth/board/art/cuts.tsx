import type { ReactNode } from 'react';

/** Regions are known by the cut of their tiles, rows of a gallery by a glyph, markets by a symbol. */
export const CUTS: readonly ReactNode[] = [
  <symbol key="tl-yellow" id="ee-tl-yellow" viewBox="0 0 40 40">
    <rect x="1.5" y="1.5" width="37" height="37" rx="16" />
  </symbol>,
  <symbol key="tl-green" id="ee-tl-green" viewBox="0 0 40 40">
    <path d="M1.5 15A13.5 13.5 0 0 1 15 1.5h21a2.5 2.5 0 0 1 2.5 2.5v21A13.5 13.5 0 0 1 25 38.5H4A2.5 2.5 0 0 1 1.5 36z" />
  </symbol>,
  <symbol key="tl-red" id="ee-tl-red" viewBox="0 0 40 40">
    <path d="M12.5 1.5h15l11 11v15l-11 11h-15l-11-11v-15z" />
  </symbol>,
  <symbol key="tl-purple" id="ee-tl-purple" viewBox="0 0 40 40">
    <path d="M1.5 36V19C1.5 9 9.5 1.5 20 1.5S38.5 9 38.5 19v17a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 36z" />
  </symbol>,
  <symbol key="tl-orange" id="ee-tl-orange" viewBox="0 0 40 40">
    <path d="M10 1.5h20L39.5 20 30 38.5H10L.5 20z" />
  </symbol>,
  <symbol key="g1" id="ee-g1" viewBox="0 0 24 24">
    <g className="ee-gl">
      <path d="M1.5 12C5 6.5 8.5 4.5 12 4.5s7 2 10.5 7.5C19 17.5 15.5 19.5 12 19.5S5 17.5 1.5 12z" />
      <circle cx="12" cy="12" r="3.2" />
    </g>
  </symbol>,
  <symbol key="g2" id="ee-g2" viewBox="0 0 24 24">
    <g className="ee-gl">
      <path d="M12 2v20M4.5 3.5v5c0 4.5 3 6.5 7.5 6.5s7.5-2 7.5-6.5v-5M8.5 19.5h7" />
    </g>
  </symbol>,
  <symbol key="g3" id="ee-g3" viewBox="0 0 24 24">
    <g className="ee-gl">
      <path d="M12.5 12c0-2 3.5-2 3.5 1 0 4-7 4.5-7-1 0-6.5 11-7.5 11 .500C20 21 5 21.5 5 12 5 6.5 9 3 14 3" />
    </g>
  </symbol>,
  <symbol key="g4" id="ee-g4" viewBox="0 0 24 24">
    <g className="ee-gl">
      <path d="M3 4h18L12 21zM12 4v8" />
    </g>
  </symbol>,
  <symbol key="m1" id="ee-m1" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="5" />
    <path d="M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5 5 3.5 7.8 6.3 6.3 7.8zM19 3.5 20.5 5l-2.8 2.8-1.5-1.5zM3.5 19 6.3 16.2l1.5 1.5L5 20.5zM16.2 17.7l1.5-1.5L20.5 19 19 20.5z" />
  </symbol>,
  <symbol key="m2" id="ee-m2" viewBox="0 0 24 24">
    <circle cx="16.5" cy="16.5" r="5.5" />
    <path d="M2 2l10.5 8.5-2.5 2zM9 2.5l7 7-2 .500zM2.5 9l7 5.5-.5 2z" />
  </symbol>,
  <symbol key="m3" id="ee-m3" viewBox="0 0 24 24">
    <path d="M15 2a10.3 10.3 0 1 0 7 15.5A9 9 0 0 1 15 2z" />
  </symbol>,
  <symbol key="m4" id="ee-m4" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="5.8" />
    <path
      fillRule="evenodd"
      d="M1.5 15.5C.5 13 5 9 11 7.3s11.5-1.3 12 1-4 6-10 8S2.5 18 1.5 15.5zm2-.8c.5 1 5 .6 9.3-.7s8.5-4 8.2-5-5-.6-9.3.7-8.7 4-8.2 5z"
    />
  </symbol>,
  <symbol key="m5" id="ee-m5" viewBox="0 0 24 24">
    <path d="M12 2.5c4 0 5.5 3 4 5 4-.5 6.5 2 6 5s-4 4-6.5 2.5c.5 3.5-1.5 6.5-5 6.5S5.5 18.5 7 15.5C3.5 16 1.5 13.5 2 10.5S5.5 7 8 8c-.5-3 1-5.5 4-5.5zm0 6.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
  </symbol>,
  <symbol key="m6" id="ee-m6" viewBox="0 0 24 24">
    <path d="m12 1 2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z" />
  </symbol>,
];
