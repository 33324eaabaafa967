import type { ReactNode } from 'react';
import { colourOf } from '../content/catalogue.ts';
import { colourName, is } from '../pieces.ts';
import { playerAt } from '../state.ts';
import { useScene } from './scene.tsx';

const PLACES = [
  { x: 98, y: 48, size: 24 },
  { x: 132, y: 50, size: 22 },
  { x: 114, y: 45, size: 25 },
] as const;

/** The cart carries home what this chair gained last. */
export function Cart(): ReactNode {
  const { state, seat } = useScene();
  if (seat === null) return null;
  const last = playerAt(state, seat).crystals.filter(is.crystal).slice(-PLACES.length);
  return last.map((crystal, at) => {
    const { x, y, size } = PLACES[at] ?? PLACES[0];
    const colour = colourName(colourOf(crystal));
    return (
      <g key={crystal} data-tint={colour}>
        <use href={`#ss-cut-${colour}`} x={x} y={y} width={size} height={size} />
      </g>
    );
  });
}
