import { useEffect } from 'react';

export interface TableKeysProps {
  readonly onUndo?: () => void;
  readonly onHelp?: () => void;
  readonly onBox?: () => void;
  readonly onHint?: () => void;
  readonly onLetGo?: () => void;
  /** Digits 1 to 9, counted from 0. */
  readonly onDigit?: (index: number) => void;
}

/** The keys of the table: digits choose, U takes back, H asks for a hint, C shows a card in the box, Escape lets go, ? helps. */
export function useTableKeys({ onUndo, onHelp, onBox, onHint, onLetGo, onDigit }: TableKeysProps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (/^[1-9]$/.test(event.key)) onDigit?.(Number(event.key) - 1);
      else if (event.key === 'u' || event.key === 'U') onUndo?.();
      else if (event.key === 'h' || event.key === 'H') onHint?.();
      else if (event.key === 'c' || event.key === 'C') onBox?.();
      else if (event.key === '?') onHelp?.();
      else if (event.key === 'Escape') onLetGo?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onUndo, onHelp, onBox, onHint, onLetGo, onDigit]);
}
