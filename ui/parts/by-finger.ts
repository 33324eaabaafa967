let finger = false;

if (typeof document !== 'undefined') {
  const onDown = ({ pointerType }: PointerEvent): void => {
    finger = pointerType === 'touch';
  };
  const onKey = (): void => {
    finger = false;
  };
  document.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  document.addEventListener('keydown', onKey, { capture: true, passive: true });
}

/** Was the page last used by a finger? */
export const byFinger = (): boolean => finger;
