import { say } from '@stolik/engine';
import { Spot, useSay, useTable, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { costOf, halfKind, halvesOf } from '../content/catalogue.ts';
import type { Artifact, Half } from '../pieces.ts';
import { collectCost } from '../rules/terms.ts';
import { nameOf } from '../words/names.ts';
import { Emblem } from './art/pictures.tsx';
import { HalfGist } from './HalfGist.tsx';
import { useScene } from './scene.tsx';

/** Three stacks; of each the top card can be read. */
export const Artifacts = memo(function Artifacts(): ReactNode {
  const { choices } = useTable();
  const { state, subject, terms } = useScene();
  const talk = useSay();
  const label = talk(say('board-artifacts'));
  return (
    <Zone label={label} className="ss-artifacts">
      <h2 className="ss-label">{label}</h2>
      {state.artifactStacks.map((stack, index) => {
        const top = stack.at(-1);
        const number = index + 1;
        return top === undefined ? (
          <span key={number} className="ss-artifact-gone empty-place" title={talk(say('board-stack-empty'))} />
        ) : (
          <Stack
            key={number}
            artifact={top}
            count={stack.length}
            number={number}
            cost={collectCost(top, terms)}
            split={halvesOf(top).some((half) => choices.of(half) !== null)}
            selected={subject === top}
          />
        );
      })}
    </Zone>
  );
});

interface StackProps {
  readonly artifact: Artifact;
  readonly count: number;
  readonly number: number;
  /** What this chair would pay for it. */
  readonly cost: number;
  /** It is paid for, and one of its halves is chosen. */
  readonly split: boolean;
  readonly selected: boolean;
}

/** The whole card is one thing until it is paid for; then its halves are two. */
const Stack = memo(function Stack({ artifact, count, number, cost, split, selected }: StackProps): ReactNode {
  const talk = useSay();
  const halves = halvesOf(artifact);
  const title = talk(say('board-stack-artifacts', { number, count }));
  const card = `ss-artifact ss-edges-${Math.min(4, count)}`;
  const plate = <Cost artifact={artifact} cost={cost} />;
  if (split)
    return (
      <span className={card} title={title} data-place={`artifact-${number}`}>
        {halves.map((half) => (
          <Spot key={half} target={half} shape="tile" name={nameOf(half)} className={sideOf(half)}>
            <HalfFace half={half} />
          </Spot>
        ))}
        {plate}
      </span>
    );
  return (
    <Spot
      target={artifact}
      shape="tile"
      name={say('spot-artifact', { artifact: { piece: artifact }, cost: costOf(artifact) })}
      className={card}
      from={`artifact-${number}`}
      selected={selected}
    >
      {halves.map((half) => (
        <span key={half} className={sideOf(half)}>
          <HalfFace half={half} />
        </span>
      ))}
      {plate}
    </Spot>
  );
});

const sideOf = (half: Half): string => `ss-half ss-half-${halfKind(half).side}`;

const HalfFace = memo(function HalfFace({ half }: { readonly half: Half }): ReactNode {
  const talk = useSay();
  return (
    <>
      <b className="ss-half-name">{talk(nameOf(half))}</b>
      <span className="ss-half-foot">
        <Emblem half={half} />
        <HalfGist power={halfKind(half).power} />
      </span>
    </>
  );
});

/** The plate on the line: the price for this chair. */
const Cost = ({ artifact, cost }: { readonly artifact: Artifact; readonly cost: number }): ReactNode => (
  <span className="badge ss-plate" data-cheaper={cost < costOf(artifact) || undefined}>
    {cost}
  </span>
);
