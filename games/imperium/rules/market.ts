import type { Script, Seat } from '@stolik/engine';
import { bitOf, nodeAt, RESTLESS } from '../content/catalogue.ts';
import { type Filter, MARKET_TYPES, type MarketType, type NodeOf } from '../content/language.ts';
import { FAILED_BREAK_THROUGH, SLOT_DECKS } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { playerAt, type State, top } from '../state.ts';
import { acquirable } from './candidates.ts';
import { checkCollapse, checkMainDeck } from './end.ts';
import { fits } from './filters.ts';
import { exileOpener, replacementOf } from './modifiers.ts';
import { keepSecret, marksOf, removeFrom, takeUnrest, toExile, toHand, toUnrestPile } from './moves.ts';
import { notice } from './notice.ts';
import { aboutSelf, answered, byActor, type Doing, insteadOf, readyPick } from './running.ts';
import { choose, type GameDealer, run, script, when } from './steps.ts';

/** IM-10: the market. */

const deckAbove = (s: State, slot: number): Card[] => {
  const own = { main: s.mainDeck, civilised: s.civilisedDeck, uncivilised: s.uncivilisedDeck, region: s.regionDeck }[
    SLOT_DECKS[slot] as (typeof SLOT_DECKS)[number]
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

function layUnrest(s: State, slot: number, dealer: GameDealer): void {
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
    unrest: s.under[slot] as Card,
    materials: s.tokens[at] as number,
    population: s.tokens[at + 1] as number,
    progress: s.tokens[at + 2] as number,
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
interface Taking extends Doing {
  ready: Card | string | null;
  card: Card | null;
  /** The card that replaces materials taken with it, or NONE. */
  replacer: Card;
}

/** IM-10.3a: card (to hand, IM-10.9), tokens, unrest, refill, then what listens to it (IM-10.10). */
function takeFromMarket(s: State, local: { replacer: Card }, card: Card, acquired: boolean, dealer: GameDealer): void {
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

export const acquire = script<Taking>('acquire', [
  run((s, local) => {
    local.ready = readyPick(s) as Card | string | null;
    local.replacer = NONE;
  }),
  choose(
    'card',
    (s, { node, ready }) => (ready !== null ? [ready as Card] : acquirable(s, top(s).actor, nodeAt<'acquire'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, local, dealer) => {
    const { card } = local;
    const running = top(s);
    running.it = card ?? NONE;
    running.last = card === null ? 0 : 1;
    if (card === null) return;
    if (s.market.includes(card)) takeFromMarket(s, local, card, true, dealer);
    else acquireExiled(s, card, nodeAt<'acquire'>(local.node).exile === 'no', dealer);
  }),
  when((_, { replacer }) => replacer !== NONE, insteadOf('gainMaterials')),
  answered(),
]);

/** IM-10.8: with an unrest from the pile, where a market card would have had one. */
function acquireExiled(s: State, card: Card, byPermission: boolean, dealer: GameDealer): void {
  const seat = top(s).actor;
  removeFrom(s.exile, card);
  toHand(s, seat, card);
  dealer.tell({ type: 'acquired-exiled', seat, card });
  if (byPermission) {
    const helper = exileOpener(s, playerAt(s, seat), card);
    if (helper !== null) dealer.tell({ type: 'helped', seat, card: helper });
  }
  if ((marksOf(card) & RESTLESS) !== 0) takeUnrest(s, seat, dealer);
  notice(s, seat, 'youAcquire', card);
  notice(s, seat, 'youAcquireExiled', card);
}

/** IM-10.4: a face-up card, or blind: a word such as `region@region-deck`. */
interface BreakingThrough extends Taking {
  pick: Card | string | null;
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

const isBlindType = (mark: string): mark is BlindType =>
  mark === 'variable' || (MARKET_TYPES as readonly string[]).includes(mark);

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

export function breakThroughOptions(s: State, { filter, exile }: NodeOf<'breakThrough'>): (Card | string)[] {
  const found: (Card | string)[] = s.market.filter((card) => card !== NONE && fits(s, filter, card));
  if (exile === 'also') found.push(...s.exile.filter((card) => fits(s, filter, card)));
  for (const type of blindTypes(filter)) found.push(blindWord(s, type)); // IM-10.5
  return found;
}

export const breakThrough = script<BreakingThrough>('break-through', [
  run((s, local) => {
    local.ready = readyPick(s) as Card | string | null;
    local.replacer = NONE;
  }),
  choose(
    'pick',
    (s, { node, ready }) => (ready !== null ? [ready] : breakThroughOptions(s, nodeAt<'breakThrough'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, local, dealer) => {
    const { pick } = local;
    const running = top(s);
    running.it = NONE;
    running.last = 0;
    if (pick === null) return;
    if (typeof pick === 'string') breakThroughBlind(s, pick.slice(0, pick.indexOf('@')) as BlindType, dealer);
    else if (s.market.includes(pick)) {
      takeFromMarket(s, local, pick, false, dealer);
      running.it = pick;
    } else {
      removeFrom(s.exile, pick);
      toHand(s, running.actor, pick);
      running.it = pick;
      dealer.tell({ type: 'broke-through-exiled', seat: running.actor, card: pick });
      notice(s, running.actor, 'youBreakThrough', pick);
    }
    running.last = running.it === NONE ? 0 : 1;
  }),
  when((_, { replacer }) => replacer !== NONE, insteadOf('gainMaterials')),
  answered(),
]);

/** IM-10.4 b */
function breakThroughBlind(s: State, type: BlindType, dealer: GameDealer): void {
  const seat = top(s).actor;
  const player = playerAt(s, seat);
  const { card, seen } = takeBlind(s, type, seat, dealer);
  top(s).it = card;
  if (card === NONE) {
    player.progress += FAILED_BREAK_THROUGH;
    dealer.tell({ type: 'break-through-failed', seat, n: FAILED_BREAK_THROUGH });
    return;
  }
  toHand(s, seat, card);
  if (seen) dealer.tell({ type: 'broke-through', seat, card });
  else {
    keepSecret(player, card);
    dealer.tell({ type: 'broke-through-blind', seat, of: type as MarketType });
    dealer.tell({ type: 'got-card', seat, card, to: [seat] });
  }
  notice(s, seat, 'youBreakThrough', card);
}

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
  if (deck !== null) return { card: deck.pop() as Card, seen: false };
  const bit = bitOf(type);
  let at = s.mainDeck.length - 1;
  while (at >= 0 && (marksOf(s.mainDeck[at] as Card) & bit) === 0) at--;
  const turned = s.mainDeck.slice(Math.max(0, at)).reverse();
  if (turned.length > 0) dealer.tell({ type: 'searched-main-deck', seat, cards: turned });
  const card = at < 0 ? NONE : (s.mainDeck[at] as Card);
  if (card !== NONE) removeFrom(s.mainDeck, card);
  if (turned.length > 1 || (card === NONE && turned.length > 0)) dealer.shuffle(s.mainDeck);
  if (card !== NONE) checkMainDeck(s, dealer); // IM-15.4
  return { card, seen: true };
}

/** IM-10.7: a market card and an exiled one change places; tokens stay in the slot. */
interface Swapping extends Doing {
  card: Card | null;
  exiled: Card | null;
}

export const swapExile = script<Swapping>('swap-exile', [
  when(
    (s) => s.exile.length > 0,
    [
      choose('card', (s) => s.market.filter((card) => card !== NONE), { ...byActor, about: aboutSelf }),
      when(
        (_, { card }) => card !== null,
        [
          choose('exiled', (s) => s.exile.slice(), { ...byActor, about: aboutSelf }),
          run((s, { card, exiled }, dealer) => {
            const slot = s.market.indexOf(card as Card);
            const unrest = s.under[slot] as Card;
            removeFrom(s.exile, exiled as Card);
            toExile(s, card as Card);
            s.under[slot] = NONE;
            if (unrest !== NONE) toUnrestPile(s, unrest);
            s.market[slot] = exiled as Card;
            dealer.tell({ type: 'swapped', seat: top(s).actor, card: card as Card, exiled: exiled as Card });
            if ((marksOf(exiled as Card) & RESTLESS) !== 0) layUnrest(s, slot, dealer);
          }),
        ],
      ),
    ],
  ),
]);

export const marketScripts: readonly Script[] = [acquire as Script, breakThrough as Script, swapExile as Script];
