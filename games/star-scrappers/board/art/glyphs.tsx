import { memo, type ReactNode } from 'react';
import type { Glyph as Name } from '../../verbs/sign.ts';

/** Small one-coloured pictures for the short form of effects, on a grid of 24. */
const GLYPHS: { readonly [name in Name]: string } = {
  /** Two halves with a perforated line. */
  artifact: 'M2 5h9v3h-1v2h1v3h-1v2h1v4H2zM13 5h9v14h-9v-4h1v-2h-1v-3h1V8h-1z',
  card: 'M6 3h12v18H6zM8 5v8h8V5z',
  hand: 'M2.500 8 9 4.500l5 11.500-6.500 3.500zM11 4h9v14h-4.500z',
  /** A pile with its top card lifted. */
  base: 'M5 10h14v3H5zM5 14.500h14v2.500H5zM5 18.500h14V21H5zM5 3l14 2v3.500l-14-2z',
  /** A fist: somebody else's Base is taken. */
  raid: 'M4 10c0-2 3-2 3 0V6c0-2.300 3.200-2.300 3.200 0V5c0-2.300 3.200-2.300 3.200 0v1c0-2.200 3.200-2.200 3.200 0v2c0-2 3.200-2 3.200 0v7c0 4-3 7-7.300 7S5 20 4 16z',
  totem:
    'M8 23V10L5.500 7 9 5.500 10.500 2h3L15 5.500 18.500 7 16 10v13zM10 9.500h1.600v1.600H10zM12.500 9.500h1.600v1.600h-1.600z',
  shield: 'M12 1.500l9 3.500v7c0 5.500-3.500 9-9 11-5.500-2-9-5.500-9-11V5z',
  pick: 'M2 8c5-5 15-5 20 0-4-2-6-2.500-8.300-2.700L14.500 22h-5l.8-16.700C8 5.500 6 6 2 8z',
  start: 'M5 3h2v18H5zM9 4l11 4-11 5z',
};

export const Glyph = memo(function Glyph({ name }: { readonly name: Name }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="picture ss-glyph" aria-hidden="true">
      <path fillRule="evenodd" d={GLYPHS[name]} />
    </svg>
  );
});
