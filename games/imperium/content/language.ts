/**
 * The language of the cards as typed data (NOTATION.md). The parser makes these trees from the content files, `rules/`
 * carries them out and `words/` says them, so that what a card does and what it says have one source.
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

export const SYMBOLS = ['production', 'grain', 'water'] as const;
export type RegionSymbol = (typeof SYMBOLS)[number];

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

/** Operations that move cards which the acting player picks (or `self`, or `it`). */
export const MOVES = [
  'take',
  'discard',
  'toDiscard',
  'toDeckTop',
  'history',
  'exile',
  'abandon',
  'recall',
  'sink',
  'returnUnrest',
  'garrison',
] as const;
export type Move = (typeof MOVES)[number];

/** Operations that are said in one word. */
export const WORDS = [
  'takeTopFame',
  'swapExile',
  'swapWithNation',
  'gainNation',
  'declareType',
  'triggerEnd',
  'avoidAttack',
] as const;
export type Word = (typeof WORDS)[number];

/** A program is a tree of nodes; `id` is its place in the list of all nodes, by which a half-finished effect names it. */
export type Node = { readonly id: number } & Operation;

/** Operations that are alike but for their name, each a type of its own. */
type OneOf<O extends string, T> = O extends string ? { readonly op: O } & T : never;

export type Operation =
  | { readonly op: 'seq'; readonly items: readonly Node[] }
  | { readonly op: 'cost'; readonly costs: readonly Node[]; readonly then: Node }
  | { readonly op: 'choose'; readonly branches: readonly Node[] }
  /** The solo opponent takes the first branch that it can carry out completely. */
  | { readonly op: 'first'; readonly branches: readonly Node[] }
  | { readonly op: 'may'; readonly body: Node }
  | { readonly op: 'if'; readonly cond: Condition; readonly then: Node; readonly otherwise: Node | null }
  | {
      readonly op: 'each';
      readonly who: 'others' | 'all';
      readonly cond: Condition | null;
      readonly body: Node;
    }
  | { readonly op: 'repeat'; readonly times: number | 'last'; readonly body: Node }
  | OneOf<'gain' | 'pay', { readonly amounts: readonly Amount[] }>
  | { readonly op: 'spend'; readonly n: number }
  | { readonly op: 'tollAttack'; readonly amount: Amount }
  | {
      readonly op: 'steal';
      readonly n: number;
      readonly resource: Resource;
      readonly cond: Condition | null;
      readonly unable: Node | null;
    }
  | { readonly op: 'draw'; readonly quantity: Quantity; readonly per: Countable | null }
  | { readonly op: 'drawIfAble'; readonly quantity: Quantity }
  | { readonly op: 'takeUnrest'; readonly n: number }
  | OneOf<Move, { readonly selector: Selector }>
  /** This card goes under another one. */
  | { readonly op: 'station'; readonly filter: Filter }
  | { readonly op: 'acquire'; readonly filter: Filter; readonly exile: 'no' | 'also' | 'only' }
  | { readonly op: 'breakThrough'; readonly filter: Filter; readonly exile: 'no' | 'also' }
  | {
      readonly op: 'play';
      readonly selector: Selector;
      readonly how: 'free' | 'action';
      readonly ignoreState: boolean;
    }
  | { readonly op: 'resolvePlayEffect' }
  | { readonly op: 'look'; readonly deck: 'nation' | 'fame'; readonly n: number }
  | { readonly op: 'lookMore'; readonly n: number }
  | { readonly op: 'shuffle'; readonly deck: 'nation' | 'deck' }
  | { readonly op: 'toBottom' }
  | { readonly op: 'find'; readonly filter: Filter; readonly zones: readonly Zone[] }
  | { readonly op: 'reveal'; readonly zones: readonly Zone[] }
  | { readonly op: 'give'; readonly selector: Selector; readonly after: Node | null }
  | { readonly op: 'returnExhaust'; readonly n: number }
  | { readonly op: 'put'; readonly n: number; readonly resource: Resource; readonly on: 'market' | 'self' }
  | OneOf<'takeTokens' | 'putIntoPlay' | 'pin', unknown>
  | { readonly op: 'treat'; readonly symbol: RegionSymbol; readonly n: number }
  | { readonly op: 'ignoreIcon'; readonly icon: 'barbarian' | 'empire' }
  | { readonly op: 'copyExhaust'; readonly filter: Filter }
  | { readonly op: 'flip'; readonly what: 'self' | 'state' }
  | { readonly op: 'replaceWith'; readonly family: string }
  | { readonly op: 'double'; readonly resource: Resource }
  | { readonly op: 'reduceDiscard'; readonly n: number; readonly filter: Filter }
  | { readonly op: 'develop'; readonly free: boolean }
  | { readonly op: 'mill'; readonly n: number }
  | OneOf<Word, unknown>;

export type Op = Operation['op'];
export type NodeOf<O extends Op> = O extends Op ? Extract<Node, { readonly op: O }> : never;
export type MoveNode = NodeOf<Move>;

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
