import type { ReactNode } from 'react';

interface Sign {
  readonly picture: ReactNode;
  /** 24 by 24 unless it says otherwise. */
  readonly box?: string;
}

/** Signs that repeat: goods, buildings, markers, actions of the wheel. Kinds are drawn in `--k`, with `--k2` for what is light in them. */
export const signs: { readonly [name: string]: Sign } = {
  fish: {
    picture: (
      <>
        <path className="ar-kf" d="M2 12c4-6 10-7 14-2l6-5v14l-6-5C12 19 6 18 2 12z" />
        <circle className="ar-kh" cx="7" cy="11" r="1.5" />
      </>
    ),
  },
  fruit: {
    picture: (
      <>
        <path className="ar-kf" d="M12 8c6 0 8 4 7 8s-4 6-7 6-6-2-7-6 1-8 7-8z" />
        <path className="ar-kh" d="M12 9c0-4 2-7 7-8 0 4-3 7-7 8zM11 9C10 6 8 4 4 4c1 3 3 5 7 5z" />
      </>
    ),
  },
  'hand-up': {
    picture: (
      <path
        className="ar-line"
        d="M7 13V6.500a1.600 1.600 0 0 1 3.200 0V11M10.200 11V4.800a1.600 1.600 0 0 1 3.200 0V11M13.400 11V6a1.600 1.600 0 0 1 3.200 0v8.500c0 4-2.200 6.500-5.600 6.500-2.800 0-4.300-1.200-5.500-3.600L3.700 14c-.7-1.500 1.200-2.600 2.200-1.400L7 14"
      />
    ),
  },
  wood: { picture: <path className="ar-kf" d="M12 1 5 10h3l-5 7h7v6h4v-6h7l-5-7h3z" /> },
  cattle: {
    picture: (
      <>
        <path className="ar-kf" d="M7 8C3 8 2 5 2 2c2 3 4 3 6 3h8c2 0 4 0 6-3 0 3-1 6-5 6l1 5c0 6-3 9-6 9s-6-3-6-9z" />
        <path className="ar-kh" d="M8 11.500h2.500v2H8zM13.500 11.500H16v2h-2.500zM9.500 17.500h5l-1 2h-3z" />
      </>
    ),
  },
  stone: {
    picture: (
      <>
        <path className="ar-kf" d="M3 20 5 10l7-6 8 5 2 11z" />
        <path className="ar-kl" d="m5 10 7 3 8-4M12 13l-1 7" />
      </>
    ),
  },
  iron: {
    picture: (
      <>
        <path className="ar-kf" d="M6 8h12l4 10H2z" />
        <path className="ar-kl" d="m6 8 3 4h9M9 12l-2 6" />
      </>
    ),
  },
  city: { picture: <path d="M3 21V9h2V7h2v2h1V4h2V2h4v2h2v5h1V7h2v2h2v12h-7v-5a2 2 0 0 0-4 0v5z" /> },
  temple: { picture: <path d="M12 2 22 8v2H2V8zM4 11h3v8H4zm6.500 0h3v8h-3zM17 11h3v8h-3zM2 20h20v2.500H2z" /> },
  market: {
    picture: (
      <path d="M3 3h18l2 7a3 3 0 0 1-5.500 1.500 3.500 3.500 0 0 1-5.500 0 3.500 3.500 0 0 1-5.500 0A3 3 0 0 1 1 10zM4 14h2v5h12v-5h2v8H4z" />
    ),
  },
  port: {
    picture: (
      <path d="M12 1.500a3.200 3.200 0 0 1 1.600 6v2h4v2.600h-4v7.200c3-.5 5-2.300 5.600-4.900l-2 .9 2.600-5.300 3 4.800-1.800-.2C20.300 19.400 17 22.500 12 22.500S3.700 19.400 3 14.600l-1.800.2 3-4.800 2.600 5.300-2-.9c.6 2.600 2.600 4.400 5.600 4.900v-7.200h-4V9.500h4v-2a3.200 3.200 0 0 1 1.600-6z" />
    ),
  },
  ship: {
    picture: (
      <path d="M11.500 1c-.5 5-3.500 9.500-8 12h8zM12.500 2c3.500 2 6.500 6 7 11h-7zM2 15h20c-.6 3-2.400 5.500-5 7H7c-2.600-1.500-4.400-4-5-7z" />
    ),
  },
  citizen: { picture: <path d="M12 1a5 5 0 0 1 3 9l4 12.500H5L9 10a5 5 0 0 1 3-9z" /> },
  hut: {
    box: '0 0 20 18',
    picture: (
      <>
        <path className="ar-hut" d="M10 1 1 9h3v8h12V9h3z" />
        <path className="ar-hut-door" d="M8 17v-5h4v5z" />
      </>
    ),
  },
  coin: {
    picture: (
      <>
        <circle className="ar-coin-rim" cx="12" cy="12" r="11" />
        <circle className="ar-coin" cx="12" cy="12" r="8.300" />
        <path className="ar-coin-f" d="M9.500 18V7h6M9.500 12h5" />
      </>
    ),
  },
  token: {
    picture: (
      <>
        <path className="ar-token" d="M12 .5 22 6.200v11.600L12 23.500 2 17.800V6.200z" />
        <path className="ar-token-star" d="m12 4 2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
      </>
    ),
  },
  cube: {
    picture: (
      <>
        <path className="ar-q1" d="M12 1 22 6.500 12 12 2 6.500z" />
        <path className="ar-q2" d="M2 6.500 12 12v11L2 17.500z" />
        <path className="ar-q3" d="M22 6.500 12 12v11l10-5.500z" />
      </>
    ),
  },
  worker: {
    picture: <path d="M4 9c0-5 4-7 8-7s8 2 8 7l2 1v2H2v-2zM7 13h10c0 3-2 5-5 5s-5-2-5-5zM4 23c0-4 3-5 8-5s8 1 8 5z" />,
  },
  unrest: {
    picture: (
      <path d="M9 23v-7c-3 0-4-2-4-5l1-6c.2-2 2.500-2 2.500 0V3c0-2.500 3-2.500 3 0v-.5c0-2 3-2 3 0V4c0-2 3-2 3 0l1 7c0 3-1 5-3.500 5v7z" />
    ),
  },
  skull: {
    picture: (
      <>
        <path d="M12 1.500c6 0 9.500 4 9.500 9 0 3-1.500 5-3.500 6v4.500h-2.500V19h-2v2.500h-3V19h-2v2H6v-4.500c-2-1-3.500-3-3.500-6 0-5 3.500-9 9.500-9z" />
        <circle className="ar-hole" cx="8.300" cy="11" r="2.500" />
        <circle className="ar-hole" cx="15.700" cy="11" r="2.500" />
      </>
    ),
  },
  medal: {
    picture: (
      <>
        <path d="M6 1h5l1 5 1-5h5l-3 8h-6z" />
        <circle cx="12" cy="15.500" r="7.500" />
      </>
    ),
  },
  disc: { picture: <circle cx="12" cy="12" r="10" /> },
  taxes: {
    picture: (
      <>
        <path d="M8 2h8l-2 4c4 2 7 6 7 10 0 4-3 6-9 6s-9-2-9-6c0-4 3-8 7-10z" />
        <path className="ar-cut" d="M10 18v-7h4.500M10 14.500h3.500" />
      </>
    ),
  },
  trade: { picture: <path d="M2 8.500 8 2v4h13v5H8v4zM22 16.500 16 23v-4H3v-5h13v-4z" /> },
  explore: {
    picture: (
      <path d="M1 15.500 15 7l3 5-14 8.500zM16 6l4-2.500 3.500 6L19.500 12zM9 18l3-1.500 1 6.500h-2.500zM13 16l2-1 4 8h-2.500z" />
    ),
  },
  reproduce: {
    picture: (
      <>
        <circle cx="7" cy="5" r="3.500" />
        <path d="M2 19c0-6 2-9 5-9s4 2 4.500 4.500V19z" />
        <circle cx="17" cy="5" r="3.500" />
        <path d="M22 19c0-6-2-9-5-9s-4 2-4.500 4.500V19z" />
        <circle className="ar-cut-round" cx="12" cy="14.500" r="3.200" />
        <path className="ar-cut-round" d="M8 23.500c0-4 1.500-6 4-6s4 2 4 6z" />
      </>
    ),
  },
  recruit: {
    picture: (
      <>
        <circle cx="9" cy="6" r="4.500" />
        <path d="M2 22c0-8 2.500-10.500 7-10.500S16 14 16 22zM18 3h3v4h3v3h-3v4h-3v-4h-3V7h3z" />
      </>
    ),
  },
  migrate: {
    picture: (
      <>
        <path d="M1 20c5-1 6-8 11-8h3V7l8 7.500-8 7.500v-5h-3c-4 0-6 4-11 3z" />
        <circle cx="6" cy="7" r="3.500" />
      </>
    ),
  },
  build: {
    picture: (
      <path d="M3 3h11l4 3.500-2 3-3.500-2L10 8v3H6V8L3 7zM6.500 12h3V23h-3zM13 20h10v3H13zM14.500 16H22v3h-7.500z" />
    ),
  },
  event: { picture: <path d="M13 1 4 14h7l-2 9 11-14h-8z" /> },
};
