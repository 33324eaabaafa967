import type { Frame, Point } from '@stolik/ui';
import type { CSSProperties } from 'react';

/** The middle of something on the map, as a style. */
export const standing = ({ x, y }: Point, { left, top }: Frame): CSSProperties => ({ left: x - left, top: y - top });

export const seatColours = (seat: number): CSSProperties =>
  ({ '--s': `var(--seat-${seat + 1})`, '--on': `var(--on-seat-${seat + 1})` }) as CSSProperties;
