import { defined, type Seat } from '@stolik/engine';
import { FREE_PLAY, kindOf, NO_ABANDON, NO_RECALL, PINNED, QUEST_LAST, UNREST } from '../content/cards.ts';
import type { Filter, MoveNode, Node, NodeOf, Selector, Zone } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { type Player, playerAt, type State, top } from '../state.ts';
import { pilesOf } from './count.ts';
import { fits, tableOf } from './filters.ts';
import { exileOpener, substituteHosts, unrestPrice } from './modifiers.ts';
import { marksOf } from './moves.ts';
import { reactionTo } from './notice.ts';

/** Which cards an operation may take. `self` is the card whose program it is; `except` is a card about to be played. */

export function candidates(s: State, seat: Seat, node: MoveNode, self: Card, except: Card = NONE): Card[] {
  const { selector } = node;
  switch (selector.from) {
    case 'self':
      return isThere(s, seat, self) ? [self] : [];
    case 'it':
      return s.running.length > 0 && top(s).it !== NONE ? [top(s).it] : [];
    case 'drawn':
      return top(s).drawn.filter((card) => playerAt(s, seat).hand.includes(card));
    case 'looked':
      return top(s).looked.slice();
    case 'zones':
      return inZones(
        s,
        seat,
        selector,
        self,
        (card, zone) => card !== except && node.verb.moving.may(s, seat, zone, card, self),
      );
  }
}

/** This card may have left by its own effect already. */
const isThere = (s: State, seat: Seat, card: Card): boolean =>
  s.running.some((running) => running.resolving && running.self === card) ||
  playerAt(s, seat).play.includes(card) ||
  playerAt(s, seat).discard.includes(card);

function inZones(
  s: State,
  seat: Seat,
  { filter, zones }: Extract<Selector, { from: 'zones' }>,
  self: Card,
  test: (card: Card, zone: Zone) => boolean,
): Card[] {
  const table = tableOf(filter);
  const found: Card[] = [];
  for (const zone of zones)
    for (const pile of pilesOf(s, seat, zone, self))
      for (let i = 0; i < pile.length; i++) {
        const card = defined(pile[i]);
        if ((table !== null ? table[card] === 1 : fits(s, filter, card)) && test(card, zone)) found.push(card);
      }
  return found;
}

/** Does it move cards which the acting player picks? */
export const isMove = (node: Node): node is MoveNode => 'moving' in node.verb;

/** May a card in play be abandoned or recalled (IM-11.11, IM-11.12)? */
export const mayLeave = (move: 'abandon' | 'recall', card: Card): boolean =>
  (marksOf(card) & PINNED) !== 0 && (move === 'abandon' ? NO_ABANDON : NO_RECALL)[card] !== true;

/** IM-10.6, IM-23.4: a card with tokens on it cannot be exiled. */
export const hasTokens = ({ tokens }: State, slot: number): boolean =>
  defined(tokens[slot * 3]) + defined(tokens[slot * 3 + 1]) + defined(tokens[slot * 3 + 2]) > 0;

/** IM-18.4: the Graal only as the last impending quest. */
export const isNextQuest = (s: State, seat: Seat, card: Card): boolean =>
  QUEST_LAST[card] !== true || playerAt(s, seat).development.length === 1;

/** Hosts are pinned cards in play. */
export const isHost = (s: State, seat: Seat, card: Card): boolean =>
  card !== NONE && (marksOf(card) & PINNED) !== 0 && playerAt(s, seat).play.includes(card);

/** Regions (or the like) in play under which this card may be stationed. */
export const hostsFor = (s: State, seat: Seat, { filter }: { readonly filter: Filter }): Card[] =>
  playerAt(s, seat).play.filter((card) => (marksOf(card) & PINNED) !== 0 && fits(s, filter, card));

/** How many cards a statement wants; an unrest may be cheaper for its player. */
export function wanted(s: State, seat: Seat, { selector, verb }: MoveNode, self: Card): number {
  if (selector.from === 'self' || selector.from === 'it') return 1;
  const { quantity } = selector;
  switch (quantity.kind) {
    case 'exact':
      return verb.moving.lightened && self !== NONE && (marksOf(self) & UNREST) !== 0
        ? unrestPrice(playerAt(s, seat), quantity.n, 'cards')
        : quantity.n;
    case 'upTo':
      return quantity.n;
    case 'all':
    case 'any':
      return Number.MAX_SAFE_INTEGER;
  }
}

/** The filter of a discard that other cards can lighten or take over (`youMustDiscard`, `discardSubstitute`). */
export function lightened(node: MoveNode): Filter | null {
  if (!node.verb.moving.lightened || node.selector.from !== 'zones' || node.selector.quantity.kind !== 'exact')
    return null;
  const { filter } = node.selector;
  return filter.terms.some((term) => term.some(({ atom }) => atom.is === 'any')) ? null : filter;
}

/** Cards garrisoned where they may be given up instead of discarding a card that fits the filter. */
export function substitutes(player: Player, filter: Filter): Card[] {
  const hosts = substituteHosts(player).filter((host) =>
    kindOf(host).modifiers.some(
      (modifier) => modifier.does === 'discardSubstitute' && modifier.filter.id === filter.id,
    ),
  );
  return hosts.length === 0 ? [] : player.garrison.filter((_, index) => hosts.includes(defined(player.hosts[index])));
}

/** Cards in play that can be exhausted so that one card fewer has to be discarded. */
export function reducers(s: State, seat: Seat, filter: Filter): Card[] {
  const player = playerAt(s, seat);
  if (!mayExhaustNow(s, seat)) return [];
  return player.play.filter((card) => {
    const reaction = reactionTo(card, 'youMustDiscard');
    return (
      reaction !== null &&
      !player.exhausted.includes(card) &&
      reaction.triggers.some((trigger) => trigger.filter?.id === filter.id)
    );
  });
}

/** IM-6.8: in the activate part of an own turn, with a token left on the state card; so not in other turns (IM-7.3) nor in the solstice (IM-9.4). */
export const mayExhaustNow = (s: State, seat: Seat): boolean =>
  s.turn.kind === 'activate' && s.active === seat && playerAt(s, seat).exhausts > 0;

/** Market cards, and exiled ones where that is allowed, that an acquisition may take (IM-10.3, IM-10.8). */
export function acquirable(
  s: State,
  seat: Seat,
  { filter, exile }: Pick<NodeOf<'acquire'>, 'filter' | 'exile'>,
): Card[] {
  const found: Card[] = [];
  if (exile !== 'only') for (const card of s.market) if (card !== NONE && fits(s, filter, card)) found.push(card);
  for (const card of s.exile)
    if (fits(s, filter, card) && (exile !== 'no' || exileOpener(s, playerAt(s, seat), card) !== null)) found.push(card);
  return found;
}

/** IM-6.5: may the card still be played freely, or at all, this turn? */
export const wasFreed = (s: State, card: Card): boolean => s.turn.freed.includes(card);
export const isKeywordFree = (card: Card): boolean => FREE_PLAY[card] === true;
