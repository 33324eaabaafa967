import { memo, type ReactNode } from 'react';

/** The ground of the map: what is left of the continents, with a shade below them, dunes and ruins. On a grid of 900 by 376. */
export const EARTH_BOX = '0 0 900 376';

const LANDS = [
  '44,44 78,26 127,32 177,20 235,32 277,62 318,92 293,116 277,128 260,152 235,164 244,181 268,199 244,211 210,199 177,175 152,158 136,122 102,92 61,86',
  '326,20 393,14 401,38 360,74 335,50',
  '244,217 285,205 326,223 360,253 351,283 318,313 293,349 277,379 252,385 244,349 227,313 202,277 219,241',
  '376,128 418,104 443,68 476,38 517,38 534,68 517,98 584,122 584,164 542,181 501,158 468,134 443,146 410,158 385,152',
  '418,181 468,169 517,187 559,211 592,229 551,259 534,295 509,337 476,343 451,283 426,247 401,217',
  '542,56 600,32 692,26 800,32 858,50 833,80 783,92 766,128 742,158 750,187 725,211 733,241 700,259 667,217 642,193 617,223 584,175 592,134 551,98',
  '692,295 733,271 775,277 800,307 775,343 717,343 683,325',
  '808,295 841,289 858,319 833,343 808,325',
  '69,205 94,190 123,205 111,229 78,229',
  '351,205 376,190 401,205 393,229 360,229',
  '800,187 825,172 849,187 841,211 808,211',
  '401,92 418,80 418,98',
  '808,104 825,122 800,152 791,134',
  '584,277 600,265 592,301',
];

const RUINS = [
  { region: 'red', x: 196, y: 72, width: 52, height: 36 },
  { region: 'yellow', x: 296, y: 272, width: 42, height: 29 },
  { region: 'green', x: 488, y: 226, width: 46, height: 32 },
  { region: 'purple', x: 512, y: 92, width: 44, height: 31 },
  { region: 'orange', x: 742, y: 84, width: 50, height: 35 },
];

const DUNES =
  'M70 96c20-8 40 4 60-2s30-6 44 0M470 205c16-6 30 2 44-2s20-4 28 0M610 70c22-8 46 4 70-2s40-8 60 0M236 262c14-6 24 2 36 0M700 300c16-6 30 2 44-2';

const GRATICULE =
  'M0 74H900M0 148H900M0 222H900M0 296H900M112 0V376M225 0V376M337 0V376M450 0V376M562 0V376M675 0V376M787 0V376';

export const Ground = memo(
  (): ReactNode => (
    <svg className="ee-ground" viewBox={EARTH_BOX} preserveAspectRatio="none" aria-hidden="true">
      <path className="ee-graticule" d={GRATICULE} />
      <g className="ee-land-shade" transform="translate(0 4)">
        {LANDS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <g className="ee-land">
        {LANDS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <path className="ee-dunes" d={DUNES} />
      {RUINS.map(({ region, ...box }) => (
        <svg key={region} className="ee-ruin" viewBox="0 0 100 70" {...box} aria-hidden="true">
          <use href={`#ee-ru-${region}`} />
        </svg>
      ))}
    </svg>
  ),
);
