import type { ReactNode } from 'react';

/**
 * Pictures as data: flat shapes from back to front, each a paint and a path. `c68e45 M…` is filled with that colour, `6b4423/4 M…` is a line so wide;
 * a paint of one or two letters is a colour of the card's palette (`--p-k`), so that one drawing serves many nations.
 */
export type Picture = readonly string[];

const paintOf = (paint: string): string => (paint.length < 3 ? `var(--p-${paint})` : `#${paint}`);

export const Drawn = ({ picture }: { readonly picture: Picture }): ReactNode =>
  picture.map((shape) => {
    const at = shape.indexOf(' ');
    const [paint = '', width] = shape.slice(0, at).split('/');
    const d = shape.slice(at + 1);
    return width === undefined ? (
      <path key={shape} d={d} fill={paintOf(paint)} />
    ) : (
      <path key={shape} d={d} className="im-line" stroke={paintOf(paint)} strokeWidth={width} />
    );
  });
