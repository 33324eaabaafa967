import { memo, type ReactNode } from 'react';
import { seatShape } from '../pieces/seat-mark.tsx';

/** Pictures by the words that games use for them, on a grid of 24; kinds of goods, and buildings. */
const signs: { readonly [word: string]: ReactNode } = {
  fish: (
    <>
      <path d="M2 12c4-6 10-7 14-2l6-5v14l-6-5C12 19 6 18 2 12z" />
      <circle className="picture-hole" cx="7" cy="11" r="1.5" />
    </>
  ),
  fruit: (
    <path d="M12 9c6 0 8 3.5 7 7.5S15 22 12 22s-6-1.5-7-5.5S6 9 12 9zm0-1c0-4 2-6.5 7-7.5 0 4-3 7-7 7.5zM11 8C10 5.5 8 4 4 4c1 2.5 3 4 7 4z" />
  ),
  wood: <path d="M12 1 5 10h3l-5 7h7v6h4v-6h7l-5-7h3z" />,
  cattle: (
    <>
      <path d="M7 8C3 8 2 5 2 2c2 3 4 3 6 3h8c2 0 4 0 6-3 0 3-1 6-5 6l1 5c0 6-3 9-6 9s-6-3-6-9z" />
      <path className="picture-hole" d="M8 11.5h2.5v2H8zM13.5 11.5H16v2h-2.5zM9.5 17.5h5l-1 2h-3z" />
    </>
  ),
  stone: <path d="M3 20 5 10l7-6 8 5 2 11z" />,
  iron: <path d="M6 8h12l4 10H2z" />,
  city: <path d="M3 21V9h2V7h2v2h1V4h2V2h4v2h2v5h1V7h2v2h2v12h-7v-5a2 2 0 0 0-4 0v5z" />,
  temple: <path d="M12 2 22 8v2H2V8zM4 11h3v8H4zm6.5 0h3v8h-3zM17 11h3v8h-3zM2 20h20v2.5H2z" />,
  market: (
    <path d="M3 3h18l2 7a3 3 0 0 1-5.5 1.5 3.5 3.5 0 0 1-5.5 0 3.5 3.5 0 0 1-5.5 0A3 3 0 0 1 1 10zM4 14h2v5h12v-5h2v8H4z" />
  ),
  port: (
    <path d="M12 1.5a3.2 3.2 0 0 1 1.6 6v2h4v2.6h-4v7.2c3-.5 5-2.3 5.6-4.9l-2 .9 2.6-5.3 3 4.8-1.8-.2C20.3 19.4 17 22.5 12 22.5S3.7 19.4 3 14.6l-1.8.2 3-4.8 2.6 5.3-2-.9c.6 2.6 2.6 4.4 5.6 4.9v-7.2h-4V9.5h4v-2a3.2 3.2 0 0 1 1.6-6z" />
  ),
};

export const isSign = (word: string): boolean => Object.hasOwn(signs, word);

/** A round sign of the map: what can be had there, or what was built there. */
export const SignPicture = memo(function SignPicture({
  word,
  className,
}: {
  word: string;
  className: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="-8 -8 40 40" data-kind={word} aria-hidden="true">
      <circle className="picture-ring" cx="12" cy="12" r="17.5" />
      <g className="picture-sign">{signs[word]}</g>
    </svg>
  );
});

/** A citizen carries the shape of its seat as its head, a ship on its sail, so that a seat is known without its colour. */
export const UnitPicture = memo(function UnitPicture({ word, seat }: { word: string; seat: number }): ReactNode {
  if (word === 'ship')
    return (
      <svg className="picture-unit" viewBox="0 0 40 38" aria-hidden="true">
        <path className="picture-sail" d="M19 2c-1 8-6 16-14 20h14zM21 4c6 3 11 10 12 18H21z" />
        <g className="picture-mark" transform="translate(20.5 8.5) scale(.5)">
          {seatShape(seat)}
        </g>
        <path className="picture-body" d="M3 25h34c-1 5-4 9-8 11H11c-4-2-7-6-8-11z" />
      </svg>
    );
  return (
    <svg className="picture-unit" viewBox="-1 -2 26 35" aria-hidden="true">
      <path className="picture-body" d="M3 31.5c0-7 4-9.5 5-17.5h8c1 8 5 10.5 5 17.5z" />
      <g className="picture-body" transform="translate(2.5 -1) scale(.8)">
        {seatShape(seat)}
      </g>
    </svg>
  );
});
