import type { Kind } from '../pieces.ts';

/**
 * What cards, dice and spaces do, as data. Read from the programs of the content files by `read-effects.ts`, carried out by
 * `rules/effects.ts`, and put into words by `words/effects.ts`: behaviour and text have one source.
 */

/** Things that are counted. `glow` is a glow die, rolled into the special reserve. */
export type Token = 'coins' | 'prestige' | 'lantern' | 'horseshoe' | 'quartz' | 'glow' | 'vp';

/** Which kinds of goods are meant: one, any, those worth 1 now, or those without a die on the wheel (DR-22.2). */
export type GoodSpec = Kind | 'any' | 'value1' | 'notOnWheel';

/** The canonical source of a registered sequence of effects; `programOf` finds what it does. */
export type ProgramId = string;

export interface Program {
  readonly id: ProgramId;
  readonly effects: readonly Effect[];
}

export type Effect =
  | { readonly does: 'gain'; readonly n: number; readonly what: Token }
  | { readonly does: 'lose'; readonly n: number; readonly what: Token }
  | { readonly does: 'gain-good'; readonly which: GoodSpec; readonly fine: boolean }
  /** `most`: the most valuable one (DR-24.4). */
  | { readonly does: 'lose-good'; readonly most: boolean }
  | { readonly does: 'flip'; readonly n: number; readonly up: boolean }
  | { readonly does: 'craft'; readonly fine: boolean }
  | { readonly does: 'glow-to-pool' }
  | { readonly does: 'rotate-wheel' }
  /** `blind`: the unseen top card will do as well. */
  | { readonly does: 'take-hero'; readonly blind: boolean }
  | { readonly does: 'lose-hero' }
  | { readonly does: 'deliver-inn-hero' }
  | { readonly does: 'take-contract' }
  | { readonly does: 'take-feat'; readonly blind: boolean }
  | { readonly does: 'take-upgrade' }
  | { readonly does: 'take-steed' }
  | { readonly does: 'move-ruins'; readonly n: number }
  | { readonly does: 'explore' }
  | { readonly does: 'roll-ruins' }
  | { readonly does: 'reroll-ruins'; readonly onSame: ProgramId }
  | { readonly does: 'roll-oracle' }
  | { readonly does: 'move-dark-market'; readonly n: number }
  | { readonly does: 'choose'; readonly branches: readonly ProgramId[] }
  | { readonly does: 'otherwise'; readonly first: ProgramId; readonly second: ProgramId }
  | { readonly does: 'may'; readonly program: ProgramId }
  | { readonly does: 'exchange'; readonly costs: readonly Cost[]; readonly program: ProgramId }
  | { readonly does: 'first-taker'; readonly first: ProgramId; readonly later: ProgramId }
  | { readonly does: 'swap'; readonly bundles: readonly Bundle[] }
  | { readonly does: 'set-travel-die' }
  | { readonly does: 'add-travel-die'; readonly least: number; readonly most: number }
  | { readonly does: 'shortcut-free' }
  | { readonly does: 'district'; readonly action: 'bazaar' | 'inn' | 'dark-market' | 'travel' };

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

/** What the Private Concern gains; `lower` is whichever of coins and prestige is lower (DR-29.4). */
export type ConcernThing = 'stock' | 'coins' | 'prestige' | 'lower';

/** What its cards and tiles do. */
export type ConcernEffect =
  | { readonly does: 'gain'; readonly n: number; readonly what: ConcernThing }
  | { readonly does: 'advance-ruins'; readonly n: number }
  /** Every human pays it so many coins, as far as possible. */
  | { readonly does: 'levy'; readonly n: number }
  | { readonly does: 'reroll-market' }
  | { readonly does: 'cycle-contracts' }
  | { readonly does: 'replace-inn' };

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
