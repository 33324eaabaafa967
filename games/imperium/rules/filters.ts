import { defined } from '@stolik/engine';
import { bitOf, CARDS, FAMILY, familyNumber, MARKED } from '../content/cards.ts';
import type { Atom, Filter } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { type Player, type State, TOKEN_AT, top } from '../state.ts';

/**
 * Which cards a filter fits. Most filters ask only for what is printed, so they are looked up in a table made once; the
 * others depend on the moment.
 */
export function fits(s: State, filter: Filter, card: Card): boolean {
  const table = tableOf(filter);
  return table !== null ? table[card] === 1 : fitsNow(s, filter, card);
}

const tables: (Uint8Array | null | undefined)[] = [];

/** For each card whether the filter fits it; null where that depends on the moment. */
export function tableOf(filter: Filter): Uint8Array | null {
  const known = tables[filter.id];
  if (known !== undefined) return known;
  const table = filter.terms.every((term) => term.every(({ atom }) => isPrinted(atom)))
    ? Uint8Array.from(CARDS, (card) => (fitsPrinted(filter, card) ? 1 : 0))
    : null;
  tables[filter.id] = table;
  return table;
}

const isPrinted = ({ is }: Atom): boolean => is === 'mark' || is === 'family' || is === 'any';

const fitsPrinted = (filter: Filter, card: Card): boolean =>
  filter.terms.some((term) => term.every(({ not, atom }) => isMarked(atom, card) !== not));

function isMarked(atom: Atom, card: Card): boolean {
  switch (atom.is) {
    case 'mark':
      return (defined(MARKED[card]) & bitOf(atom.mark)) !== 0;
    case 'family':
      return FAMILY[card] === familyNumber(atom.family);
    default:
      return true;
  }
}

const fitsNow = (s: State, filter: Filter, card: Card): boolean =>
  filter.terms.some((term) => term.every(({ not, atom }) => isNow(s, atom, card) !== not));

function isNow(s: State, atom: Atom, card: Card): boolean {
  switch (atom.is) {
    case 'declared':
      return (defined(MARKED[card]) & top(s).declared) !== 0;
    case 'with': {
      const slot = s.market.indexOf(card);
      return slot >= 0 && defined(s.tokens[slot * 3 + TOKEN_AT[atom.resource]]) > 0;
    }
    case 'garrisoned':
      return s.players.some((player) => hostsFitting(s, player, atom.filter, card));
    default:
      return isMarked(atom, card);
  }
}

const hostsFitting = (s: State, { garrison, hosts }: Player, filter: Filter, host: Card): boolean =>
  garrison.some((card, index) => hosts[index] === host && fits(s, filter, card));
