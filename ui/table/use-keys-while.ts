import { useEffect } from 'react';

/** Where keys write. */
const WRITING = 'input, textarea, select, [contenteditable]';

/**
 * Keys that do something while it lasts (an opponent's turn is told), whatever has the focus: that is not pressed by the way. Enter means what has the focus
 * if anything has, and within `apart` (a selector) Space does too.
 */
export function useKeysWhile(lasts: boolean, deeds: { readonly [key: string]: () => void }, apart?: string): void {
  useEffect(() => {
    if (!lasts) return;
    const deedOf = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined => {
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return undefined;
      const within = (places: string): boolean => target instanceof Element && target.closest(places) !== null;
      if (within(WRITING) || (key === ' ' && apart !== undefined && within(apart))) return undefined;
      if (key === 'Enter' && target !== document.body) return undefined;
      return deeds[key.length === 1 ? key.toLowerCase() : key];
    };
    const onDown = (event: KeyboardEvent): void => {
      const deed = deedOf(event);
      if (deed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    // A button is pressed when the key is lifted.
    const onUp = (event: KeyboardEvent): void => {
      if (deedOf(event) !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', onDown, true);
    document.addEventListener('keyup', onUp, true);
    return () => {
      document.removeEventListener('keydown', onDown, true);
      document.removeEventListener('keyup', onUp, true);
    };
  }, [lasts, deeds, apart]);
}
