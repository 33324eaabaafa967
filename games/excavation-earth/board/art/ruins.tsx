import type { ReactNode } from 'react';

/** What is left of the five regions, and the ship above them. */
export const RUINS: readonly ReactNode[] = [
  <symbol key="ru-yellow" id="ee-ru-yellow" viewBox="0 0 100 70">
    <path d="M0 70V58l14-6 8-14 8 14 14-8 3-6h4V20h-12v-3h12v-5l3-3 3 3v5h12v3H57v18h4l3 8 16 6 10-4 10 6v18z" />
  </symbol>,
  <symbol key="ru-green" id="ee-ru-green" viewBox="0 0 100 70">
    <path d="M0 70V60h6L30 22l20 34 14-20 16 24h20v10z" />
    <path className="ee-rk" d="m30 22 20 34 3 14H36z" />
  </symbol>,
  <symbol key="ru-red" id="ee-ru-red" viewBox="0 0 100 70">
    <path d="M0 70V48h8V30h12v-6h4v-8h2v8h4v30h6V20l7-6 7 6v32h6V38h14v-8h4v22h8v-6h10v24z" />
    <path className="ee-rk" d="M12 34h4v4h-4zM12 42h4v4h-4zM40 26h5v5h-5zM40 36h5v5h-5zM66 44h5v5h-5z" />
  </symbol>,
  <symbol key="ru-purple" id="ee-ru-purple" viewBox="0 0 100 70">
    <path d="M0 70V56l16-4v-14h10v16l6 2c8-12 12-28 14-46h3l1-6 1 6h3c2 18 6 34 14 46l8-4V40l6-8 6 8v16l12 2v12z" />
    <path className="ee-rk" d="M42 58c2-8 14-8 16 0l2 12H40z" />
  </symbol>,
  <symbol key="ru-orange" id="ee-ru-orange" viewBox="0 0 100 70">
    <path d="M0 70V58h12v-6h24v-8H26c6-2 9-5 10-9h4v-6h-8c6-2 9-6 10-10h3v-8l2-4 2 4v8h3c1 4 4 8 10 10h-8v6h4c1 4 4 7 10 9H58v8h26v6h16v12z" />
  </symbol>,
  <symbol key="ufo" id="ee-ufo" viewBox="0 0 48 30">
    <path d="M14 12C14 5 18.5 1 24 1s10 4 10 11z" opacity=".55" />
    <path d="M1 16c4-5 13-7 23-7s19 2 23 7c-4 5-13 8-23 8S5 21 1 16z" />
    <g className="ee-ey">
      <circle cx="11" cy="16" r="2" />
      <circle cx="24" cy="18" r="2" />
      <circle cx="37" cy="16" r="2" />
    </g>
  </symbol>,
];
