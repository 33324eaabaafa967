import type { CSSProperties, ReactNode } from 'react';
import { type Called, useCall } from '../table/table-context.ts';

export interface DrawnProps {
  /** What it says to those who do not see it. */
  readonly label: Called;
  /** Told as well to whoever points at it. */
  readonly told?: boolean;
  readonly as?: 'span' | 'div' | 'i' | 'p';
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
  /** States that its style asks for. */
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Something drawn in signs and figures, which says what it is in words. */
export function Drawn({ label, told = false, as: Element = 'span', children, ...rest }: DrawnProps): ReactNode {
  const words = useCall()(label);
  return (
    <Element role="img" aria-label={words} title={told ? words : undefined} {...rest}>
      {children}
    </Element>
  );
}
