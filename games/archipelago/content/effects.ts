import type { BuildingKind, Kind, Market } from '../pieces.ts';

/**
 * What cards and events do, as data. Read from the programs of the content files by `read-effects.ts`, carried out by
 * `rules/effects.ts`, and put into words by `words/effects.ts`: behaviour and text have one source.
 */

/** "Any number": more than there are of anything. */
export const MANY = 99;

export type Marker = 'unrest' | 'workers';

/** What a player can build. */
export type Project = BuildingKind | 'ship';

export type Effect =
  /** Moves a marker. */
  | { readonly does: 'marker'; readonly marker: Marker; readonly by: number }
  /** Moves a marker once for every `each` buildings of the kind on the map. */
  | {
      readonly does: 'marker-per-building';
      readonly building: BuildingKind;
      readonly each: number;
      readonly marker: Marker;
      readonly by: number;
    }
  /** Unrest by how many buildings of the kind are on the map. */
  | { readonly does: 'unrest-by-count'; readonly building: BuildingKind; readonly brackets: readonly Bracket[] }
  | { readonly does: 'gain-florins'; readonly florins: number }
  /** One florin for each building of the kind on the map. */
  | { readonly does: 'gain-per-building'; readonly building: BuildingKind; readonly most: number }
  /** One florin for every `each` active citizens of the user. */
  | { readonly does: 'gain-per-citizens'; readonly each: number }
  /** A cube of a kind other than the one paid for the card. */
  | { readonly does: 'exchange' }
  | { readonly does: 'hire'; readonly most: number; readonly free: boolean }
  | { readonly does: 'transactions'; readonly market: Market; readonly most: number; readonly sellOnly: boolean }
  | { readonly does: 'smuggle' }
  | { readonly does: 'to-market'; readonly market: Market; readonly most: number; readonly kinds: readonly Kind[] }
  | { readonly does: 'reproduce'; readonly most: number }
  | { readonly does: 'explore' }
  | {
      readonly does: 'migrate';
      readonly citizens: boolean;
      readonly ships: boolean;
      readonly transport: boolean;
      readonly steps: number;
    }
  | {
      readonly does: 'build';
      readonly projects: readonly Project[];
      /** Without the normal cost. */
      readonly free: boolean;
      /** So many cubes less. */
      readonly minus: number;
      /** In a region where the user controls a port, without a citizen. */
      readonly atPort: boolean;
    }
  | { readonly does: 'search-deck'; readonly cards: number; readonly kind: 'character' | 'progress' }
  | { readonly does: 'sink-ship' }
  | { readonly does: 'tribute' }
  | { readonly does: 'steal' }
  | { readonly does: 'spy' }
  | { readonly does: 'pillage'; readonly cubes: number }
  | { readonly does: 'stand-up'; readonly most: number; readonly oneRegion: boolean }
  | { readonly does: 'disengage'; readonly most: number }
  | { readonly does: 'double-harvest'; readonly kind: Kind }
  | { readonly does: 'free-harvest'; readonly fee: number }
  | { readonly does: 'choose-gift'; readonly gifts: readonly Gift[] }
  | { readonly does: 'ships-to-ports' };

export interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Pay these cubes for that much unrest. */
export interface Gift {
  readonly cubes: readonly number[];
  readonly unrest: number;
}

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
