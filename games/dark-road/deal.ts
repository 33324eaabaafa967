import { below, type Chance, type Seat, shuffle } from '@stolik/engine';
import {
  ACTIONS,
  COMPANIONS,
  CONTRACTS,
  contractKind,
  EVENTS,
  eventKind,
  FEATS,
  HEROES,
  isStarting,
  NOTICES,
  SARCOPHAGI,
} from './content/catalogue.ts';
import { type Contract, FACE_DOWN, type Hero, HIDDEN } from './pieces.ts';
import type { Concern, State, Wagon } from './state.ts';
import { view } from './view.ts';

/**
 * Deals anew everything the seat cannot see. Pools are made from the view alone and in a fixed order, so two tables that look the
 * same to the seat are dealt the same.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = view(s, seat);
  dealHeroes(s, seen, chance);
  dealContracts(s, seen, chance);
  dealCompanions(s, seen, chance);
  dealFeats(s, seen, chance);
  dealEvents(s, seen, chance);
  if (s.concern !== null && seen.concern !== null) dealConcern(s.concern, seen.concern, chance);
  guessCoins(s, seen, chance);
}

const isHidden = (card: number): boolean => card === FACE_DOWN;
const hiddenIn = (cards: readonly number[]): number => cards.filter(isHidden).length;

/** The same row with cards of the pool in place of those that cannot be seen. */
const filled = <T extends number>(cards: readonly T[], pool: T[]): T[] =>
  cards.map((card) => (isHidden(card) ? (pool.pop() as T) : card));

/** All cards of a kind that lie nowhere in sight, shuffled. */
const unseen = <T extends number>(all: readonly T[], open: readonly T[], chance: Chance): T[] => {
  const known = new Set<number>(open);
  return shuffle(
    chance,
    all.filter((card) => !known.has(card)),
  );
};

/** Registers that lie face down, those of the Private Concern included. */
interface Registers<T> {
  readonly shown: readonly (readonly T[])[];
  readonly put: (at: number, cards: T[]) => void;
}

/**
 * A starting hero that is nowhere in sight must lie in a face-down register, for it is never in the deck. The other places of the
 * registers, and the deck, get any of the rest.
 */
function dealHeroes(s: State, seen: State, chance: Chance): void {
  const registers = registersOf<Hero>(s, seen, 'deliveredHeroes');
  const open = [
    ...seen.inn,
    ...seen.heroesOut,
    ...seen.turn.revealed,
    ...seen.draft.map(({ hero }) => hero),
    ...seen.wagons.flatMap(({ heroes }) => heroes),
    ...(seen.concern?.heroes ?? []),
    ...registers.shown.flat(),
  ];
  const pool = unseen(HEROES, open, chance);
  const starting = pool.filter(isStarting);
  const others = pool.filter((hero) => !isStarting(hero));
  const places = registers.shown.reduce((sum, cards) => sum + hiddenIn(cards), 0);
  const delivered = shuffle(chance, [...starting, ...others.splice(0, places - starting.length)]);
  registers.shown.forEach((cards, at) => {
    registers.put(at, filled(cards, delivered));
  });
  s.heroDeck = filled(seen.heroDeck, others);
}

/** From the height of a stack follows how many of its town lie face down in registers. */
function dealContracts(s: State, seen: State, chance: Chance): void {
  const registers = registersOf<Contract>(s, seen, 'deliveredContracts');
  const open = [
    ...seen.contracts.flat(),
    ...seen.wagons.flatMap(({ contracts }) => contracts),
    ...(seen.concern?.contracts ?? []),
    ...registers.shown.flat(),
  ];
  const pool = unseen(CONTRACTS, open, chance);
  const delivered: Contract[] = [];
  s.contracts = seen.contracts.map((stack, town) => {
    const own = pool.filter((contract) => contractKind(contract).town === town);
    const full = filled(stack, own);
    delivered.push(...own);
    return full;
  });
  shuffle(chance, delivered);
  registers.shown.forEach((cards, at) => {
    registers.put(at, filled(cards, delivered));
  });
}

function registersOf<T extends number>(
  s: State,
  seen: State,
  field: 'deliveredHeroes' | 'deliveredContracts',
): Registers<T> {
  const holders: (Wagon | Concern)[] = s.concern === null ? s.wagons : [...s.wagons, s.concern];
  const shown = seen.concern === null ? seen.wagons : [...seen.wagons, seen.concern];
  return {
    shown: shown.map((holder) => holder[field] as number[] as T[]),
    put: (at, cards) => {
      (holders[at] as Wagon)[field] = cards as number[] as never;
    },
  };
}

function dealCompanions(s: State, seen: State, chance: Chance): void {
  const open = [
    ...seen.companionRow,
    ...seen.companionsOut,
    ...seen.wagons.flatMap(({ companions }) => companions),
    ...(seen.concern?.companions ?? []),
  ];
  s.companionDeck = filled(seen.companionDeck, unseen(COMPANIONS, open, chance));
}

/** Feats behind screens, those of the Private Concern, and the deck. */
function dealFeats(s: State, seen: State, chance: Chance): void {
  const open = [
    ...seen.courtyard,
    ...seen.featDeck,
    ...seen.wagons.flatMap(({ feats }) => feats),
    ...(seen.concern?.feats ?? []),
  ];
  const pool = unseen(FEATS, open, chance);
  s.wagons.forEach((wagon, at) => {
    wagon.feats = filled((seen.wagons[at] as Wagon).feats, pool);
  });
  if (s.concern !== null && seen.concern !== null) s.concern.feats = filled(seen.concern.feats, pool);
  s.featDeck = filled(seen.featDeck, pool);
}

function dealEvents(s: State, seen: State, chance: Chance): void {
  s.eventDecks = seen.eventDecks.map((deck, route) => {
    const open = [...(seen.eventDiscards[route] ?? []), ...(seen.journey === null ? [] : [seen.journey.event])];
    const pool = unseen(
      EVENTS.filter((card) => eventKind(card).route === route),
      open as never,
      chance,
    );
    return filled(deck, pool);
  });
}

/** Its decks: what was drawn since the last shuffle lies open beside them. */
function dealConcern(concern: Concern, seen: Concern, chance: Chance): void {
  concern.actions = filled(seen.actions, unseen(ACTIONS, seen.usedActions, chance));
  concern.sarcophagi = filled(seen.sarcophagi, unseen(SARCOPHAGI, seen.usedSarcophagi, chance));
  concern.notices = filled(seen.notices, unseen(NOTICES, seen.usedNotices, chance));
}

/** How far a purse may lie from what its owner has in prestige: most players keep the two together (DR-26.2). */
const PURSE = 8;

/** Coins behind a screen could be traced from the log; whoever only looks has to guess. */
function guessCoins(s: State, seen: State, chance: Chance): void {
  s.wagons.forEach((wagon, at) => {
    if ((seen.wagons[at] as Wagon).coins !== HIDDEN) return;
    const least = Math.max(0, wagon.prestige - PURSE);
    wagon.coins = least + below(chance, wagon.prestige + PURSE - least + 1);
  });
}
