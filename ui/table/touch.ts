import type { PointerEvent } from 'react';

/**
 * A finger needs no focus. Without this the tapped button has it when the choice takes the button away: the browser styles the half-changed page at once,
 * and again when the focus has found another place. A field that is being written in lets go of its focus as usual, and so of its keyboard.
 */
export function touchWithoutFocus(event: PointerEvent): void {
  if (event.pointerType !== 'touch') return;
  if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
  event.preventDefault();
}
