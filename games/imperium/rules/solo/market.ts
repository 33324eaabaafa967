import { defined } from '@stolik/engine';
import { type Filter, MARKET_TYPES, type NodeOf } from '../../content/language.ts';
import { FAILED_BREAK_THROUGH } from '../../content/tables.ts';
import { type Card, NONE } from '../../pieces.ts';
import { RIVAL, type State } from '../../state.ts';
import { hasTokens } from '../candidates.ts';
import { fits } from '../filters.ts';
import { type BlindType, blindTypes, clearSlot, isThereBlind, refill, takeBlind } from '../market.ts';
import { toExile, toUnrestPile } from '../moves.ts';
import type { GameDealer } from '../steps.ts';
import { rivalOf } from './deck.ts';
import { worthOf } from './score.ts';

/** How the opponent chooses in the market (IM-21.8): most worth, then most tokens, then the lowest slot. */
export function bestMarketCard(s: State, filter: Filter): { card: Card; why: 'only' | 'worth' | 'tokens' | 'slot' } {
  const fitting = s.market.filter((card) => card !== NONE && fits(s, filter, card));
  if (fitting.length === 0) return { card: NONE, why: 'only' };
  const worth = Math.max(...fitting.map(worthOf));
  const worthiest = fitting.filter((card) => worthOf(card) === worth);
  const tokens = Math.max(...worthiest.map((card) => tokensOn(s, card)));
  const richest = worthiest.filter((card) => tokensOn(s, card) === tokens);
  const why =
    fitting.length === 1 ? 'only' : worthiest.length === 1 ? 'worth' : richest.length === 1 ? 'tokens' : 'slot';
  return { card: defined(richest[0]), why };
}

function tokensOn(s: State, card: Card): number {
  const at = s.market.indexOf(card) * 3;
  return defined(s.tokens[at]) + defined(s.tokens[at + 1]) + defined(s.tokens[at + 2]);
}

export const rivalCanAcquire = (s: State, { filter }: NodeOf<'acquire'>): boolean =>
  bestMarketCard(s, filter).card !== NONE;

/** Card and unrest go on top of its deck, tokens to its pool. */
export function rivalAcquires(s: State, { filter }: NodeOf<'acquire'>, dealer: GameDealer): void {
  const { card, why } = bestMarketCard(s, filter);
  if (card === NONE) return;
  dealer.tell({ type: 'rival-acquired', card, why });
  const slot = s.market.indexOf(card);
  const unrest = takeForRival(s, card);
  if (unrest !== NONE) {
    rivalOf(s).deck.push(unrest);
    dealer.tell({ type: 'rival-unrest', n: 1 });
  }
  refill(s, slot, dealer);
}

function takeForRival(s: State, card: Card): Card {
  const rival = rivalOf(s);
  const { unrest, materials, population, progress } = clearSlot(s, s.market.indexOf(card));
  rival.deck.push(card);
  rival.materials += materials;
  rival.population += population;
  rival.progress += progress;
  return unrest;
}

export const rivalCanBreakThrough = (s: State, { filter }: NodeOf<'breakThrough'>): boolean =>
  bestMarketCard(s, filter).card !== NONE || blindTypeFor(s, filter) !== null;

/** The first of the listed types of which a card is left somewhere. */
const blindTypeFor = (s: State, filter: Filter): BlindType | null =>
  blindTypes(filter)
    .toSorted((one, other) => order(one) - order(other))
    .find((type) => isThereBlind(s, type)) ?? null;

/** One that is listed nowhere comes first. */
const order = (type: BlindType): number => (type === 'variable' ? -1 : MARKET_TYPES.indexOf(type));

/** IM-21.15: blind only if no face-up card fits; if there is none at all, progress. */
export function rivalBreaksThrough(s: State, { filter }: NodeOf<'breakThrough'>, dealer: GameDealer): void {
  const rival = rivalOf(s);
  const { card, why } = bestMarketCard(s, filter);
  if (card !== NONE) {
    dealer.tell({ type: 'rival-broke-through', card, why });
    const slot = s.market.indexOf(card);
    const unrest = takeForRival(s, card);
    if (unrest !== NONE) toUnrestPile(s, unrest);
    refill(s, slot, dealer);
    return;
  }
  const type = blindTypeFor(s, filter);
  if (type === null) {
    rival.progress += FAILED_BREAK_THROUGH;
    dealer.tell({ type: 'rival-break-through-failed', n: FAILED_BREAK_THROUGH });
    return;
  }
  const { seen, card: taken } = takeBlind(s, type, RIVAL, dealer);
  rival.deck.push(taken);
  if (!seen) rival.secret.push(taken);
  dealer.tell({ type: 'rival-broke-through-blind', of: type, card: seen ? taken : NONE });
}

/** IM-21.8: the card in the lowest slot that carries no token. */
export function rivalExiles(s: State, dealer: GameDealer): void {
  const slot = s.market.findIndex((card, at) => card !== NONE && !hasTokens(s, at));
  if (slot < 0) return;
  const card = defined(s.market[slot]);
  const { unrest } = clearSlot(s, slot);
  toExile(s, card);
  if (unrest !== NONE) toUnrestPile(s, unrest);
  dealer.tell({ type: 'rival-exiled', card });
  refill(s, slot, dealer);
}
