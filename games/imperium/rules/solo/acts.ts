import type { Seat } from '@stolik/engine';
import { INSTEAD_OF_GAINED, kindOf, OTHER_SIDE } from '../../content/catalogue.ts';
import type { Amount, Node, NodeOf } from '../../content/language.ts';
import type { Card } from '../../pieces.ts';
import { bitOfSeat, playerAt, type Rival, type State, top } from '../../state.ts';
import { triggerScoring } from '../end.ts';
import { removeFrom, toUnrestPile } from '../moves.ts';
import { reaches } from '../running.ts';
import type { GameDealer } from '../steps.ts';
import { mill, rivalOf, takeDynasty } from './deck.ts';
import { rivalAcquires, rivalBreaksThrough, rivalCanAcquire, rivalCanBreakThrough, rivalExiles } from './market.ts';
import { rivalAbandons, rivalCount, rivalCountOf, rivalHolds } from './suffers.ts';

/** IM-21.15: what the opponent does by its tables. It is never asked anything. */

/** IM-21.14: can a branch be carried out completely? */
export function rivalCan(s: State, node: Node): boolean {
  switch (node.op) {
    case 'seq':
      return node.items.every((item) => rivalCan(s, item));
    case 'cost':
      return node.costs.every((cost) => rivalCan(s, cost)) && rivalCan(s, node.then);
    case 'pay':
      return node.amounts.every((amount) => canPay(rivalOf(s), amount));
    case 'abandon':
      return (
        node.selector.from === 'zones' &&
        node.selector.quantity.kind === 'exact' &&
        rivalCount(s, node.selector.filter, true) >= node.selector.quantity.n
      );
    case 'acquire':
      return rivalCanAcquire(s, node);
    case 'breakThrough':
      return rivalCanBreakThrough(s, node);
    default:
      return true;
  }
}

/** IM-21.9: only tokens of the named kind. */
function canPay(rival: Rival, { quantity, token }: Amount): boolean {
  if (token === 'action') return false;
  return (
    rival[token] >= (quantity.kind === 'exact' ? quantity.n : quantity.kind === 'all' ? Math.max(1, quantity.min) : 0)
  );
}

/** Everything but what the human has to answer: those parts are steps of the script. */
export function rivalDoes(s: State, node: Node, dealer: GameDealer): void {
  if (s.halted) return;
  const rival = rivalOf(s);
  const { self } = top(s);
  switch (node.op) {
    case 'gain':
      for (const amount of node.amounts) rivalGains(s, amount, dealer);
      return;
    case 'pay':
      for (const { quantity, token } of node.amounts) {
        if (token === 'action') continue;
        const n = quantity.kind === 'exact' ? quantity.n : rival[token];
        rival[token] -= n;
        top(s).last = n;
        dealer.tell({ type: 'rival-paid', resource: token, n });
      }
      return;
    case 'mill':
      mill(s, node.n, dealer);
      return;
    case 'pin':
      leaveSlot(rival, self);
      rival.play.push(self);
      dealer.tell({ type: 'rival-pinned', card: self });
      return;
    case 'history':
      leaveSlot(rival, self);
      rival.history.push(self);
      dealer.tell({ type: 'rival-history', card: self });
      return;
    case 'returnUnrest':
      leaveSlot(rival, self);
      toUnrestPile(s, self);
      dealer.tell({ type: 'rival-returned', card: self });
      return;
    case 'exile':
      rivalExiles(s, dealer);
      return;
    case 'abandon':
      rivalAbandons(s, node, dealer);
      return;
    case 'acquire':
      rivalAcquires(s, node, dealer);
      return;
    case 'breakThrough':
      rivalBreaksThrough(s, node, dealer);
      return;
    case 'takeTopFame':
      rivalTakesFame(s, dealer);
      return;
    case 'seq':
      for (const item of node.items) rivalDoes(s, item, dealer);
      return;
    case 'if': {
      const branch = rivalHolds(s, node.cond) ? node.then : node.otherwise;
      if (branch !== null) rivalDoes(s, branch, dealer);
      return;
    }
    case 'triggerEnd':
      triggerScoring(s, 'king-of-kings', dealer);
      return;
    case 'flip':
      s.king = OTHER_SIDE[s.king] as Card;
      return;
    case 'develop':
      rivalDevelops(s, dealer);
      return;
    default:
      throw new Error(`the solo opponent does not know "${node.op}"`);
  }
}

function rivalGains(s: State, { quantity, token, per }: Amount, dealer: GameDealer): void {
  if (token === 'action' || quantity.kind !== 'exact') return;
  const n = per === null ? quantity.n : quantity.n * rivalCountOf(s, per);
  rivalOf(s)[token] += n;
  if (n > 0) dealer.tell({ type: 'rival-gained', resource: token, n });
}

/** A resolved card leaves its slot for somewhere else than the discard pile. */
function leaveSlot(rival: Rival, card: Card): void {
  const at = rival.slots.indexOf(card);
  if (at >= 0) rival.slots[at] = -1 as Card;
}

/** Fame goes on top of its deck, unseen; King of Kings is resolved once (IM-14). */
function rivalTakesFame(s: State, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const card = s.fameDeck.pop();
  if (card !== undefined) {
    rival.deck.push(card);
    rival.secret.push(card);
    dealer.tell({ type: 'rival-fame' });
    return;
  }
  const bit = bitOfSeat(s.seats as Seat);
  if ((s.crowned & bit) !== 0) return;
  s.crowned |= bit;
  dealer.tell({ type: 'rival-king', card: s.king });
  rivalDoes(s, INSTEAD_OF_GAINED[s.king] as Node, dealer);
}

/** The next development of the dynasty deck; nation cards above it stay (IM-21.15). */
function rivalDevelops(s: State, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const card = rival.dynasty.findLast((one) => one >= 0 && kindOf(one).start === 'development');
  if (card === undefined) return;
  removeFrom(rival.dynasty, card);
  s.rival = { ...rival, ordered: rival.ordered - 1 };
  takeDynasty(s, card, dealer);
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
