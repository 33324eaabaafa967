import { given } from '@stolik/engine';
import { FAMILY, familyNumber, REGION_UNITS } from '../../content/cards.ts';
import type { Condition, Countable, Filter, Node, NodeOf, Selector } from '../../content/language.ts';
import { type Card, NONE } from '../../pieces.ts';
import { actor, RIVAL, type State, top } from '../../state.ts';
import { mayLeave } from '../candidates.ts';
import { unitsFor } from '../count.ts';
import { fits } from '../filters.ts';
import { lift, publish, removeFrom } from '../moves.ts';
import type { GameDealer } from '../steps.ts';
import { rivalOf } from './deck.ts';

/** IM-21.17: what effects of the human do to the opponent. It has no hand and no protection and is never asked. */

/** As each verb says. Returns how many cards or tokens moved, for `last`. */
export const rivalSuffers = (s: State, body: Node, dealer: GameDealer): number =>
  s.halted ? 0 : body.verb.rival.suffers(s, body, dealer);

/** How many cards a selector asks for, where it says a number. */
export function plainNumber(selector: Selector): number {
  const quantity = selector.from === 'zones' ? selector.quantity : null;
  return quantity?.kind === 'exact' || quantity?.kind === 'upTo' ? quantity.n : 0;
}

/** The most recently pinned matching card: to the discard pile, or to the top of the deck. */
export function rivalGivesUp(s: State, move: 'abandon' | 'recall', selector: Selector, dealer: GameDealer): number {
  if (selector.from !== 'zones') return 0;
  const rival = rivalOf(s);
  const card = rival.play.findLast((one) => mayLeave(move, one) && fits(s, selector.filter, one));
  if (card === undefined) return 0;
  removeFrom(rival.play, card);
  if (move === 'recall') rival.deck.push(card);
  else rival.discard.push(card);
  dealer.tell({ type: move === 'recall' ? 'rival-recalled' : 'rival-abandoned', card });
  return 1;
}

/** Cards in its play area that can be abandoned, counted as the filter counts them. */
export function rivalCount(s: State, filter: Filter, leaving = false): number {
  let count = 0;
  for (const card of rivalOf(s).play)
    if (fits(s, filter, card) && (!leaving || mayLeave('abandon', card))) count += unitsFor(filter, card);
  return count;
}

/** Abandons as many as make up the number, the latest first. */
export function rivalAbandons(s: State, selector: Selector, dealer: GameDealer): void {
  let left = plainNumber(selector);
  while (left > 0) {
    const before = rivalOf(s).play.length;
    const card = rivalOf(s).play.findLast(
      (one) => mayLeave('abandon', one) && selector.from === 'zones' && fits(s, selector.filter, one),
    );
    rivalGivesUp(s, 'abandon', selector, dealer);
    if (rivalOf(s).play.length === before) return;
    left -= Math.max(1, REGION_UNITS[given(card)] ?? 1);
  }
}

export function rivalHolds(s: State, cond: Condition): boolean {
  const rival = rivalOf(s);
  switch (cond.is) {
    case 'state':
      return rival.empire === cond.empire;
    case 'count':
      return cond.zone === 'play' && rivalCount(s, cond.filter) >= cond.least;
    case 'it':
      return top(s).it !== NONE && fits(s, cond.filter, top(s).it);
    case 'among':
      return cond.zone === 'play' && rival.play.some((card) => FAMILY[card] === familyNumber(cond.family));
    case 'has':
      return rival[cond.resource] >= cond.least;
    case 'all':
      return cond.parts.every((part) => rivalHolds(s, part));
    case 'some':
      return cond.parts.some((part) => rivalHolds(s, part));
    case 'not':
      return !rivalHolds(s, cond.part);
    case 'noActiveQuest':
      return true;
  }
}

/** `per region in play`, `per last`: of its own play area. */
export function rivalCountOf(s: State, countable: Countable): number {
  switch (countable.of) {
    case 'fitting':
      return Math.floor(rivalCount(s, countable.filter) / countable.group);
    case 'last':
      return Math.floor(top(s).last / countable.group);
    case 'resource':
      return Math.floor(rivalOf(s)[countable.resource] / countable.group);
    default:
      return 0;
  }
}

/** The human steals from it. Returns how much. */
export function rivalIsRobbed(s: State, { n, resource, cond, unable }: NodeOf<'steal'>, dealer: GameDealer): number {
  const { owner } = top(s);
  if (owner === RIVAL || (cond !== null && !rivalHolds(s, cond))) return 0;
  const rival = rivalOf(s);
  const taken = Math.min(n, rival[resource]);
  rival[resource] -= taken;
  actor(s)[resource] += taken;
  if (taken > 0) dealer.tell({ type: 'rival-robbed', seat: owner, resource, n: taken });
  if (taken < n && unable !== null) rivalSuffers(s, unable, dealer);
  return taken;
}

/** A card given to it goes on top of its deck. */
export function rivalReceives(s: State, card: Card, after: Node | null, dealer: GameDealer): void {
  const running = top(s);
  lift(s, running.owner, card);
  publish(s, card);
  rivalOf(s).deck.push(card);
  running.it = card;
  running.last++;
  dealer.tell({ type: 'rival-received', seat: running.owner, card });
  if (after !== null) rivalSuffers(s, after, dealer);
}
