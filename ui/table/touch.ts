import { type PointerEvent, useRef, useState } from 'react';
import { REST_MS } from './tips.ts';

/** A finger that moves farther is not tapping. */
const SLOP = 10;

type Finger = Pick<PointerEvent, 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'timeStamp'>;

export interface Tap {
  onPointerDown(finger: Finger): void;
  onPointerUp(finger: Finger): void;
  /** Comes after `onPointerUp`, in the same breath; where it comes before, a tap is a click. */
  onTouchEnd(event: { preventDefault(): void }): void;
}

/**
 * Hears a finger's tap when the finger is lifted, and tells the browser that nothing more is needed: otherwise it would style and lay out the half-changed
 * page to light up what was tapped, move a mouse there, and click on whatever lies there by then. Mouse, keys and screen readers click as ever, and so does a
 * finger where the browser tells of no touches. A finger that has lain there so long that it asks what the thing is (`held`) does nothing when it is lifted.
 */
export function tapping(act: () => void, held: () => void = () => {}, touches = 'ontouchend' in globalThis): Tap {
  let down: Finger | null = null;
  let tapped = false;
  let isLong = false;
  return {
    onPointerDown: (finger) => {
      down = touches && finger.pointerType === 'touch' && finger.isPrimary ? finger : null;
      tapped = false;
    },
    // Does not come when the browser, or a map below, has taken the finger to scroll or to zoom.
    onPointerUp: ({ clientX, clientY, timeStamp }) => {
      tapped = down !== null && Math.hypot(clientX - down.clientX, clientY - down.clientY) <= SLOP;
      isLong = down !== null && timeStamp - down.timeStamp >= REST_MS;
      down = null;
    },
    onTouchEnd: (event) => {
      if (!tapped) return;
      tapped = false;
      // Not before this was heard: what is tapped may be gone at once by what it does, and then nothing would be heard of it any more.
      event.preventDefault();
      if (isLong) held();
      else act();
    },
  };
}

/** `ready`: a finger has come down, or the button of a mouse. What it will do can be got ready until it is lifted. */
export function useTap(act: () => void, ready: () => void, held: () => void = () => {}): Tap {
  const now = useRef({ act, ready, held });
  now.current = { act, ready, held };
  const [tap] = useState(() => {
    const tap = tapping(
      () => {
        letGoOfField();
        now.current.act();
      },
      () => now.current.held(),
    );
    return {
      ...tap,
      onPointerDown: (finger: Finger) => {
        tap.onPointerDown(finger);
        now.current.ready();
      },
    };
  });
  return tap;
}

/** A field that was being written in lets go of its keyboard when something else is tapped. */
function letGoOfField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]')) focused.blur();
}
