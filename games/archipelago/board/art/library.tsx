import { Pictures } from '@stolik/ui';
import type { ReactNode } from 'react';
import { cardArt } from './cards.ts';
import { signs } from './signs.tsx';

/** Every picture once, as symbols that the pieces refer to. */
export function Library(): ReactNode {
  return (
    <Pictures>
      {Object.entries(signs).map(([name, { box, picture }]) => (
        <symbol key={name} id={`ar-${name}`} viewBox={box ?? '0 0 24 24'}>
          {picture}
        </symbol>
      ))}
      {Object.entries(cardArt).map(([id, parts]) => (
        <symbol key={id} id={`ar-card-${id}`} viewBox="0 0 80 50">
          <path className="ar-hz" d="M0 50V34h80v16z" />
          <path className="ar-lines" d="M0 10h80M0 16h80M0 22h80M0 28h80M0 34h80" />
          {parts.map(([tone, d]) => (
            <path key={`${tone}${d}`} className={`ar-c${tone}`} d={d} />
          ))}
        </symbol>
      ))}
    </Pictures>
  );
}
