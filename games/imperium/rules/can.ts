import { defined, type Seat } from '@stolik/engine';
import { BARBARIAN, EMPIRE, kindOf, ON_PLAY, UNPLAYABLE, UNREST } from '../content/cards.ts';
import type { MoveNode, Node } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';
import type { Bill } from '../verbs/verb.ts';
import { candidates, isKeywordFree, lightened, reducers, substitutes, wanted, wasFreed } from './candidates.ts';
import { holds, unitsFor } from './count.ts';
import { freedBy, iconLifter, unrestPrice } from './modifiers.ts';
import { marksOf } from './moves.ts';

/** NOTATION 11: what can be carried out, as each verb says. `except` is a card of the hand that is about to be played. */

export const canDo = (s: State, node: Node, seat: Seat, self: Card, except: Card = NONE): boolean =>
  node.verb.can.begin(s, node, seat, self, except);

/** A reward for which nobody may pay: an acquisition without a card, a quest or a main deck that is not there. */
export const isVain = (s: State, node: Node, seat: Seat): boolean => node.verb.can.beVain(s, node, seat);

/** Would carrying this out change anything? Where that is not plain the answer is yes. */
export const couldChange = (s: State, node: Node, seat: Seat, self: Card): boolean =>
  node.verb.can.change(s, node, seat, self);

/** All parts of a cost one after the other, no token or card counted twice. */
export function canPayAll(s: State, costs: readonly Node[], seat: Seat, self: Card, except: Card): boolean {
  const bill: Bill = { materials: 0, population: 0, progress: 0, actions: 0, hand: 0, found: false };
  for (let i = 0; i < costs.length; i++) {
    const cost = defined(costs[i]);
    if (!cost.verb.can.pay(s, cost, seat, self, except, bill)) return false;
  }
  return true;
}

/** The action token that the play itself will take. */
export const actionFor = (s: State, seat: Seat, except: Card): number =>
  except === NONE || playsFreely(s, seat, except) ? 0 : 1;

/** Exhaust tokens left for other cards, when this one is about to take one itself. */
const tokensBeside = ({ exhausts, exhausted, play }: Player, self: Card): number =>
  play.includes(self) && !exhausted.includes(self) ? exhausts - 1 : exhausts;

export function canMoveAll(s: State, node: MoveNode, seat: Seat, self: Card, except: Card, bill: Bill): boolean {
  const { selector } = node;
  if (selector.from === 'it') return bill.found || candidates(s, seat, node, self).length > 0;
  if (selector.from === 'self') return true;
  const found = candidates(s, seat, node, self, except);
  const need = wanted(s, seat, node, self);
  let there = found.length;
  if (selector.from === 'zones') {
    there = 0;
    for (const card of found) there += unitsFor(selector.filter, card);
    const filter = lightened(node);
    if (filter !== null) {
      const player = playerAt(s, seat);
      there += substitutes(player, filter).length;
      there += Math.min(reducers(s, seat, filter).length, tokensBeside(player, self));
    }
    if (selector.zones.includes('hand')) {
      there -= bill.hand;
      bill.hand += need;
    }
  }
  return there >= need;
}

/** A printed price; what an unrest costs in materials can be lowered. */
export const priceOf = (player: Player, n: number, token: string, self: Card): number =>
  token === 'materials' && self !== NONE && (marksOf(self) & UNREST) !== 0 ? unrestPrice(player, n, 'materials') : n;

/** IM-6.4, IM-23.11: does the card's icon fit, or is it of no account? */
export function iconFits(s: State, seat: Seat, card: Card): boolean {
  const bits = marksOf(card) & (BARBARIAN | EMPIRE);
  if (bits === 0) return true;
  const player = playerAt(s, seat);
  if ((bits === EMPIRE) === player.empire) return true;
  const icon = bits === EMPIRE ? 'empire' : 'barbarian';
  if (s.turn.ignoring === icon && s.active === seat) return true;
  return iconLifter(s, player, card, icon) !== null;
}

/** IM-6.3a (1): may the card be played now, as far as the card itself goes? */
export function mayPlay(s: State, seat: Seat, card: Card, ignoreState = false): boolean {
  if (UNPLAYABLE[card] === true) return false;
  if (isKeywordFree(card) && wasFreed(s, card)) return false; // IM-6.5
  if (!ignoreState && !iconFits(s, seat, card)) return false;
  const { playIf } = kindOf(card);
  if (playIf !== null && !holds(s, seat, playIf, card)) return false;
  const body = defined(ON_PLAY[card]);
  return body === null || canDo(s, body, seat, card, card);
}

/** IM-6.5: can it be played without an action? */
export const playsFreely = (s: State, seat: Seat, card: Card): boolean =>
  isKeywordFree(card) || (!wasFreed(s, card) && freedBy(s, playerAt(s, seat), card) !== null);
