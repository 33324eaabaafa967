import { allSeats, defined, type Seat, say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { objectiveKind } from '../content/catalogue.ts';
import { FACE_DOWN, type Objective } from '../pieces.ts';
import { placeOf, pointsFor } from '../score.ts';
import { playerAt, type State } from '../state.ts';
import { CRITERIA, ranks, standingIn } from '../verbs/criteria.ts';
import { endOf } from '../verbs/ends.ts';
import { nameOf } from '../words/names.ts';
import { useScene } from './scene.ts';
import { hidesStanding } from './standing-known.ts';

/** The secret objectives of a seat: what ends the game, what is counted, and what that scores now. */
export function Objectives({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  const { objectives, declined } = playerAt(state, owner);
  const keeps = asked.prompt === 'prepare.keep';
  const shown = [...objectives, ...(keeps ? declined : [])];
  return (
    <Zone label={say('board-objectives')} className="ar-objectives">
      {shown.map((objective, at) =>
        objective === FACE_DOWN ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are counted.
          <span key={`down-${at}`} className="ar-objective ar-objective-down">
            {talk(say('face-down-objective'))}
          </span>
        ) : (
          <ObjectiveCard key={objective} objective={objective} owner={owner} />
        ),
      )}
    </Zone>
  );
}

export function ObjectiveCard({
  objective,
  owner,
}: {
  readonly objective: Objective;
  readonly owner: Seat;
}): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { end: name, thresholds, criterion } = objectiveKind(objective);
  const end = endOf(name);
  const most = defined(thresholds[state.seats]);
  const title = talk(nameOf(objective));
  return (
    <Spot target={objective} name={title} shape="tile" className="ar-objective-spot">
      <span className="ar-objective">
        <b>{talk(say('objective-title'))}</b>
        <span>
          <small>{talk(say('objective-ends'))}</small>
          <i>{talk(end.short)}</i>
          <em>{talk(end.shows(end.progress(state), most))}</em>
        </span>
        <span>
          <small>{talk(say(ranks(criterion) ? 'objective-scores' : 'objective-scores-alone'))}</small>
          <i>{talk(ranks(criterion) ? CRITERIA[criterion].short : say(`objective-${criterion}`))}</i>
          <em>{talk(pointsNow(state, owner, objective))}</em>
        </span>
      </span>
    </Spot>
  );
}

/** What the objective scores for its holder as far as he can know: a range where others' stocks are hidden. */
export function pointsNow(state: State, owner: Seat, objective: Objective) {
  const { criterion, points, margin } = objectiveKind(objective);
  if (criterion === 'separatist')
    return say('objective-separatist-now', { margin: state.population - state.unrest + 1 });
  if (criterion === 'pacifist')
    return say('objective-points', { points: state.population - state.unrest > margin ? 3 : 0 });
  const values = allSeats(state.seats).map((seat) => standingIn(state, seat, criterion));
  const own = defined(values[owner]);
  if (hidesStanding(state, owner, criterion))
    return own <= 0
      ? say('objective-points', { points: 0 })
      : say('objective-range', { least: points[points.length - 1] ?? 0, most: points[0] ?? 0, own });
  return say('objective-points-own', { points: pointsFor(placeOf(values, owner), points), own });
}
