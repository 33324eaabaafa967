import type { Script, Seat, Text } from '@stolik/engine';
import type { Term } from '../content/notation.ts';
import type { Timing } from '../content/timing.ts';
import type { Terms } from '../rules/terms.ts';
import type { State } from '../state.ts';
import type { Sentence, Until } from '../words/effects.ts';
import type { AWARDS } from './awards/index.ts';
import type { EFFECTS } from './effects/index.ts';
import type { Sign } from './sign.ts';

/**
 * All there is to say of one verb of the card language: something that is done, that lasts or that is worth points. A verb is one file with a value of
 * one of these types and one line in the table beside it; without either it does not compile, and no part can be left out, but what most verbs have in common can be said in a word (below).
 */

/** What is done at once, or asked, when a skill or Artifact is used (SS-15, SS-16). */
export interface EffectVerb<E extends { readonly does: keyof typeof EFFECTS }> {
  /** Only a type: what is remembered of the words. */
  readonly effect?: E;
  /** When it works: it stands in the block of that name. */
  readonly timing: Timing;
  /** How it is read, by the word with which it begins; `rest` is what follows in a `turn` block. Null: something else begins with that word here. */
  readonly reads: { readonly [word: string]: (op: Term, rest: readonly Term[]) => E | null };
  /** What the grammar allows but the rules cannot do. */
  problems(effect: E): string[];
  readonly does: Does<E>;
  /** SS-6.1: why an Artifact cannot do it at the start of a turn, as a reason of `why.ftl`; null: it can. The hand has room. */
  idleAtStart(s: State, effect: E): string | null;
  /** SS-11.2: would a skill do it for nothing? A card that is played for it has left the hand already. */
  findsNothing(s: State, effect: E): boolean;
  says(effect: E): Sentence;
  /** In a few words, on a card. */
  gist(effect: E): Text;
  /** In pictures, on half an Artifact. */
  shows(effect: E): readonly Sign[];
}

/** What carries it out, and what that has to know. */
export interface Does<E> {
  /** All scripts that are the verb's own. */
  readonly scripts: readonly Script[];
  script(effect: E): Script;
  memory(effect: E): object;
}

/** What holds for a turn or as long as the Artifact is owned. `V` is what a card says of it, `T` what all cards together come to (SS-11.4). */
export interface LastingVerb<V, T = V> {
  /** What a card has that says nothing of it. */
  readonly none: V;
  /** In which blocks it may stand: `turn` in skills, the others on Artifacts. */
  readonly blocks: readonly string[];
  /** By its word; `before` is what the same card has said of it already. Null: something else begins with that word here. */
  readonly reads: { readonly [word: string]: (op: Term, before: V) => V | null };
  problems(value: V): string[];
  /** Before any card has its say. Lists are never changed, only replaced. */
  readonly begins: T;
  /** A card that says so adds to what holds; `terms` may be changed. */
  adds(terms: Terms, value: V): void;
  says(value: V, until: Until): Sentence[];
  gist(value: V): Text[];
  shows(value: V): readonly Sign[];
}

/** What half an Artifact is worth at the end of the game (SS-16.1 to 16.12). */
export interface AwardVerb<A extends { readonly counts: keyof typeof AWARDS; readonly vp: number }> {
  /** Only a type: what is remembered of the words. */
  readonly award?: A;
  /** Null: points are given for something else. */
  reads(op: Term): A | null;
  problems(award: A): string[];
  points(s: State, seat: Seat, award: A): number;
  says(award: A): Text;
  /** Before its points; null: it is left to the tooltip. */
  shows(award: A): readonly Sign[] | null;
}

export const NO_PROBLEMS = (): string[] => [];
export const NEVER_IDLE = (): null => null;
export const ALWAYS_FINDS = (): boolean => false;
/** No Artifact of the box does it. */
export const NO_SIGNS = (): readonly Sign[] => [];
/** No skill of the box does it. */
export const NO_GIST = (): Text[] => [];

/** One script does it all. */
export const by = <E>(script: Script, memory: (effect: E) => object): Does<E> => ({
  scripts: [script],
  script: () => script,
  memory,
});

/** In skills and on Artifacts. */
export const ANYWHERE: readonly string[] = ['turn', 'passive'];
export const ON_ARTIFACTS: readonly string[] = ['passive'];
