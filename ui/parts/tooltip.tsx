import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';

export interface TooltipProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly rule?: string | null;
  readonly onRule?: ((rule: string) => void) | null;
  readonly id?: string;
  /** What else can be opened from it. */
  readonly after?: ReactNode;
}

/** The paper of a tooltip. At the table `Spot` shows it by itself; elsewhere it can be laid anywhere. */
export const Tooltip = ({ title, children, rule, onRule, id, after }: TooltipProps): ReactNode => (
  <div className="tooltip" role="tooltip" id={id}>
    <b className="tooltip-title">{title}</b>
    {children}
    <RuleLink rule={rule} onRule={onRule} />
    {after}
  </div>
);
