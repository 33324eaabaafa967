import type { Drawing } from './drawing.tsx';

/** Buildings, 40 by 34. */
export const BUILDING_PICTURES = {
  'quartz-mine': [
    ['k0', 'M1 34 14 8l8 6 6-8 11 28z'],
    ['k2', 'm14 8 4 8-5 4-3-3zM28 6l4 9-5 2-3-5z'],
    ['door', 'M13 34V24c0-4 3-6 7-6s7 2 7 6v10z'],
    ['lamp', 'm20 22 3 4-1.5 8h-3L17 26z'],
  ],
  'yedls-workshop': [
    ['k0', 'M4 15h32v19H4z'],
    ['k1', 'm1 16 8-12h22l8 12z'],
    ['k2', 'M9 4h22l2 3H7z'],
    ['lamp', 'M8 21h9v8H8z'],
    ['door', 'M23 20h9v14h-9zM12 21h1v8h-1z'],
  ],
  'oracle-of-lumi': [
    ['k0', 'M6 34V18c0-9 6-14 14-14s14 5 14 14v16z'],
    ['k2', 'M6 18C6 9 12 4 20 4c-5 3-7 8-7 14z'],
    ['lamp', 'M12 22c4-5 12-5 16 0-4 5-12 5-16 0z'],
    ['door', 'M17 22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    ['k0', 'M19 0h2v5h-2z'],
  ],
  'oths-lanterns': [
    ['k0', 'M8 34V14l12-9 12 9v20z'],
    ['k1', 'm5 15 15-12 15 12-2 2L20 7 7 17z'],
    ['lamp', 'M13 18h5v6h-5zM22 18h5v6h-5z'],
    ['door', 'M17 27h6v7h-6z'],
    ['lamp', 'M34 18h4v6h-4zM2 18h4v6H2z'],
  ],
  'queens-eye': [
    ['k0', 'M5 34V14h30v20z'],
    ['k1', 'M2 14 20 2l18 12z'],
    ['k2', 'M8 24c6-7 18-7 24 0-6 7-18 7-24 0z'],
    ['lamp', 'M15.5 24a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z'],
    ['door', 'M18 24a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
  ],
  'icebreakers-wharf': [
    ['k1', 'M4 22h32l-5 10H9z'],
    ['k0', 'M19 22V3l13 15H21v4z'],
    ['k2', 'M17 20V8L8 20z'],
    ['lamp', 'M12 25h4v3h-4zM22 25h4v3h-4z'],
    ['k2', 'M0 32c6-3 10 2 14 0s8-2 12 0 8-2 14 0v2H0z'],
  ],
  'guild-hall': [
    ['k0', 'M3 34V15h34v19z'],
    ['k1', 'M1 15 12 4h16l11 11z'],
    ['k2', 'M6 18h4v16H6zM14 18h4v16h-4zM22 18h4v16h-4zM30 18h4v16h-4z'],
    ['lamp', 'M17 8h6v5h-6z'],
  ],
  'candle-and-quartz': [
    ['k0', 'M6 34V16h28v18z'],
    ['k1', 'M3 17 8 6h24l5 11z'],
    ['lamp', 'M14 20c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z'],
    ['lamp', 'm27 20 4 4-1.5 8h-5L23 24z', 0.7],
    ['k2', 'M8 6h24l1 3H7z'],
  ],
  'guildmasters-estate': [
    ['k0', 'M2 34V20h10V9h16v11h10v14z'],
    ['k1', 'M10 10 20 1l10 9zM1 20l5-5h6v5zM39 20l-5-5h-6v5z'],
    ['lamp', 'M17 13h6v5h-6zM5 23h4v5H5zM31 23h4v5h-4z'],
    ['door', 'M17 24h6v10h-6z'],
  ],
  'frosted-filigree': [
    ['k0', 'M6 34V14h28v20z'],
    ['k1', 'M4 14h32l-4-8H8z'],
    ['lamp', 'M9 18h22v9H9z'],
    ['k2', 'M20 17v11M14 19l12 7M26 19l-12 7'],
    ['line2', 'M20 17.5v10M15 20l10 5M25 20l-10 5'],
  ],
} satisfies Record<string, Drawing>;
