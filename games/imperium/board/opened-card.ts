import type { AskedDecision, Option, Seat } from '@stolik/engine';
import { seat as seatAt } from '@stolik/engine';
import { ON_EXHAUST, ON_PLAY } from '../content/catalogue.ts';
import { partsOf } from '../content/check.ts';
import type { Node } from '../content/language.ts';
import { type Card, isCard } from '../pieces.ts';
import { fits } from '../rules/filters.ts';
import { playerAt, type State } from '../state.ts';

/** Where a card lies, as far as this chair can see. */
export interface Lying {
  readonly at: 'market' | 'exile' | 'hand' | 'play' | 'discard' | 'garrison' | 'history' | 'development' | 'elsewhere';
  readonly slot: number;
  readonly owner: Seat;
}

export function lyingOf(state: State, seat: Seat | null, card: Card): Lying {
  const slot = state.market.indexOf(card);
  const owner = seat ?? seatAt(0);
  if (slot >= 0) return { at: 'market', slot, owner };
  if (state.exile.includes(card)) return { at: 'exile', slot, owner };
  for (const [at, player] of state.players.entries())
    for (const pile of ['hand', 'play', 'discard', 'garrison', 'history', 'development'] as const)
      if (player[pile].includes(card)) return { at: pile, slot, owner: seatAt(at) };
  return { at: 'elsewhere', slot, owner };
}

/** Answers to what is asked now that take or use this card: itself, or moves by which it can be had. */
export function waysTo(state: State, { options, prompt, seat }: AskedDecision, card: Card): readonly Option[] {
  if (options.includes(card)) return [card];
  if (prompt !== 'turn.move' || !state.market.includes(card)) return [];
  const { hand } = playerAt(state, seat);
  return options.filter((option) => {
    if (option === 'innovate') return true;
    if (typeof option !== 'number' || !isCard(option)) return false;
    const body = hand.includes(option) ? ON_PLAY[option] : ON_EXHAUST[option];
    return body !== null && body !== undefined && gains(state, body, card);
  });
}

/** Does an effect let its owner gain such a card from the market? */
const gains = (state: State, node: Node, card: Card): boolean =>
  ((node.op === 'acquire' || node.op === 'breakThrough') && fits(state, node.filter, card)) ||
  (node.op !== 'each' && partsOf(node).some((part) => gains(state, part, card)));
