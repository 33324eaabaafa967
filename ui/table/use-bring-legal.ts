import { type RefObject, useEffect, useRef } from 'react';
import { afterDrawing } from './after-drawing.ts';
import { isStill } from './stillness.ts';

/** Where a window stands. */
interface Stand {
  readonly left: number;
  readonly top: number;
}

/** Where it stood before it was moved, and where it was moved to. */
interface Moved {
  readonly from: Stand;
  readonly to: Stand;
}

/**
 * When something new is asked and nothing that answers it is in sight of this window, brings the first such thing into sight. When it is no longer asked for,
 * the window goes back to where it was, unless somebody has moved it since.
 */
export function useBringLegal(root: RefObject<HTMLElement | null>, decision: number | null): void {
  const moved = useRef<Moved | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another look.
  useEffect(() => {
    const window = root.current;
    if (window === null) return;
    return afterDrawing(() => {
      moved.current = bringLegal(window, moved.current);
    });
  }, [root, decision]);
}

function bringLegal(window: HTMLElement, before: Moved | null): Moved | null {
  const spots = [...window.querySelectorAll('.spot[data-legal]')];
  if (spots.length === 0 && before === null) return null;
  const now: Stand = { left: window.scrollLeft, top: window.scrollTop };
  const frame = window.getBoundingClientRect();
  const legal = spots.map((spot) => spot.getBoundingClientRect());
  const go = (to: Stand): void => window.scrollTo({ ...to, behavior: isStill() ? 'auto' : 'smooth' });
  /** Would one of them be in sight if the window stood there? */
  const seenFrom = ({ left, top }: Stand): boolean =>
    legal.some((box) => {
      const x = box.left + now.left - left;
      const y = box.top + now.top - top;
      return (
        x >= frame.left - EDGE &&
        x + box.width <= frame.right + EDGE &&
        y >= frame.top - EDGE &&
        y + box.height <= frame.bottom + EDGE
      );
    });
  const home = before !== null && near(now, before.to) ? before.from : null;
  if (home !== null && (legal.length === 0 || seenFrom(home))) {
    go(home);
    return null;
  }
  const [first] = legal;
  if (first === undefined || seenFrom(now)) return home === null ? null : before;
  const to: Stand = {
    left: between(
      now.left + first.left - frame.left - (window.clientWidth - first.width) / 2,
      window.scrollWidth - window.clientWidth,
    ),
    top: between(
      now.top + first.top - frame.top - (window.clientHeight - first.height) / 2,
      window.scrollHeight - window.clientHeight,
    ),
  };
  go(to);
  return { from: home ?? now, to };
}

/** So much of a piece may be hidden. */
const EDGE = 8;

const near = (one: Stand, other: Stand): boolean =>
  Math.abs(one.left - other.left) <= EDGE && Math.abs(one.top - other.top) <= EDGE;

const between = (at: number, most: number): number => Math.max(0, Math.min(at, most));
