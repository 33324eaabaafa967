import type { ReactNode } from 'react';

/** Pictures once each, as symbols that pieces refer to (`<use href="#…">`): the `Library` of a board. Nothing of it is seen where it stands. */
export const Pictures = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className="pictures" aria-hidden="true">
    <defs>{children}</defs>
  </svg>
);
