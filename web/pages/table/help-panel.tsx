import type { ReactNode } from 'react';
import { RulesHelp, type RulesHelpProps } from '../../help/rules-help.tsx';
import { useWords } from '../../shell/words.ts';
import { BesidePanel } from './beside-panel.tsx';

/** The rules beside the table. */
export function HelpPanel({ game, rule, onClose }: RulesHelpProps & { readonly onClose: () => void }): ReactNode {
  const w = useWords();
  return (
    <BesidePanel title={w('table-rules')} onClose={onClose} testId="help">
      <RulesHelp game={game} rule={rule} />
    </BesidePanel>
  );
}
