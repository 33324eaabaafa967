import type { Drawing } from './drawing.tsx';

/** The wagon that rides the ring, 36 by 30. */
export const WAGON = {
  wagon: [
    ['pw0', 'M3 12C3 4 10 1 18 1s15 3 15 11v9H3z'],
    ['pw1', 'M5 12c0-6 6-9 13-9s13 3 13 9z'],
    ['pw2', 'M1 19h34v4H1z'],
    ['pw3', 'M4 24.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    ['pw3', 'M22 24.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    ['pw2', 'M7.4 24.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z'],
    ['pw2', 'M25.4 24.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z'],
  ],
} satisfies Record<string, Drawing>;
