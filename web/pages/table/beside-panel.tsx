import { IconButton } from '@stolik/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../shell/words.ts';
import { useColumn } from './use-column.ts';

export interface BesidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A paper beside the table: the game can be played on while it is read. */
export function BesidePanel({ title, onClose, testId, children }: BesidePanelProps): ReactNode {
  const w = useWords();
  const column = useColumn();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="panel help-panel"
      style={column}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      data-testid={testId}
    >
      <header>
        <h2 className="help-panel-title">{title}</h2>
        <IconButton icon="close" label={w('close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
