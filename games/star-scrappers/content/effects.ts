import type { Colour } from '../pieces.ts';
import type { AWARDS } from '../verbs/awards/index.ts';
import type { EFFECTS } from '../verbs/effects/index.ts';
import type { LASTING } from '../verbs/lasting/index.ts';
import type { AwardVerb, EffectVerb, LastingVerb } from '../verbs/verb.ts';

/**
 * What cards do, as data, read from the programs of the content files by `read-effects.ts`. What can be said of each verb, and done by it, stands in a
 * file of its own (`verbs/`); the tables there are the list of them all.
 */

/** "All" and "any number": more than there are cards. */
export const MANY = 99;

export interface CrystalFilter {
  /** Printed costs that fit; null: any; `same`: that of the crystal just mined. */
  readonly cost: readonly number[] | 'same' | null;
  /** `best`: the one colour that gives most. */
  readonly colour: Colour | 'best' | null;
  readonly symbol: boolean;
  readonly caveIn: boolean;
}

/** Cards of Bases; Leaders never fit (SS-12.8). */
export interface BaseFilter {
  /** `one`: all from one Base of the user's choice; `each`: the number counts for every Base. */
  readonly where: 'own' | 'any' | 'one' | 'each';
  /** Only from the bottom upwards. */
  readonly bottom: boolean;
  readonly faction: Colour | null;
  readonly level: number | 'lowest' | null;
}

type Effects = { readonly [does in keyof typeof EFFECTS]: NonNullable<(typeof EFFECTS)[does]['effect']> };
type Awards = { readonly [counts in keyof typeof AWARDS]: NonNullable<(typeof AWARDS)[counts]['award']> };

/** Something to do, and to decide about, when a skill or Artifact is used. It carries its verb. */
export type Effect = Effects[keyof Effects] & { readonly verb: EffectVerb<Effects[keyof Effects]> };

/** Points at the end of the game. */
export type Award = Awards[keyof Awards] & { readonly verb: AwardVerb<Awards[keyof Awards]> };

/** What holds for a while: until the end of the turn (skills) or as long as the Artifact is owned. */
export type Lasting = LastingValues & { readonly parts: readonly LastingPart[] };

/** Everything that can last; most of it is `none` on any card. */
export type LastingValues = {
  readonly [lasts in keyof typeof LASTING]: (typeof LASTING)[lasts] extends LastingVerb<infer V, infer _> ? V : never;
};

/** What this card does of it. */
export interface LastingPart {
  readonly lasts: keyof typeof LASTING;
  readonly value: LastingValues[keyof LastingValues];
  readonly verb: LastingVerb<LastingValues[keyof LastingValues], unknown>;
}

/** A Mercenary's skill: what it does at once, and what it changes for the turn. */
export interface Skill {
  readonly effects: readonly Effect[];
  readonly lasting: Lasting | null;
}

/** What one half of an Artifact is good for. */
export interface HalfPower {
  readonly lasting: Lasting | null;
  /** Usable once in each Starting Phase. */
  readonly start: Effect | null;
  /** After each raid of the owner. */
  readonly onRaid: Effect | null;
  readonly awards: readonly Award[];
}
