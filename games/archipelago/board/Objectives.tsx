import { allSeats, type Seat, say, type Text } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { objectiveKind } from '../content/catalogue.ts';
import { FACE_DOWN, kindNamed, type Objective } from '../pieces.ts';
import { standingIn } from '../rules/criteria.ts';
import { progressOf } from '../rules/watch.ts';
import { placeOf, pointsFor } from '../score.ts';
import { playerAt, type State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { kindText } from '../words/phrases.ts';
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
    <Zone label={talk(say('board-objectives'))} className="ar-objectives">
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

/** What players are ranked by, in a word or two. */
export function countedText(criterion: string): Text {
  const [what, kind = ''] = criterion.split('-');
  return (what === 'cubes' || what === 'sources') && kind !== ''
    ? say(`counts-${what}`, { kind: kindText(kindNamed(kind), 'gen') })
    : say(`counts-${criterion}`);
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
  const { end, thresholds, criterion, special } = objectiveKind(objective);
  const now = progressOf(state, end);
  const most = thresholds[state.seats] as number;
  const name = talk(nameOf(objective));
  return (
    <Spot target={objective} name={name} shape="tile" className="ar-objective-spot">
      <span className="ar-objective">
        <b>{talk(say('objective-title'))}</b>
        <span>
          <small>{talk(say('objective-ends'))}</small>
          <i>{talk(say(`objective-end-${end}`))}</i>
          <em>
            {end === 'money'
              ? talk(say('objective-money', { now }))
              : talk(say('objective-progress', { now, end: most }))}
          </em>
        </span>
        <span>
          <small>{talk(say(special === null ? 'objective-scores' : 'objective-scores-alone'))}</small>
          <i>{special === null ? talk(countedText(criterion)) : talk(say(`objective-${special}`))}</i>
          <em>{talk(pointsNow(state, owner, objective))}</em>
        </span>
      </span>
    </Spot>
  );
}

/** What the objective scores for its holder as far as he can know: a range where others' stocks are hidden. */
export function pointsNow(state: State, owner: Seat, objective: Objective) {
  const { criterion, points, special, margin } = objectiveKind(objective);
  if (special === 'separatist') return say('objective-separatist-now', { margin: state.population - state.unrest + 1 });
  if (special === 'pacifist')
    return say('objective-points', { points: state.population - state.unrest > margin ? 3 : 0 });
  const values = allSeats(state.seats).map((seat) => standingIn(state, seat, criterion));
  const own = values[owner] as number;
  if (hidesStanding(state, owner, criterion))
    return own <= 0
      ? say('objective-points', { points: 0 })
      : say('objective-range', { least: points[points.length - 1] ?? 0, most: points[0] ?? 0, own });
  return say('objective-points-own', { points: pointsFor(placeOf(values, owner), points), own });
}
