import { defined, reasonOf } from '@stolik/engine';
import { type Card, isCard, NONE } from '../pieces.ts';
import { type CardRecord, COMMONS_FILES, NATION_FILES, type SideRecord } from './files.ts';
import type { Box, Kind, Reaction } from './kind.ts';
import {
  type Ability,
  MARKS,
  type Mark,
  type Node,
  type NodeOf,
  type Op,
  type RegionSymbol,
  type Resolved,
  type TriggerName,
} from './language.ts';
import type { Library } from './library.ts';
import { readAbility, readPoints } from './read-abilities.ts';

/**
 * What is in both boxes, as the rules need it: cards by number, their properties in plain arrays. What a card does is read only when all verbs are
 * known, and verbs are made of rules, which need this file: so `catalogue.ts` reads the programs, and nothing below the verbs asks for them while it
 * is loaded.
 */

export type { Box, Kind, Price, Reaction, Start } from './kind.ts';

type Draft = { -readonly [field in keyof Kind]: Kind[field] };

function kindOfSide(
  record: CardRecord,
  side: 'A' | 'B' | null,
  { family }: SideRecord,
  box: Box,
  nation: number,
): Draft {
  return {
    id: side === null ? record.id : `${record.id}-${side.toLowerCase()}`,
    record,
    side,
    family: family ?? record.family,
    nation,
    box,
    start: record.start,
    minPlayers: record.minPlayers,
    cost: record.cost,
    abilities: [],
    points: { kind: 'none' },
    playIf: null,
    reactions: [],
    modifiers: [],
  };
}

const programsOf = ({ record, side }: Kind): SideRecord =>
  side === null ? { effect: record.effect ?? [], vp: record.vp ?? 'none' } : defined(record.sides)[side];

function kindsOf(record: CardRecord, box: Box, nation: number): Draft[] {
  const { sides } = record;
  if (sides !== undefined)
    return (['A', 'B'] as const).map((side) => kindOfSide(record, side, sides[side], box, nation));
  return [kindOfSide(record, null, { effect: record.effect ?? [], vp: record.vp ?? 'none' }, box, nation)];
}

const drafts: readonly Draft[] = [
  ...COMMONS_FILES.flatMap(({ set, cards }) => cards.flatMap((record) => kindsOf(record, set, -1))),
  ...NATION_FILES.flatMap(({ set, cards }, nation) => cards.flatMap((record) => kindsOf(record, set, nation))),
];

export const KINDS: readonly Kind[] = drafts;

/** Kind of each card, by card; copies follow one another. */
const KIND_NUMBERS: readonly number[] = KINDS.flatMap((kind, index) =>
  Array<number>(kind.side === null ? kind.record.count : 1).fill(index),
);

export const CARDS: readonly Card[] = KIND_NUMBERS.map((_, card) => card).filter(isCard);

/** The card of this number, which surely is one. */
export const cardAt = (number: number): Card => defined(CARDS[number]);

export const KIND_OF: readonly Kind[] = KIND_NUMBERS.map((kind) => defined(KINDS[kind]));

export const kindOf = (card: Card): Kind => defined(KIND_OF[card]);

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
  side === null ? NONE : cardAt(side === 'A' ? card + 1 : card - 1),
);

/** A card's number whichever side is up. */
export const physical = (card: Card): Card => (kindOf(card).side === 'B' ? defined(OTHER_SIDE[card]) : card);

// Every mark is in the list, which the type of a made record cannot say.
const BIT = Object.fromEntries(MARKS.map((mark, bit) => [mark, 1 << bit])) as Readonly<Record<Mark, number>>;

export const bitOf = (mark: Mark): number => BIT[mark];

export const {
  region: REGION,
  uncivilised: UNCIVILISED,
  civilised: CIVILISED,
  tributary: TRIBUTARY,
  fame: FAME,
  unrest: UNREST,
  power: POWER,
  pinned: PINNED,
  attack: ATTACK,
  barbarian: BARBARIAN,
  empire: EMPIRE,
} = BIT;

/** Cards that lie in the market with an unrest under them (IM-4.17). */
export const RESTLESS = UNCIVILISED | CIVILISED | TRIBUTARY;

/** What is printed on each card, as bits. */
export const MARKED: readonly number[] = KIND_OF.map((kind) => {
  const { record } = kind;
  let bits = 0;
  for (const mark of [...record.types, ...record.subtypes, ...record.symbols]) bits |= BIT[mark];
  if (record.pinned) bits |= BIT.pinned;
  if (record.attack) bits |= BIT.attack;
  if (record.state !== null) bits |= BIT[record.state];
  if (programsOf(kind).vp.startsWith('variable')) bits |= BIT.variable;
  return bits;
});

export const has = (card: Card, bits: number): boolean => (defined(MARKED[card]) & bits) !== 0;

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
export const FAMILY: readonly number[] = KIND_OF.map(({ family }) => defined(familyNumbers.get(family)));

export const isFamily = (family: string): boolean => familyNumbers.has(family);
export function familyNumber(family: string): number {
  const number = familyNumbers.get(family);
  if (number === undefined) throw new Error(`No card is called "@${family}".`);
  return number;
}

/** One entry for every card, filled when the programs are read. */
const forEach = <T>(entry: T): T[] => KIND_OF.map(() => entry);

const bodies: { readonly [head in Resolved]: (Node | null)[] } = {
  play: forEach(null),
  exhaust: forEach(null),
  solstice: forEach(null),
  gained: forEach(null),
  insteadOfGained: forEach(null),
  entered: forEach(null),
  scoring: forEach(null),
};

/** What each card does when played, exhausted and so on; null: nothing of the kind. */
export const ON_PLAY: readonly (Node | null)[] = bodies.play;
export const ON_EXHAUST: readonly (Node | null)[] = bodies.exhaust;
export const ON_SOLSTICE: readonly (Node | null)[] = bodies.solstice;
export const ON_GAINED: readonly (Node | null)[] = bodies.gained;
export const INSTEAD_OF_GAINED: readonly (Node | null)[] = bodies.insteadOfGained;
export const ON_ENTERED: readonly (Node | null)[] = bodies.entered;
export const ON_SCORING: readonly (Node | null)[] = bodies.scoring;

/** What stands on the card there: whoever asks knows that something does. */
export function written(bodies: readonly (Node | null)[], card: Card): Node {
  const body = bodies[card];
  if (body == null) throw new Error(`Nothing is written there on card ${card}.`);
  return body;
}

const flagged = {
  freePlay: forEach(false),
  unplayable: forEach(false),
  noGarrison: forEach(false),
  noAbandon: forEach(false),
  noRecall: forEach(false),
  questLast: forEach(false),
};

export const FREE_PLAY: readonly boolean[] = flagged.freePlay;
export const UNPLAYABLE: readonly boolean[] = flagged.unplayable;
export const NO_GARRISON: readonly boolean[] = flagged.noGarrison;
export const NO_ABANDON: readonly boolean[] = flagged.noAbandon;
export const NO_RECALL: readonly boolean[] = flagged.noRecall;
export const QUEST_LAST: readonly boolean[] = flagged.questLast;

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

const listening = forEach(0);
export const LISTENS: readonly number[] = listening;

/** Does the card change rules while it is in play? */
const modifying = forEach(false);
export const MODIFIES: readonly boolean[] = modifying;

/** How many regions a card counts as (`countsAs`), in every zone. */
const regionUnits: number[] = MARKED.map((bits) => ((bits & REGION) !== 0 ? 1 : 0));
export const REGION_UNITS: readonly number[] = regionUnits;

let nodes: readonly Node[] = [];

/** A node by the number under which a frame remembers it. */
export const nodeAt = <O extends Op>(id: number): NodeOf<O> =>
  // A frame is begun by the verb whose node it remembers, and is asked by nobody else.
  nodes[id] as NodeOf<O>;

/** Reads what every card does. */
export function readPrograms(library: Library): void {
  nodes = library.nodes;
  const known = new Map<string, Ability>(); // equal programs are one program
  for (const kind of drafts) {
    const { effect, vp } = programsOf(kind);
    const abilities = effect.map((source) => {
      const ability = known.get(source) ?? abilityOf(source, kind.id, library);
      known.set(source, ability);
      return ability;
    });
    kind.abilities = abilities;
    kind.points = readPoints(vp, library);
    kind.playIf = abilities.find((ability) => ability.head === 'playIf')?.cond ?? null;
    kind.reactions = abilities.filter(isReaction);
    kind.modifiers = abilities.flatMap((ability) => (ability.head === 'passive' ? [ability.modifier] : []));
  }
  for (const card of CARDS) enter(card);
}

function abilityOf(source: string, id: string, library: Library): Ability {
  try {
    return readAbility(source, library);
  } catch (error) {
    throw new Error(`${id}: ${reasonOf(error)}`);
  }
}

const isReaction = (ability: Ability): ability is Reaction =>
  ability.head === 'exhaustWhen' || ability.head === 'passiveWhen';

/** Enters what one card does into the arrays above. */
function enter(card: Card): void {
  const { abilities, reactions, modifiers } = kindOf(card);
  for (const ability of abilities) {
    if (isResolved(ability)) bodies[ability.head][card] ??= ability.body;
    if (ability.head === 'rule' && isFlagged(ability.flag)) flagged[ability.flag][card] = true;
  }
  for (const { triggers } of reactions)
    for (const { when } of triggers) listening[card] = defined(listening[card]) | TRIGGER_BIT[when];
  modifying[card] = modifiers.length > 0;
  const counts = modifiers.find((modifier) => modifier.does === 'countsAs');
  if (counts !== undefined) regionUnits[card] = counts.n;
}

const isResolved = (ability: Ability): ability is Extract<Ability, { head: Resolved }> => ability.head in bodies;
const isFlagged = (flag: string): flag is keyof typeof flagged => flag in flagged;
