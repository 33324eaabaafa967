import type { Piece, Text } from '@stolik/engine';
import type { CSSProperties } from 'react';
import type { Frame, Point } from './grid.ts';

/** Where things stand on a map, whose they are and what they are called. */

/** The middle of something on the map, as a style. */
export const standing = ({ x, y }: Point, { left, top }: Frame): CSSProperties => ({ left: x - left, top: y - top });

export const seatColours = (seat: number): CSSProperties => ({
  '--s': `var(--seat-${seat + 1})`,
  '--on': `var(--on-seat-${seat + 1})`,
});

/** A piece with what is special about it now. */
export const namedWithNote = ({ name, note }: Piece, say: (text: Text) => string): string =>
  note === undefined ? say(name) : `${say(name)}, ${say(note)}`;
