import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { useSay } from '@stolik/ui';

import type { ReactNode } from 'react';
import { useProspect } from './scene.tsx';

/** What it brings, in points, and where they come from. */
export function GainSheet(): ReactNode {
  const { gain } = useProspect();
  const talk = useSay();
  if (gain === null) return null;
  return (
    <aside className="ss-sheet ss-gain" aria-label={talk(gain.title)}>
      <p>{talk(gain.title)}</p>
      <b>{talk(say('gain-vp', { points: signed(gain.points) }))}</b>
      <ul>
        {gain.parts.map(({ text, points }) => (
          <li key={talk(text)}>
            <span>{talk(text)}</span>
            {points !== null && <i>{signed(points)}</i>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
