import { objectiveKind, trendKind } from '../content/catalogue.ts';
import { FACE_DOWN } from '../pieces.ts';
import { HIDDEN, playerAt, type State } from '../state.ts';
import { CRITERIA, type Ranking, ranks } from '../verbs/criteria.ts';

/** Is what players are ranked by hidden behind a screen that the viewer cannot look behind? */
export function hidesStanding(state: State, owner: number, criterion: Ranking): boolean {
  const hidden = state.players.some(({ florins }, seat) => seat !== owner && florins === HIDDEN);
  return hidden && CRITERIA[criterion].hidden;
}

/** Otherwise one's points are those of somebody behind whose back nobody has more: the most they can be. */
export function pointsAreKnown(state: State, owner: number): boolean {
  const objectives = playerAt(state, owner).objectives.filter((objective) => objective !== FACE_DOWN);
  const criteria = [
    ...objectives.map((objective) => objectiveKind(objective).criterion),
    ...state.trends.map((trend) => trendKind(trend).criterion),
  ];
  return !criteria.some((criterion) => ranks(criterion) && hidesStanding(state, owner, criterion));
}
