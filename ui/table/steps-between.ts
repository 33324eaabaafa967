import type { Box } from './beside.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const directionOf: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Which of the boxes an arrow leads to from one of them, as they lie on the screen; the same one when there is nothing that way. What lies straight
 * ahead comes before what lies aside.
 */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (start === undefined) return from;
  const here = middleOf(start);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, at) => {
    if (at === from) return;
    const there = middleOf(box);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    if (ahead <= 1) return;
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

const middleOf = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
