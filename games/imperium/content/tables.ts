import { defined, oneNamed } from '@stolik/engine';
import componentsFile from './components.json' with { type: 'json' };

/** The numbers of the rules that are not on cards. */

export interface SetupNumbers {
  readonly smallDeckSize: number;
  readonly fameOverKingOfKings: number;
}

/** IM-4.13, IM-4.14 */
const byPlayers: { readonly [seats: string]: SetupNumbers } = componentsFile.setupByPlayers;
export const setupNumbers = (seats: number): SetupNumbers => defined(byPlayers[seats]);

/** The deck above each market slot, left to right (IM-4.16). */
const DECKS = ['main', 'civilised', 'uncivilised', 'region'] as const;
export const SLOT_DECKS: readonly SlotDeck[] = componentsFile.market.slots.map(({ deck }) => oneNamed(DECKS, deck));
export type SlotDeck = (typeof DECKS)[number];
export const SLOTS = SLOT_DECKS.length;

export const START = componentsFile.start;
export const HAND_LIMIT = START.handLimit;
export const ACTIONS = START.actions;

/** IM-2.7 */
export const MOST_VARIABLE_POINTS = componentsFile.maxVariablePoints;

/** IM-10.4 b: what a break-through that finds nothing brings. */
export const FAILED_BREAK_THROUGH = 2;
