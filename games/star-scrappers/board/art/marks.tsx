import type { ReactNode } from 'react';
import type { ColourName } from '../../pieces.ts';

/** The marks of the six factions, in one colour; `ss-hole` shows what lies behind. */
export const MARKS: { readonly [colour in ColourName]: ReactNode } = {
  purple: <path d="M4 20 7 9l3 6 2-12 2 12 3-6 3 11z" />,
  brown: (
    <>
      <path d="M3 15a9 9 0 0 1 18 0zM1 17h22v3H1z" />
      <circle cx="12" cy="11" r="2.6" className="ss-hole" />
    </>
  ),
  blue: (
    <>
      <path d="M12 2c5 0 8 4 8 8 0 3-1 4-1 6 0 2 1 3 3 3v2c-4 1-6-1-6-4-1 0-1 1-1 5h-2c0-4-.3-5-1-5s-1 1-1 5H9c0-4 0-5-1-5 0 3-2 5-6 4v-2c2 0 3-1 3-3 0-2-1-3-1-6 0-4 3-8 8-8z" />
      <circle cx="9" cy="10" r="1.7" className="ss-hole" />
      <circle cx="15" cy="10" r="1.7" className="ss-hole" />
    </>
  ),
  yellow: (
    <>
      <path d="m10.3 1.5-.5 2.7-2 .8-2.3-1.5-2.4 2.4 1.5 2.3-.8 2-2.7.5v3.3l2.7.5.8 2-1.5 2.3 2.4 2.4 2.3-1.5 2 .8.5 2.7h3.3l.5-2.7 2-.8 2.3 1.5 2.4-2.4-1.5-2.3.8-2 2.7-.5v-3.3l-2.7-.5-.8-2 1.5-2.3-2.4-2.4L16 4.9l-2-.8-.5-2.7z" />
      <circle cx="12" cy="12.2" r="3.8" className="ss-hole" />
    </>
  ),
  red: (
    <>
      <path d="M1 12C5 5 9 3 12 3s7 2 11 9c-4 7-8 9-11 9S5 19 1 12z" />
      <circle cx="12" cy="12" r="5" className="ss-hole" />
      <path d="m12 7.5 1.8 4.5-1.8 4.5-1.8-4.5z" />
    </>
  ),
  green: <path d="M12 23c-1-3-1-6 0-9C7 15 3 12 2 5c6 0 9 2 10 6 1-5 4-8 10-9 0 8-3 12-9 12-.7 3-.7 6 0 9z" />,
};
