import { defined, type Seat } from '@stolik/engine';
import { MARKED } from '../content/cards.ts';
import { type Card, NONE } from '../pieces.ts';
import { nationOf, type Player, playerAt, type State } from '../state.ts';
import { checkCollapse } from './end.ts';
import { notice } from './notice.ts';
import type { GameDealer } from './steps.ts';

/** Single cards from place to place. Whatever must be noticed when a card leaves or arrives is noticed here. */

export function removeFrom(cards: Card[], card: Card): boolean {
  for (let i = cards.length - 1; i >= 0; i--) {
    if (cards[i] !== card) continue;
    for (let j = i + 1; j < cards.length; j++) cards[j - 1] = defined(cards[j]);
    cards.pop();
    return true;
  }
  return false;
}

/** Everybody can see this card now. */
export function publish(s: State, card: Card): void {
  for (let i = 0; i < s.players.length; i++) {
    const { secret } = defined(s.players[i]);
    if (secret.length > 0) removeFrom(secret, card);
  }
  if (s.rival !== null && s.rival.secret.length > 0) removeFrom(s.rival.secret, card);
}

/** Nobody but its new owner knows who has the card. */
export function keepSecret(owner: { secret: Card[] }, card: Card): void {
  if (!owner.secret.includes(card)) owner.secret.push(card);
}

/** The cards garrisoned under a host. */
export function garrisonOf({ garrison, hosts }: Player, host: Card): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < hosts.length; i++) if (hosts[i] === host) cards.push(defined(garrison[i]));
  return cards;
}

export function leaveGarrison(player: Player, card: Card): boolean {
  const at = player.garrison.indexOf(card);
  if (at < 0) return false;
  player.garrison.splice(at, 1);
  player.hosts.splice(at, 1);
  return true;
}

const nobody: readonly Card[] = [];

/**
 * Takes a card of a player's (or the top card of a common deck) out of where it lies. Returns what lay under it, which
 * shares its fate (IM-11.13).
 */
export function lift(s: State, seat: Seat, card: Card): readonly Card[] {
  if (leaveResolution(s, card)) return nobody;
  const player = playerAt(s, seat);
  if (removeFrom(player.hand, card)) return nobody;
  if (player.play.includes(card)) return leavePlay(s, seat, card);
  if (removeFrom(player.discard, card) || leaveGarrison(player, card)) return nobody;
  if (removeFrom(player.deck, card)) {
    noticeEmptyDeck(s, seat);
    return nobody;
  }
  if (player.quest === card) {
    player.quest = NONE;
    return nobody;
  }
  if (
    removeFrom(player.history, card) ||
    removeFrom(player.sunken, card) ||
    removeFrom(player.nationDeck, card) ||
    removeFrom(player.development, card) ||
    removeFrom(s.fameDeck, card) ||
    removeFrom(s.mainDeck, card)
  )
    return nobody;
  throw new Error(`card ${card} is nowhere that seat ${seat} could take it from`);
}

/** A card that is being resolved goes somewhere else than the discard pile. */
function leaveResolution(s: State, card: Card): boolean {
  for (let i = s.running.length - 1; i >= 0; i--) {
    const running = defined(s.running[i]);
    if (running.resolving && running.self === card) {
      running.resolving = false;
      return true;
    }
  }
  return false;
}

/** IM-6.9, IM-19.9: its exhaust token is lost, other tokens go to the owner. */
function leavePlay(s: State, seat: Seat, card: Card): readonly Card[] {
  const player = playerAt(s, seat);
  const garrisoned = garrisonOf(player, card);
  for (const below of garrisoned) leaveGarrison(player, below);
  removeFrom(player.play, card);
  removeFrom(player.exhausted, card);
  for (const stored of player.stored) {
    if (stored.card !== card) continue;
    player.materials += stored.materials;
    player.population += stored.population;
    player.progress += stored.progress;
  }
  if (player.stored.length > 0) player.stored = player.stored.filter((stored) => stored.card !== card);
  if (s.turn.treated.length > 0) s.turn.treated = s.turn.treated.filter((treated) => treated.card !== card);
  notice(s, seat, 'leavesPlay', card);
  return garrisoned;
}

/** NOTATION 7: the own deck has gone from one or more cards to none. */
export function noticeEmptyDeck(s: State, seat: Seat): void {
  if (playerAt(s, seat).deck.length === 0) notice(s, seat, 'deckEmpty', NONE);
}

export function toDiscard(s: State, seat: Seat, card: Card): void {
  publish(s, card);
  playerAt(s, seat).discard.push(card);
}

export function toHand(s: State, seat: Seat, card: Card): void {
  playerAt(s, seat).hand.push(card);
}

export function toExile(s: State, card: Card): void {
  publish(s, card);
  s.exile.push(card);
}

/** IM-11.15: only a nation with a sunken pile sinks cards, others discard them. */
export function toSunken(s: State, seat: Seat, card: Card): void {
  const player = playerAt(s, seat);
  if (nationOf(player).agePile === 'sunken') player.sunken.push(card);
  else toDiscard(s, seat, card);
}

export function toGarrison(s: State, seat: Seat, card: Card, host: Card): void {
  publish(s, card);
  const player = playerAt(s, seat);
  player.garrison.push(card);
  player.hosts.push(host);
}

export function toUnrestPile(s: State, card: Card): void {
  publish(s, card);
  s.unrestPile.push(card);
}

/** The top card of the unrest pile, for whoever has to take it; the pile may run out (IM-15.3). */
export function takeUnrestCard(s: State, dealer: GameDealer): Card {
  const card = s.unrestPile.pop() ?? NONE;
  if (card !== NONE) checkCollapse(s, dealer);
  return card;
}

/** IM-11.9, IM-11.9a: from the top of the unrest pile to hand. */
export function takeUnrest(s: State, seat: Seat, dealer: GameDealer): boolean {
  const card = takeUnrestCard(s, dealer);
  if (card === NONE) return false;
  toHand(s, seat, card);
  dealer.tell({ type: 'unrest-taken', seat, n: 1 });
  notice(s, seat, 'youTakeUnrest', card);
  return true;
}

/** A card that lies face down shows none. */
export const marksOf = (card: Card): number => MARKED[card] ?? 0;
