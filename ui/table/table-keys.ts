import { useEffect } from 'react';

export interface TableKeysProps {
  readonly onUndo?: () => void;
  readonly onHelp?: () => void;
  readonly onBox?: () => void;
  readonly onHint?: () => void;
  readonly onLetGo?: () => void;
  readonly onDigit?: (digit: number) => void;
}

/** The keys of the table: digits choose, U takes back, H asks for a hint, C shows a card in the box, Escape lets go, ? helps. */
export function useTableKeys({ onUndo, onHelp, onBox, onHint, onLetGo, onDigit }: TableKeysProps): void {
  useEffect(() => {
    const meant = (key: string): (() => void) | undefined => {
      if (/^\d$/.test(key)) return onDigit && (() => onDigit(Number(key)));
      switch (key) {
        case 'u':
        case 'U':
          return onUndo;
        case 'h':
        case 'H':
          return onHint;
        case 'c':
        case 'C':
          return onBox;
        case '?':
          return onHelp;
        case 'Escape':
          return onLetGo;
        default:
          return undefined;
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A digit that is held down answers one question, not all that follow.
      if (event.repeat && /^\d$/.test(event.key)) return;
      // Several listen; only the one whose key it is looks through the page.
      const act = meant(event.key);
      if (act === undefined) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]') === null) act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onUndo, onHelp, onBox, onHint, onLetGo, onDigit]);
}
