import type { ReactNode } from 'react';
import { useUi } from '../words/ui-text.tsx';
import { RuleLink } from './rule-link.tsx';

export interface WhyNotProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly rule?: string | null;
  readonly onRule?: ((rule: string) => void) | null;
  /** Another way on, below the rule. */
  readonly after?: ReactNode;
}

/** Why something cannot be chosen now: the reason first, then the rule. */
export function WhyNot({ title, children, rule, onRule, after }: WhyNotProps): ReactNode {
  const ui = useUi();
  return (
    <div className="tooltip why-not" role="status">
      <b className="tooltip-title">{title ?? ui('why-not-title')}</b>
      {children}
      <RuleLink rule={rule} onRule={onRule} />
      {after}
    </div>
  );
}
