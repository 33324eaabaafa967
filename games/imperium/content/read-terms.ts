import { defined } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import { isSymbol } from '../content/language.ts';
import {
  type Amount,
  type Condition,
  type Countable,
  type Factor,
  type Filter,
  MARKET_TYPES,
  MARKS,
  type Mark,
  type Quantity,
  type RegionSymbol,
  type Resource,
  type Selector,
  type Token,
  ZONES,
  type Zone,
} from './language.ts';
import type { Library } from './library.ts';

/** The small parts of programs: filters, zones, quantities, selectors, amounts, countables, conditions (NOTATION 3). */

const RESOURCES: readonly Resource[] = ['materials', 'population', 'progress'];
const TOKENS: readonly Token[] = [...RESOURCES, 'action'];
const WITH: { readonly [word: string]: Resource } = {
  withMaterials: 'materials',
  withPopulation: 'population',
  withProgress: 'progress',
};
const FILTER_WORDS: readonly string[] = [
  ...MARKS,
  ...Object.keys(WITH),
  'anyMarket',
  'any',
  'declared',
  'impendingQuest',
  'garrisoned',
];

export const readResource = (reader: Reader): Resource => reader.oneOf(RESOURCES, 'materials, population or progress');

export const readZone = (reader: Reader): Zone => reader.oneOf(ZONES, 'a zone');

export const readZones = (reader: Reader): Zone[] => reader.list('/', () => readZone(reader));

const beginsFilter = (reader: Reader): boolean =>
  reader.is('!') ||
  reader.next.kind === 'name' ||
  (reader.next.kind === 'word' && FILTER_WORDS.includes(reader.next.text));

const mark = (name: Mark): Factor => ({ not: false, atom: { is: 'mark', mark: name } });

export function readFilter(reader: Reader, library: Library): Filter {
  const terms: Factor[][] = [];
  do {
    if (reader.took('anyMarket')) terms.push(...MARKET_TYPES.map((type) => [mark(type)]));
    else terms.push(readTerm(reader, library));
  } while (reader.took('/'));
  return library.filter(terms);
}

function readTerm(reader: Reader, library: Library): Factor[] {
  const factors: Factor[] = [];
  do {
    const not = reader.took('!');
    factors.push({ not, atom: readAtom(reader, library) });
  } while (reader.took('&'));
  return factors;
}

function readAtom(reader: Reader, library: Library): Factor['atom'] {
  if (reader.next.kind === 'name') return { is: 'family', family: reader.name() };
  if (!beginsFilter(reader)) reader.fail('expected a kind of card');
  const word = reader.word('a kind of card');
  if (word === 'any' || word === 'declared' || word === 'impendingQuest') return { is: word };
  const resource = WITH[word];
  if (resource !== undefined) return { is: 'with', resource };
  if (word === 'garrisoned') {
    reader.expect('(');
    const filter = readFilter(reader, library);
    reader.expect(')');
    return { is: 'garrisoned', filter };
  }
  if (word === 'anyMarket') reader.fail('"anyMarket" stands alone');
  return { is: 'mark', mark: word as Mark }; // of the words that may begin an atom only marks are left
}

export const anyCard = (library: Library): Filter => library.filter([[{ not: false, atom: { is: 'any' } }]]);

/** A quantity if one stands here; else exactly one. `any` is one only when a kind of card follows it. */
export function readQuantity(reader: Reader): Quantity {
  if (reader.took('upTo')) return { kind: 'upTo', n: reader.number() };
  if (reader.took('all')) return { kind: 'all', min: reader.took('min') ? reader.number() : 0 };
  if (reader.is('any') && (reader.ahead(1).kind === 'name' || FILTER_WORDS.includes(reader.ahead(1).text))) {
    reader.expect('any');
    return { kind: 'any' };
  }
  return { kind: 'exact', n: reader.numberOr(1) };
}

export function readSelector(reader: Reader, library: Library, usual: readonly Zone[]): Selector {
  if (reader.took('self')) return { from: 'self' };
  if (reader.took('it')) return { from: 'it' };
  const quantity = readQuantity(reader);
  if (reader.took('of')) return { from: reader.oneOf(['drawn', 'looked'], 'drawn or looked'), quantity };
  const filter = beginsFilter(reader) ? readFilter(reader, library) : anyCard(library);
  const zones = reader.took('from') ? readZones(reader) : usual;
  return { from: 'zones', quantity, filter, zones };
}

export function readAmount(reader: Reader, library: Library): Amount {
  const quantity = readQuantity(reader);
  const token = reader.oneOf(TOKENS, 'materials, population, progress or action');
  const per = reader.took('per') ? readCountable(reader, library) : null;
  return { quantity, token, per };
}

export function readCountable(reader: Reader, library: Library): Countable {
  const group = reader.numberOr(1);
  if (reader.took('last')) return { of: 'last', group };
  if (RESOURCES.some((resource) => resource === reader.next.text))
    return { of: 'resource', group, resource: readResource(reader) };
  if (reader.took('cards')) {
    if (reader.took('here')) return { of: 'cards', group, zone: 'here' };
    return { of: 'cards', group, zone: reader.took('in') ? readZone(reader) : 'owned' };
  }
  if (reader.took('player')) {
    reader.expect('with');
    reader.expect('fewer');
    return { of: 'playersWithFewer', group, resource: readResource(reader) };
  }
  if (reader.is('unrest') && reader.follows('of')) {
    for (const word of ['unrest', 'of', 'others']) reader.expect(word);
    return { of: 'unrestOfOthers', group };
  }
  const filter = readFilter(reader, library);
  const zone = reader.took('in') ? readZone(reader) : 'owned';
  const symbols = symbolsOf(filter);
  return symbols === null ? { of: 'fitting', group, filter, zone } : { of: 'symbols', group, symbols, zone };
}

/** The symbols a filter asks for, if it asks for nothing else: those are counted one by one. */
function symbolsOf(filter: Filter): RegionSymbol[] | null {
  const symbols: RegionSymbol[] = [];
  for (const [factor, ...more] of filter.terms) {
    if (factor === undefined || more.length > 0 || factor.not || factor.atom.is !== 'mark') return null;
    const { mark: name } = factor.atom;
    if (!isSymbol(name)) return null;
    symbols.push(name);
  }
  return symbols;
}

export function readCondition(reader: Reader, library: Library): Condition {
  const parts = [readConditionPart(reader, library)];
  for (const [word, is] of [
    ['and', 'all'],
    ['or', 'some'],
  ] as const) {
    if (!reader.is(word)) continue;
    while (reader.took(word)) parts.push(readConditionPart(reader, library));
    return { is, parts };
  }
  return defined(parts[0]);
}

const AMONG = { inPlay: 'play', inHistory: 'history', inDiscard: 'discard' } as const;

function readConditionPart(reader: Reader, library: Library): Condition {
  if (reader.took('not')) return { is: 'not', part: readConditionPart(reader, library) };
  if (reader.took('barbarian')) return { is: 'state', empire: false };
  if (reader.took('empire')) return { is: 'state', empire: true };
  if (reader.took('noActiveQuest')) return { is: 'noActiveQuest' };
  for (const [word, zone] of Object.entries(AMONG)) {
    if (!reader.took(word)) continue;
    reader.expect('(');
    const family = reader.name();
    reader.expect(')');
    return { is: 'among', family, zone };
  }
  if (reader.took('count')) {
    reader.expect('(');
    const filter = readFilter(reader, library);
    reader.expect('in');
    const zone = readZone(reader);
    reader.expect(')');
    reader.expect('>=');
    return { is: 'count', filter, zone, least: reader.number() };
  }
  if (reader.took('it')) {
    reader.expect('is');
    return { is: 'it', filter: readFilter(reader, library) };
  }
  if (reader.took('has')) {
    reader.expect('(');
    const least = reader.number();
    const resource = readResource(reader);
    reader.expect(')');
    return { is: 'has', least, resource };
  }
  return reader.fail('expected a condition');
}
