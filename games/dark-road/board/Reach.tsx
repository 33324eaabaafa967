import { defined, placeOf, say, type Text } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { buildingKind, DISTRICT_PROGRAMS } from '../content/catalogue.ts';
import { DISTRICTS, SPACES } from '../content/tables.ts';
import { EMPTY, is } from '../pieces.ts';
import { RING } from '../rules/move.ts';
import { activeWagon } from '../state.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { districtText, spaceText } from '../words/phrases.ts';
import { BuildingPicture } from './art/pictures.tsx';
import { Gist } from './Gist.tsx';
import { useScene } from './scene.tsx';

/** What can be reached now: rides with what lies there, or districts and buildings with what they do. The same as on the ring, in words. */
export function Reach(): ReactNode {
  const { state, prompt, decision } = useScene();
  const talk = useSay();
  const options = decision?.options ?? [];
  if (prompt.startsWith('move.'))
    return (
      <div className="dr-reach">
        {options.flatMap((option) => {
          const space = SPACES.findIndex(({ id }) => id === placeOf(option));
          return space < 0 ? [] : [<Ride key={option} space={space} />];
        })}
        {options.includes('stay') && (
          <Row target="stay" title={talk(say('board-stay'))} does={spaceText(activeWagon(state).pawn)} lead="0" />
        )}
      </div>
    );
  const places = options.flatMap((option) => {
    if (typeof option === 'number')
      return is.building(option)
        ? [
            <Row
              key={option}
              target={option}
              title={talk(nameOf(option))}
              does={programText(buildingKind(option).program)}
              lead={<BuildingPicture building={option} />}
            />,
          ]
        : [];
    const at = DISTRICTS.findIndex((one) => `visit@${one}` === option);
    const district = DISTRICTS[at];
    return district === undefined
      ? []
      : [
          <Row
            key={option}
            target={district}
            title={talk(districtText(district))}
            does={programText(defined(DISTRICT_PROGRAMS[at]))}
            lead={null}
          />,
        ];
  });
  return places.length === 0 ? null : <div className="dr-reach">{places}</div>;
}

function Ride({ space }: { readonly space: number }): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  // For a horseshoe, a space more or less.
  const step = prompt === 'move.step';
  const by = (space - activeWagon(state).pawn + RING) % RING;
  const { id, slot } = defined(SPACES[space]);
  const building = slot === EMPTY ? EMPTY : defined(state.buildings[slot]);
  return (
    <Spot
      target={id}
      name={say('board-rides', { by, space: spaceText(space) })}
      shape="tile"
      className="dr-reach-row"
      dark
    >
      <b className="dr-reach-lead">
        {step ? (by === 1 ? '+1' : '−1') : by}
        <small>{talk(say('board-spaces', { n: step ? 1 : by }))}</small>
      </b>
      <span>
        <strong>{talk(spaceText(space, 'heading'))}</strong>
        {building !== EMPTY && (
          <small>
            {talk(nameOf(building))} <Gist program={buildingKind(building).program} silent />
          </small>
        )}
      </span>
    </Spot>
  );
}

interface RowProps {
  readonly target: string | number;
  readonly title: string;
  readonly does: Text;
  readonly lead: ReactNode;
}

function Row({ target, title, does, lead }: RowProps): ReactNode {
  const talk = useSay();
  return (
    <Spot target={target} name={title} shape="tile" className="dr-reach-row" dark still>
      {lead !== null && <span className="dr-reach-lead">{lead}</span>}
      <span>
        <strong>{title}</strong>
        <small>{talk(does)}</small>
      </span>
    </Spot>
  );
}
