import type { Text } from '@stolik/engine';
import { Spot } from '@stolik/ui';
import type { ReactNode } from 'react';

interface ToldProps {
  /** Tells apart what is explained. */
  readonly id: string;
  readonly name: Text | string;
  readonly says: readonly Text[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** Signs that are no pieces, and explain themselves as pieces do: to a pointer that rests, to the focus and to a finger that holds. Spots among them keep their own ground. */
export const Told = ({ id, name, says, className = '', children }: ToldProps): ReactNode => (
  <div className={`dr-told ${className}`}>
    {children}
    <Spot target={`told-${id}`} name={name} shape="tile" className="dr-told-spot" explain={says} still />
  </div>
);
