import { HIDDEN, type State } from '../state.ts';

/** Is what players are ranked by hidden behind a screen that the viewer cannot look behind? */
export function hidesStanding(state: State, owner: number, criterion: string): boolean {
  const hidden = state.players.some(({ florins }, seat) => seat !== owner && florins === HIDDEN);
  return hidden && (criterion === 'florins' || criterion === 'discovery' || criterion.startsWith('cubes-'));
}
