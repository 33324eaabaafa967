import type { ReactNode } from 'react';

/**
 * Pictures as data: flat cut-paper shapes from back to front, each with its tone, its path and perhaps a thinner paint. Tones are classes of `art.css`:
 * `k` from the night to the light of what the picture stands on, `e` the country at night, `n` the coats of steeds, and a few materials that all share.
 */
export type Shape = readonly [tone: string, d: string, opacity?: number];
export type Drawing = readonly Shape[];

export const Drawn = ({ shapes }: { readonly shapes: Drawing }): ReactNode =>
  shapes.map(([tone, d, opacity]) => <path key={d} className={`dr-${tone}`} d={d} opacity={opacity} />);
