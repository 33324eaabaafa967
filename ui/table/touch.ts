import { type PointerEvent, useRef, useState } from 'react';

/** A finger that moves farther is not tapping. */
const SLOP = 10;

type Finger = Pick<PointerEvent, 'pointerType' | 'isPrimary' | 'clientX' | 'clientY'>;

export interface Tap {
  onPointerDown(finger: Finger): void;
  onPointerUp(finger: Finger): void;
  /** Comes after `onPointerUp`, in the same breath. */
  onTouchEnd(event: { preventDefault(): void }): void;
}

/**
 * Hears a finger's tap when the finger is lifted, and tells the browser that nothing more is needed: otherwise it would style and lay out the half-changed
 * page to light up what was tapped, move a mouse there, and click on whatever lies there by then. Mouse, keys and screen readers click as ever, and so does a
 * finger where the browser tells of no touches.
 */
export function tapping(act: () => void, touches = 'ontouchend' in globalThis): Tap {
  let down: Finger | null = null;
  let tapped = false;
  return {
    onPointerDown: (finger) => {
      down = touches && finger.pointerType === 'touch' && finger.isPrimary ? finger : null;
      tapped = false;
    },
    // Does not come when the browser, or a map below, has taken the finger to scroll or to zoom.
    onPointerUp: ({ clientX, clientY }) => {
      tapped = down !== null && Math.hypot(clientX - down.clientX, clientY - down.clientY) <= SLOP;
      down = null;
      if (tapped) act();
    },
    onTouchEnd: (event) => {
      if (tapped) event.preventDefault();
      tapped = false;
    },
  };
}

export function useTap(act: () => void): Tap {
  const now = useRef(act);
  now.current = act;
  const [tap] = useState(() =>
    tapping(() => {
      letGoOfField();
      now.current();
    }),
  );
  return tap;
}

/** A field that was being written in lets go of its keyboard when something else is tapped. */
function letGoOfField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]')) focused.blur();
}
