import { defined, keysOf, say, type Text, type TextArg } from '@stolik/engine';
import { STACKS, TOKENS_PER_STACK } from '../content/tables.ts';
import { CITY, MARKET, PORT, TEMPLE } from '../pieces.ts';
import { ownedCards, ownedCharacters } from '../rules/owned.ts';
import type { Ending, State } from '../state.ts';

/** All there is to say of one end condition (AR-13.2). They are small and much alike, so all stand in one table: one entry each, no part left out. */
export interface End {
  /** What it counts, as it stands now. */
  progress(s: State): number;
  isMet(s: State, threshold: number): boolean;
  /** The part of it that is fulfilled, for bots; it may go beyond 0 and 1. */
  done(s: State, threshold: number): number;
  says(thresholds: TextArg): Text;
  /** In a word or two, and how far it has come. */
  readonly short: Text;
  shows(now: number, threshold: number): Text;
}

/** There are so many of something. */
const reaching = (name: string, progress: (s: State) => number): End => ({
  progress,
  isMet: (s, threshold) => progress(s) >= threshold,
  done: (s, threshold) => progress(s) / threshold,
  says: (thresholds) => say(`end-${name}`, { thresholds }),
  short: say(`objective-end-${name}`),
  shows: (now, end) => say('objective-progress', { now, end }),
});

/** Florins in the bank from which on their running out comes into sight. */
const FLORINS_LEFT = 40;

export const ENDS = {
  temple: reaching('temple', (s) => defined(s.built[TEMPLE])),
  port: reaching('port', (s) => defined(s.built[PORT])),
  city: reaching('city', (s) => defined(s.built[CITY])),
  market: reaching('market', (s) => defined(s.built[MARKET])),
  stacks: {
    ...reaching('stacks', (s) => STACKS - Math.ceil(s.tokens / TOKENS_PER_STACK)),
    // A stack shrinks token by token, long before it is empty.
    done: (s, threshold) => (STACKS - s.tokens / TOKENS_PER_STACK) / threshold,
  },
  kinds: reaching('kinds', kindsGone),
  characters: reaching('characters', ownedCharacters),
  progress: reaching('progress', (s) => ownedCards(s) - ownedCharacters(s)),
  cards: reaching('cards', ownedCards),
  population: reaching('population', (s) => s.population),
  money: {
    progress: (s) => s.florins,
    isMet: (s, threshold) => s.florins <= threshold,
    done: (s, threshold) => 1 - (s.florins - threshold) / FLORINS_LEFT,
    says: () => say('end-money'),
    short: say('objective-end-money'),
    shows: (now) => say('objective-money', { now }),
  },
  ships: reaching('ships', (s) => s.fleet),
  workers: reaching('workers', (s) => s.workers),
} satisfies { readonly [name: string]: End };

export type EndType = keyof typeof ENDS;

/** All ways in which a game can end. */
export const ENDINGS: readonly Ending[] = [...keysOf(ENDS), 'independence', 'separatist', 'round-limit'];

/** An end condition by its name. */
export const endOf = (name: EndType): End => ENDS[name];

function kindsGone(s: State): number {
  let gone = 0;
  for (let kind = 0; kind < s.bank.length; kind++) if (s.bank[kind] === 0) gone++;
  return gone;
}
