import { allSeats, dealt, defined, type Seating } from '@stolik/engine';
import {
  ACTION_CARDS,
  BUYER_CARDS,
  BUYERS,
  buyerKind,
  CREW,
  orderDeck,
  PLAYABLE,
  TILES,
  tileColour,
  travelCardsOf,
  ZU_FACTION,
} from '../content/catalogue.ts';
import { STARTING_LOCATIONS } from '../content/map.ts';
import { BUYER_CARDS_BURNED, type SetupNumbers, STARTING_CREDITS, setupFor } from '../content/tables.ts';
import {
  ALL_BUYER_KINDS,
  ALL_COLOURS,
  ALL_MARKETS,
  type Buyer,
  type BuyerKind,
  EXPLORERS,
  NONE,
  SPECIAL,
  type TravelCard,
} from '../pieces.ts';
import { LEDGER, newTurn, type Player, START_HANDS, type State } from '../state.ts';
import { gain } from './credits.ts';
import type { GameDealer } from './steps.ts';
import { zuDecks, zuRules } from './zu/decks.ts';

/** EE-2 Setup, as far as nobody decides anything: shuffling, tiles, buyers. Factions and hands follow in `opening.ts`. */
export function setup({ seats, variants }: Seating, dealer: GameDealer): State {
  const numbers = setupFor(seats);
  const rules = seats === 1 ? zuRules(variants) : null;
  const players = allSeats(seats).map((seat) => newPlayer(NONE, STARTING_CREDITS, travelCardsOf(seat))); // EE-2.2, EE-2.7
  if (rules !== null) players.push(newPlayer(ZU_FACTION, rules.startCredits, [])); // EE-12.1
  dealFactions(players, seats, variants.factions === 'random', dealer);

  const stacks = ALL_COLOURS.map((colour) => dealer.shuffle(TILES.filter((tile) => tileColour(tile) === colour))); // EE-2.10
  const map = stacks.flatMap((stack) => dealt(stack, numbers.digTilesPerColour)); // EE-2.11
  const blackMarket = stacks.map((stack) => dealt(stack, numbers.blackMarketTilesPerColour)); // EE-2.12
  const { pools, box } = buyers(numbers);
  return {
    seats,
    startHand: START_HANDS.find((hand) => hand === variants['start-hand']) ?? 'mulligan',
    round: 1,
    phase: 'opening',
    active: 0,
    turnOrder: dealer.shuffle(players.map((_, rival) => rival)),
    players,
    deck: dealer.shuffle(ACTION_CARDS.slice()), // EE-2.4
    discard: [],
    forecast: [],
    markers: [],
    packs: allSeats(seats).map(() => []),
    nextToken: 1, // EE-2.9
    stacks,
    map,
    blackMarket,
    sold: [],
    pools,
    queues: ALL_MARKETS.map(() => []),
    ship: [],
    box,
    ...buyerCards(dealer),
    orders: [],
    orderDeck: dealer.shuffle(orderDeck(variants.orders ?? 'eight-distinct')), // EE-2.15
    explorers: allSeats(seats).flatMap(() =>
      Array.from({ length: EXPLORERS }, (_, index) => STARTING_LOCATIONS[index] ?? NONE),
    ), // EE-2.16
    traders: players.flatMap(() => ALL_MARKETS.map(() => 0)),
    envoys: players.flatMap(() => [0, 0, 0]),
    turn: newTurn(),
    zu: rules === null ? null : { rules, ...zuDecks(dealer) },
  };
}

function newPlayer(faction: Player['faction'], credits: number, travel: TravelCard[]): Player {
  const player: Player = {
    faction,
    credits: 0,
    ledger: LEDGER.map(() => 0),
    hand: [],
    travel,
    spent: [],
    hold: [],
    hatch: [],
    gallery: 0,
    bonuses: 0,
    supply: CREW,
    token: 0,
    passed: false,
  };
  gain(player, credits, 'start');
  return player;
}

/** EE-2.1: a different faction for each, dealt at random or still to be picked. */
function dealFactions(players: Player[], seats: number, atRandom: boolean, dealer: GameDealer): void {
  if (!atRandom) return;
  const factions = dealer.shuffle(PLAYABLE.slice());
  for (const seat of allSeats(seats)) defined(players[seat]).faction = defined(factions[seat]);
}

/** EE-2.13: fewer players leave some buyers in the box, from the lowest spaces, which empty first. */
function buyers(numbers: SetupNumbers): { pools: Buyer[][]; box: Buyer[] } {
  const box: Buyer[] = [];
  const pools = ALL_BUYER_KINDS.map((kind: BuyerKind) => {
    const pool = BUYERS.filter((buyer) => buyerKind(buyer) === kind);
    const removed = kind === SPECIAL ? numbers.removeSpecialBuyers : numbers.removeColouredBuyersEach;
    box.push(...pool.splice(pool.length - removed));
    return pool;
  });
  return { pools, box };
}

/** EE-2.14: the first cards are thrown away, face up. */
function buyerCards(dealer: GameDealer): Pick<State, 'buyerDeck' | 'buyerDiscard'> {
  const buyerDeck = dealer.shuffle(BUYER_CARDS.slice());
  const buyerDiscard = buyerDeck.splice(buyerDeck.length - BUYER_CARDS_BURNED).reverse();
  return { buyerDeck, buyerDiscard };
}
