import type { Seat } from '@stolik/engine';
import { BARBARIAN, EMPIRE, kindOf, ON_PLAY, UNPLAYABLE, UNREST } from '../content/catalogue.ts';
import type { Amount, MoveNode, Node, NodeOf } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { type Player, playerAt, type State, top } from '../state.ts';
import {
  acquirable,
  candidates,
  hostsFor,
  isKeywordFree,
  lightened,
  reducers,
  substitutes,
  wanted,
  wasFreed,
} from './candidates.ts';
import { countOf, holds, unitsFor } from './count.ts';
import { fits } from './filters.ts';
import { freedBy, iconLifter, unrestPrice } from './modifiers.ts';
import { marksOf } from './moves.ts';
import { affordable } from './prices.ts';

/** NOTATION 11: what can be carried out. `except` is a card of the hand that is about to be played. */

export function canDo(s: State, node: Node, seat: Seat, self: Card, except: Card = NONE): boolean {
  switch (node.op) {
    case 'seq':
      return canDo(s, node.items[0] as Node, seat, self, except);
    case 'cost':
      return canPayAll(s, node.costs, seat, self, except) && !isVain(s, node.then, seat);
    case 'choose':
      return node.branches.some((branch) => canDo(s, branch, seat, self, except));
    case 'if':
      return node.otherwise !== null || (holds(s, seat, node.cond, self) && canDo(s, node.then, seat, self, except));
    case 'play':
      return playable(s, seat, node, except).length > 0;
    case 'spend':
    case 'pay':
      return canPayAll(s, [node], seat, self, except);
    default:
      return true;
  }
}

/** A reward for which nobody may pay: an acquisition without a card, a quest or a main deck that is not there. */
function isVain(s: State, node: Node, seat: Seat): boolean {
  switch (node.op) {
    case 'seq': {
      const [first, second] = node.items;
      return isVain(s, first as Node, seat) || (first?.op === 'declareType' && isVain(s, second as Node, seat));
    }
    case 'acquire':
      return acquirable(s, seat, node).length === 0;
    case 'take':
      return (
        node.selector.from === 'zones' && node.selector.zones.includes('quest') && playerAt(s, seat).quest === NONE
      );
    case 'reveal':
      return node.zones.includes('mainDeck') && s.mainDeck.length === 0;
    default:
      return false;
  }
}

/** Tokens and cards that earlier parts of the same cost have used up. */
interface Bill {
  materials: number;
  population: number;
  progress: number;
  actions: number;
  hand: number;
  found: boolean;
}

/** All parts of a cost one after the other, no token or card counted twice. */
export function canPayAll(s: State, costs: readonly Node[], seat: Seat, self: Card, except: Card): boolean {
  const bill: Bill = { materials: 0, population: 0, progress: 0, actions: 0, hand: 0, found: false };
  for (let i = 0; i < costs.length; i++) if (!canPayPart(s, costs[i] as Node, seat, self, except, bill)) return false;
  return true;
}

function canPayPart(s: State, node: Node, seat: Seat, self: Card, except: Card, bill: Bill): boolean {
  const player = playerAt(s, seat);
  switch (node.op) {
    case 'pay':
      for (const amount of node.amounts) if (!addToBill(player, amount, self, bill)) return false;
      return coversBill(player, bill);
    case 'spend':
      bill.actions += node.n;
      return player.actions - actionFor(s, seat, except) >= bill.actions;
    case 'choose':
      return node.branches.some((branch) => canPayAll(s, [branch], seat, self, except));
    case 'find':
      bill.found = findable(s, seat, node, except).length > 0;
      return bill.found;
    case 'station':
      return hostsFor(s, seat, node).length > 0;
    case 'take':
    case 'discard':
    case 'toDiscard':
    case 'toDeckTop':
    case 'history':
    case 'exile':
    case 'abandon':
    case 'recall':
    case 'sink':
    case 'returnUnrest':
    case 'garrison':
      return canMoveAll(s, node as MoveNode, seat, self, except, bill);
    default:
      return true;
  }
}

/** The action token that the play itself will take. */
const actionFor = (s: State, seat: Seat, except: Card): number =>
  except === NONE || playsFreely(s, seat, except) ? 0 : 1;

/** Exhaust tokens left for other cards, when this one is about to take one itself. */
const tokensBeside = ({ exhausts, exhausted, play }: Player, self: Card): number =>
  play.includes(self) && !exhausted.includes(self) ? exhausts - 1 : exhausts;

function canMoveAll(s: State, node: MoveNode, seat: Seat, self: Card, except: Card, bill: Bill): boolean {
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

/** Adds a payment; false if it can never be made. */
function addToBill(player: Player, { quantity, token }: Amount, self: Card, bill: Bill): boolean {
  if (token === 'action') return false;
  switch (quantity.kind) {
    case 'upTo':
    case 'any':
      return true;
    case 'all':
      return player[token] >= Math.max(1, quantity.min);
    case 'exact':
      bill[token] += priceOf(player, quantity.n, token, self);
      return true;
  }
}

/** A printed price; what an unrest costs in materials can be lowered. */
export const priceOf = (player: Player, n: number, token: string, self: Card): number =>
  token === 'materials' && self !== NONE && (marksOf(self) & UNREST) !== 0 ? unrestPrice(player, n, 'materials') : n;

/** IM-11.2: a progress stands for one population or for two materials. */
const coversBill = (player: Player, bill: Bill): boolean =>
  player.progress >=
  bill.progress +
    Math.max(0, bill.population - player.population) +
    Math.ceil(Math.max(0, bill.materials - player.materials) / 2);

/** Cards that a search may bring up; those of face-down decks are known to be there, not where. */
export function findable(s: State, seat: Seat, { filter, zones }: NodeOf<'find'>, except: Card = NONE): Card[] {
  const player = playerAt(s, seat);
  const named = filter.terms.every((term) => term.some(({ atom }) => atom.is === 'family'));
  const found: Card[] = [];
  for (const zone of zones) {
    const pile =
      zone === 'nation' ? player.nationDeck : zone === 'hand' || zone === 'deck' ? player[zone] : player.discard;
    for (const card of pile)
      if (card !== except && fits(s, filter, card) && !(zone === 'nation' && kindOf(card).start === 'accession'))
        found.push(card);
    if (named && found.length > 0) break; // IM-11.17: a named card is found in the first place that has it
  }
  return found;
}

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
  const body = ON_PLAY[card] as Node | null;
  return body === null || canDo(s, body, seat, card, card);
}

/** IM-6.5: can it be played without an action? */
export const playsFreely = (s: State, seat: Seat, card: Card): boolean =>
  isKeywordFree(card) || (!wasFreed(s, card) && freedBy(s, playerAt(s, seat), card) !== null);

/** Cards that an effect may play. */
export function playable(s: State, seat: Seat, node: NodeOf<'play'>, except: Card = NONE): Card[] {
  const { selector, how, ignoreState } = node;
  if (how === 'action' && playerAt(s, seat).actions === 0) return [];
  const cards =
    selector.from === 'zones'
      ? selector.zones.flatMap((zone) =>
          (zone === 'discard' ? playerAt(s, seat).discard : playerAt(s, seat).hand).filter(
            (card) => card !== except && fits(s, selector.filter, card),
          ),
        )
      : selector.from === 'it' && s.running.length > 0 && playerAt(s, seat).hand.includes(top(s).it)
        ? [top(s).it]
        : [];
  return cards.filter((card) => (how === 'action' || !wasFreed(s, card)) && mayPlay(s, seat, card, ignoreState));
}

/** Would carrying this out change anything? Where that is not plain the answer is yes. */
export function couldChange(s: State, node: Node, seat: Seat, self: Card): boolean {
  const player = playerAt(s, seat);
  switch (node.op) {
    case 'seq':
      return node.items.some((item) => couldChange(s, item, seat, self));
    case 'cost':
      return canDo(s, node, seat, self);
    case 'choose':
      return node.branches.some((branch) => canDo(s, branch, seat, self) && couldChange(s, branch, seat, self));
    case 'may':
    case 'repeat':
      return canDo(s, node.body, seat, self) && couldChange(s, node.body, seat, self);
    case 'if': {
      const branch = holds(s, seat, node.cond, self) ? node.then : node.otherwise;
      return branch !== null && couldChange(s, branch, seat, self);
    }
    case 'gain':
      return node.amounts.some(({ per }) => per === null || per.of === 'last' || countOf(s, seat, per, self) > 0);
    case 'draw':
      return player.deck.length + player.discard.length + player.nationDeck.length + player.development.length > 0;
    case 'drawIfAble':
      return player.deck.length > 0;
    case 'acquire':
      return acquirable(s, seat, node).length > 0;
    case 'station':
      return hostsFor(s, seat, node).length > 0;
    case 'play':
      return playable(s, seat, node).length > 0;
    case 'look':
      return node.deck === 'fame' || player.nationDeck.length > 0;
    case 'shuffle':
      return node.deck === 'deck' || player.nationDeck.length > 2;
    case 'toBottom':
      return player.nationDeck.length > 2;
    case 'gainNation':
      return player.nationDeck.length > 0;
    case 'develop':
      return affordable(s, seat, node.free).length > 0;
    case 'returnExhaust':
      return player.exhausted.some((place) => place !== self);
    case 'put':
      return node.on === 'self' || s.market.some((card) => card !== NONE);
    case 'swapExile':
      return s.exile.length > 0 && s.market.some((card) => card !== NONE);
    case 'takeTokens':
      return player.stored.some(({ card }) => card === self);
    case 'take':
    case 'discard':
    case 'toDiscard':
    case 'toDeckTop':
    case 'history':
    case 'exile':
    case 'abandon':
    case 'recall':
    case 'sink':
    case 'returnUnrest':
    case 'garrison':
      return candidates(s, seat, node as MoveNode, self).length > 0;
    default:
      return true;
  }
}
