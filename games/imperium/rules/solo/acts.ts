import type { Seat } from '@stolik/engine';
import type { Node, NodeOf } from '../../content/language.ts';
import { type Card, NONE } from '../../pieces.ts';
import { playerAt, type State } from '../../state.ts';
import { reaches } from '../running.ts';
import type { GameDealer } from '../steps.ts';
import { rivalOf } from './deck.ts';

/** IM-21.15: what the opponent does by its tables, as each verb says. It is never asked anything. */

/** IM-21.14: can a branch be carried out completely? */
export const rivalCan = (s: State, node: Node): boolean => node.verb.rival.can(s, node);

/** Everything but what the human has to answer: those parts are steps of the script. */
export function rivalDoes(s: State, node: Node, dealer: GameDealer): void {
  if (!s.halted) node.verb.rival.does(s, node, dealer);
}

/** A resolved card leaves its slot for somewhere else than the discard pile. */
export function leaveSlot(s: State, card: Card): void {
  const { slots } = rivalOf(s);
  const at = slots.indexOf(card);
  if (at >= 0) slots[at] = NONE;
}

/** It steals from the human; true if that was too little. */
export function rivalSteals(s: State, { n, resource }: NodeOf<'steal'>, seat: Seat, dealer: GameDealer): boolean {
  if (!reaches(s, seat)) return false;
  const player = playerAt(s, seat);
  const taken = Math.min(n, player[resource]);
  player[resource] -= taken;
  rivalOf(s)[resource] += taken;
  if (taken > 0) dealer.tell({ type: 'rival-stole', seat, resource, n: taken });
  return taken < n;
}
