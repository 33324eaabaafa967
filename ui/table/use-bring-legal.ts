import { type RefObject, useEffect } from 'react';
import { afterDrawing } from './after-drawing.ts';
import { isStill } from './stillness.ts';

/** When something new is asked and nothing that answers it is in sight of this window, brings the first such thing into sight. */
export function useBringLegal(root: RefObject<HTMLElement | null>, decision: number | null): void {
  useEffect(() => {
    const window = root.current;
    if (window === null || decision === null) return;
    return afterDrawing(() => bringLegal(window));
  }, [root, decision]);
}

function bringLegal(window: HTMLElement): void {
  const legal = [...window.querySelectorAll('.spot[data-legal]')];
  if (legal.length === 0) return;
  const frame = window.getBoundingClientRect();
  const seen = legal.some((spot) => {
    const box = spot.getBoundingClientRect();
    const across = box.left >= frame.left - EDGE && box.right <= frame.right + EDGE;
    return across && box.top >= frame.top - EDGE && box.bottom <= frame.bottom + EDGE;
  });
  if (!seen) legal[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: isStill() ? 'auto' : 'smooth' });
}

/** So much of a piece may be hidden. */
const EDGE = 8;
