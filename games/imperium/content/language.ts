import { isOneOf } from '@stolik/engine';
import type { MOVE_VERBS, VERBS } from '../verbs/index.ts';
import type { Moving } from '../verbs/moving.ts';
import type { Verb } from '../verbs/verb.ts';

/**
 * The language of the cards as typed data (NOTATION.md): the same trees are read from the content files, carried out and said in both languages, so
 * that what a card does and what it says have one source.
 */

export type Resource = 'materials' | 'population' | 'progress';
export type Token = Resource | 'action';

/**
 * What is printed on a card and can be asked for by name: types (IM-2.2), sub-types, region symbols and icons (IM-2.1). A card's own are
 * bits of one number; a typeless card has no bit of a type.
 */
export const MARKS = [
  'region',
  'uncivilised',
  'civilised',
  'tributary',
  'fame',
  'unrest',
  'power',
  'city',
  'metropolis',
  'knight',
  'mask',
  'scroll',
  'production',
  'grain',
  'water',
  'pinned',
  'attack',
  'barbarian',
  'empire',
  'variable',
] as const;
export type Mark = (typeof MARKS)[number];

export const MARKET_TYPES = ['region', 'uncivilised', 'civilised', 'tributary'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];
export const isMarketType = (word: string): word is MarketType => isOneOf(MARKET_TYPES, word);

export const SYMBOLS = ['production', 'grain', 'water'] as const;
export type RegionSymbol = (typeof SYMBOLS)[number];
export const isSymbol = (word: string): word is RegionSymbol => isOneOf(SYMBOLS, word);

export type Atom =
  | { readonly is: 'mark'; readonly mark: Mark }
  | { readonly is: 'family'; readonly family: string }
  | { readonly is: 'garrisoned'; readonly filter: Filter }
  | { readonly is: 'with'; readonly resource: Resource }
  | { readonly is: 'declared' }
  | { readonly is: 'impendingQuest' }
  | { readonly is: 'any' };

export interface Factor {
  readonly not: boolean;
  readonly atom: Atom;
}

/** An OR of ANDs. Filters that say the same are one object, so that what they fit can be looked up by `id`. */
export interface Filter {
  readonly id: number;
  readonly terms: readonly (readonly Factor[])[];
}

export const ZONES = [
  'hand',
  'deck',
  'discard',
  'play',
  'history',
  'sunken',
  'nation',
  'development',
  'exile',
  'market',
  'mainDeck',
  'unrestPile',
  'garrison',
  'here',
  'quest',
  'owned',
] as const;
export type Zone = (typeof ZONES)[number];

export type Quantity =
  | { readonly kind: 'exact'; readonly n: number }
  | { readonly kind: 'upTo'; readonly n: number }
  /** All there are; as a payment only with at least `min`. */
  | { readonly kind: 'all'; readonly min: number }
  /** As many as the player likes. */
  | { readonly kind: 'any' };

/** What is counted: `group` of them make one. */
export type Countable =
  | { readonly of: 'resource'; readonly group: number; readonly resource: Resource }
  | { readonly of: 'last'; readonly group: number }
  | { readonly of: 'cards'; readonly group: number; readonly zone: Zone }
  | { readonly of: 'unrestOfOthers'; readonly group: number }
  | { readonly of: 'playersWithFewer'; readonly group: number; readonly resource: Resource }
  /** Symbols are counted one by one, everything else by cards. */
  | { readonly of: 'symbols'; readonly group: number; readonly symbols: readonly RegionSymbol[]; readonly zone: Zone }
  | { readonly of: 'fitting'; readonly group: number; readonly filter: Filter; readonly zone: Zone };

export interface Amount {
  readonly quantity: Quantity;
  readonly token: Token;
  readonly per: Countable | null;
}

export type Selector =
  | { readonly from: 'self' }
  | { readonly from: 'it' }
  | { readonly from: 'drawn' | 'looked'; readonly quantity: Quantity }
  | {
      readonly from: 'zones';
      readonly quantity: Quantity;
      readonly filter: Filter;
      readonly zones: readonly Zone[];
    };

export type Condition =
  | { readonly is: 'state'; readonly empire: boolean }
  | { readonly is: 'noActiveQuest' }
  | { readonly is: 'among'; readonly family: string; readonly zone: 'play' | 'history' | 'discard' }
  | { readonly is: 'count'; readonly filter: Filter; readonly zone: Zone; readonly least: number }
  | { readonly is: 'it'; readonly filter: Filter }
  | { readonly is: 'has'; readonly least: number; readonly resource: Resource }
  | { readonly is: 'all' | 'some'; readonly parts: readonly Condition[] }
  | { readonly is: 'not'; readonly part: Condition };

/** What can be said of each operation, and done by it, stands in a file of its own (`verbs/`); the table there is the list of them all. */
export type Op = keyof typeof VERBS;
export type Operations = { readonly [op in Op]: NonNullable<(typeof VERBS)[op]['node']> };
export type Operation = Operations[Op];

/** A program is a tree of nodes; `id` is its place in the list of all nodes, by which a half-finished effect names it. */
export interface Numbered {
  readonly id: number;
  readonly verb: Verb<Operation>;
}
export type NodeOf<O extends Op> = O extends Op ? Numbered & Operations[O] : never;
export type Node = NodeOf<Op>;

/** Operations that move cards which the acting player picks (or `self`, or `it`). */
export type Move = keyof typeof MOVE_VERBS;
export type MoveNode = NodeOf<Move> & { readonly verb: { readonly moving: Moving } };

export const TRIGGERS = [
  'youAcquire',
  'youBreakThrough',
  'youGainFromMarket',
  'youAcquireExiled',
  'youPlay',
  'youPlayFromDiscard',
  'youGainMaterialsFrom',
  'youMustDiscard',
  'leavesPlay',
  'youPay',
  'youReturnUnrest',
  'youTakeUnrest',
  'youSink',
  'attacked',
  'deckEmpty',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

export interface Trigger {
  readonly when: TriggerName;
  /** Which cards it speaks of, for those triggers that speak of cards. */
  readonly filter: Filter | null;
  /** `youPay(population)`. */
  readonly resource: Resource | null;
}

/** Standing rules while the card is in play. */
export type Modifier =
  | { readonly does: 'handSize'; readonly more: number }
  | { readonly does: 'loseIcon'; readonly icon: 'barbarian' | 'empire'; readonly filter: Filter }
  | { readonly does: 'freePlayable' | 'acquireExiled'; readonly filter: Filter }
  | { readonly does: 'countsAs'; readonly n: number; readonly filter: Filter }
  | { readonly does: 'questHolder' }
  | {
      readonly does: 'unrestCost';
      readonly less: number;
      readonly kinds: readonly ('materials' | 'cards')[];
      readonly min: number;
    }
  | { readonly does: 'developCost'; readonly less: number; readonly resource: Resource }
  | { readonly does: 'discardSubstitute'; readonly filter: Filter; readonly selector: Selector }
  | { readonly does: 'replace' | 'extend'; readonly event: ReplacedEvent; readonly body: Node };

/** What can be replaced by something else, or added to. */
export const REPLACED = ['history', 'gainMaterials', 'lookFame', 'placeMarketToken'] as const;
export type ReplacedEvent = (typeof REPLACED)[number];

export const FLAGS = [
  'freePlay',
  'unplayable',
  'noGarrison',
  'noAbandon',
  'noRecall',
  'setupSupply',
  'questLast',
] as const;
export type Flag = (typeof FLAGS)[number];

export type Ability =
  | { readonly head: Resolved; readonly body: Node }
  | { readonly head: 'exhaustWhen' | 'passiveWhen'; readonly triggers: readonly Trigger[]; readonly body: Node }
  | { readonly head: 'passive'; readonly modifier: Modifier }
  | { readonly head: 'rule'; readonly flag: Flag }
  | { readonly head: 'playIf'; readonly cond: Condition };

/** Heads of abilities that are simply resolved at their time. */
export const RESOLVED = ['play', 'exhaust', 'solstice', 'gained', 'insteadOfGained', 'entered', 'scoring'] as const;
export type Resolved = (typeof RESOLVED)[number];

export const PLACES = ['inHistory', 'inPlay', 'notInPlay', 'garrisoned'] as const;
export type Place = (typeof PLACES)[number];

/** What a card is worth at the end (NOTATION 8). */
export type Points =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly points: number }
  | {
      readonly kind: 'conditional';
      readonly cases: readonly { readonly place: Place; readonly points: number }[];
      readonly otherwise: number;
    }
  | { readonly kind: 'variable'; readonly terms: readonly { readonly points: number; readonly per: Countable }[] };
