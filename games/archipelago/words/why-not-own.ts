import type { Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { is, isShip, ownerOf } from '../pieces.ts';
import { isOut, playerAt, type State } from '../state.ts';

/** What is said of things one owns when nothing about the action itself stands in their way. */

/** Questions that ask for somebody who lies. */
const FALLEN: readonly string[] = ['crisis.citizen', 'stand-up.citizen'];

export function notOfOnesOwn(view: State, seat: Seat, prompt: string, piece: number): Text | null {
  const { objectives, declined, cards } = playerAt(view, seat);
  if (is.unit(piece)) return isOut(view, piece) && ownerOf(piece) === seat ? notThisUnit(view, prompt, piece) : null;
  if (is.objective(piece)) {
    if (declined.includes(piece)) return why('declined');
    return objectives.includes(piece) ? why('objective') : null;
  }
  if (is.card(piece) && cards.includes(piece)) return why(prompt.startsWith('talk.') ? 'card-talk' : 'card-turn');
  if (is.building(piece)) return why('building-turn');
  return is.region(piece) && prompt === 'voyage.region' ? why('tile-fits') : null;
}

function notThisUnit(view: State, prompt: string, unit: number): Text {
  if (FALLEN.includes(prompt))
    return why(isShip(unit) ? 'ship-stands' : view.lying[unit] === 0 ? 'stands' : 'stood-up');
  return why(prompt === 'turn.move' ? 'action' : 'unit-waits');
}
