import { say } from '@stolik/engine';
import { Spot, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { Amount } from './Gist.tsx';
import { useScene } from './scene.tsx';
import { wholeVisit } from './whole-visit.ts';

/** One touch for all that can still be handed over. */
export function WholeVisit(): ReactNode {
  const scene = useScene();
  const { choices, view } = useTable();
  const talk = useSay();
  const whole = useMemo(() => wholeVisit(scene, view.picked), [scene, view.picked]);
  const [first, ...rest] = whole?.options ?? [];
  if (whole === null || first === undefined) return null;
  const name = talk(say(`board-whole-${whole.of}`));
  return (
    <Spot
      target={`whole-${whole.of}`}
      name={name}
      shape="tile"
      className="dr-whole-visit"
      explain={[]}
      onTake={() => choices.choose(first, ...rest)}
      dark
    >
      <b>{name}</b>
      {whole.coins !== 0 && <Amount n={whole.coins} of="coins" />}
      {whole.prestige !== 0 && <Amount n={whole.prestige} of="prestige" />}
    </Spot>
  );
}
