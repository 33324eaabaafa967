import componentsFile from './components.json' with { type: 'json' };

/** The numbers of the rules that are not on cards. */

export interface SetupNumbers {
  readonly smallDeckSize: number;
  readonly fameOverKingOfKings: number;
}

/** IM-4.13, IM-4.14 */
export const setupNumbers = (seats: number): SetupNumbers =>
  componentsFile.setupByPlayers[String(seats) as keyof typeof componentsFile.setupByPlayers];

/** The deck above each market slot, left to right (IM-4.16). */
export const SLOT_DECKS = componentsFile.market.slots.map(({ deck }) => deck as SlotDeck);
export type SlotDeck = 'main' | 'civilised' | 'uncivilised' | 'region';
export const SLOTS = SLOT_DECKS.length;

export const START = componentsFile.start;
export const HAND_LIMIT = START.handLimit;
export const ACTIONS = START.actions;

/** IM-2.7 */
export const MOST_VARIABLE_POINTS = componentsFile.maxVariablePoints;

/** IM-10.4 b: what a break-through that finds nothing brings. */
export const FAILED_BREAK_THROUGH = 2;
