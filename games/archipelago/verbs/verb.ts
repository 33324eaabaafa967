import type { Script, Seat, Text } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import type { Marker } from '../content/effects.ts';
import type { KindName } from '../pieces.ts';
import { type GameDealer, run, script } from '../rules/steps.ts';
import type { Means } from '../rules/stock.ts';
import type { State } from '../state.ts';
import type { EFFECTS } from './effects/index.ts';

/**
 * All there is to say of one effect of cards and events (AR-7.6, AR-10). A verb is one file with a value of this type and one line in the table of
 * `effects/index.ts`; no part can be left out.
 */
export interface EffectVerb<E extends { readonly does: Deed }> {
  /** Only a type: what is remembered of the words. */
  readonly effect?: E;
  /** What follows each word with which it begins. Null: something else begins with that word here, and nothing was read. */
  readonly reads: { readonly [word: string]: (reader: Reader) => E | null };
  readonly does: Does<E>;
  /** AR-10.5: would it do something, with these means and discs left? More unrest is not something to use a card for. */
  can(s: State, seat: Seat, effect: E, means: Means, discs: number): boolean;
  says(effect: E): Text;
  /** In a few words, on a card. */
  gist(effect: E): Text;
  /** What an event makes of it; null: it cannot stand on a back. */
  readonly event: Eventful<E> | null;
}

/** What is not in the table is no verb. */
export type Deed = keyof typeof EFFECTS;

/** What carries it out, and what that has to know. */
export interface Does<E> {
  readonly script: Script;
  memory(effect: E, handed: Handed): object;
}

/** What the use of a card hands on from one effect to the next. */
export interface Handed {
  /** What was paid as "any cube". */
  paid: KindName | 'token' | null;
  /** Whose ship was sunk. */
  victim: Seat | -1;
}

/** AR-7.6: which marker it moves, and how far before the marker's own limits. */
export interface Eventful<E> {
  marker(effect: E): Marker;
  by(s: State, effect: E): number;
}

export const NEVER = (): boolean => false;
export const ALWAYS = (): boolean => true;

/** It asks nothing: what the script has to know is the effect itself, without its verb, since frames are plain data. */
export const atOnce = <E extends { readonly does: Deed }>(
  name: E['does'],
  does: (s: State, effect: E, dealer: GameDealer) => void,
): Does<E> => ({
  script: script<E>(name, [run(does)]),
  memory: (effect) => ({ ...effect, verb: null }),
});
