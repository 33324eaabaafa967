import type { Script, Seat, Text, TextArg, TextArgs } from '@stolik/engine';
import type { Does, Token } from '../content/effects.ts';
import type { Item } from '../content/notation.ts';
import type { Enter } from '../content/read-terms.ts';
import type { Good } from '../pieces.ts';
import type { Carrying } from '../rules/effects.ts';
import type { GameDealer } from '../rules/steps.ts';
import type { State, Wagon } from '../state.ts';
import { clause } from '../words/effects.ts';
import type { Opening } from '../words/phrases.ts';
import type { Sign } from '../words/signs.ts';

/**
 * All there is to say of one thing that cards, dice and spaces do. A verb is one file with a value of this type and one line in the table of `index.ts`;
 * no part can be left out, but what most verbs have in common can be said in a word (below).
 */
export interface Verb<E extends { readonly does: Does }> {
  /** Only a type: what is remembered of its words. */
  readonly effect?: E;
  /** How it is read: what each of its words means, with all that stands behind it. */
  readonly reads: { readonly [word: string]: (item: Item, enter: Enter) => E };
  /** Where a pack may put it. Abilities, locks and fortunes may do anything; lines of events what has a `road`. */
  readonly stands: readonly Place[];
  readonly can: Can<E>;
  readonly does: Performs<E>;
  /** What it is on the road; null: it never happens there. */
  readonly road: Road<E> | null;
  readonly says: Says<E>;
  /** What it gives and takes for certain, as far as it can be told before. */
  brings(effect: E, wagon: Wagon): Brought;
  /** How it is drawn on the board. */
  shows(effect: E): readonly Sign[];
}

/** A building, or a space of the circles of the Ruins and of the Dark Market. */
export type Place = 'building' | 'space';

export interface Can<E> {
  /** DR-19.6, DR-24.7: is there what it works on? Room or supply for a gain never counts. */
  begin(s: State, wagon: Wagon, effect: E): boolean;
  /** DR-22.1: could what it asks for be paid? */
  pay(s: State, wagon: Wagon, effect: E): boolean;
  /** DR-24.3: if it takes something away, is there anything to take? */
  lose(wagon: Wagon, effect: E): boolean;
}

/** What carries it out. */
export interface Performs<E> {
  /** All scripts that are the verb's own. */
  readonly scripts: readonly Script[];
  /** Does it if nobody has to be asked anything. Was it done? */
  atOnce(s: State, seat: Seat, effect: E, dealer: GameDealer): boolean;
  /** What asks, and does it then. */
  script(effect: E): Script;
  /** What that script has to know. */
  memory(local: Carrying, effect: E, s: State): object;
}

/** A line of an event happens to every traveller, the Private Concern too. */
export interface Road<E> {
  /** Is it a loss? */
  takes(effect: E): boolean;
  /** Does it show what is in a purse? (DR-2) */
  opensPurse(effect: E): boolean;
  /** DR-29.12: what the Private Concern makes of it. */
  concern(s: State, effect: E, dealer: GameDealer): void;
  /** Has the Private Concern anything of what is taken? Tokens always count as there. */
  concernHas(s: State, effect: E): boolean;
}

/** Things taken or lost one after the other are named in one clause; all else is a clause of its own. */
export type Says<E> = Named<E> | Told<E>;

interface Named<E> {
  readonly joins: 'do-take' | 'do-lose';
  thing(effect: E): TextArg;
}

interface Told<E> {
  readonly joins: null;
  clause(effect: E, opening: Opening): Text;
}

/** Tokens, as many as come or go, and goods that come. */
export interface Brought {
  readonly tokens: readonly { readonly what: Token; readonly n: number }[];
  readonly goods: readonly Good[];
}

/** Can always be begun and paid; there is always something to lose. */
export const ALWAYS: Can<never> = {
  begin: () => true,
  pay: () => true,
  lose: () => true,
};

/** Nothing that could be told before. */
export const NOTHING_CERTAIN = (): Brought => ({ tokens: [], goods: [] });

/** Asks nobody anything. */
export const atOnce = <E extends { readonly does: Does }>(
  change: (s: State, seat: Seat, effect: E, dealer: GameDealer) => void,
): Performs<E> => ({
  scripts: [],
  atOnce: (s, seat, effect, dealer) => {
    change(s, seat, effect, dealer);
    return true;
  },
  script: ({ does }) => {
    throw new Error(`"${does}" asks nobody anything`);
  },
  memory: () => ({}),
});

/** A script of the verb's own does it all. */
export const by = <E, L extends object>(
  script: Script<L>,
  memory: (local: Carrying, effect: E, s: State) => NoInfer<L>,
): Performs<E> => ({ ...through(() => script, memory), scripts: [script] });

/** A script that is known elsewhere does it. */
export const through = <E, L extends object>(
  script: (effect: E) => Script<L>,
  memory: (local: Carrying, effect: E, s: State) => NoInfer<L>,
): Performs<E> => ({ scripts: [], atOnce: () => false, script, memory });

/** Used with the pick or the route itself (DR-19.8, DR-19.9), so never begun by itself. */
export const WITH_THE_JOURNEY = {
  stands: [],
  can: { ...ALWAYS, begin: () => false },
  does: {
    scripts: [],
    atOnce: () => false,
    script: ({ does }: { readonly does: Does }) => {
      throw new Error(`"${does}" is not done by itself`);
    },
    memory: () => ({}),
  },
  road: null,
  brings: NOTHING_CERTAIN,
} as const;

/** A good thing on the road, which takes nothing. */
export const gift = <E>(concern: (s: State, effect: E, dealer: GameDealer) => void): Road<E> => ({
  takes: () => false,
  opensPurse: () => false,
  concern,
  concernHas: () => true,
});

export const loss = <E>(concern: (s: State, effect: E, dealer: GameDealer) => void): Road<E> => ({
  ...gift(concern),
  takes: () => true,
});

export const named = <E>(joins: 'do-take' | 'do-lose', thing: (effect: E) => TextArg): Says<E> => ({ joins, thing });

/** One sentence says it, with what it needs to know. */
export const saying = <E>(key: string, args: (effect: E) => TextArgs = () => ({})): Says<E> => ({
  joins: null,
  clause: (effect, opening) => clause(key, args(effect), opening),
});

export const told = <E>(text: (effect: E, opening: Opening) => Text): Says<E> => ({ joins: null, clause: text });
