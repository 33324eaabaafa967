import { defined, type Seat, verbOf } from '@stolik/engine';
import { bitOf, RESTLESS } from '../content/cards.ts';
import { type Filter, isMarketType, type MarketType } from '../content/language.ts';
import { SLOT_DECKS } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { playerAt, type State, top } from '../state.ts';
import { checkCollapse, checkMainDeck } from './end.ts';
import { replacementOf } from './modifiers.ts';
import { marksOf, removeFrom, toExile, toHand, toUnrestPile } from './moves.ts';
import { notice } from './notice.ts';
import type { Doing } from './running.ts';
import type { GameDealer } from './steps.ts';

/** IM-10: the market. */

const deckAbove = (s: State, slot: number): Card[] => {
  const own = { main: s.mainDeck, civilised: s.civilisedDeck, uncivilised: s.uncivilisedDeck, region: s.regionDeck }[
    defined(SLOT_DECKS[slot])
  ];
  return own.length > 0 ? own : s.mainDeck;
};

/** IM-10.1, IM-10.2: the empty slot is filled at once, and an unrest goes under most cards. */
export function refill(s: State, slot: number, dealer: GameDealer): void {
  const deck = deckAbove(s, slot);
  const card = deck.pop();
  if (card === undefined) return;
  s.market[slot] = card;
  dealer.reveal();
  dealer.tell({ type: 'market-filled', card });
  if ((marksOf(card) & RESTLESS) !== 0) layUnrest(s, slot, dealer);
  if (deck === s.mainDeck) checkMainDeck(s, dealer);
}

export function layUnrest(s: State, slot: number, dealer: GameDealer): void {
  s.under[slot] = s.unrestPile.pop() ?? NONE;
  checkCollapse(s, dealer);
}

/** What a card leaves behind when it is taken from the market. */
interface Spoils {
  readonly unrest: Card;
  readonly materials: number;
  readonly population: number;
  readonly progress: number;
}

/** Empties a slot; its tokens and its unrest go wherever the caller takes them. */
export function clearSlot(s: State, slot: number): Spoils {
  const at = slot * 3;
  const spoils = {
    unrest: defined(s.under[slot]),
    materials: defined(s.tokens[at]),
    population: defined(s.tokens[at + 1]),
    progress: defined(s.tokens[at + 2]),
  };
  s.market[slot] = NONE;
  s.under[slot] = NONE;
  s.tokens[at] = 0;
  s.tokens[at + 1] = 0;
  s.tokens[at + 2] = 0;
  return spoils;
}

/** IM-10.6 */
export function exileFromMarket(s: State, card: Card, dealer: GameDealer): void {
  const slot = s.market.indexOf(card);
  const { unrest } = clearSlot(s, slot);
  toExile(s, card);
  if (unrest !== NONE) toUnrestPile(s, unrest);
  dealer.tell({ type: 'moved', seat: top(s).actor, card, move: 'exile', hosted: 0 });
  refill(s, slot, dealer);
}

/** A market card with its tokens becomes the player's; what is told of it depends on the way. */
export interface Taking extends Doing {
  ready: Card | string | null;
  card: Card | null;
  /** The card that replaces materials taken with it, or NONE. */
  replacer: Card;
}

/** IM-10.3a: card (to hand, IM-10.9), tokens, unrest, refill, then what listens to it (IM-10.10). */
export function takeFromMarket(
  s: State,
  local: { replacer: Card },
  card: Card,
  acquired: boolean,
  dealer: GameDealer,
): void {
  const seat = top(s).actor;
  const player = playerAt(s, seat);
  const slot = s.market.indexOf(card);
  const { unrest, materials, population, progress } = clearSlot(s, slot);
  toHand(s, seat, card);
  dealer.tell({ type: acquired ? 'acquired' : 'broke-through', seat, card });
  local.replacer = materials > 0 ? (replacementOf(player, 'gainMaterials')?.card ?? NONE) : NONE;
  if (local.replacer === NONE) player.materials += materials;
  player.population += population;
  player.progress += progress;
  if (materials + population + progress > 0)
    dealer.tell({ type: 'market-tokens', seat, card, materials, population, progress });
  if (unrest !== NONE) {
    if (acquired) {
      toHand(s, seat, unrest);
      dealer.tell({ type: 'unrest-taken', seat, n: 1 });
      notice(s, seat, 'youTakeUnrest', unrest);
    } else toUnrestPile(s, unrest);
  }
  refill(s, slot, dealer);
  notice(s, seat, acquired ? 'youAcquire' : 'youBreakThrough', card);
  notice(s, seat, 'youGainFromMarket', card, 0, local.replacer === NONE ? materials : 0, population);
}

export type BlindType = MarketType | 'variable';

/** The types that a filter names, for which the top of a deck may be taken; `variable` is one of them (IM-19.5). */
export function blindTypes(filter: Filter): readonly BlindType[] {
  const known = blindTypesOf[filter.id];
  if (known !== undefined) return known;
  const types = filter.terms.flatMap((term) => {
    const [factor] = term;
    return term.length === 1 && factor?.atom.is === 'mark' && isBlindType(factor.atom.mark) ? [factor.atom.mark] : [];
  });
  blindTypesOf[filter.id] = types;
  return types;
}

/** By filter; found once. */
const blindTypesOf: (readonly BlindType[] | undefined)[] = [];

/** `region@region-deck`: the type of which a card is taken unseen. */
export function blindTypeIn(option: string): BlindType {
  const type = verbOf(option);
  if (isBlindType(type)) return type;
  throw new Error(`no card of "${type}" lies unseen`);
}

const isBlindType = (mark: string): mark is BlindType => mark === 'variable' || isMarketType(mark);

/** The deck of its own that a type has, if there is anything in it. */
function ownDeck(s: State, type: BlindType): Card[] | null {
  const deck =
    type === 'region'
      ? s.regionDeck
      : type === 'uncivilised'
        ? s.uncivilisedDeck
        : type === 'civilised'
          ? s.civilisedDeck
          : s.mainDeck;
  return deck === s.mainDeck || deck.length === 0 ? null : deck;
}

export const blindWord = (s: State, type: BlindType): string =>
  `${type}@${ownDeck(s, type) === null ? 'main' : type}-deck`;

/** Is there a card of the type to be found without seeing it? */
export const isThereBlind = (s: State, type: BlindType): boolean =>
  ownDeck(s, type) !== null || s.mainDeck.some((card) => (marksOf(card) & bitOf(type)) !== 0);

/** A card taken from a deck, and whether everybody has seen it; NONE if there was none. */
interface Blind {
  readonly card: Card;
  readonly seen: boolean;
}

/**
 * The top card of the type's own deck, seen by its new owner alone; or the first card of the main deck that fits, all that were
 * turned over being shuffled back.
 */
export function takeBlind(s: State, type: BlindType, seat: Seat, dealer: GameDealer): Blind {
  const deck = ownDeck(s, type);
  dealer.reveal();
  if (deck !== null) return { card: defined(deck.pop()), seen: false };
  const bit = bitOf(type);
  let at = s.mainDeck.length - 1;
  while (at >= 0 && (marksOf(defined(s.mainDeck[at])) & bit) === 0) at--;
  const turned = s.mainDeck.slice(Math.max(0, at)).reverse();
  if (turned.length > 0) dealer.tell({ type: 'searched-main-deck', seat, cards: turned });
  const card = at < 0 ? NONE : defined(s.mainDeck[at]);
  if (card !== NONE) removeFrom(s.mainDeck, card);
  if (turned.length > 1 || (card === NONE && turned.length > 0)) dealer.shuffle(s.mainDeck);
  if (card !== NONE) checkMainDeck(s, dealer); // IM-15.4
  return { card, seen: true };
}
