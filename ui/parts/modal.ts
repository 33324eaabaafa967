import { type RefObject, useEffect, useRef } from 'react';
import { byFinger } from './by-finger.ts';

/** Opens and closes a dialog element as `open` says; when modal, the browser keeps the focus inside and brings it back. */
export function useModal(open: boolean, onClose: () => void, modal = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useRef({ open, close: onClose });
  wanted.current = { open, close: onClose };

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      modal ? element.showModal() : element.show();
      // To whoever touches nothing need be shown to have the focus; keys and readers go on from here.
      if (byFinger() && document.activeElement instanceof HTMLButtonElement) element.focus({ preventScroll: true });
    } else if (!open && element.open) element.close();
  }, [open, modal]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const onCancel = (event: Event): void => {
      event.preventDefault();
      wanted.current.close();
    };
    // A click on the dialog itself, not on anything inside it, is a click beside the paper.
    const onClick = (event: MouseEvent): void => {
      if (event.target === element) wanted.current.close();
    };
    // Browsers close a dialog whatever the page says when Escape is pressed again.
    const onClosed = (): void => {
      if (wanted.current.open) wanted.current.close();
    };
    // A dialog that is not modal leaves Escape to the page.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !element.matches(':modal')) wanted.current.close();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    element.addEventListener('close', onClosed);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.removeEventListener('close', onClosed);
      element.removeEventListener('keydown', onKey);
    };
  }, []);
  return dialog;
}
