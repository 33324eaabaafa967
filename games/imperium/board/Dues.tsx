import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Sign } from './art/Sign.tsx';
import { DUE_SIGNS, type DueSign } from './due.ts';
import type { Foreseen } from './foreseen.ts';

/** What an answer is sure to bring and cost, in signs; with what of the price progress stands for. */
export function Dues({ due, instead }: Foreseen): ReactNode {
  const talk = useSay();
  const replaced = (['materials', 'population'] as const).filter((resource) => instead[resource] > 0);
  return (
    <span className="im-dues">
      {DUE_SIGNS.filter((sign) => due[sign] !== 0).map((sign) => (
        <span key={sign} data-loss={isLoss(sign, due[sign]) || undefined}>
          {signed(due[sign])}
          <Sign name={sign} />
        </span>
      ))}
      {replaced.length > 0 && (
        <small>
          {talk(say('board-instead'))}{' '}
          {replaced.map((resource) => (
            <span key={resource}>
              {instead[resource]}
              <Sign name={resource} />
            </span>
          ))}
        </small>
      )}
    </span>
  );
}

const isLoss = (sign: DueSign, n: number): boolean => (sign === 'unrest' ? n > 0 : n < 0);
