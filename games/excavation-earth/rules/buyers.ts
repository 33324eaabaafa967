import { buyerKind } from '../content/catalogue.ts';
import { PAYOUT, QUEUE_LIMIT, TRACK_SPACES } from '../content/tables.ts';
import { ALL_COLOURS, type Buyer, type BuyerKind, type Colour, type Market, SPECIAL } from '../pieces.ts';
import type { State } from '../state.ts';

/** EE-7.4 to EE-7.6: the pool of buyers, the queues, and how popular a colour is. */

export const isAvailable = (s: State, kind: BuyerKind): boolean => (s.pools[kind] as Buyer[]).length > 0;

/** EE-7.4: he goes back to the highest free space of his track, so he will leave it again before the others there. */
export function returnToPool(s: State, buyer: Buyer): void {
  (s.pools[buyerKind(buyer)] as Buyer[]).push(buyer);
}

/** EE-7.5: a buyer from the pool to the end of a queue. A full queue pushes out its front buyer, who is returned here. */
export function addBuyer(s: State, market: Market, kind: BuyerKind): { buyer: Buyer; pushed: Buyer | null } {
  const buyer = (s.pools[kind] as Buyer[]).pop();
  if (buyer === undefined) throw new Error(`no buyer of kind ${kind} is available`);
  const queue = s.queues[market] as Buyer[];
  const pushed = queue.length < QUEUE_LIMIT ? null : (queue.shift() as Buyer);
  if (pushed !== null) returnToPool(s, pushed);
  queue.push(buyer);
  return { buyer, pushed };
}

/** Who would be pushed out by an addition, or null. */
export const pushedOutAt = (s: State, market: Market): Buyer | null => {
  const queue = s.queues[market] as Buyer[];
  return queue.length < QUEUE_LIMIT ? null : (queue[0] as Buyer);
};

export const isInterested = (buyer: Buyer, colour: Colour): boolean => {
  const kind = buyerKind(buyer);
  return kind === colour || kind === SPECIAL;
};

/** Buyers of a queue who take this colour: its own and the special ones (EE-6.13). */
export function interestedAt(s: State, market: Market, colour: Colour): number {
  const queue = s.queues[market] as Buyer[];
  let count = 0;
  for (let i = 0; i < queue.length; i++) if (isInterested(queue[i] as Buyer, colour)) count++;
  return count;
}

/** EE-7.6: the number on the highest empty space of the track. */
export const levelOf = (s: State, colour: Colour): number => TRACK_SPACES - (s.pools[colour] as Buyer[]).length;

/** EE-7.6: 1 and as many more as there are colours with a strictly higher level. */
export function rankOf(s: State, colour: Colour): number {
  const own = (s.pools[colour] as Buyer[]).length;
  let rank = 1;
  for (let i = 0; i < ALL_COLOURS.length; i++) if ((s.pools[i] as Buyer[]).length < own) rank++;
  return rank;
}

export const payoutOf = (s: State, colour: Colour): number => PAYOUT[rankOf(s, colour) - 1] as number;
