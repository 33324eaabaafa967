import { FAMILY, familyNumber, NO_ABANDON, NO_RECALL, PINNED, REGION_UNITS, UNREST } from '../../content/catalogue.ts';
import type { Condition, Countable, Filter, MoveNode, Node, NodeOf } from '../../content/language.ts';
import { type Card, NONE } from '../../pieces.ts';
import { actor, RIVAL, type State, top } from '../../state.ts';
import { unitsFor } from '../count.ts';
import { fits } from '../filters.ts';
import { lift, marksOf, publish, removeFrom, toUnrestPile } from '../moves.ts';
import type { GameDealer } from '../steps.ts';
import { mill, rivalOf, rivalTakesUnrest } from './deck.ts';

/** IM-21.17: what effects of the human do to the opponent. It has no hand and no protection and is never asked. */

/** Returns how many cards or tokens moved, for `last`. */
export function rivalSuffers(s: State, body: Node, dealer: GameDealer): number {
  if (s.halted) return 0;
  const rival = rivalOf(s);
  switch (body.op) {
    case 'seq':
      return body.items.reduce((_, item) => rivalSuffers(s, item, dealer), 0);
    case 'takeUnrest':
      return rivalTakesUnrest(s, body.n, dealer);
    case 'discard':
    case 'draw':
      return mill(s, plainNumber(body), dealer);
    case 'gain':
      return body.amounts.reduce((sum, { token, quantity }) => {
        const n = quantity.kind === 'exact' ? quantity.n : 0;
        if (token === 'action') return sum;
        rival[token] += n;
        dealer.tell({ type: 'rival-gained', resource: token, n });
        return sum + n;
      }, 0);
    case 'abandon':
    case 'recall':
      return rivalGivesUp(s, body, dealer);
    case 'may':
      return rivalMay(s, body.body, dealer);
    case 'if':
      return rivalHolds(s, body.cond) ? rivalSuffers(s, body.then, dealer) : 0;
    default:
      return 0;
  }
}

function plainNumber(node: NodeOf<'draw'> | MoveNode): number {
  const quantity = node.op === 'draw' ? node.quantity : node.selector.from === 'zones' ? node.selector.quantity : null;
  return quantity?.kind === 'exact' || quantity?.kind === 'upTo' ? quantity.n : 0;
}

/** Draws and gains are accepted, an unrest of its discard pile is returned; what needs a hand is declined. */
function rivalMay(s: State, body: Node, dealer: GameDealer): number {
  if (body.op === 'draw' || body.op === 'gain') return rivalSuffers(s, body, dealer);
  if (body.op !== 'returnUnrest' || body.selector.from !== 'zones' || !body.selector.zones.includes('discard'))
    return 0;
  const rival = rivalOf(s);
  const card = rival.discard.find((one) => (marksOf(one) & UNREST) !== 0);
  if (card === undefined) return 0;
  removeFrom(rival.discard, card);
  toUnrestPile(s, card);
  dealer.tell({ type: 'rival-unrest-returned', card });
  return 1;
}

/** The most recently pinned matching card: to the discard pile, or to the top of the deck. */
function rivalGivesUp(s: State, node: NodeOf<'abandon' | 'recall'>, dealer: GameDealer): number {
  if (node.selector.from !== 'zones') return 0;
  const { filter } = node.selector;
  const rival = rivalOf(s);
  const card = rival.play.findLast((one) => mayLeave(node.op, one) && fits(s, filter, one));
  if (card === undefined) return 0;
  removeFrom(rival.play, card);
  if (node.op === 'recall') rival.deck.push(card);
  else rival.discard.push(card);
  dealer.tell({ type: node.op === 'recall' ? 'rival-recalled' : 'rival-abandoned', card });
  return 1;
}

const mayLeave = (op: 'abandon' | 'recall', card: Card): boolean =>
  (marksOf(card) & PINNED) !== 0 && (op === 'abandon' ? NO_ABANDON : NO_RECALL)[card] !== true;

/** Cards in its play area that can be abandoned, counted as the filter counts them. */
export function rivalCount(s: State, filter: Filter, leaving = false): number {
  let count = 0;
  for (const card of rivalOf(s).play)
    if (fits(s, filter, card) && (!leaving || mayLeave('abandon', card))) count += unitsFor(filter, card);
  return count;
}

/** Abandons as many as make up the number, the latest first. */
export function rivalAbandons(s: State, node: NodeOf<'abandon'>, dealer: GameDealer): void {
  let left = plainNumber(node);
  while (left > 0) {
    const before = rivalOf(s).play.length;
    const card = rivalOf(s).play.findLast(
      (one) => mayLeave('abandon', one) && node.selector.from === 'zones' && fits(s, node.selector.filter, one),
    );
    rivalGivesUp(s, node, dealer);
    if (rivalOf(s).play.length === before) return;
    left -= Math.max(1, REGION_UNITS[card as Card] ?? 1);
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
