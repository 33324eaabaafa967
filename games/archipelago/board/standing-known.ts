import { HIDDEN, type State } from '../state.ts';
import { CRITERIA, type Ranking } from '../verbs/criteria.ts';

/** Is what players are ranked by hidden behind a screen that the viewer cannot look behind? */
export function hidesStanding(state: State, owner: number, criterion: Ranking): boolean {
  const hidden = state.players.some(({ florins }, seat) => seat !== owner && florins === HIDDEN);
  return hidden && CRITERIA[criterion].hidden;
}
