import { defined } from '@stolik/engine';
import { buyerKind } from '../content/catalogue.ts';
import { MARKET_LOCATION, placeAt } from '../content/map.ts';
import { QUEUE_LIMIT } from '../content/tables.ts';
import {
  ALL_BUYER_KINDS,
  ALL_MARKETS,
  type Buyer,
  type BuyerKind,
  isBuyer,
  type Location,
  type Market,
  SPECIAL,
} from '../pieces.ts';
import { activeSeat, type State } from '../state.ts';
import { isAvailable } from './buyers.ts';
import { ADD, bringBuyer, kindAdded } from './market.ts';
import { choose, type GameDealer, loop, removeFrom, run, script, when } from './steps.ts';

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
      choose('buyer', (s, { points }) => [...buyersToBribe(s, points), 'done' as const], {
        about: (_, { points }) => ({ points }),
      }),
      when(
        (_, { buyer }) => buyer !== 'done',
        [
          choose('to', (s, local) => targets(s, local), {
            about: (_, { buyer }) => ({ buyer: { piece: buyer as Buyer } }),
          }),
          run((s, local, dealer) => {
            const swaps = isBuyer(local.to);
            (swaps ? swapBuyers : moveBuyer)(s, local, dealer);
            local.points -= swaps ? SWAP : MOVE;
          }),
        ],
      ),
    ],
  ),
]);

export const marketOfBuyer = (s: State, buyer: Buyer): Market =>
  s.queues.findIndex((queue) => queue.includes(buyer)) as Market;

/** Buyers that can go anywhere with so many points. */
export function buyersToBribe(s: State, points: number): Buyer[] {
  return s.queues.flat().filter((buyer) => targets(s, { points, buyer }).length > 0);
}

/** Queues with room, and for two points every buyer of another queue whose place would make a difference. */
function targets(s: State, { points, buyer }: Pick<Bribing, 'points' | 'buyer'>): (Location | Buyer)[] {
  const from = marketOfBuyer(s, buyer as Buyer);
  const options: (Location | Buyer)[] = [];
  for (const market of ALL_MARKETS) {
    if (market === from) continue;
    const queue = defined(s.queues[market]);
    if (queue.length < QUEUE_LIMIT) options.push(defined(MARKET_LOCATION[market]));
    if (points < SWAP) continue;
    for (const other of queue) if (buyerKind(other) !== buyerKind(buyer as Buyer)) options.push(other);
  }
  return options;
}

function moveBuyer(s: State, { buyer, to }: Bribing, dealer: GameDealer): void {
  const from = marketOfBuyer(s, buyer as Buyer);
  const market = placeAt(to as Location).market as Market;
  removeFrom(defined(s.queues[from]), buyer);
  s.queues[market]?.push(buyer as Buyer);
  dealer.tell({ type: 'buyer-moved', seat: activeSeat(s), buyer: buyer as Buyer, from, market });
}

function swapBuyers(s: State, { buyer, to }: Bribing, dealer: GameDealer): void {
  const from = marketOfBuyer(s, buyer as Buyer);
  const market = marketOfBuyer(s, to as Buyer);
  const queue = defined(s.queues[from]);
  const others = defined(s.queues[market]);
  const at = queue.indexOf(buyer as Buyer);
  const place = others.indexOf(to as Buyer);
  queue[at] = to as Buyer;
  others[place] = buyer as Buyer;
  dealer.tell({
    type: 'buyers-swapped',
    seat: activeSeat(s),
    buyer: buyer as Buyer,
    other: to as Buyer,
    from,
    market,
  });
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
            about: (_, { kind }) => ({ kind: (kind as string).slice('add@track-'.length) }),
          }),
          run((s, local, dealer) => {
            const market = placeAt(local.market as Location).market as Market;
            bringBuyer(s, market, kindAdded(local.kind as string) as BuyerKind, dealer);
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
  return [...mayAdd(s, special).map((kind) => defined(ADD[kind])), 'done'];
}
