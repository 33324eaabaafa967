import type { Drawing } from './drawing.tsx';

/** Crests of the six towns, on a grid of 24. */
export const CRESTS = {
  wawozno: [['ink', 'M1 4h6l5 12 5-12h6v17H1z']],
  pogorzelce: [
    ['ink', 'M13 1c1 5 7 7 7 13.5A8 8 0 0 1 12 23a8 8 0 0 1-8-8.5C4 10 7.5 8.5 8 4.5c2 1 3 3 3 5 1.5-2 2.3-5 2-8.5z'],
  ],
  daciszklarki: [
    ['ink', 'M10 1h4v6.5a7.5 7.5 0 1 1-4 0z'],
    ['cut', 'M8 14a4 4 0 0 1 3-3.7v1.7a2.5 2.5 0 0 0-1.4 2z'],
  ],
  hendolina: [
    ['ink', 'M12 1c6 3 9 7 9 12 0 4-3 6.5-8 6.5V23h-2v-3.5C6 19.5 3 17 3 13 3 8 6 4 12 1z'],
    ['cut', 'M11.3 7h1.4v12h-1.4zM8 10l3.5 3v2L8 12zM16 10l-3.5 3v2l3.5-3z'],
  ],
  wierszonoc: [['ink', 'M15 2a10.5 10.5 0 1 0 7.5 14.5A9 9 0 0 1 15 2z']],
  kopczyczorty: [
    [
      'ink',
      'M3 2c.5 4 2 6 5 6.5 1.2-.6 2.5-1 4-1s2.8.4 4 1c3-.5 4.5-2.5 5-6.5 2.5 5 1.5 9-1.5 11 1.5 2.5 2.5 5.5 2.5 9H2c0-3.5 1-6.5 2.5-9C1.5 11 .5 7 3 2z',
    ],
  ],
} satisfies Record<string, Drawing>;
