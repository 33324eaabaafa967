import { defined } from '@stolik/engine';
import { buyerOnCard } from '../content/catalogue.ts';
import { BUYERS_PER_MARKET, PREPARATION } from '../content/tables.ts';
import { ALL_BUYER_KINDS, ALL_MARKETS, type Buyer, type BuyerKind, type Market } from '../pieces.ts';
import type { State } from '../state.ts';
import { addBuyer, isAvailable, returnToPool } from './buyers.ts';
import type { GameDealer } from './steps.ts';

/** Filling the queues by buyer cards, at setup (EE-2.14) and in preparation (EE-4.2). */

export function fillAll(s: State, _: unknown, dealer: GameDealer): void {
  for (const market of ALL_MARKETS) fill(s, market, BUYERS_PER_MARKET, dealer);
}

/** EE-4.2: a full queue loses its front buyer, a short one is filled. */
export function refresh(s: State, _: unknown, dealer: GameDealer): void {
  for (const market of ALL_MARKETS) {
    const queue = defined(s.queues[market]);
    if (queue.length === PREPARATION.queueTrimAt) {
      const buyer = defined(queue.shift());
      returnToPool(s, buyer);
      dealer.tell({ type: 'buyer-left', market, buyer });
    } else fill(s, market, PREPARATION.queueTarget, dealer);
  }
}

/** Cards are drawn until the queue is long enough; one whose buyer is not available has no effect (EE-4.3). */
function fill(s: State, market: Market, target: number, dealer: GameDealer): void {
  const queue = defined(s.queues[market]);
  const buyers: Buyer[] = [];
  while (queue.length < target && ALL_BUYER_KINDS.some((kind) => isAvailable(s, kind))) {
    const kind = drawBuyerCard(s, dealer);
    if (!isAvailable(s, kind)) continue;
    buyers.push(addBuyer(s, market, kind).buyer);
  }
  if (buyers.length > 0) dealer.tell({ type: 'buyers-came', market, buyers });
}

function drawBuyerCard(s: State, dealer: GameDealer): BuyerKind {
  if (s.buyerDeck.length === 0) {
    s.buyerDeck = dealer.shuffle(s.buyerDiscard);
    s.buyerDiscard = [];
  }
  const card = defined(s.buyerDeck.pop());
  s.buyerDiscard.push(card);
  dealer.reveal();
  return buyerOnCard(card);
}
