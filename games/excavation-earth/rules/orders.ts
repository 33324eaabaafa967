import { defined, or, pieceIn, type Script, scriptNamed } from '@stolik/engine';
import { kindValue, orderDesign, type Side } from '../content/catalogue.ts';
import type { OrderEffect } from '../content/effects.ts';
import { MARKET_LOCATION, marketOf } from '../content/map.ts';
import {
  type ActionCard,
  ALL_KINDS,
  ALL_MARKETS,
  type Cell,
  cellOf,
  type Kind,
  kindOfCell,
  type Location,
  type Market,
  type OrderCard,
} from '../pieces.ts';
import { activePlayer, activeSeat, type State } from '../state.ts';
import { bribe, buyersToBribe, campaign, canCampaign } from './bribery.ts';
import { discardFromHand, drawToHand } from './cards.ts';
import { gain } from './credits.ts';
import { hasCrew, hasGuard, placeCrew, placeGuard, traderAt } from './crew.ts';
import { coloursWithinReach, dig } from './excavate.ts';
import type { Imagining } from './imagine.ts';
import { canSmuggle, deal, dealing } from './smuggle.ts';
import { call, choose, loop, run, script, when } from './steps.ts';
import { holdRoom } from './storage.ts';
import { ANYWHERE, travel, travelling } from './travel.ts';

/** EE-8: the interpreter of order cards: one script for each thing an order can do, and one that goes through a card. */

/** EE-8.2: white in round 2, yellow in round 3. */
export const sideOf = (round: number): Side => (round === 2 ? 'white' : 'yellow');

export interface Ordering {
  order: OrderCard;
  next: number;
}

export const ordering = (order: OrderCard): Ordering => ({ order, next: 0 });

const effectsOf = (s: State, order: OrderCard): readonly OrderEffect[] => orderDesign(order)[sideOf(s.round)];
const effectAt = (s: State, { order, next }: Ordering): OrderEffect => defined(effectsOf(s, order)[next]);

export const useOrder = script<Ordering>('order', [
  run((s, { order }, dealer) => {
    dealer.tell({ type: 'order-used', seat: activeSeat(s), order, side: sideOf(s.round) });
  }),
  loop(
    (s, { order, next }) => next < effectsOf(s, order).length,
    [
      call(
        (s, local) => scriptOf(effectAt(s, local)),
        (s, local) => memoryOf(effectAt(s, local)),
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
]);

/** Which script carries an effect out. */
function scriptOf(effect: OrderEffect): Script {
  switch (effect.does) {
    case 'draw':
      return draw;
    case 'discard':
      return discard;
    case 'gain':
      return gainCredits;
    case 'extra-action':
      return scriptNamed('imagine');
    case 'deal':
      return deal;
    case 'dig':
      return dig;
    case 'bribe':
      return bribe;
    case 'add-buyers':
      return campaign;
    case 'place-traders':
      return recruitTraders;
    case 'travel':
    case 'relocate':
      return travel;
    case 'place-guard':
      return placeGuardAnywhere;
  }
}

/** What that script has to know. */
function memoryOf(effect: OrderEffect): object {
  switch (effect.does) {
    case 'draw':
      return { cards: effect.cards };
    case 'discard':
      return { left: effect.cards, card: null };
    case 'gain':
      return { credits: effect.credits };
    case 'extra-action':
      return { action: null, colour: null, symbol: null } satisfies Imagining;
    case 'deal':
      return dealing(effect.most);
    case 'dig':
      return { left: effect.most, distinct: effect.distinct, taken: [], tile: null };
    case 'bribe':
      return { points: effect.points, buyer: null, to: null };
    case 'add-buyers':
      return { left: effect.most, special: effect.special, kind: null, market: null };
    case 'place-traders':
      return { left: effect.most, used: [], market: null };
    case 'travel':
      return travelling(effect.fuel);
    case 'relocate':
      return travelling(ANYWHERE, effect.explorers);
    case 'place-guard':
      return { value: effect.value, cell: null };
  }
}

/** Could the card do anything now? A card that could not is not offered. */
export const canUse = (s: State, order: OrderCard): boolean => effectsOf(s, order).some((effect) => canDo(s, effect));

function canDo(s: State, effect: OrderEffect): boolean {
  switch (effect.does) {
    case 'draw':
      return s.deck.length + s.discard.length > 0;
    case 'discard':
      return false;
    case 'gain':
    case 'extra-action': // a Travel of no steps is always possible (EE-5.7)
    case 'travel':
    case 'relocate':
      return true;
    case 'deal':
      return canSmuggle(s, 0);
    case 'dig':
      return holdRoom(activePlayer(s)) > 0 && coloursWithinReach(s) !== 0;
    case 'bribe':
      return buyersToBribe(s, effect.points).length > 0;
    case 'add-buyers':
      return canCampaign(s, effect.special);
    case 'place-traders':
      return hasCrew(activePlayer(s));
    case 'place-guard':
      return cellsToGuard(s, { value: effect.value }).length > 0;
  }
}

const draw = script<{ cards: number }>('draw', [
  run((s, { cards }, dealer) => drawToHand(s, activeSeat(s), cards, dealer)),
]);

const gainCredits = script<{ credits: number }>('gain', [
  run((s, { credits }, dealer) => {
    gain(activePlayer(s), credits, 'orders');
    dealer.tell({ type: 'credits-gained', seat: activeSeat(s), credits });
  }),
]);

/** EE-8.4: of choice from the whole hand; all, if there are fewer. */
interface Discarding {
  left: number;
  card: ActionCard | null;
}

const discard = script<Discarding>('discard', [
  loop(
    (s, { left }) => left > 0 && activePlayer(s).hand.length > 0,
    [
      choose('card', cardsToDiscard, { about: (_, { left }) => ({ left }) }),
      run((s, local, dealer) => {
        const card = pieceIn(local.card);
        discardFromHand(s, activePlayer(s), card);
        local.left--;
        dealer.tell({ type: 'discarded', seat: activeSeat(s), cards: [card] });
      }),
    ],
  ),
]);

/** Whoever has to discard the whole hand need not say in which order. */
function cardsToDiscard(s: State, { left }: Discarding): ActionCard[] {
  const { hand } = activePlayer(s);
  return hand.slice(0, hand.length > left ? hand.length : 1);
}

/** EE-8.10 Recruitment: traders at different markets. */
interface RecruitingTraders {
  left: number;
  used: Market[];
  market: Location | 'done' | null;
}

const recruitTraders = script<RecruitingTraders>('recruit', [
  loop(
    (s, { left, market }) => left > 0 && market !== 'done' && hasCrew(activePlayer(s)),
    [
      choose('market', marketsToRecruit, { about: (_, { left }) => ({ left }) }),
      when(
        (_, { market }) => market !== 'done',
        [
          run((_, local) => {
            local.used.push(marketOf(pieceIn(local.market)));
            local.left--;
          }),
          call(placeCrew, (_, { used }) => traderAt(defined(used.at(-1)))),
        ],
      ),
    ],
  ),
]);

function marketsToRecruit(_: State, { used }: RecruitingTraders): (Location | 'done')[] {
  const free = ALL_MARKETS.filter((market) => !used.includes(market));
  return [...free.map((market) => MARKET_LOCATION[market]), 'done'];
}

/** EE-8.12 Private collection: a guard without the artefact. There is crew for it: the envoy who was withdrawn for the order (EE-6.21). */
interface GuardPlacing {
  value: number | null;
  cell: Cell | 'skip' | null;
}

const placeGuardAnywhere = script<GuardPlacing>('collection', [
  choose('cell', (s, local) => or(cellsToGuard(s, local), 'skip')),
  when(
    (_, { cell }) => cell !== 'skip',
    [run((s, { cell }, dealer) => placeGuard(s, kindOfCell(pieceIn(cell)), null, dealer))],
  ),
]);

/** Empty cells of a kind worth little enough. */
function cellsToGuard(s: State, { value }: Pick<GuardPlacing, 'value'>): Cell[] {
  const player = activePlayer(s);
  const fits = (kind: Kind): boolean => !hasGuard(player, kind) && (value === null || kindValue(kind) <= value);
  return ALL_KINDS.filter(fits).map((kind) => cellOf(s.active, kind));
}

/** Every script that an order may call, and `useOrder` itself. */
export const orderScripts: readonly Script[] = [
  useOrder,
  draw,
  discard,
  gainCredits,
  deal,
  dig,
  bribe,
  campaign,
  recruitTraders,
  placeGuardAnywhere,
];
