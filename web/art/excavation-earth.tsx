import type { ReactNode } from 'react';

/** Neon is three strokes of falling width, never a blur. */
const Neon = ({ colour, d, width }: { colour: string; d: string; width: number }): ReactNode => (
  <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
    <path d={d} strokeWidth={width * 4.2} opacity={0.16} />
    <path d={d} strokeWidth={width * 2.2} opacity={0.3} />
    <path d={d} strokeWidth={width} />
  </g>
);

/** The cover of Excavation Earth: a ship over the ruins at dusk, and what it came for. */
export const ExcavationEarthCover = (): ReactNode => (
  <>
    <rect width="300" height="380" fill="#3A2138" />
    <path fill="#56304A" d="M0 120h300v260H0z" />
    <path fill="#7E4457" d="M0 176h300v204H0z" />
    <path fill="#AD6660" d="M0 222h300v158H0z" />
    <circle cx="150" cy="238" r="66" fill="#F0B48A" />
    <path
      fill="#4A2940"
      d="M0 244l26-8V196h14v36l20 4v-60l8-12 8 12v64l28 6v-34h22v38l30 4v-20h16v-46h10v46h14v20l34-4v-50l12-8 12 8v44l20 4v-26h22v36l12 4v144H0z"
    />
    <path fill="#FFE9D2" opacity="0.18" d="M124 96h52l76 214H48z" />
    <path fill="#241423" d="M52 84c10-30 50-46 98-46s88 16 98 46c-26 16-60 22-98 22s-72-6-98-22z" />
    <path fill="#5B3355" d="M104 44c6-20 24-30 46-30s40 10 46 30c-28 8-64 8-92 0z" />
    <Neon colour="#4FE3EE" d="M52 84c26 16 60 22 98 22s72-6 98-22" width={3} />
    <Neon colour="#FF6FB0" d="M104 44c6-20 24-30 46-30s40 10 46 30" width={2.6} />
    <g fill="#FFE38A">
      <circle cx="90" cy="78" r="5" />
      <circle cx="120" cy="86" r="5" />
      <circle cx="150" cy="88" r="5" />
      <circle cx="180" cy="86" r="5" />
      <circle cx="210" cy="78" r="5" />
    </g>
    <g transform="rotate(-9 150 260)">
      <path fill="#8C5A55" d="M104 330V212c0-26 20-40 46-40s46 14 46 40v118z" />
      <path fill="#B98371" d="M104 330V212c0-26 20-40 46-40-22 20-24 90-18 158z" />
      <path fill="#5C3640" d="M112 222h32v12c-12 6-24 6-32 0zM158 222h32v12c-8 6-20 6-32 0z" />
      <path fill="#74484A" d="M142 218h16l10 56h-36z" />
      <path fill="#5C3640" d="M126 290h48v9h-48z" />
      <path fill="#74484A" d="M104 206h92v12h-92z" />
      <path fill="#8C5A55" d="M94 224h12v56H94zM194 224h12v56h-12z" />
      <Neon colour="#FF6FB0" d="M150 182v14M138 190l12 12 12-12" width={2.6} />
    </g>
    <path fill="#C98A66" d="M0 318c50-26 96-10 150-6s100-22 150 0v68H0z" />
    <path fill="#A8664F" d="M0 342c60-20 110 4 170-4s90-18 130-6v48H0z" />
    <g transform="translate(0 -20)">
      <g fill="#241423">
        <path d="M62 322c-6 0-9-6-9-13 0-8 4-14 9-14s9 6 9 14c0 7-3 13-9 13zM56 320h12l4 26H52zM238 326c-6 0-8-6-8-12 0-7 3-13 8-13s8 6 8 13c0 6-2 12-8 12zm-6-2h12l4 22h-20z" />
      </g>
      <g fill="#4FE3EE">
        <ellipse cx="58.5" cy="308" rx="2.2" ry="3.6" />
        <ellipse cx="65.5" cy="308" rx="2.2" ry="3.6" />
        <ellipse cx="235" cy="313" rx="2" ry="3.2" />
        <ellipse cx="241" cy="313" rx="2" ry="3.2" />
      </g>
      <Neon colour="#4FE3EE" d="M82 348V292l20 8-20 8" width={2.4} />
    </g>
    <g fill="#8A4E42">
      <circle cx="120" cy="360" r="2" />
      <circle cx="200" cy="352" r="2.5" />
      <circle cx="30" cy="364" r="2" />
      <circle cx="266" cy="366" r="2" />
    </g>
  </>
);
