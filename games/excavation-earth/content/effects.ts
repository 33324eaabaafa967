import type { Colour, Market } from '../pieces.ts';

/**
 * What order cards, factions, Zu's cards and its difficulty options do, as data. Read from the programs of the content files
 * by `read-effects.ts`, carried out by `rules/`, and put into words by `words/`: behaviour and text have one source.
 */

/** One step of an order card's side (EE-8). Every number is a maximum. */
export type OrderEffect =
  | { readonly does: 'draw'; readonly cards: number }
  | { readonly does: 'discard'; readonly cards: number }
  | { readonly does: 'gain'; readonly credits: number }
  /** One action with an imaginary card (EE-8.5). */
  | { readonly does: 'extra-action' }
  /** Deliveries or acquisitions at shown value, any colours (EE-8.7). */
  | { readonly does: 'deal'; readonly most: number }
  /** Artefacts from sites with own explorers (EE-8.6). */
  | { readonly does: 'dig'; readonly most: number; readonly distinct: boolean }
  /** Moves of one point and swaps of two (EE-8.8). */
  | { readonly does: 'bribe'; readonly points: number }
  | { readonly does: 'add-buyers'; readonly most: number; readonly special: boolean }
  /** Traders at different markets (EE-8.10). */
  | { readonly does: 'place-traders'; readonly most: number }
  | { readonly does: 'travel'; readonly fuel: number }
  | { readonly does: 'relocate'; readonly explorers: number }
  /** A guard on an empty cell of a kind worth so much at most; null: any (EE-8.12). */
  | { readonly does: 'place-guard'; readonly value: number | null };

/** A faction's ability (EE-9). */
export type Power =
  /** Survey draws so many tiles, one of which may be taken free (EE-9.2). */
  | { readonly does: 'foresee'; readonly tiles: number }
  /** A free move at the start of each turn (EE-9.3). */
  | { readonly does: 'pilot'; readonly steps: number }
  /** A second artefact from the same or an adjacent site (EE-9.4). */
  | { readonly does: 'dig-deeper' }
  /** The market of the discarded card needs no trader (EE-9.5). */
  | { readonly does: 'sell-anywhere' }
  /** A purchase from the black market before the sale (EE-9.6). */
  | { readonly does: 'buy-first' };

/** What a card of Zu's makes it do (EE-12.15 to EE-12.34). */
export type ZuEffect =
  /** Two colours: the more popular one; null: the most popular on the map. */
  | { readonly does: 'excavate'; readonly colours: readonly [Colour, Colour] | null }
  | { readonly does: 'market'; readonly traders: number }
  | { readonly does: 'command'; readonly market: Market }
  | { readonly does: 'sell' }
  | { readonly does: 'surge' }
  | { readonly does: 'survey' };

export type ZuAction = ZuEffect['does'];
export const ZU_ACTIONS: readonly ZuAction[] = ['excavate', 'market', 'command', 'sell', 'surge', 'survey'];

/** Zu's parameters; the difficulty options change them (EE-12.36). */
export interface ZuRules {
  readonly startCredits: number;
  readonly failCredits: number;
  /** Does Zu's Market add coloured buyers? */
  readonly coloured: boolean;
  /** After these cards the next one is thrown away unresolved. */
  readonly discardsAfter: readonly ZuAction[];
  /** Crew in all; null: unlimited. */
  readonly crew: number | null;
  /** A two-colour Excavate card takes one tile of each colour. */
  readonly bothColours: boolean;
  /** Any tile may be stored in hold or hatch. */
  readonly anyStorage: boolean;
  /** The player loses the value of what is left in hold and hatch. */
  readonly penalty: boolean;
  /** After each acquisition comes the most valuable new tile, too. */
  readonly secondAcquire: boolean;
}
