import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';

export interface ZoomCardProps {
  readonly title: ReactNode;
  readonly kind?: ReactNode;
  readonly art?: ReactNode;
  readonly tint?: string | undefined;
  /** What it does, sentence by sentence. */
  readonly texts?: readonly ReactNode[];
  readonly rule?: string | null;
  readonly onRule?: ((rule: string) => void) | null;
  /** What else can be opened from it. */
  readonly after?: ReactNode;
}

/** A card as large as it can be read. */
export const ZoomCard = ({ title, kind, art, tint, texts = [], rule, onRule, after }: ZoomCardProps): ReactNode => (
  <article className="zoom-card" data-tint={tint}>
    {art !== undefined && <div className="zoom-art">{art}</div>}
    <h3>{title}</h3>
    {kind !== undefined && <p className="zoom-kind">{kind}</p>}
    {texts.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a card keep their order.
      <p key={at}>{text}</p>
    ))}
    <RuleLink rule={rule} onRule={onRule} />
    {after}
  </article>
);
