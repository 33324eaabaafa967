import { allSeats, type Option, placeOf, type Seat, seatIn, type Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { HAND_LIMIT, MAIN_ACTIONS } from '../content/tables.ts';
import { atBase } from '../rules/bases.ts';
import { hasRoom } from '../rules/moves.ts';
import { reachInAll } from '../rules/payment.ts';
import { collectCost, termsOf } from '../rules/terms.ts';
import { type ActionType, activePlayer, playerAt, type State } from '../state.ts';

/** SS-7: the moves of the Action Phase, also those that cannot be made now. */
export const actions = (view: State, prompt: string): readonly Option[] =>
  prompt === 'actions.move'
    ? [...MAIN, 'extra-mine', ...allSeats(view.seats).map((seat) => atBase('raid', seat)), 'end']
    : [];

const MAIN: readonly Option[] = ['recruit', 'mine', 'collect', 'skill'] satisfies ActionType[];

/** SS-7.1, SS-7.3, SS-12.1: no action of this type any more. */
export function blocked(view: State, type: ActionType): Text | null {
  const { mainUsed, raids } = view.turn;
  if (raids.length > 0) return why('after-raid');
  if (mainUsed.length >= MAIN_ACTIONS) return why('no-actions');
  return mainUsed.includes(type) && !termsOf(view).repeat ? why(`repeat-${type}`) : null;
}

/** SS-12.1, SS-12.2; null: it can be raided. */
export function notRaided(view: State, owner: Seat): Text | null {
  if (playerAt(view, owner).base.length === 0) return why('raid-empty');
  if (view.turn.raids.length > 0) return why('raid-again');
  return view.turn.mainUsed.length > 0 ? why('raid-late') : null;
}

/** What a move lacks that is not offered. */
export function notThisAction(view: State, prompt: string, target: string): Text | null {
  if (!actions(view, prompt).includes(target)) return null;
  if (placeOf(target) !== null) return notRaided(view, seatIn(target));
  switch (target) {
    case 'recruit':
      return (
        blocked(view, target) ??
        (hasRoom(activePlayer(view)) ? why('recruit-none') : why('hand-full-recruit', { limit: HAND_LIMIT }))
      );
    case 'mine':
      return blocked(view, target) ?? why('mine-none');
    case 'collect':
      return blocked(view, target) ?? notCollecting(view);
    case 'skill':
      return blocked(view, target) ?? why('skill-none');
    case 'extra-mine':
      return view.turn.extraMine > 0 ? why('mine-none') : why('extra-none');
    default:
      return null;
  }
}

/** SS-10.3: the cheapest Artifact on top of a stack, and how far the hand reaches. */
function notCollecting(view: State): Text {
  const terms = termsOf(view);
  const costs = view.artifactStacks.flatMap((stack) => stack.slice(-1)).map((artifact) => collectCost(artifact, terms));
  return costs.length === 0
    ? why('collect-none')
    : why('collect-cheapest', { cost: Math.min(...costs), reach: reachInAll(view, terms) });
}
