import type { Point } from './near-miss.ts';

/** What lies under the pointer, as far as asked here. */
type Under = Pick<Node, 'contains'>;

/** Tells pointing at a thing from a thing that comes to lie under a pointer that rests: after a choice, or when the page scrolls. */
export interface Resting {
  /** The pointer and this have met; it is pointed at now, or when the pointer moves on it. */
  enter(thing: Under, at: Point, pointAt: () => void): void;
  leave(): void;
  /** The pointer has moved to this place, on this. */
  moved(at: Point, on: Node | null): void;
}

export function resting(): Resting {
  let pointer: Point | null = null;
  /** What lies under the pointer and was not pointed at yet. */
  let under: { readonly thing: Under; readonly pointAt: () => void } | null = null;
  return {
    enter: (thing, at, pointAt) => {
      under = null;
      if (pointer?.x === at.x && pointer.y === at.y) under = { thing, pointAt };
      else pointAt();
    },
    leave: () => {
      under = null;
    },
    moved: (at, on) => {
      pointer = at;
      const was = under;
      under = null;
      // It may be gone without the pointer having left it.
      if (was?.thing.contains(on)) was.pointAt();
    },
  };
}
