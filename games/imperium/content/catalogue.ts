import { type Card, NONE } from '../pieces.ts';
import { type CardRecord, COMMONS_FILES, NATION_FILES, type SideRecord } from './files.ts';
import {
  type Ability,
  type Condition,
  type Filter,
  MARKS,
  type Mark,
  type Modifier,
  type Node,
  type NodeOf,
  type Op,
  type Points,
  type RegionSymbol,
  type Resolved,
  type TriggerName,
} from './language.ts';
import { Library } from './library.ts';
import { readAbility, readPoints } from './read-abilities.ts';

/** What is in both boxes, as the rules need it: cards by number, their properties in plain arrays. */

export type Box = 'classics' | 'legends';
/** Where a card begins (IM-2.5): `deck` is a nation's own without a mark, `common` those that belong to no nation. */
export type Start = 'power' | 'inPlay' | 'deck' | 'nation' | 'accession' | 'development' | 'supply' | 'common';

export interface Price {
  readonly materials: number;
  readonly population: number;
  readonly progress: number;
}

export type Reaction = Extract<Ability, { head: 'exhaustWhen' | 'passiveWhen' }>;

/** All copies of a card, or one side of a two-sided one. */
export interface Kind {
  /** The card's id; of a side `romans-power-a`. */
  readonly id: string;
  readonly record: CardRecord;
  readonly side: 'A' | 'B' | null;
  readonly family: string;
  /** Whose card it is: an index of NATIONS, or -1 for a common card. */
  readonly nation: number;
  readonly box: Box;
  readonly start: Start;
  readonly minPlayers: number;
  readonly cost: Price | null;
  readonly abilities: readonly Ability[];
  readonly points: Points;
  readonly playIf: Condition | null;
  readonly reactions: readonly Reaction[];
  readonly modifiers: readonly Modifier[];
}

export const library = new Library();

/** Equal programs are one program. */
const known = new Map<string, Ability>();

function abilityOf(source: string, id: string): Ability {
  const before = known.get(source);
  if (before !== undefined) return before;
  try {
    const ability = readAbility(source, library);
    known.set(source, ability);
    return ability;
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
  }
}

function kindOfSide(
  record: CardRecord,
  side: 'A' | 'B' | null,
  { effect, vp, family }: SideRecord,
  box: Box,
  nation: number,
): Kind {
  const id = side === null ? record.id : `${record.id}-${side.toLowerCase()}`;
  const abilities = effect.map((source) => abilityOf(source, id));
  return {
    id,
    record,
    side,
    family: family ?? record.family,
    nation,
    box,
    start: record.start as Start,
    minPlayers: record.minPlayers,
    cost: record.cost,
    abilities,
    points: readPoints(vp, library),
    playIf: abilities.find((ability) => ability.head === 'playIf')?.cond ?? null,
    reactions: abilities.filter(
      (ability) => ability.head === 'exhaustWhen' || ability.head === 'passiveWhen',
    ) as Reaction[],
    modifiers: abilities.flatMap((ability) => (ability.head === 'passive' ? [ability.modifier] : [])),
  };
}

function kindsOf(record: CardRecord, box: Box, nation: number): Kind[] {
  if (record.sides !== undefined)
    return (['A', 'B'] as const).map((side) =>
      kindOfSide(record, side, (record.sides as { A: SideRecord; B: SideRecord })[side], box, nation),
    );
  return [kindOfSide(record, null, { effect: record.effect ?? [], vp: record.vp ?? 'none' }, box, nation)];
}

export const KINDS: readonly Kind[] = [
  ...COMMONS_FILES.flatMap(({ set, cards }) => cards.flatMap((record) => kindsOf(record, set as Box, -1))),
  ...NATION_FILES.flatMap(({ set, cards }, nation) => cards.flatMap((record) => kindsOf(record, set as Box, nation))),
];

/** Kind of each card, by card; copies follow one another. */
const KIND_NUMBERS: readonly number[] = KINDS.flatMap((kind, index) =>
  Array<number>(kind.side === null ? kind.record.count : 1).fill(index),
);

export const CARDS: readonly Card[] = KIND_NUMBERS.map((_, card) => card as Card);

export const KIND_OF: readonly Kind[] = KIND_NUMBERS.map((kind) => KINDS[kind] as Kind);

export const kindOf = (card: Card): Kind => KIND_OF[card] as Kind;

/** Cards of one kind, in order. */
export const cardsOf = (id: string): Card[] => CARDS.filter((card) => kindOf(card).id === id);

/** The first card of a kind. */
export function cardNamed(id: string): Card {
  const card = CARDS.find((one) => kindOf(one).id === id);
  if (card === undefined) throw new Error(`There is no card "${id}".`);
  return card;
}

/** The other side of a two-sided card, or NONE. */
export const OTHER_SIDE: readonly Card[] = KIND_OF.map(({ side }, card) =>
  side === null ? NONE : ((side === 'A' ? card + 1 : card - 1) as Card),
);

/** A card's number whichever side is up. */
export const physical = (card: Card): Card => (kindOf(card).side === 'B' ? (OTHER_SIDE[card] as Card) : card);

const BIT: { readonly [mark in Mark]: number } = Object.fromEntries(
  MARKS.map((mark, bit) => [mark, 1 << bit]),
) as Record<Mark, number>;

export const bitOf = (mark: Mark): number => BIT[mark];

export const REGION = BIT.region;
export const UNCIVILISED = BIT.uncivilised;
export const CIVILISED = BIT.civilised;
export const TRIBUTARY = BIT.tributary;
export const FAME = BIT.fame;
export const UNREST = BIT.unrest;
export const POWER = BIT.power;
export const PINNED = BIT.pinned;
export const ATTACK = BIT.attack;
export const BARBARIAN = BIT.barbarian;
export const EMPIRE = BIT.empire;

/** Cards that lie in the market with an unrest under them (IM-4.17). */
export const RESTLESS = UNCIVILISED | CIVILISED | TRIBUTARY;

/** What is printed on each card, as bits. */
export const MARKED: readonly number[] = KIND_OF.map(({ record, points }) => {
  let bits = 0;
  for (const mark of [...record.types, ...record.subtypes, ...record.symbols]) bits |= BIT[mark as Mark];
  if (record.pinned) bits |= BIT.pinned;
  if (record.attack) bits |= BIT.attack;
  if (record.state !== null) bits |= BIT[record.state as Mark];
  if (points.kind === 'variable') bits |= BIT.variable;
  return bits;
});

export const has = (card: Card, bits: number): boolean => ((MARKED[card] as number) & bits) !== 0;

const symbolCounts = (symbol: RegionSymbol): readonly number[] =>
  KIND_OF.map(({ record }) => record.symbols.filter((one) => one === symbol).length);

/** How many of each symbol a card shows. */
export const SYMBOL_COUNTS: Readonly<Record<RegionSymbol, readonly number[]>> = {
  production: symbolCounts('production'),
  grain: symbolCounts('grain'),
  water: symbolCounts('water'),
};

/** Families by number, so that names are compared as numbers. */
const families = [...new Set(KIND_OF.map(({ family }) => family))];
const familyNumbers = new Map(families.map((family, number) => [family, number]));
export const FAMILY: readonly number[] = KIND_OF.map(({ family }) => familyNumbers.get(family) as number);

export const isFamily = (family: string): boolean => familyNumbers.has(family);
export function familyNumber(family: string): number {
  const number = familyNumbers.get(family);
  if (number === undefined) throw new Error(`No card is called "@${family}".`);
  return number;
}

const bodies = (head: Resolved): readonly (Node | null)[] =>
  KIND_OF.map(({ abilities }) => {
    for (const ability of abilities) if (ability.head === head && 'body' in ability) return ability.body;
    return null;
  });

/** What each card does when played, exhausted and so on; null: nothing of the kind. */
export const ON_PLAY = bodies('play');
export const ON_EXHAUST = bodies('exhaust');
export const ON_SOLSTICE = bodies('solstice');
export const ON_GAINED = bodies('gained');
export const INSTEAD_OF_GAINED = bodies('insteadOfGained');
export const ON_ENTERED = bodies('entered');
export const ON_SCORING = bodies('scoring');

const flagged = (flag: string): readonly boolean[] =>
  KIND_OF.map(({ abilities }) => abilities.some((ability) => ability.head === 'rule' && ability.flag === flag));

export const FREE_PLAY = flagged('freePlay');
export const UNPLAYABLE = flagged('unplayable');
export const NO_GARRISON = flagged('noGarrison');
export const NO_ABANDON = flagged('noAbandon');
export const NO_RECALL = flagged('noRecall');
export const QUEST_LAST = flagged('questLast');

/** Which triggers a card listens to, as bits by their place in the list. */
export const TRIGGER_BIT: Readonly<Record<TriggerName, number>> = {
  youAcquire: 1,
  youBreakThrough: 2,
  youGainFromMarket: 4,
  youAcquireExiled: 8,
  youPlay: 16,
  youPlayFromDiscard: 32,
  youGainMaterialsFrom: 64,
  youMustDiscard: 128,
  leavesPlay: 256,
  youPay: 512,
  youReturnUnrest: 1024,
  youTakeUnrest: 2048,
  youSink: 4096,
  attacked: 8192,
  deckEmpty: 16384,
};

export const LISTENS: readonly number[] = KIND_OF.map(({ reactions }) =>
  reactions.reduce((bits, { triggers }) => triggers.reduce((more, { when }) => more | TRIGGER_BIT[when], bits), 0),
);

/** Does the card change rules while it is in play? */
export const MODIFIES: readonly boolean[] = KIND_OF.map(({ modifiers }) => modifiers.length > 0);

/** How many regions a card counts as (`countsAs`), in every zone. */
export const REGION_UNITS: readonly number[] = KIND_OF.map((kind, card) => {
  const counts = kind.modifiers.find((modifier) => modifier.does === 'countsAs');
  return counts !== undefined ? counts.n : ((MARKED[card] as number) & REGION) !== 0 ? 1 : 0;
});

/** A node by the number under which a frame remembers it. */
export const nodeAt = <O extends Op>(id: number): NodeOf<O> => library.nodes[id] as NodeOf<O>;

export const filters = (): readonly Filter[] => library.filters;
