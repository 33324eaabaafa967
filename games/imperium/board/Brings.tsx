import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Sign } from './art/Sign.tsx';
import type { Bringing } from './plans.ts';
import { RESOURCES } from './scene.ts';

/** What picking a card would bring, below it. */
export function Brings(brings: Bringing): ReactNode {
  const talk = useSay();
  return (
    <span className="im-brings">
      {RESOURCES.filter((resource) => brings[resource] > 0).map((resource) => (
        <span key={resource}>
          +{brings[resource]} <Sign name={resource} />
        </span>
      ))}
      {brings.unrest && <Sign name="unrest" />}
      {brings.points !== 0 && (
        <b data-loss={brings.points < 0 || undefined}>{talk(say('points-change', { n: signed(brings.points) }))}</b>
      )}
    </span>
  );
}
