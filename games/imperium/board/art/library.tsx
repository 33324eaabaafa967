import { Pictures } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { Drawn } from './drawing.tsx';
import { ICONS } from './icons.ts';
import { MOTIFS, PICTURES } from './pictures/index.ts';

/** Signs that have holes: all others are simply filled. */
const HOLED: ReadonlySet<string> = new Set(['mask', 'metropolis', 'card', 'variable']);

/** Every picture once, as symbols; cards refer to them. */
export const Library = memo(
  (): ReactNode => (
    <Pictures>
      {Object.entries(ICONS).map(([name, d]) => (
        <symbol key={name} id={`im-${name}`} viewBox="0 0 24 24">
          <path d={d} fillRule={HOLED.has(name) ? 'evenodd' : undefined} />
        </symbol>
      ))}
      {Object.entries(PICTURES).map(([name, picture]) => (
        <symbol key={name} id={`im-p-${name}`} viewBox="0 0 120 70" overflow="visible">
          <Drawn picture={picture} />
        </symbol>
      ))}
      {Object.entries(MOTIFS).map(([name, picture]) => (
        <symbol key={name} id={`im-m-${name}`} viewBox="0 0 120 70" overflow="visible">
          <Drawn picture={picture} />
        </symbol>
      ))}
    </Pictures>
  ),
);
