import { type ReactNode, useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { useTableKeys } from '../table/table-keys.ts';
import { useUi } from '../words/ui-text.tsx';
import { NoticeBar } from './notice-bar.tsx';

export interface HeldBarProps {
  /** So many milliseconds the choice is held. */
  readonly held: number;
  readonly onUndo: () => void;
  /** It stands, and others go on. */
  readonly onRelease: () => void;
}

/** In place of the prompt while the last choice of a turn is held: it can be taken back, and the next key or tap lets the others go on. */
export function HeldBar({ held, onUndo, onRelease }: HeldBarProps): ReactNode {
  const ui = useUi();
  useTableKeys({ onUndo });
  useNextTouch(onRelease);
  return (
    <NoticeBar words={ui('prompt-held')} lasts={held} testId="held">
      <Button look="outline" icon="undo" title={`${ui('undo')} (U)`} onClick={onUndo} data-testid="take-back">
        {ui('undo')}
      </Button>
      <Button look="quiet" icon="forward" onClick={onRelease} data-testid="release">
        {ui('prompt-go-on')}
      </Button>
    </NoticeBar>
  );
}

/** Keys that lead through the page, belong to the system, or take back. */
const NOT_ON: readonly string[] = [
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Escape',
  'u',
  'U',
  'h',
  'H',
  'c',
  'C',
  '?',
];

/** Whoever moves the pointer so far has scrolled or moved the map, not tapped. */
const DRAGGED = 10;

/** The next key, or the next tap beside the frame. */
function useNextTouch(act: () => void): void {
  useEffect(() => {
    const inFrame = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('.prompt, .top-bar, dialog') !== null;
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || NOT_ON.includes(event.key)) return;
      if (!inFrame(event.target)) act();
    };
    let down: PointerEvent | null = null;
    const onDown = (event: PointerEvent): void => {
      down = event;
    };
    const onUp = (event: PointerEvent): void => {
      // What went down before the choice was held is the choice itself.
      if (down === null || Math.hypot(event.x - down.x, event.y - down.y) > DRAGGED) return;
      if (!inFrame(event.target)) act();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
    };
  }, [act]);
}
