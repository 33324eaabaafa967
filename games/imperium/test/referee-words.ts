import { kindOf } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import type { Player, State } from '../state.ts';
import { cut } from './reference.ts';

// How the referee reads the words of cards, by `content/NOTATION.md` and without the reader of the game.

/** What stands on a card, of a two-sided one on the side that lies up. */
export interface Printed {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly symbols: readonly string[];
  readonly state: string | null;
  readonly pinned: boolean;
  readonly attack: boolean;
  readonly start: string;
  readonly family: string;
  readonly effect: readonly string[];
  readonly vp: string;
}

export function printed(card: Card): Printed {
  const { record, side, family } = kindOf(card);
  const face = side === null ? record : record.sides?.[side];
  const { types, subtypes, symbols, state, pinned, attack, start } = record;
  const [effect, vp] = [face?.effect ?? [], face?.vp ?? 'none'];
  return { types, subtypes, symbols, state, pinned, attack, start, family, effect, vp };
}

/** The bodies of all abilities with this head. */
export const bodiesOf = (card: Card, head: string): string[] =>
  printed(card).effect.flatMap((words) => {
    const [first = '', ...rest] = cut(words, ':');
    return first === head ? [rest.join(':').trim()] : [];
  });

export const hasRule = (card: Card, flag: string): boolean => bodiesOf(card, 'rule').includes(flag);

/** `pay(2 materials) …`: the name, what stands in its first brackets, and what follows. */
export function callOf(words: string): { readonly name: string; readonly given: string; readonly rest: string } {
  const from = words.search(/[({]/);
  if (from < 0) return { name: words.trim(), given: '', rest: '' };
  let depth = 0;
  let end = from;
  for (; end < words.length; end++) {
    if ('({'.includes(words[end] as string)) depth++;
    if (')}'.includes(words[end] as string) && --depth === 0) break;
  }
  return {
    name: words.slice(0, from).trim(),
    given: words.slice(from + 1, end).trim(),
    rest: words.slice(end + 1).trim(),
  };
}

const SYMBOLS = ['production', 'grain', 'water'];
const MARKET = ['region', 'uncivilised', 'civilised', 'tributary'];

/** NOTATION 4: does the card fit? `hosted`: what is garrisoned under it. `tokens`: what lies on it in the market. */
export function fits(
  filter: string,
  card: Card,
  more: { hosted?: readonly Card[]; tokens?: readonly number[] } = {},
): boolean {
  return cut(filter, '/').some((term) => cut(term, '&').every((factor) => one(factor)));

  function one(factor: string): boolean {
    if (factor.startsWith('!')) return !one(factor.slice(1).trim());
    const { types, subtypes, symbols, state, pinned, attack, family, vp } = printed(card);
    if (factor.startsWith('@')) return family === factor.slice(1);
    if (factor.startsWith('garrisoned(')) return (more.hosted ?? []).some((under) => fits(callOf(factor).given, under));
    const token = ['withMaterials', 'withPopulation', 'withProgress'].indexOf(factor);
    if (token >= 0) return (more.tokens?.[token] ?? 0) > 0;
    if (factor === 'any' || factor === '') return true;
    if (factor === 'anyMarket') return types.some((type) => MARKET.includes(type));
    if (factor === 'pinned') return pinned;
    if (factor === 'attack') return attack;
    if (factor === 'variable') return vp.startsWith('variable');
    if (factor === 'barbarian' || factor === 'empire') return state === factor;
    return [...types, ...subtypes, ...symbols].includes(factor);
  }
}

/** NOTATION 4, Counting: symbols as often as they are printed, all else by cards; some count as two (IM-19.6). */
export function countIn(filter: string, cards: readonly Card[]): number {
  const terms = cut(filter, '/');
  if (terms.every((term) => SYMBOLS.includes(term)))
    return cards.reduce(
      (sum, card) => sum + printed(card).symbols.filter((symbol) => terms.includes(symbol)).length,
      0,
    );
  return cards.filter((card) => fits(filter, card)).reduce((sum, card) => sum + worthOf(filter, card), 0);
}

/** Of how many it counts as one. */
export function worthOf(filter: string, card: Card): number {
  const [, n, of] =
    /^countsAs\((\d+) (\w+)\)$/.exec(bodiesOf(card, 'passive').find((words) => words.startsWith('countsAs')) ?? '') ??
    [];
  return n !== undefined && of === filter ? Number(n) : 1;
}

/** Cards under a card in play. */
export const under = ({ garrison, hosts }: Player, host: Card): Card[] =>
  garrison.filter((_, at) => hosts[at] === host);

/** IM-16.3, IM-16.6. */
export const ownedBy = ({ hand, play, garrison, deck, discard, history, sunken }: Player): Card[] => [
  ...hand,
  ...play,
  ...garrison,
  ...deck,
  ...discard,
  ...history,
  ...sunken,
];

/** NOTATION 4, Conditions. */
export function holds(s: State, player: Player, words: string): boolean {
  return words.split(' and ').every((part) => {
    const { name, given, rest } = callOf(part.trim());
    if (name === 'barbarian') return !player.empire;
    if (name === 'empire') return player.empire;
    if (name === 'inPlay') return player.play.some((card) => fits(given, card));
    if (name === 'inHistory') return player.history.some((card) => fits(given, card));
    if (name === 'noActiveQuest') return player.quest < 0;
    if (name === 'count') {
      const [filter = '', zone = ''] = given.split(' in ');
      return countIn(filter, zoneOf(s, player, zone)) >= Number(rest.replace('>=', ''));
    }
    throw new Error(`The referee does not know the condition ${part}.`);
  });
}

export function zoneOf(s: State, player: Player, zone: string): readonly Card[] {
  if (zone === 'exile') return s.exile;
  if (zone === 'nation') return player.nationDeck;
  if (['hand', 'play', 'deck', 'discard', 'history', 'sunken', 'garrison'].includes(zone))
    return player[zone as 'hand'];
  throw new Error(`The referee does not know the zone ${zone}.`);
}
