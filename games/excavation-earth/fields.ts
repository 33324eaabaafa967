import { type Fits, fieldsFor, type Look, pieces, turned } from '@stolik/engine/state';
import { ACTION_CARDS, BUYER_CARDS, BUYERS, TILES, tileColour, ZU_CARDS } from './content/catalogue.ts';
import { type ActionCard, FACE_DOWN, is } from './pieces.ts';
import type { Player, State, Turn, Zu } from './state.ts';

/** EE-1.9: every field of the state, how it is copied, who sees it, and which pieces lie there. */
const { value, list, piles, part, maybe, each, record, whole } = fieldsFor<State>();

const ACTION_CARD = pieces<State>('action card', () => ACTION_CARDS); // EE-15.1
const TILE = pieces<State>('tile', () => TILES); // EE-15.2
const BUYER = pieces<State>('buyer', () => BUYERS); // EE-15.3
const BUYER_CARD = pieces<State>('buyer card', () => BUYER_CARDS);
/** Which cards are in the set is known; once three lie beside the centres, so is what is left. */
const ORDER = pieces<State>('order card', ({ orderDeck, orders }) => [...orderDeck, ...orders].sort((a, b) => a - b));
const ZU_CARD = pieces<State>('card of Zu', () => ZU_CARDS, { special: true }); // EE-15.15

/** Only the order in the stacks is unknown. */
const ofStacksColour: Fits = (tile, pile) => is.tile(tile) && tileColour(tile) === pile;

/** The cards looked at for a sale are the seller's own affair (EE-6.17). */
const sellers = (aside: ActionCard[], { state: { active }, viewer }: Look<State>): ActionCard[] =>
  active === viewer ? aside.slice() : turned(aside, FACE_DOWN);

/** Travel cards are no secret: whatever of the three was not laid down is in hand. */
export const player = record<Player>('Player', {
  faction: value('all'),
  credits: value('all'),
  ledger: list('all'),
  hand: list('owner', ACTION_CARD),
  travel: list('all'),
  spent: list('all'),
  hold: list('all', TILE),
  hatch: list('all', TILE),
  gallery: value('all'),
  bonuses: value('all'),
  supply: value('all'),
  token: value('all'),
  passed: value('all'),
});

export const turn = record<Turn>('Turn', {
  actions: value('all'),
  action: value('all'),
  explorer: value('all'),
  fuel: value('all'),
  moved: list('all'),
  market: value('all'),
  region: value('all'),
  markets: list('all'),
  waived: value('all'),
  played: value('all', ACTION_CARD),
  drawn: list('all', TILE),
  aside: list(sellers, ACTION_CARD),
});

export const zu = record<Zu>('Zu', {
  rules: value('all'),
  deck: list('nobody', ZU_CARD),
  later: piles('nobody', ZU_CARD),
  discard: list('all', ZU_CARD),
  lastRound: list('all'),
  removed: list('nobody', ZU_CARD),
  gone: list('all', ZU_CARD),
});

const never = (): boolean => false;

export const state = whole('State', FACE_DOWN, never, {
  seats: value('all'),
  startHand: value('all'),
  round: value('all'),
  phase: value('all'),
  active: value('all'),
  turnOrder: list('all'),
  players: each(player),
  deck: list('nobody', ACTION_CARD),
  discard: list('all', ACTION_CARD),
  forecast: list('all', ACTION_CARD),
  markers: list('all'),
  packs: piles('owner', ACTION_CARD),
  nextToken: value('all'),
  stacks: piles('nobody', TILE, ofStacksColour),
  map: list('all', TILE),
  blackMarket: piles('all', TILE),
  sold: list('all', TILE),
  pools: piles('all', BUYER),
  queues: piles('all', BUYER),
  ship: list('all', BUYER),
  box: value('all', BUYER),
  buyerDeck: list('nobody', BUYER_CARD),
  buyerDiscard: list('all', BUYER_CARD),
  orders: list('all', ORDER),
  orderDeck: list('nobody', ORDER),
  explorers: list('all'),
  traders: list('all'),
  envoys: list('all'),
  turn: part(turn),
  zu: maybe(zu),
});
