import type { Point } from '@stolik/ui';

/** In px of the screen. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between things that are told apart. */
export interface Spacing {
  /** From the middle of one to that of the next. */
  readonly apart: number;
  /** From the middle of one to its rim. */
  readonly rim: number;
}

/** How often all of them make room for one another; in the last of these rounds words give way. */
const ROUNDS = 80;
const WITH_WORDS = 50;
/** Two at the same point part in this direction, each pair in another one. */
const TURN = 2.4;

/**
 * Things that a finger has to tell apart: each as near to where it stands as the others allow, beside the words where it can, and none outside. Where there
 * is no room for all of them they share what there is.
 */
export function apart(
  points: readonly Point[],
  spacing: Spacing,
  within: Bounds,
  words: readonly Bounds[] = [],
): readonly Point[] {
  const now = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    if (round < WITH_WORDS)
      for (const one of now) for (const word of words) moved = standBeside(one, word, spacing.rim) || moved;
    for (const [at, one] of now.entries())
      for (const [before, other] of now.slice(0, at).entries())
        moved = part(one, other, spacing.apart, TURN * (at + before)) || moved;
    for (const one of now) {
      one.x = Math.min(Math.max(one.x, within.left), within.right);
      one.y = Math.min(Math.max(one.y, within.top), within.bottom);
    }
    if (!moved) break;
  }
  return now;
}

interface Moving {
  x: number;
  y: number;
}

/** Both give way by half of what is lacking, and a bit: what is pushed from several sides would come to rest too near. */
function part(one: Moving, other: Moving, distance: number, otherwise: number): boolean {
  const [x, y] = [one.x - other.x, one.y - other.y];
  const now = Math.hypot(x, y);
  if (now >= distance) return false;
  const [across, down] = now < 1 ? [Math.cos(otherwise), Math.sin(otherwise)] : [x / now, y / now];
  const by = (distance + 0.5 - now) / 2;
  one.x += across * by;
  one.y += down * by;
  other.x -= across * by;
  other.y -= down * by;
  return true;
}

/** Off the words by the shortest way, up or down where both are as short: words are wide. */
function standBeside(one: Moving, { left, right, top, bottom }: Bounds, rim: number): boolean {
  const ways = [
    { x: 0, y: top - rim - one.y },
    { x: 0, y: bottom + rim - one.y },
    { x: left - rim - one.x, y: 0 },
    { x: right + rim - one.x, y: 0 },
  ];
  const [up = 0, down = 0, west = 0, east = 0] = ways.map(({ x, y }) => x + y);
  if (up >= 0 || down <= 0 || west >= 0 || east <= 0) return false;
  const way = ways.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0] ?? { x: 0, y: 0 };
  one.x += way.x;
  one.y += way.y;
  return true;
}
