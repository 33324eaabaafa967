import { type Chance, type Seat, shuffle } from '@stolik/engine';
import { ACTION_CARDS, BUYER_CARDS, TILE_COLOUR, TILES } from './content/catalogue.ts';
import { type ActionCard, type BuyerCard, FACE_DOWN, type OrderCard, type Tile, type ZuCard } from './pieces.ts';
import { copyTurn, type Player, type State, type Turn, type Zu } from './state.ts';
import { dealZuDecks } from './view-zu.ts';

/**
 * EE-1.9: who sees what. A view lists every field anew and never copies one it does not know, so a new field stays hidden
 * until somebody decides otherwise.
 */
export function view(s: State, viewer: Seat | null): State {
  return {
    seats: s.seats,
    startHand: s.startHand,
    round: s.round,
    phase: s.phase,
    active: s.active,
    turnOrder: s.turnOrder.slice(),
    players: s.players.map((player, rival) => playerView(player, rival === viewer)),
    deck: faceDown<ActionCard>(s.deck),
    discard: s.discard.slice(),
    forecast: s.forecast.slice(),
    markers: s.markers.slice(),
    packs: s.packs.map((pack, seat) => (seat === viewer ? pack.slice() : faceDown<ActionCard>(pack))),
    nextToken: s.nextToken,
    stacks: s.stacks.map((stack) => faceDown<Tile>(stack)),
    map: s.map.slice(),
    blackMarket: s.blackMarket.map((stack) => stack.slice()),
    sold: s.sold.slice(),
    pools: s.pools.map((pool) => pool.slice()),
    queues: s.queues.map((queue) => queue.slice()),
    ship: s.ship.slice(),
    box: s.box.slice(),
    buyerDeck: faceDown<BuyerCard>(s.buyerDeck),
    buyerDiscard: s.buyerDiscard.slice(),
    orders: s.orders.slice(),
    orderDeck: faceDown<OrderCard>(s.orderDeck),
    explorers: s.explorers.slice(),
    traders: s.traders.slice(),
    envoys: s.envoys.slice(),
    turn: turnView(s.turn, s.active === (viewer as number | null)),
    zu: s.zu === null ? null : zuView(s.zu),
  };
}

const faceDown = <T extends number>(cards: readonly T[]): T[] => cards.map(() => FACE_DOWN as number as T);

/** Travel cards are no secret: whatever of the three was not laid down is in hand. */
const playerView = (player: Player, own: boolean): Player => ({
  faction: player.faction,
  credits: player.credits,
  ledger: player.ledger.slice(),
  hand: own ? player.hand.slice() : faceDown<ActionCard>(player.hand),
  travel: player.travel.slice(),
  spent: player.spent.slice(),
  hold: player.hold.slice(),
  hatch: player.hatch.slice(),
  gallery: player.gallery,
  bonuses: player.bonuses,
  supply: player.supply,
  token: player.token,
  passed: player.passed,
});

/** Only the cards looked at for a sale are the seller's own affair (EE-6.17). */
function turnView(turn: Turn, own: boolean): Turn {
  const copy = copyTurn(turn);
  return {
    actions: copy.actions,
    action: copy.action,
    explorer: copy.explorer,
    fuel: copy.fuel,
    moved: copy.moved,
    market: copy.market,
    region: copy.region,
    markets: copy.markets,
    waived: copy.waived,
    played: copy.played,
    drawn: copy.drawn,
    aside: own ? copy.aside : faceDown<ActionCard>(copy.aside),
  };
}

const zuView = (zu: Zu): Zu => ({
  rules: { ...zu.rules, discardsAfter: zu.rules.discardsAfter.slice() },
  deck: faceDown<ZuCard>(zu.deck),
  later: zu.later.map((deck) => faceDown<ZuCard>(deck)),
  discard: zu.discard.slice(),
  lastRound: zu.lastRound.slice(),
  removed: faceDown<ZuCard>(zu.removed),
  gone: zu.gone.slice(),
});

/**
 * Deals anew everything the seat cannot see. Pools are made from the view alone and in a fixed order, so two tables that look the
 * same to the seat are dealt the same.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = view(s, seat);
  dealActionCards(s, seen, chance);
  dealTiles(s, seen, chance);
  s.buyerDeck = shuffle(chance, without(BUYER_CARDS, seen.buyerDiscard));
  dealOrders(s, chance);
  if (s.zu !== null && seen.zu !== null) dealZuDecks(s.zu, seen.zu, chance);
}

const without = <T>(all: readonly T[], seen: readonly T[]): T[] => {
  const open = new Set(seen);
  return all.filter((piece) => !open.has(piece));
};

/** The deck, the other hands, and what others are choosing from. */
function dealActionCards(s: State, seen: State, chance: Chance): void {
  const hidden = shuffle(
    chance,
    without(ACTION_CARDS, [
      ...seen.discard,
      ...seen.forecast,
      ...seen.packs.flat(),
      ...seen.turn.aside,
      seen.turn.played as ActionCard,
      ...seen.players.flatMap((player) => player.hand),
    ]),
  );
  const dealt = (cards: readonly ActionCard[]): ActionCard[] =>
    cards.map((card) => ((card as number) === FACE_DOWN ? (hidden.pop() as ActionCard) : card));
  seen.players.forEach((player, rival) => {
    (s.players[rival] as Player).hand = dealt(player.hand);
  });
  s.packs = seen.packs.map(dealt);
  s.turn.aside = dealt(seen.turn.aside);
  s.deck = hidden;
}

/** All tiles but those of the stacks lie open, so only the order in the stacks is unknown. */
function dealTiles(s: State, seen: State, chance: Chance): void {
  const hidden = without(TILES, [
    ...seen.map,
    ...seen.blackMarket.flat(),
    ...seen.sold,
    ...seen.turn.drawn,
    ...seen.players.flatMap(({ hold, hatch }) => [...hold, ...hatch]),
  ]);
  s.stacks = seen.stacks.map((_, colour) =>
    shuffle(
      chance,
      hidden.filter((tile) => TILE_COLOUR[tile] === colour),
    ),
  );
}

/** Which cards are in the set is known; once three lie beside the centres, so is what is left. */
function dealOrders(s: State, chance: Chance): void {
  s.orderDeck.sort((one, other) => one - other);
  shuffle(chance, s.orderDeck);
}
