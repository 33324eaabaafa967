import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { addressOf, type Route } from './router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
}

/** A way to another page; an ordinary link, so that it can be opened in a new tab. */
export const Link = ({ to, children, ...rest }: LinkProps): ReactNode => (
  <a href={addressOf(to)} {...rest}>
    {children}
  </a>
);
