import { defined } from '@stolik/engine';
import { KINDS, type Kind } from './catalogue.ts';
import { partsOf } from './check.ts';
import { type CardRecord, COMMONS_FILES, type CommonsFile, NATION_FILES } from './files.ts';
import type { Ability, Node } from './language.ts';

/** What a card can be found by besides its words: the box, the nation, the type, and the keywords of its programs. */

/** Cards that belong to no nation; cards without a type. */
export const COMMON = 'common';
export const TYPELESS = 'typeless';

export const TYPES = ['power', 'region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest', TYPELESS] as const;

/** Printed icons, sub-types and symbols. */
const ICONS = ['pinned', 'attack', 'barbarian', 'empire'] as const;
const SUBTYPES = ['city', 'metropolis', 'knight', 'mask', 'scroll'] as const;
const SYMBOLS = ['production', 'grain', 'water'] as const;

/** When a card acts. */
const TIMES = ['freePlay', 'exhaust', 'exhaustWhen', 'passive', 'solstice', 'scoring'] as const;

/** What players know a deed by; which operations are such a deed their verbs say. */
const DEEDS = [
  'acquire',
  'breakThrough',
  'develop',
  'draw',
  'find',
  'look',
  'discard',
  'garrison',
  'history',
  'sink',
  'exile',
  'swapExile',
  'abandon',
  'recall',
  'steal',
  'give',
  'takeUnrest',
  'returnUnrest',
] as const;
export type Deed = (typeof DEEDS)[number];

export const KEYWORDS: readonly string[] = [...ICONS, ...SUBTYPES, ...SYMBOLS, ...TIMES, ...DEEDS];

interface Placed {
  readonly box: string;
  readonly nation: string;
}

const placed = ({ set, cards }: CommonsFile, nation: string): [CardRecord, Placed][] =>
  cards.map((record) => [record, { box: set, nation }]);

const PLACES: ReadonlyMap<CardRecord, Placed> = new Map([
  ...COMMONS_FILES.flatMap((file) => placed(file, COMMON)),
  ...NATION_FILES.flatMap((file) => placed(file, file.nation)),
]);

export function facetsOf(record: CardRecord): { readonly [facet: string]: readonly string[] } {
  const { box, nation } = defined(PLACES.get(record));
  return {
    box: [box],
    nation: [nation],
    type: record.types.length === 0 ? [TYPELESS] : record.types,
    keyword: keywordsOf(record),
  };
}

function keywordsOf(record: CardRecord): string[] {
  const found = new Set<string>([...record.subtypes, ...record.symbols]);
  if (record.pinned) found.add('pinned');
  if (record.attack) found.add('attack');
  if (record.state !== null) found.add(record.state);
  for (const { abilities } of kindsOfRecord(record))
    for (const ability of abilities) for (const keyword of keywordsIn(ability)) found.add(keyword);
  return KEYWORDS.filter((keyword) => found.has(keyword));
}

/** The kinds of a card: one, or one for each side. */
export const kindsOfRecord = (record: CardRecord): readonly Kind[] => KINDS_OF.get(record) ?? [];

const KINDS_OF: ReadonlyMap<CardRecord, readonly Kind[]> = KINDS.reduce(
  (found, kind) => found.set(kind.record, [...(found.get(kind.record) ?? []), kind]),
  new Map<CardRecord, readonly Kind[]>(),
);

function keywordsIn(ability: Ability): string[] {
  switch (ability.head) {
    case 'rule':
      return ability.flag === 'freePlay' ? ['freePlay'] : [];
    case 'playIf':
      return [];
    case 'passive':
      return ['passive', ...('body' in ability.modifier ? deedsIn(ability.modifier.body) : [])];
    case 'passiveWhen':
      return ['passive', ...deedsIn(ability.body)];
    default:
      return [ability.head, ...deedsIn(ability.body)];
  }
}

function deedsIn(node: Node): string[] {
  const { keyword } = node.verb.shows;
  const below = partsOf(node).flatMap(deedsIn);
  return keyword === null ? below : [keyword, ...below];
}
