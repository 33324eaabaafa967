import type { ReactNode } from 'react';
import { useUi } from '../words/ui-text.tsx';

export interface RuleLinkProps {
  readonly rule: string | null | undefined;
  readonly onRule?: ((rule: string) => void) | null | undefined;
}

/** The number of the rule behind a sentence; opens the rules there, where they can be opened. */
export function RuleLink({ rule, onRule }: RuleLinkProps): ReactNode {
  const ui = useUi();
  if (rule === null || rule === undefined) return null;
  const words = ui('rule', { id: rule });
  return onRule ? (
    <button type="button" className="rule-link" onClick={() => onRule(rule)}>
      {words}
    </button>
  ) : (
    <span className="rule-link">{words}</span>
  );
}
