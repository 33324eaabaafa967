import { say } from '@stolik/engine';
import { Section, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { HIDDEN } from '../pieces.ts';
import { TokenIcon } from './art/pictures.tsx';
import { useProspect } from './prospect.ts';
import { useOwn } from './scene.tsx';

/** The longest bar: more is shown as full. */
const FULL = 40;

/** Coins and prestige side by side, with what is pointed at as a ghost: the lower one counts (DR-26.2). */
export function Measures(): ReactNode {
  const own = useOwn();
  const prospect = useProspect();
  const talk = useSay();
  if (own === null || own.coins === HIDDEN) return null;
  const most = Math.max(FULL, own.coins + prospect.coins, own.prestige + prospect.prestige);
  return (
    <Section className="dr-measures" label={say('board-lower-counts')}>
      {(['coins', 'prestige'] as const).map((what) => {
        const n = own[what];
        const later = Math.max(0, n + prospect[what]);
        const lower = n === Math.min(own.coins, own.prestige);
        return (
          <p key={what} data-lower={lower || undefined}>
            <TokenIcon of={what} />
            <span className="dr-bar" data-what={what}>
              <i style={{ width: `${(100 * n) / most}%` }} />
              {later !== n && (
                <i
                  data-ghost
                  style={{
                    left: `${(100 * Math.min(n, later)) / most}%`,
                    width: `${(100 * Math.abs(later - n)) / most}%`,
                  }}
                />
              )}
            </span>
            <b>{later}</b>
          </p>
        );
      })}
      <small>{talk(say('board-lower-counts'))}</small>
    </Section>
  );
}
