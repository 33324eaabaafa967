import { keysOf } from '@stolik/engine';
import { memo, type ReactNode } from 'react';

/** The interface's own icons: grid 24, stroke 1.9, round ends. */
const lines = {
  back: 'M15 5 8 12l7 7',
  branch: 'M6 4v16M6 13c8 0 11-2 11-8M13.5 8 17 4.500 20.5 8',
  bulb: 'M9.5 17.500h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.800c.8.7 1.1 1.500 1.1 2.400v1.300h5v-1.300c0-.9.3-1.700 1.100-2.400A6 6 0 0 0 12 3z',
  cards: 'M4 6h10v14H4zM8 6V3h12v14h-6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  down: 'm5 9 7 7 7-7',
  download: 'M12 4v11M7 10.500l5 5 5-5M4 20h16',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  forward: 'm9 5 7 7-7 7',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.3 9.500c.3-3.3 5.6-3.3 5.6.1 0 2.4-2.9 2.2-2.9 4.400M12 17.200v.1',
  home: 'M4 11 12 4l8 7M6 9.500V20h12V9.500M10 20v-5h4v5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v6M12 7.500v.1',
  instant: 'M13 2 5 14h6l-1 8 9-13h-6z',
  keyboard: 'M3 6h18v12H3zM7 10v.1M11 10v.1M15 10v.1M7 14h10',
  lamp: 'M12 2v4M8.500 6h7l3.5 8H5zM9.5 17.500c.5 1.700 4.5 1.700 5 0',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c-6 6-6 12 0 18M12 3c6 6 6 12 0 18',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  log: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  market: 'M4 9 5.5 4h13L20 9M4 9h16M5.5 9v11h13V9M9 13h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z',
  motion: 'M4 8h9M2 12h9M4 16h9M16 6a6 6 0 1 1 0 12',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12-7.500z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  rules: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  score: 'M4 20V10M12 20V4M20 20v-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M9 14.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9c1.5 2 1.5 4 0 6M18.5 6.500c3 4 3 7 0 11',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  swap: 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  table: 'M3 9h18M5 9v10M19 9v10M5 14h14',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  turn: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  up: 'm5 15 7-7 7 7',
  users:
    'M9 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.500M17 14c2.5.6 4 2.7 4 6',
  warn: 'M12 3 22 20H2zM12 10v4.500M12 17.200v.1',
  weight: 'M7 9h10l3 11H4zM9 9a3 3 0 1 1 6 0',
  wheel:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M12 3.500v6M12 14.500v6M3.5 12h6M14.5 12h6',
} as const;

/** Full shapes: things of the games that all of them share. */
const fills = {
  cog: 'm10.3 1.5-.5 2.7-2 .8-2.3-1.5-2.4 2.4 1.5 2.3-.8 2-2.7.5v3.300l2.7.5.8 2-1.5 2.3 2.4 2.4 2.3-1.5 2 .8.5 2.700h3.300l.5-2.7 2-.8 2.3 1.5 2.4-2.4-1.5-2.3.8-2 2.7-.5v-3.300l-2.7-.5-.8-2 1.5-2.3-2.4-2.400L16 4.900l-2-.8-.5-2.700zM12 8.400a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.600z',
  crown: 'M2 6l5.5 5L12 3l4.5 8L22 6l-2 13H4z',
  diamond: 'M12 2l8 10-8 10L4 12z',
  hand: 'M4 7.5 11 4l5 11-7 3.500zM12.5 5h8v13h-3.800L12 6z',
  rocks: 'M3 3h18l-3 4-3-1-3 4-3-4-3 2zM5 14l4-2 3 3-2 4H6zM14 12l4-1 2 4-3 3-4-2zM10 20l3-1 3 3H9z',
  star: 'm12 2 2.9 6.6 7.1.7-5.3 4.7 1.5 7L12 17.3 5.8 21l1.5-7L2 9.300l7.1-.7z',
  trophy:
    'M7 3h10v2h4c0 4-1.5 6.5-4.6 7-.8 1.7-2 2.6-3.4 3v3h3v3H8v-3h3v-3c-1.4-.4-2.6-1.3-3.4-3C4.5 11.5 3 9 3 5h4zm0 4H5c.2 1.5.9 2.6 2 3zm10 0v3c1.1-.4 1.8-1.5 2-3z',
} as const;

export type IconName = keyof typeof lines | keyof typeof fills;

export const iconNames: readonly IconName[] = [...keysOf(lines), ...keysOf(fills)];

export interface IconProps {
  readonly name: IconName;
  /** In px; 20 by default. */
  readonly size?: number;
  readonly className?: string;
}

const isLine = (name: IconName): name is keyof typeof lines => name in lines;

/** A small picture beside words, which say the same; so it is silent for screen readers. */
export const Icon = memo(function Icon({ name, size = 20, className = '' }: IconProps): ReactNode {
  const line = isLine(name);
  const path = isLine(name) ? lines[name] : fills[name];
  return (
    <svg
      className={`icon ${line ? 'icon-line' : 'icon-fill'} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});
