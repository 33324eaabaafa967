import { say, type Text, type TextArg } from '@stolik/engine';
import { chained } from '@stolik/engine/phrases';
import { KINDS } from '../content/cards.ts';
import {
  type Atom,
  type Countable,
  type Factor,
  type Filter,
  isMarketType,
  MARKET_TYPES,
  type Quantity,
  type RegionSymbol,
  type Selector,
  SYMBOLS,
  type Zone,
} from '../content/language.ts';

/**
 * Kinds of cards in words. `form` is what the sentence needs of the noun: `one` (a region, as what is acted upon), `nom` (a region, as
 * what acts or is), `gen` (of a region), `of` (a number of regions), `each` (each region), `many` (regions, without a number), or a number of
 * them (`count` with `n`).
 */
export type Form = 'one' | 'nom' | 'gen' | 'of' | 'each' | 'many' | 'count';

/** What a card or a side of it is called. */
export const nameText = ({ pl, en }: { readonly pl: string; readonly en: string }): Text =>
  say('card-name', { pl, en });

type Names = Parameters<typeof nameText>[0];

function namesOf(family: string): Names[] {
  const names = KINDS.filter((kind) => kind.family === family).map(({ side, record }) =>
    side === null ? record.name : (record.sides?.[side].name ?? record.name),
  );
  if (names.length === 0) throw new Error(`No card is called "@${family}".`);
  return names;
}

/** The name that all cards of a family share: "Long Walls" of Long Walls I to IV. */
export function familyText(family: string): Text {
  const names = namesOf(family);
  return nameText({ pl: shared(names.map(({ pl }) => pl)), en: shared(names.map(({ en }) => en)) });
}

/** "Excalibur", but "a Long Walls card", since nothing is called Long Walls alone. */
const namedNoun = (family: string, form: Form, n: number): Text =>
  say('noun-named', {
    name: familyText(family),
    of: new Set(namesOf(family).map(({ en }) => en)).size === 1 ? 'one' : 'several',
    form,
    n,
  });

/** The first words that all names have. */
function shared(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}

/** "a region or a tributary"; any of the four market types is "any card". */
export function filterText(filter: Filter, form: Form = 'one', n = 1): Text {
  if (isAnyMarket(filter)) return noun('market', form, n);
  const texts: Text[] = [];
  for (let at = 0; at < filter.terms.length; at++) {
    const [term = [], next = []] = filter.terms.slice(at, at + 2);
    const joint = jointNoun(term, next);
    texts.push(joint === undefined ? termText(term, form, n) : qualified(noun(joint, form, n), restOf(term), n));
    if (joint !== undefined) at++;
  }
  return orText(texts);
}

const orText = (texts: readonly Text[]): Text => texts.reduce((first, second) => say('phrase-or', { first, second }));

/** "regions and tributaries": all that fit, as what something is true of. */
export const allFitting = (filter: Filter): Text =>
  chained(
    filter.terms.map((term) => termText(term, 'many', 1)),
    'phrase-and',
  );

const noun = (word: string, form: Form, n: number): Text => say(`noun-${word}`, { form, n });

const isAnyMarket = ({ terms }: Filter): boolean =>
  terms.length === MARKET_TYPES.length &&
  terms.every(([factor, ...more]) => more.length === 0 && factor?.atom.is === 'mark' && isMarketType(factor.atom.mark));

type Term = readonly Factor[];

/** One of several kinds: the noun it is called by, and what else is asked of it. */
function termText(term: Term, form: Form, n: number): Text {
  const head = headOf(term);
  const name = head === undefined ? noun(isQuest(term) ? 'quest' : 'card', form, n) : atomNoun(head.atom, form, n);
  return qualified(name, restOf(term), n);
}

const headOf = (term: Term): Factor | undefined => term.find(({ not, atom }) => !not && isNoun(atom));

const restOf = (term: Term): Term =>
  term.filter((factor) => factor !== headOf(term) && factor.atom.is !== 'any' && factor.atom.is !== 'impendingQuest');

const qualified = (name: Text, rest: Term, n: number): Text =>
  rest.reduce(
    (before, factor) => say('phrase-qualified', { what: before, how: qualifier(factor, n > 1 ? 'many' : 'one') }),
    name,
  );

/** Kinds that are said in one breath: "an uncivilised or civilised card", "a card with a grain or water symbol". */
const JOINT: readonly (readonly [string, string])[] = [
  ['uncivilised', 'civilised'],
  ['grain', 'water'],
  ['city', 'metropolis'],
];

const jointMarks = (one: string, other: string): string | undefined =>
  JOINT.find((pair) => one !== other && pair.includes(one) && pair.includes(other))?.join('-or-');

/** The noun that two kinds share, of which the same is asked. */
function jointNoun(term: Term, next: Term): string | undefined {
  const [one, other] = [headOf(term)?.atom, headOf(next)?.atom];
  if (one?.is !== 'mark' || other?.is !== 'mark') return undefined;
  const same = JSON.stringify(restOf(term)) === JSON.stringify(restOf(next));
  return same ? jointMarks(one.mark, other.mark) : undefined;
}

export const isQuest = (term: Term): boolean => term.some(({ atom }) => atom.is === 'impendingQuest');

const isNoun = (atom: Atom): boolean => atom.is === 'mark' || atom.is === 'family' || atom.is === 'declared';

function atomNoun(atom: Atom, form: Form, n: number): Text {
  if (atom.is === 'mark') return noun(atom.mark, form, n);
  if (atom.is === 'family') return namedNoun(atom.family, form, n);
  return noun('declared', form, n);
}

function qualifier({ not, atom }: Factor, form: 'one' | 'many'): Text {
  switch (atom.is) {
    case 'with':
      return say('with-tokens', { resource: atom.resource });
    case 'garrisoned':
      return say('with-garrison', { cards: filterText(atom.filter) });
    case 'mark':
      return say(not ? 'but-not' : 'which-is', { what: noun(atom.mark, form, 1) });
    case 'family':
      return say(not ? 'but-not' : 'which-is', { what: namedNoun(atom.family, form, 1) });
    case 'declared':
    case 'impendingQuest':
    case 'any':
      return say('which-is', { what: noun('declared', 'one', 1) });
  }
}

/** Is a condition about a symbol that is not there? Those are said in words of their own. */
export const negated = (filter: Filter): Filter | null => {
  const [term, ...more] = filter.terms;
  const [factor, ...others] = term ?? [];
  if (more.length > 0 || others.length > 0 || factor === undefined || !factor.not) return null;
  return { id: -1, terms: [[{ not: false, atom: factor.atom }]] };
};

/** The symbol that a filter asks for, if it is nothing else. */
export function symbolIn({ terms }: Filter): RegionSymbol | null {
  const atom = terms[0]?.[0]?.atom;
  return (atom?.is === 'mark' && SYMBOLS.find((symbol) => symbol === atom.mark)) || null;
}

/** "from your hand or discard pile" */
export function zonesText(zones: readonly Zone[], who: Who, all = false): Text {
  return zones
    .map((zone, at) => say(at === 0 ? 'from-zone' : 'from-zone-too', { zone, who }))
    .reduceRight((rest, first, at) => {
      if (at < zones.length - 2) return say('phrase-comma', { first, rest });
      return all ? say('phrase-and', { first, rest }) : say('phrase-or', { first, second: rest });
    });
}

/** Whose things are spoken of: those of the reader, of the player just named, or of the solo opponent. */
export type Who = 'you' | 'they' | 'it';

/** A card spoken of before is called "it", which in Polish goes by the noun it was called by. */
export type Gender = 'masculine' | 'feminine';

const MASCULINE: ReadonlySet<string> = new Set(['region', 'tributary', 'unrest', 'scroll', 'knight']);

export function genderOf(filter: Filter): Gender {
  if (isAnyMarket(filter)) return 'feminine';
  const atom = headOf(filter.terms[0] ?? [])?.atom;
  return atom?.is === 'mark' && MASCULINE.has(atom.mark) ? 'masculine' : 'feminine';
}

/** How many of what: "a region", "up to 2 masks", "any number of unrest", "this card". */
export function selectorText(selector: Selector, gender: Gender = 'feminine'): Text {
  switch (selector.from) {
    case 'self':
      return say('card-self');
    case 'it':
      return say('card-it', { gender });
    case 'drawn':
    case 'looked':
      return say(`card-of-${selector.from}`);
    case 'zones':
      return quantityText(selector.quantity, selector.filter);
  }
}

export function quantityText(quantity: Quantity, filter: Filter): Text {
  switch (quantity.kind) {
    case 'exact':
      return quantity.n === 1 ? filterText(filter) : filterText(filter, 'count', quantity.n);
    case 'upTo':
      return say('quantity-up-to', { what: filterText(filter, 'count', quantity.n) });
    case 'all':
      return say('quantity-all', { what: filterText(filter, 'many') });
    case 'any':
      return say('quantity-any', { what: filterText(filter, 'of') });
  }
}

/** "for each region in play", "per 3 regions" */
export function countableText(countable: Countable, who: Who = 'you'): Text {
  const { group } = countable;
  const form: Form = group === 1 ? 'each' : 'count';
  switch (countable.of) {
    case 'resource':
      return group === 1
        ? say('each-token', { token: countable.resource })
        : everyGroup(say(`tokens-${countable.resource}`, { n: group }));
    case 'last':
      return say('count-last');
    case 'cards':
      return inZone(grouped(noun('card', form, group), group), countable.zone, who);
    case 'unrestOfOthers':
      return say('count-unrest-of-others');
    case 'playersWithFewer':
      return say('count-players-with-fewer', { resource: countable.resource });
    case 'symbols': {
      const [one = '', other = '', ...more] = countable.symbols;
      const words = [(more.length === 0 && jointMarks(one, other)) || countable.symbols].flat();
      const symbols = orText(words.map((word) => noun(`${word}-symbol`, form, group)));
      return inZone(grouped(symbols, group), countable.zone, who);
    }
    case 'fitting':
      return inZone(grouped(filterText(countable.filter, form, group), group), countable.zone, who);
  }
}

/** "every 3 regions"; a single one is said to be each by its noun. */
const grouped = (what: Text, group: number): Text => (group === 1 ? what : everyGroup(what));
const everyGroup = (what: Text): Text => say('every-group', { what });

/** Without a place all that a player owns is meant. */
const inZone = (what: TextArg, zone: Zone, who: Who): Text =>
  zone === 'owned' ? say('count-owned', { what }) : say('count-in-zone', { what, zone, who });
