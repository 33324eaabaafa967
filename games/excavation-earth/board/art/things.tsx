import type { ReactNode } from 'react';

/** The twenty kinds of artefact. What is cut out of a thing has the colour of its tile. */
export const THINGS: readonly ReactNode[] = [
  <symbol key="ob-yg1" id="ee-ob-yg1" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="9.5" />
    <path className="ee-kk" d="m12 7.2 4.4 3.2-1.7 5.2H9.3l-1.7-5.2z" />
    <path className="ee-ks" d="M12 7.2V3M16.4 10.4l4.3-1.5M14.7 15.6l2.8 3.7M9.3 15.6l-2.8 3.7M7.6 10.4 3.3 8.9" />
  </symbol>,
  <symbol key="ob-yg2" id="ee-ob-yg2" viewBox="0 0 24 24">
    <circle cx="8" cy="7.5" r="5.5" />
    <circle cx="17" cy="10" r="4.5" />
    <path d="m9 12 3 9.5 2-.7-2.8-9.5zM15.5 13.5l-2.5 8 2 .5 2.6-8z" />
    <path className="ee-ks" d="M4 6l7.5 3.5M14 9l6 2.5" />
  </symbol>,
  <symbol key="ob-yg3" id="ee-ob-yg3" viewBox="0 0 24 24">
    <path d="M2 6c6-1 8 1 10 1s4-2 10-1c1 8-3 13-7 13-1.5 0-2-1.5-3-1.5S10.5 19 9 19c-4 0-8-5-7-13z" />
    <path className="ee-kk" d="M5.5 10c2-1 4 0 5 2-2 1.5-4.5.5-5-2zM18.5 10c-2-1-4 0-5 2 2 1.5 4.5.5 5-2z" />
    <path d="M11 6 8 1l4 3 4-3-3 5z" />
  </symbol>,
  <symbol key="ob-yg4" id="ee-ob-yg4" viewBox="0 0 24 24">
    <path d="m12 1.5 2.2 2 2.9-.8 1 2.9 2.9.9-.5 3 2 2.3-2 2.3.5 3-2.9.9-1 2.9-2.9-.8-2.2 2-2.2-2-2.9.8-1-2.9-2.9-.9.5-3-2-2.3 2-2.3-.5-3 2.9-.9 1-2.9 2.9.8z" />
    <circle className="ee-kk" cx="12" cy="11.8" r="5.6" />
    <path d="m12 8.3 1 2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.4-2.2 1.4.6-2.5-1.9-1.6 2.5-.2z" />
  </symbol>,
  <symbol key="ob-gg1" id="ee-ob-gg1" viewBox="0 0 24 24">
    <path d="M4 7.5 8 3h11a1.5 1.5 0 0 1 1.5 1.5V21A1.5 1.5 0 0 1 19 22.5H5.5A1.5 1.5 0 0 1 4 21z" />
    <path className="ee-kk" d="M11 5h6.5v2H11z" />
    <path className="ee-ks" d="m8 11 9 8M17 11l-9 8" />
  </symbol>,
  <symbol key="ob-gg2" id="ee-ob-gg2" viewBox="0 0 24 24">
    <circle cx="7" cy="6" r="4.5" />
    <circle cx="15" cy="5.5" r="3.8" />
    <path d="M3 11h14v10H3zM18 14l4.5-2.5v8.5L18 17.8z" />
    <circle className="ee-kk" cx="7" cy="6" r="1.5" />
    <circle className="ee-kk" cx="15" cy="5.5" r="1.3" />
    <path className="ee-kk" d="M5.5 13.5h6V16h-6z" />
  </symbol>,
  <symbol key="ob-gg3" id="ee-ob-gg3" viewBox="0 0 24 24">
    <path d="M12 1.5c4 0 6 3 6 7 0 3-1.5 5-1.5 8 0 4-1.5 6-4.5 6s-4.5-2-4.5-6c0-3-1.5-5-1.5-8 0-4 2-7 6-7z" />
    <path className="ee-ks" d="M12 5v3c-2 1-3.5 2.5-4 5M12 8c2 1 3.5 2.5 4 5" />
  </symbol>,
  <symbol key="ob-gg4" id="ee-ob-gg4" viewBox="0 0 24 24">
    <path d="M2 8.5h20V21H2z" />
    <path className="ee-os" d="M6 8 18 2" />
    <circle className="ee-kk" cx="8" cy="14.8" r="4" />
    <path className="ee-kk" d="M14.5 11.5h5v2h-5zM14.5 15.5h2v3h-2zM17.5 15.5h2v3h-2z" />
  </symbol>,
  <symbol key="ob-rg1" id="ee-ob-rg1" viewBox="0 0 24 24">
    <g className="ee-os">
      <path d="M10.5 16C4 14 2.5 9 3 2.5M5 9 1.5 7M6.5 12.5l-4.5.5M4 5l3-2.5M13.5 16c6.5-2 8-7 7.5-13.5M19 9l3.5-2M17.5 12.5l4.5.5M20 5l-3-2.5" />
    </g>
    <path d="M8 14.5h8l-1.5 5.5-2.5 2.5L9.5 20z" />
  </symbol>,
  <symbol key="ob-rg2" id="ee-ob-rg2" viewBox="0 0 24 24">
    <rect x="1.5" y="6" width="21" height="12" rx="2" />
    <path className="ee-kk" d="M4 9.5h2v5H4zM7.5 9.5h3v2h-1v3h-2zM12 9.5h2v5h-2zM15.5 9.5h4.5v2h-2.5v1H20v2h-4.5z" />
  </symbol>,
  <symbol key="ob-rg3" id="ee-ob-rg3" viewBox="0 0 24 24">
    <path d="M8 1.5h8L21.5 7v8L16 20.5H8L2.5 15V7z" />
    <path className="ee-kk" d="M5 9.2h14v3.6H5z" />
    <path d="M11 20h2v3.5h-2z" />
  </symbol>,
  <symbol key="ob-rg4" id="ee-ob-rg4" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="10" />
    <g className="ee-ks">
      <circle cx="12" cy="12" r="6.8" />
      <path d="M12 5.2v13.6M5.2 12h13.6M7.2 7.2l9.6 9.6M16.8 7.2l-9.6 9.6" />
    </g>
    <circle cx="12" cy="12" r="2.6" />
  </symbol>,
  <symbol key="ob-pg1" id="ee-ob-pg1" viewBox="0 0 24 24">
    <path d="M12 1 2.5 8h2.2v9h14.6V8h2.2z" />
    <circle className="ee-kk" cx="12" cy="11.5" r="3.8" />
    <path className="ee-os" d="M12 9v2.7l1.8 1M9 17v4M15 17v5.5" />
    <path d="M7.5 20h3v3h-3zM13.5 21h3v2.5h-3z" />
  </symbol>,
  <symbol key="ob-pg2" id="ee-ob-pg2" viewBox="0 0 24 24">
    <path d="M13 11C9 9 8 4 10 1.5 16 1 21 4 22.5 9c-3 2-7 3-9.5 2z" />
    <path d="M2 16h18v6H2zM10 14h3v2h-3z" />
    <path className="ee-os" d="M13 11c-1 2-2 3-1.5 4" />
    <path className="ee-kk" d="M4 18.3h5v1.5H4z" />
  </symbol>,
  <symbol key="ob-pg3" id="ee-ob-pg3" viewBox="0 0 24 24">
    <path d="M12 2.5C17.5 2.5 22 7 22.5 13c-2-1.7-4.5-1.7-6 0-1.5-1.7-3-2-4.5-.3-1.5-1.7-3-1.4-4.5.3-1.5-1.7-4-1.7-6 0C2 7 6.5 2.5 12 2.5z" />
    <path className="ee-os" d="M12 1v19c0 3-4 3-4 0" />
  </symbol>,
  <symbol key="ob-pg4" id="ee-ob-pg4" viewBox="0 0 24 24">
    <circle cx="6" cy="5" r="3.2" />
    <circle cx="18" cy="5" r="3.2" />
    <circle cx="12" cy="8.5" r="6.5" />
    <ellipse cx="12" cy="18" rx="6.5" ry="5.5" />
    <circle cx="4.5" cy="16" r="2.7" />
    <circle cx="19.5" cy="16" r="2.7" />
    <g className="ee-kk">
      <circle cx="9.5" cy="7.5" r="1.1" />
      <circle cx="14.5" cy="7.5" r="1.1" />
      <ellipse cx="12" cy="11" rx="2.4" ry="1.8" />
      <ellipse cx="12" cy="18" rx="3" ry="2.8" />
    </g>
  </symbol>,
  <symbol key="ob-og1" id="ee-ob-og1" viewBox="0 0 24 24">
    <path d="m4 1.5 1.8-.5 7 21.5-1 .4zM20 1.5 18.2 1l-7 21.5 1 .4z" />
    <path d="M8 16.5h8v3H8z" />
  </symbol>,
  <symbol key="ob-og2" id="ee-ob-og2" viewBox="0 0 24 24">
    <path d="M5 10 4.5 3l4 2.5h5l4-2.5-.5 7c1.5 2 2 5 1.5 8-.5 3-3 4.5-7 4.5S5 21 4 18c-.6-3-.4-6 1-8z" />
    <path d="M18 12V4c0-2 3.5-2 3.5 0v7c0 3-1 4-3 5z" />
    <g className="ee-kk">
      <circle cx="8.5" cy="9.5" r="1.1" />
      <circle cx="13.5" cy="9.5" r="1.1" />
      <path d="M7 14h8v1.8H7z" />
      <circle cx="11" cy="18.5" r="2" />
    </g>
  </symbol>,
  <symbol key="ob-og3" id="ee-ob-og3" viewBox="0 0 24 24">
    <path d="M19.5 1.5C21 8 17 17 7 22c-2 1-4-1-3-3C8 9 14 2 19.5 1.5z" />
    <path className="ee-ks" d="M18 4 6 20.5M9 11l5 4" />
  </symbol>,
  <symbol key="ob-og4" id="ee-ob-og4" viewBox="0 0 24 24">
    <rect x="1" y="5" width="22" height="14" rx="5" />
    <path className="ee-kk" d="M8 7.5h8v7H8z" />
    <path className="ee-kk" d="M3.7 11h1.2V9.7h1.3V11h1.2v1.3H6.2v1.3H4.9v-1.3H3.7z" />
    <circle className="ee-kk" cx="19" cy="10.5" r="1.2" />
    <circle className="ee-kk" cx="19" cy="14" r="1.2" />
  </symbol>,
];
