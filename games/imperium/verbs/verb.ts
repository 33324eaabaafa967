import type { Script, Seat, Text } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import type { Deed } from '../content/facets.ts';
import type { Node, Numbered, Zone } from '../content/language.ts';
import type { Library } from '../content/library.ts';
import type { Card } from '../pieces.ts';
import type { GameDealer } from '../rules/steps.ts';
import type { State } from '../state.ts';
import type { Standing } from '../words/effects.ts';
import type { Gender } from '../words/filters.ts';

/**
 * All there is to say of one operation of the card language. A verb is one file with a value of this type and one line in the table of `index.ts`;
 * no part can be left out, but what most verbs have in common can be said in a word (below). `self` is the card whose program it is.
 */
export interface Verb<N extends { readonly op: string }> {
  /** Only a type: what is remembered of the words. */
  readonly node?: N;
  /** How it is read: what follows each word with which it begins. Null: something else begins with that word here. */
  readonly reads: { readonly [word: string]: (reader: Reader, library: Library) => N | null };
  /** The nodes right below it. */
  parts(node: Said<N>): readonly Node[];
  readonly stands: Stands;
  readonly can: Can<N>;
  readonly lead: Lead<N>;
  readonly does: Does<N>;
  readonly says: Says<N>;
  readonly rival: Rivals<N>;
  readonly shows: Shows<N>;
}

export type Said<N> = N & Numbered;

/** Where in programs it may stand, and where it may look for cards. */
export interface Stands {
  /** Heads of abilities, triggers, kinds of modifiers; null: anywhere. */
  readonly only: readonly string[] | null;
  /** Null: in all zones. */
  readonly searches: readonly Zone[] | null;
}

/** NOTATION 11: whether it can be carried out. `except` is a card of the hand that is about to be played. */
export interface Can<N> {
  /** Can it be begun? */
  begin(s: State, node: Said<N>, seat: Seat, self: Card, except: Card): boolean;
  /** Can it be done completely, as part of a cost, beside what the bill says already? */
  pay(s: State, node: Said<N>, seat: Seat, self: Card, except: Card, bill: Bill): boolean;
  /** Is it a reward for which nobody may pay, since nothing would come of it? */
  beVain(s: State, node: Said<N>, seat: Seat): boolean;
  /** Would it change anything? Where that is not plain the answer is yes. */
  change(s: State, node: Said<N>, seat: Seat, self: Card): boolean;
}

/** Tokens and cards that earlier parts of the same cost have used up. */
export interface Bill {
  materials: number;
  population: number;
  progress: number;
  actions: number;
  hand: number;
  found: boolean;
}

/** Does it begin by picking a single card? Then permission and pick are one question. */
export interface Lead<N> {
  /** The node that picks, or null. */
  of(node: Said<N>): Node | null;
  options(s: State, seat: Seat, node: Said<N>, self: Card): (Card | string)[];
}

/** What carries it out. */
export interface Does<N> {
  /** All scripts that are the verb's own. */
  readonly scripts: readonly Script[];
  script(node: Said<N>): Script;
  /** What the script begins with; whatever else it needs to remember it adds itself. */
  memory(node: Said<N>, asCost: boolean): object;
  /** Can it tell what is in the hand of a player who has to do it? */
  readonly fromHand: boolean;
}

/** What it says. */
export interface Says<N> {
  text(node: Said<N>, standing: Standing): Text;
  /** What the card that it picks is called by; null: it picks none. */
  gender(node: Said<N>): Gender | null;
  /** Can it be said in one breath after "in order to"? */
  isPlain(node: Said<N>): boolean;
}

/** What the solo opponent makes of it (IM-21). It is never asked anything. */
export interface Rivals<N> {
  /** IM-21.14: can it carry that out completely, by its tables? */
  can(s: State, node: Said<N>): boolean;
  /** IM-21.15: it does so. */
  does(s: State, node: Said<N>, dealer: GameDealer): void;
  /** IM-21.17: an effect of the human makes it do so. How many cards or tokens moved, for `last`. */
  suffers(s: State, node: Said<N>, dealer: GameDealer): number;
  /** The same where it may decline. */
  accepts(s: State, node: Said<N>, dealer: GameDealer): number;
}

/** How it is drawn and found. */
export interface Shows<N> {
  /** In a row of the solo opponent's table; null: it has no sign and is said in words. */
  sign(node: Said<N>, signs: Signs): string | null;
  /** What players know the deed by. */
  readonly keyword: Deed | null;
}

export interface Signs {
  of(node: Node): string | null;
  /** Null if one of them has no sign. */
  all(nodes: readonly Node[], between: string): string | null;
  short(text: Text): string;
}

/** What is said of no verb in particular. */
type Any = Numbered & { readonly op: string };

export const NO_PARTS = (): readonly Node[] => [];

export const ANYWHERE: Stands = { only: null, searches: null };
/** Only in the tables of the solo opponent. */
export const IN_TABLES: Stands = { only: [], searches: null };
export const onlyIn = (...only: string[]): Stands => ({ only, searches: null });
export const searching = (...searches: Zone[]): Stands => ({ only: null, searches });

/** Can always be begun and paid, and may always change something. */
export const ALWAYS: Can<never> = {
  begin: () => true,
  pay: () => true,
  beVain: () => false,
  change: () => true,
};

export const NO_LEAD: Lead<never> = {
  of: () => null,
  options: () => [],
};

/** One script does it all. */
export const by = (script: Script): Does<never> => ({
  scripts: [script],
  script: () => script,
  memory: ({ id }: Any) => ({ node: id }),
  fromHand: true,
});

/** The same, and a player's hand has no part in it. */
export const openly = (script: Script): Does<never> => ({ ...by(script), fromHand: false });

const refuse = ({ op }: Any): never => {
  throw new Error(`"${op}" is not carried out by itself`);
};

/** Read where it is needed, or by the solo opponent: never carried out by itself. */
export const NOT_BY_ITSELF: Does<never> = {
  scripts: [],
  script: refuse,
  memory: refuse,
  fromHand: true,
};

/** It picks no card, and is short. */
export const saying = <N>(text: (node: Said<N>, standing: Standing) => Text): Says<N> => ({
  text,
  gender: () => null,
  isPlain: () => true,
});

/** In no table of the solo opponent's; what would make it do so leaves it alone. */
export const NOT_FOR_RIVAL: Rivals<never> = {
  can: () => true,
  does: (_: State, { op }: Any) => {
    throw new Error(`the solo opponent does not know "${op}"`);
  },
  suffers: () => 0,
  accepts: () => 0,
};

/** Its tables say so, and nothing else makes it. */
export const byRival = <N>(does: (s: State, node: Said<N>, dealer: GameDealer) => void): Rivals<N> => ({
  ...NOT_FOR_RIVAL,
  does,
});

export const NO_SIGN: Shows<never> = {
  sign: () => null,
  keyword: null,
};
export const knownAs = (keyword: Deed): Shows<never> => ({ ...NO_SIGN, keyword });
