import { type PointerEvent, useRef } from 'react';

/** A finger that moves farther is not tapping. */
const SLOP = 10;
/** Milliseconds in which a browser sends the click of a tap. */
const CLICK_COMES = 500;

export interface Tap {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/**
 * Hears a finger's tap when the finger is lifted, without waiting for the click that the browser makes of it a moment later. That click goes nowhere: by then
 * something else may lie there. Mouse, keys and screen readers click as ever.
 */
export function useTap(act: () => void): Tap {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event) => {
      const finger = event.pointerType === 'touch' && event.isPrimary;
      from.current = finger ? { x: event.clientX, y: event.clientY } : null;
      if (finger) keepFocus(event);
    },
    onPointerUp: (event) => {
      const down = from.current;
      from.current = null;
      if (down === null || Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLOP) return;
      swallowClick();
      act();
    },
  };
}

/**
 * A finger needs no focus. Without this the tapped button has it when the choice takes the button away: the browser styles the half-changed page at once,
 * and again when the focus has found another place. A field that is being written in lets go of its focus as usual, and so of its keyboard.
 */
function keepFocus(event: PointerEvent): void {
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable]')) event.preventDefault();
}

function swallowClick(): void {
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('click', swallow, { capture: true });
    document.removeEventListener('pointerdown', stop, { capture: true });
  };
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  const timer = setTimeout(stop, CLICK_COMES);
  document.addEventListener('click', swallow, { capture: true });
  // Whoever taps again means it.
  document.addEventListener('pointerdown', stop, { capture: true });
}
