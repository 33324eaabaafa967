import { say, type Text, type TextArg } from '@stolik/engine';
import { KINDS } from '../content/catalogue.ts';
import {
  type Atom,
  type Countable,
  type Factor,
  type Filter,
  MARKET_TYPES,
  type Quantity,
  type Selector,
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

/** The name that all cards of a family share: "Long Walls" of Long Walls I to IV. */
export function familyText(family: string): Text {
  const names = KINDS.filter((kind) => kind.family === family).map(({ side, record }) =>
    side === null ? record.name : (record.sides?.[side].name ?? record.name),
  );
  if (names.length === 0) throw new Error(`No card is called "@${family}".`);
  return nameText({ pl: shared(names.map(({ pl }) => pl)), en: shared(names.map(({ en }) => en)) });
}

/** The first words that all names have. */
function shared(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}

/** "a region or a tributary"; any of the four market types is "a card of any market type". */
export function filterText(filter: Filter, form: Form = 'one', n = 1): Text {
  if (isAnyMarket(filter)) return noun('market', form, n);
  const [first, ...rest] = filter.terms.map((term) => termText(term, form, n));
  return rest.reduce((before, next) => say('phrase-or', { first: before, second: next }), first as Text);
}

/** "regions and tributaries": all that fit, as what something is true of. */
export const allFitting = (filter: Filter): Text =>
  filter.terms
    .map((term) => termText(term, 'many', 1))
    .reduceRight((rest, first) => say('phrase-and', { first, rest }));

const noun = (word: string, form: Form, n: number): Text => say(`noun-${word}`, { form, n });

const isAnyMarket = ({ terms }: Filter): boolean =>
  terms.length === MARKET_TYPES.length &&
  terms.every(([factor, ...more]) => more.length === 0 && factor?.atom.is === 'mark' && isMarketType(factor.atom.mark));

const isMarketType = (mark: string): boolean => (MARKET_TYPES as readonly string[]).includes(mark);

/** One of several kinds: the noun it is called by, and what else is asked of it. */
function termText(term: readonly Factor[], form: Form, n: number): Text {
  const head = term.find(({ not, atom }) => !not && isNoun(atom));
  const rest = term.filter(
    (factor) => factor !== head && factor.atom.is !== 'any' && factor.atom.is !== 'impendingQuest',
  );
  const name = head === undefined ? noun(isQuest(term) ? 'quest' : 'card', form, n) : atomNoun(head.atom, form, n);
  return rest.reduce(
    (before, factor) => say('phrase-qualified', { what: before, how: qualifier(factor, n > 1 ? 'many' : 'one') }),
    name,
  );
}

const isQuest = (term: readonly Factor[]): boolean => term.some(({ atom }) => atom.is === 'impendingQuest');

const isNoun = (atom: Atom): boolean => atom.is === 'mark' || atom.is === 'family' || atom.is === 'declared';

function atomNoun(atom: Atom, form: Form, n: number): Text {
  if (atom.is === 'mark') return noun(atom.mark, form, n);
  if (atom.is === 'family') return say('noun-named', { name: familyText(atom.family), form, n });
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
      return say(not ? 'but-not' : 'which-is', {
        what: say('noun-named', { name: familyText(atom.family), form, n: 1 }),
      });
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

/** "from your hand or from your discard pile" */
export function zonesText(zones: readonly Zone[], who: Who, all = false): Text {
  return zones
    .map((zone) => say('from-zone', { zone, who }))
    .reduceRight((rest, first, at) => {
      if (at < zones.length - 2) return say('phrase-comma', { first, rest });
      return all ? say('phrase-and', { first, rest }) : say('phrase-or', { first, second: rest });
    });
}

/** Whose things are spoken of: those of the reader, of the player just named, or of the solo opponent. */
export type Who = 'you' | 'they' | 'it';

/** How many of what: "a region", "up to 2 masks", "any number of unrest", "this card". */
export function selectorText(selector: Selector): Text {
  switch (selector.from) {
    case 'self':
      return say('card-self');
    case 'it':
      return say('card-it');
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
      const [first, ...rest] = countable.symbols.map((symbol) => noun(`${symbol}-symbol`, form, group));
      const symbols = rest.reduce((before, next) => say('phrase-or', { first: before, second: next }), first as Text);
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
