import type { BuildingKind, Kind } from '../pieces.ts';
import type { EFFECTS } from '../verbs/effects/index.ts';
import type { EffectVerb } from '../verbs/verb.ts';

/**
 * What cards and events do, as data, read from the programs of the content files by `read-effects.ts`. What can be said of each verb, and done by it,
 * stands in a file of its own (`verbs/effects/`); the table there is the list of them all.
 */

/** "Any number": more than there are of anything. */
export const MANY = 99;

export type Marker = 'unrest' | 'workers';

/** What a player can build. */
export type Project = BuildingKind | 'ship';

type Effects = { readonly [does in keyof typeof EFFECTS]: NonNullable<(typeof EFFECTS)[does]['effect']> };

/** What a card or an event does. It carries its verb. */
export type Effect = Effects[keyof Effects] & { readonly verb: EffectVerb<Effects[keyof Effects]> };

/** What something costs: own discs, florins, cubes by kind, and cubes of any kind. */
export interface Cost {
  readonly discs: number;
  readonly florins: number;
  /** By kind. */
  readonly cubes: readonly number[];
  readonly any: number;
}

/** What must be controlled to use a card. */
export interface Requirement {
  readonly building: BuildingKind;
  readonly least: number;
}

/** A zone of a card's back (AR-7). */
export type Zone =
  | { readonly zone: 'domestic-crisis'; readonly kind: Kind; readonly rate: number; readonly red: boolean }
  | { readonly zone: 'export-crisis'; readonly kind: Kind; readonly cubes: number; readonly red: boolean }
  | { readonly zone: 'event'; readonly name: string; readonly effects: readonly Effect[]; readonly red: boolean };
