import { Icon } from '@stolik/ui';
import type { ReactNode, SelectHTMLAttributes } from 'react';

/** A list to choose from, with its arrow drawn like all our icons. */
export const Select = ({ className = '', children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>): ReactNode => (
  <span className={`select ${className}`}>
    <select className="text-field" {...rest}>
      {children}
    </select>
    <Icon name="down" size={16} />
  </span>
);
