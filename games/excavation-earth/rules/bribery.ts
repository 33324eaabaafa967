import { defined, given, or, pieceIn, removeFrom } from '@stolik/engine';
import { buyerKind } from '../content/catalogue.ts';
import { MARKET_LOCATION, marketOf } from '../content/map.ts';
import { QUEUE_LIMIT } from '../content/tables.ts';
import { ALL_BUYER_KINDS, ALL_MARKETS, type Buyer, is, type Location, type Market, SPECIAL } from '../pieces.ts';
import { activeSeat, type State } from '../state.ts';
import { isAvailable } from './buyers.ts';
import { ADD, bringBuyer, kindAdded } from './market.ts';
import { choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** EE-8.8 Bribery: buyers change queues, a move for one point, a swap for two. Nobody is pushed out. */
export interface Bribing {
  points: number;
  buyer: Buyer | 'done' | null;
  /** A market to move to, or a buyer to swap with. */
  to: Location | Buyer | null;
}

const MOVE = 1;
const SWAP = 2;

export const bribe = script<Bribing>('bribe', [
  loop(
    (_, { points, buyer }) => points > 0 && buyer !== 'done',
    [
      choose('buyer', (s, { points }) => or(buyersToBribe(s, points), 'done'), {
        about: (_, { points }) => ({ points }),
      }),
      when(
        (_, { buyer }) => buyer !== 'done',
        [
          choose('to', (s, { points, buyer }) => targets(s, points, pieceIn(buyer)), {
            about: (_, { buyer }) => ({ buyer: { piece: pieceIn(buyer) } }),
          }),
          run((s, local, dealer) => {
            const buyer = pieceIn(local.buyer);
            const to = pieceIn(local.to);
            if (is.buyer(to)) swapBuyers(s, buyer, to, dealer);
            else moveBuyer(s, buyer, to, dealer);
            local.points -= is.buyer(to) ? SWAP : MOVE;
          }),
        ],
      ),
    ],
  ),
]);

export const marketOfBuyer = (s: State, buyer: Buyer): Market =>
  defined(ALL_MARKETS.find((market) => s.queues[market]?.includes(buyer)));

/** Buyers that can go anywhere with so many points. */
export function buyersToBribe(s: State, points: number): Buyer[] {
  return s.queues.flat().filter((buyer) => targets(s, points, buyer).length > 0);
}

/** Queues with room, and for two points every buyer of another queue whose place would make a difference. */
function targets(s: State, points: number, buyer: Buyer): (Location | Buyer)[] {
  const from = marketOfBuyer(s, buyer);
  const options: (Location | Buyer)[] = [];
  for (const market of ALL_MARKETS) {
    if (market === from) continue;
    const queue = defined(s.queues[market]);
    if (queue.length < QUEUE_LIMIT) options.push(MARKET_LOCATION[market]);
    if (points < SWAP) continue;
    for (const other of queue) if (buyerKind(other) !== buyerKind(buyer)) options.push(other);
  }
  return options;
}

function moveBuyer(s: State, buyer: Buyer, to: Location, dealer: GameDealer): void {
  const from = marketOfBuyer(s, buyer);
  const market = marketOf(to);
  removeFrom(defined(s.queues[from]), buyer);
  s.queues[market]?.push(buyer);
  dealer.tell({ type: 'buyer-moved', seat: activeSeat(s), buyer, from, market });
}

function swapBuyers(s: State, buyer: Buyer, other: Buyer, dealer: GameDealer): void {
  const from = marketOfBuyer(s, buyer);
  const market = marketOfBuyer(s, other);
  const queue = defined(s.queues[from]);
  const others = defined(s.queues[market]);
  const at = queue.indexOf(buyer);
  const place = others.indexOf(other);
  queue[at] = other;
  others[place] = buyer;
  dealer.tell({ type: 'buyers-swapped', seat: activeSeat(s), buyer, other, from, market });
}

/** EE-8.9 Campaign: buyers of choice from the pool to any queues. */
export interface Campaigning {
  left: number;
  special: boolean;
  kind: string | null;
  market: Location | null;
}

export const campaign = script<Campaigning>('campaign', [
  loop(
    (s, { left, special, kind }) => left > 0 && kind !== 'done' && canCampaign(s, special),
    [
      choose('kind', buyersToAdd, { about: (_, { left }) => ({ left }) }),
      when(
        (_, { kind }) => kind !== 'done',
        [
          choose('market', () => MARKET_LOCATION.slice(), {
            about: (_, { kind }) => ({ kind: given(kind).slice('add@track-'.length) }),
          }),
          run((s, local, dealer) => {
            const market = marketOf(pieceIn(local.market));
            bringBuyer(s, market, given(kindAdded(given(local.kind))), dealer);
            local.left--;
          }),
        ],
      ),
    ],
  ),
]);

const mayAdd = (s: State, special: boolean) =>
  ALL_BUYER_KINDS.filter((kind) => (special || kind !== SPECIAL) && isAvailable(s, kind));

export const canCampaign = (s: State, special: boolean): boolean => mayAdd(s, special).length > 0;

function buyersToAdd(s: State, { special }: Campaigning): string[] {
  return [...mayAdd(s, special).map((kind) => ADD[kind]), 'done'];
}
