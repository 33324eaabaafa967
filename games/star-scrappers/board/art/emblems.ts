import { HALF_KINDS } from '../../content/catalogue.ts';
import { box, type Drawing, dot, fill, line, oval, poly } from './drawing.tsx';

/** Emblems of the 24 Artifact halves, on a grid of 32: ink, and one thing of copper or lamplight in each. */
const byId: { readonly [half: string]: Drawing } = {
  /** A sealed paper. */
  contract: [
    fill('ink', 'M7 3h15l4 4v22H7z'),
    line('k3', 1.9, 'M11 9h9M11 14h11M11 19h6'),
    dot('copper', 21, 23, 4.6),
    fill('copper', 'M18.500 26l-1 5 3.500-2 3.500 2-1-5z'),
  ],
  /** A card with its stamps. */
  'loyalty-card': [
    box('ink', 2, 7, 28, 18, 3),
    poly(
      'k4',
      '9,11 10.500,14.500 14,14.800 11.300,17 12.200,20.500 9,18.500 5.800,20.500 6.700,17 4,14.800 7.500,14.500',
    ),
    dot('k3', 19, 13.5, 2),
    dot('k3', 25, 13.5, 2),
    dot('k3', 19, 19.5, 2),
    dot('copper', 25, 19.5, 2.6),
  ],
  /** Two strokes failed; the third finds the vein. */
  'third-time-lucky': [
    line('ink', 3, 'M5 28 9 12M13 28l4-16', 0.55),
    line('ink', 3.4, 'M21 28l4-16'),
    poly('copper', '26,2 28,8 32,9 28,12 28,17 24,13 19,14 22,9 20,4 24,6'),
  ],
  /** One more than anybody has. */
  'third-cyber-hand': [
    box('ink', 9, 24, 14, 7, 2),
    fill('ink', 'M8 14h16v9H8z'),
    line('ink', 3.4, 'M9.700 14V6M15 14V3.500M20.300 14V5.500M24 19l4-6'),
    dot('copper', 9.7, 9.5, 1.7),
    dot('copper', 15, 8, 1.7),
    dot('copper', 20.3, 9, 1.7),
    dot('k4', 16, 18.5, 2.6),
  ],
  /** A belt that never stops. */
  'mass-production': [
    fill('copper', 'M3 12l3-5h3l3 5-4.500 5zM11.500 12l3-5h3l3 5-4.500 5zM20 12l3-5h3l3 5-4.500 5z'),
    box('ink', 1, 19, 30, 9, 4.5),
    dot('k3', 6, 23.5, 2),
    dot('k3', 16, 23.5, 2),
    dot('k3', 26, 23.5, 2),
  ],
  /** Look over there. */
  diversion: [
    dot('ink', 14, 19, 11),
    fill('ink', 'M17 7l4-3 4 4-3 4z'),
    line('ink', 2.2, 'M23 6c2-4 5-4 7-2'),
    poly('k4', '29,0 30,3 32,4 30,5.500 29,9 27.500,5.500 25,5 27,3'),
    fill('k3', 'M8 16c1-3 3-5 6-5l-1 3c-2 0-3 1-3 3z', 0.8),
    poly('copper', '27,22 32,27 27,32 27,29 20,29 20,25 27,25'),
  ],
  'small-change': [
    oval('ink', 11, 27, 9, 3.6),
    oval('k3', 11, 25.5, 9, 3.6),
    oval('ink', 11, 22, 9, 3.6),
    oval('k3', 11, 20.5, 9, 3.6),
    oval('ink', 11, 17, 9, 3.6),
    oval('copper', 11, 15.5, 9, 3.6),
    dot('ink', 24, 9, 7),
    dot('copper', 24, 9, 4.6),
    fill('ink', 'M23 6h2v6h-2z'),
  ],
  /** The last argument. */
  'club-of-persuasion': [
    line('wood', 4.4, 'M5 28 15 18'),
    fill('ink', 'M12 16 22 4c4-3 9 2 6 6L16 20z'),
    fill('copper', 'M20 3l1-3 3 3zM28 4l4-1-2 4zM29 10l3 2-4 2zM25 15l1 4-4-2zM15 8l-3-2 4-2z'),
    line('k4', 1.8, 'M4 8l3 2M9 3l1 3M2 15l4-1'),
  ],
  /** Rope, cage, and no end of ladder. */
  'deep-shaft': [
    fill('ink', 'M6 12 13 2h6l7 10h-4l-5-7h-2l-5 7z'),
    fill('ink', 'M2 12h9v20H2zM21 12h9v20h-9z', 0.55),
    line('ink', 1.6, 'M16 5v13'),
    box('copper', 12, 18, 8, 9, 1.5),
    fill('k4', 'M14 20h4v4h-4z'),
  ],
  'plasma-drill': [
    box('ink', 1, 10, 9, 12, 2),
    poly('ink', '11,6 31,16 11,26'),
    line('k3', 1.9, 'M14 9l-1 14M19 11.500l-1 9M24 14l-1 4'),
    line('copper', 2.4, 'M22 5l4 3M26 26l3-3M28 9l3-1'),
  ],
  'totem-cult': [
    fill('ink', 'M11 31V14L8 10l4-2 2-5h4l2 5 4 2-3 4v17z'),
    dot('k4', 13.8, 13, 1.7),
    dot('k4', 18.2, 13, 1.7),
    line('k3', 1.7, 'M13 19h6M13 24h6'),
    box('copper', 2, 23, 4, 8, 1),
    box('copper', 26, 23, 4, 8, 1),
    fill('k4', 'M4 16c2 2 2.500 4 0 6-2.500-2-2-4 0-6zM28 16c2 2 2.500 4 0 6-2.500-2-2-4 0-6z'),
  ],
  /** The totem rings, and the rock listens. */
  'totem-resonator': [
    fill('ink', 'M12 31V15l-3-4 4-2 1.500-4h3L19 9l4 2-3 4v16z'),
    dot('k4', 14, 14, 1.6),
    dot('k4', 18, 14, 1.6),
    line(
      'copper',
      2.4,
      'M6 22c-2-4-2-9 0-13M26 22c2-4 2-9 0-13M2 25c-2.500-6-2.500-13 0-19M30 25c2.500-6 2.500-13 0-19',
    ),
  ],
  'full-spectrum': [
    poly('ink', '12,5 23,25 1,25'),
    poly('k3', '12,10 18.500,22 5.500,22'),
    line('copper', 2.6, 'M18 14l13-6'),
    line('k4', 2.6, 'M19.500 17.500 31 15'),
    line('ink', 2.6, 'M21 21l10 1', 0.6),
  ],
  'universal-translator': [
    fill('ink', 'M2 3h16v12h-9l-5 5v-5H2z'),
    line('k3', 1.9, 'M6 7h8M6 11h5'),
    fill('copper', 'M14 14h16v12h-2v5l-5-5h-9z'),
    dot('k3', 19, 20, 1.5),
    dot('k3', 22.5, 20, 1.5),
    dot('k3', 26, 20, 1.5),
  ],
  /** As many as a hand can hold. */
  'full-roster': [
    fill('ink', 'M1 12l8-4 7 17-8 4z', 0.6),
    fill('ink', 'M8 6l9-2 4 19-9 2z', 0.8),
    fill('copper', 'M17 4h9v20h-9z'),
    fill('ink', 'M25 5l7 3-7 19-4-2z'),
    fill('k3', 'M19.500 10h4v2h-4zM19.500 14h4v2h-4z'),
  ],
  'press-gang': [
    fill('ink', 'M2 12h7L24 4v24L9 20H2z'),
    fill('ink', 'M6 21h6l2 9H9z'),
    line('copper', 2.4, 'M27 10c2 3.500 2 8 0 12M30 6c3 6 3 14 0 20'),
    fill('k3', 'M5 14.500h4l2-1v5l-2-1H5z', 0.8),
  ],
  'leaders-monument': [
    fill('ink', 'M5 27h22v5H5zM8 22h16v5H8z'),
    fill('ink', 'M9 22c0-5 3-7 7-7s7 2 7 7z'),
    dot('ink', 16, 10, 5),
    poly('k4', '10,6 12.500,7.500 16,1 19.500,7.500 22,6 21,11 11,11'),
    fill('copper', 'M13 24h6v2h-6z'),
  ],
  'second-in-command': [
    fill('ink', 'M16 1l13 5v11c0 7-5 12-13 14C8 29 3 24 3 17V6z'),
    line('k3', 3, 'M9 20l7-5 7 5'),
    line('copper', 3, 'M9 14l7-5 7 5'),
  ],
  collector: [
    box('ink', 2, 6, 28, 24, 2),
    fill('k3', 'M5 9h6v8H5zM13 9h6v8h-6zM21 9h6v8h-6zM5 19h6v8H5zM13 19h6v8h-6zM21 19h6v8h-6z'),
    poly('copper', '8,10.500 10,13.500 8,16.500 6,13.500'),
    dot('ink', 16, 13, 2.2),
    poly('k4', '24,20.500 26,23.500 24,26 22,23.500'),
    fill('copper', 'M14.500 21h3v5h-3z'),
    fill('ink', 'M10 2h12v4H10z'),
  ],
  /** Sun and moon see the same miner. */
  'double-shift': [
    dot('copper', 10, 12, 6),
    line('copper', 2, 'M10 2v2M1 12h1.500M3.500 5.500l1.200 1.200M16.500 5.500l-1.200 1.200M3.500 18.500l1.200-1.200'),
    fill('ink', 'M24 8a11 11 0 1 0 6 17A12 12 0 0 1 24 8z'),
    dot('k4', 27, 16, 1.6),
    dot('k4', 30, 21, 1.2),
  ],
  seismograph: [
    fill('ink', 'M2 5h28v18H2zM5 25h22v4H5z'),
    line('k3', 2, 'M4 14h5l2-5 3 11 3-13 3 9 2-4h6'),
    dot('copper', 27, 12, 2.4),
  ],
  'force-field': [
    fill('glow', 'M1 27C1 13 7 5 16 5s15 8 15 22z', 0.35),
    line('copper', 2.2, 'M1.500 27C1.500 13 7 5 16 5s14.500 8 14.500 22'),
    fill('ink', 'M8 27V17l4-4h8l4 4v10zM1 27h30v3H1z'),
    fill('k4', 'M14 20h4v7h-4z'),
    line('k3', 1.7, 'M6 17c1-4 3-6 5-7'),
  ],
  heraldry: [
    fill('ink', 'M4 3h24v13c0 8-5 13-12 15C9 29 4 24 4 16z'),
    fill('copper', 'M16 5.500h9.500V15H16z'),
    fill('copper', 'M6.500 17H16v11c-5-2-9-6-9.500-11z'),
    poly('k3', '11,6.500 13.500,10.500 11,14 8.500,10.500'),
    dot('k4', 20.5, 20.5, 2.8),
  ],
  'recruitment-office': [
    fill('ink', 'M5 4h22v28H5z'),
    fill('k3', 'M8 7h16v15H8z'),
    dot('ink', 16, 12, 3),
    fill('ink', 'M10.500 20c0-3 2-5 5.500-5s5.500 2 5.500 5z'),
    line('k3', 2, 'M9 26h14'),
    dot('copper', 16, 4, 3),
  ],
};

/** Emblems in the order of `HALF_KINDS`. */
export const EMBLEMS: readonly Drawing[] = HALF_KINDS.map(({ id }) => byId[id] ?? []);
