import type { Colour } from '../pieces.ts';

/**
 * What cards do, as data. Read from the programs of the content files by `read-effects.ts`, carried out by
 * `rules/effects.ts`, and put into words by `words/effects.ts`: behaviour and text have one source.
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

export interface TakeFromBase {
  readonly does: 'take-from-base';
  readonly most: number;
  readonly cards: BaseFilter;
}

/** Something to do, and to decide about, when a skill or Artifact is used. */
export type Effect =
  | { readonly does: 'take-crystal'; readonly crystals: CrystalFilter }
  | {
      readonly does: 'take-from-docks';
      readonly most: number;
      readonly level: number | null;
      readonly sum: number | null;
    }
  | TakeFromBase
  | { readonly does: 'choose-one'; readonly branches: readonly TakeFromBase[] }
  | { readonly does: 'subjugate-from-base'; readonly cards: BaseFilter }
  | {
      readonly does: 'subjugate-for-crystals';
      readonly most: number;
      readonly level: number;
      readonly crystals: CrystalFilter;
    }
  | { readonly does: 'recolour-crystal'; readonly discount: number }
  | { readonly does: 'recolour-hand'; readonly most: number }
  | { readonly does: 'extra-mining'; readonly actions: number };

/** What holds for a while: until the end of the turn (skills) or as long as the Artifact is owned. */
export interface Lasting {
  readonly collectDiscount: number;
  /** Each may be left out (SS-8.2). */
  readonly recruitDiscount: number;
  readonly mineDiscounts: readonly { readonly amount: number; readonly cost: readonly number[] | null }[];
  /** What a Totem takes off, instead of 1; 0: as usual. */
  readonly totemDiscount: number;
  /** The two main actions may be of the same type (SS-7.3). */
  readonly repeat: boolean;
  /** Cards of this faction may count double as payment (SS-15.17). */
  readonly doubled: Colour | null;
  /** So many cards of a mining payment may have any colour (SS-16.19). */
  readonly offColour: number;
  /** The second card may stand in for the Leader (SS-16.21). */
  readonly second: boolean;
  /** The Base is safe from other players' skills (SS-16.23). */
  readonly protects: boolean;
  /** After mining a crystal of such a cost: one more of the same cost (SS-15.13). */
  readonly scrapes: readonly number[];
}

/** Points at the end of the game. */
export type Award =
  | { readonly counts: 'crystals'; readonly crystals: CrystalFilter; readonly group: number; readonly vp: number }
  | { readonly counts: 'totems' | 'artifacts' | 'colours'; readonly vp: number }
  | { readonly counts: 'hand'; readonly vp: number; readonly most: number }
  | { readonly counts: 'leader-level'; readonly vp: number }
  | { readonly counts: 'all-colours'; readonly colours: number; readonly vp: number };

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
  readonly onRaid: Effect | 'raid-another' | null;
  /** When another player raids the owner's Base: so many more cards come back by themselves. */
  readonly onRaided: number;
  readonly awards: readonly Award[];
}
