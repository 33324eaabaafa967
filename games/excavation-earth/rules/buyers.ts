import { defined } from '@stolik/engine';
import { buyerKind } from '../content/catalogue.ts';
import { PAYOUT, QUEUE_LIMIT, TRACK_SPACES } from '../content/tables.ts';
import { ALL_COLOURS, type Buyer, type BuyerKind, type Colour, type Market, SPECIAL } from '../pieces.ts';
import type { State } from '../state.ts';

/** EE-7.4 to EE-7.6: the pool of buyers, the queues, and how popular a colour is. */

export const isAvailable = (s: State, kind: BuyerKind): boolean => defined(s.pools[kind]).length > 0;

/** EE-7.4: he goes back to the highest free space of his track, so he will leave it again before the others there. */
export function returnToPool(s: State, buyer: Buyer): void {
  defined(s.pools[buyerKind(buyer)]).push(buyer);
}

/** EE-7.5: a buyer from the pool to the end of a queue. A full queue pushes out its front buyer, who is returned here. */
export function addBuyer(s: State, market: Market, kind: BuyerKind): { buyer: Buyer; pushed: Buyer | null } {
  const buyer = defined(s.pools[kind]).pop();
  if (buyer === undefined) throw new Error(`no buyer of kind ${kind} is available`);
  const queue = defined(s.queues[market]);
  const pushed = queue.length < QUEUE_LIMIT ? null : defined(queue.shift());
  if (pushed !== null) returnToPool(s, pushed);
  queue.push(buyer);
  return { buyer, pushed };
}

/** Who would be pushed out by an addition, or null. */
export const pushedOutAt = (s: State, market: Market): Buyer | null => {
  const queue = defined(s.queues[market]);
  return queue.length < QUEUE_LIMIT ? null : defined(queue[0]);
};

export const isInterested = (buyer: Buyer, colour: Colour): boolean => {
  const kind = buyerKind(buyer);
  return kind === colour || kind === SPECIAL;
};

/** Buyers of a queue who take this colour: its own and the special ones (EE-6.13). */
export function interestedAt(s: State, market: Market, colour: Colour): number {
  const queue = defined(s.queues[market]);
  let count = 0;
  for (let i = 0; i < queue.length; i++) if (isInterested(defined(queue[i]), colour)) count++;
  return count;
}

/** EE-7.6: the number on the highest empty space of the track. */
export const levelOf = (s: State, colour: Colour): number => TRACK_SPACES - defined(s.pools[colour]).length;

/** EE-7.6: 1 and as many more as there are colours with a strictly higher level. */
export function rankOf(s: State, colour: Colour): number {
  const own = defined(s.pools[colour]).length;
  let rank = 1;
  for (let i = 0; i < ALL_COLOURS.length; i++) if (defined(s.pools[i]).length < own) rank++;
  return rank;
}

export const payoutOf = (s: State, colour: Colour): number => defined(PAYOUT[rankOf(s, colour) - 1]);
