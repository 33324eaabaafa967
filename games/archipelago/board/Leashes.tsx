import { type Frame, standing } from '@stolik/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Fan, Fanned } from './fan.ts';

/** What is moved less stands where it stood. */
const STIR = 9;

/** Where it stands then, however much the map is enlarged. */
export function fannedStyle({ at, by }: Fanned, frame: Frame): CSSProperties {
  const { x, y } = { x: at.x - frame.left, y: at.y - frame.top };
  return {
    left: `calc(${x}px + ${by.x.toFixed(1)}px / var(--zoom, 1))`,
    top: `calc(${y}px + ${by.y.toFixed(1)}px / var(--zoom, 1))`,
  };
}

/** From where they stand to where they are shown. */
export function Leashes({ fan, frame }: { readonly fan: Fan; readonly frame: Frame }): ReactNode {
  return [...fan].map(([thing, { at, by }]) => {
    const length = Math.hypot(by.x, by.y);
    return length < STIR ? null : (
      <span
        key={thing}
        className="ar-leash"
        style={{
          ...standing(at, frame),
          '--long': `${length.toFixed(1)}px`,
          rotate: `${Math.atan2(by.y, by.x).toFixed(3)}rad`,
        }}
      />
    );
  });
}
