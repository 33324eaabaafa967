import { say } from '@stolik/engine';
import { Spot, useTable, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { COST, halfKind, halvesOf } from '../content/catalogue.ts';
import type { Artifact, Half } from '../pieces.ts';
import { collectCost } from '../rules/terms.ts';
import { nameOf } from '../words/names.ts';
import { Emblem } from './art/pictures.tsx';
import { HalfGist } from './HalfGist.tsx';
import { useScene, useTalk } from './scene.tsx';

/** Three stacks; of each the top card can be read. */
export const Artifacts = memo(function Artifacts(): ReactNode {
  const { state } = useScene();
  const talk = useTalk();
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
          <Stack key={number} artifact={top} count={stack.length} number={number} />
        );
      })}
    </Zone>
  );
});

interface StackProps {
  readonly artifact: Artifact;
  readonly count: number;
  readonly number: number;
}

/** The whole card is one thing until it is paid for; then its halves are two. */
function Stack({ artifact, count, number }: StackProps): ReactNode {
  const { choices } = useTable();
  const { subject } = useScene();
  const talk = useTalk();
  const halves = halvesOf(artifact);
  const title = talk(say('board-stack-artifacts', { number, count }));
  const card = `ss-artifact ss-edges-${Math.min(4, count)}`;
  const cost = <Cost artifact={artifact} />;
  if (halves.some((half) => choices.of(half) !== null))
    return (
      <span className={card} title={title} data-place={`artifact-${number}`}>
        {halves.map((half) => (
          <Spot key={half} target={half} shape="tile" name={talk(nameOf(half))} className={sideOf(half)}>
            <HalfFace half={half} />
          </Spot>
        ))}
        {cost}
      </span>
    );
  return (
    <Spot
      target={artifact}
      shape="tile"
      name={talk(say('spot-artifact', { artifact: { piece: artifact }, cost: COST[artifact] as number }))}
      className={card}
      from={`artifact-${number}`}
      selected={subject === artifact}
    >
      {halves.map((half) => (
        <span key={half} className={sideOf(half)}>
          <HalfFace half={half} />
        </span>
      ))}
      {cost}
    </Spot>
  );
}

const sideOf = (half: Half): string => `ss-half ss-half-${halfKind(half).side}`;

function HalfFace({ half }: { readonly half: Half }): ReactNode {
  const talk = useTalk();
  return (
    <>
      <b className="ss-half-name">{talk(nameOf(half))}</b>
      <span className="ss-half-foot">
        <Emblem half={half} />
        <HalfGist power={halfKind(half).power} />
      </span>
    </>
  );
}

/** The plate on the line: the price for this chair. */
function Cost({ artifact }: { readonly artifact: Artifact }): ReactNode {
  const { terms } = useScene();
  const cost = collectCost(artifact, terms);
  return (
    <span className="ss-plate" data-cheaper={cost < (COST[artifact] as number) || undefined}>
      {cost}
    </span>
  );
}
