import { IconButton } from '@stolik/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { RulesHelp, type RulesHelpProps } from '../../help/rules-help.tsx';
import { useWords } from '../../shell/words.ts';

/** The rules beside the table: the game can be played on while they are read. */
export function HelpPanel({ game, rule, onClose }: RulesHelpProps & { readonly onClose: () => void }): ReactNode {
  const w = useWords();
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
      aria-label={w('table-rules')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      data-testid="help"
    >
      <header>
        <h2 className="help-panel-title">{w('table-rules')}</h2>
        <IconButton icon="close" label={w('close')} onClick={onClose} />
      </header>
      <RulesHelp game={game} rule={rule} />
    </aside>
  );
}
