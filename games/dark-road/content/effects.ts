import type { Kind } from '../pieces.ts';
import type { CONCERN_VERBS } from '../verbs/concern/index.ts';
import type { ConcernVerb } from '../verbs/concern/verb.ts';
import type { VERBS } from '../verbs/index.ts';
import type { Verb } from '../verbs/verb.ts';

/** The words of which programs are made. Each verb stands in a file of its own (`verbs/`), with all that can be said of it; the tables there are the lists of them all. */

/** Things that are counted. `glow` is a glow die, rolled into the special reserve. */
export type Token = 'coins' | 'prestige' | 'lantern' | 'horseshoe' | 'quartz' | 'glow' | 'vp';

/** Which kinds of goods are meant: one, any, those worth 1 now, or those without a die on the wheel (DR-22.2). */
export type GoodSpec = Kind | 'any' | 'value1' | 'notOnWheel';

/** The canonical source of a registered sequence of effects; `programOf` finds what it does. */
export type ProgramId = string;

export interface Program {
  readonly id: ProgramId;
  readonly effects: readonly Effect[];
  /** Those of them that work on something which may be missing: asked about at every decision. */
  readonly choosy: readonly Effect[];
}

/** All that cards, dice and spaces can do. */
export type Does = keyof typeof VERBS;
export type DeedOf<D extends Does> = NonNullable<(typeof VERBS)[D]['effect']>;
/** What a verb remembers of its words. */
export type Deed = { readonly [does in Does]: DeedOf<does> }[Does];
/** The same with its verb, of which everybody asks the rest. */
export type Effect = { readonly [does in Does]: DeedOf<does> & { readonly verb: Verb<Deed> } }[Does];
export type EffectOf<D extends Does> = Extract<Effect, { does: D }>;

/** What is paid for something, voluntarily and in full. `id` is its canonical source. */
export type Cost =
  | { readonly pays: 'tokens'; readonly id: string; readonly n: number; readonly what: Token }
  | { readonly pays: 'good'; readonly id: string; readonly which: GoodSpec; readonly side: 'normal' | 'any' }
  | { readonly pays: 'hero'; readonly id: string };

/** What can be swapped one for one at the Guildmaster's Estate. */
export interface Bundle {
  readonly n: number;
  readonly what: Token;
}

/** What a steed or an upgrade changes for its owner as long as it is owned. */
export interface Power {
  /** Off the total at the Great Bazaar (DR-8.2). */
  readonly bazaarDiscount: number;
  /** Any building in play with a glow die (DR-7.3). */
  readonly anyBuilding: boolean;
  /** May move so far instead of a die's value (DR-6.1); 0: no. */
  readonly moveExactly: number;
  /** A separate block of storage (DR-17.2). */
  readonly block: Size | null;
  /** DR-21.1 */
  readonly unlimitedUpgrades: boolean;
  /** May be added to a picked travel die (DR-13.9). */
  readonly travelDiePlus: number;
  /** DR-12.3 */
  readonly freeRuinsRoll: boolean;
  /** What happens when the owner chooses to travel, gains an upgrade, or delivers a fine good in a contract. */
  readonly onTravel: ProgramId | null;
  readonly onUpgrade: ProgramId | null;
  readonly onFineDelivered: ProgramId | null;
  /** Victory points at the end (DR-26.3). */
  readonly endVp: number;
  /** What it fills for good (DR-21.3). */
  readonly fillsStorage: Size | null;
  readonly fillsHooks: number;
  readonly fillsInventory: number;
  /** What happens at once when it is taken. */
  readonly onTake: ProgramId | null;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What the Private Concern's cards and tiles can do. */
export type ConcernDoes = keyof typeof CONCERN_VERBS;
export type ConcernDeed = {
  readonly [does in ConcernDoes]: NonNullable<(typeof CONCERN_VERBS)[does]['effect']>;
}[ConcernDoes];
export type ConcernEffect = ConcernDeed & { readonly verb: ConcernVerb<ConcernDeed> };

/** What holds while a Guild Notice lies open (DR-29.10). */
export interface Decree {
  /** More coins for the Private Concern at each sale. */
  readonly saleCoins: number;
  /** No free turn of the wheel at the Great Bazaar. */
  readonly noWheelTurn: boolean;
  /** More prestige for a contract delivered with all three goods. */
  readonly fullContractPrestige: number;
  /** More coins for a delivered hero. */
  readonly heroCoins: number;
  readonly alwaysJoins: boolean;
  /** Coins for a human leader for each other traveller. */
  readonly travellerCoins: number;
}
