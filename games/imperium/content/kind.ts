import type { Box, CardRecord, Start } from './files.ts';
import type { Ability, Condition, Modifier, Points } from './language.ts';

export type { Box, Start } from './files.ts';

export interface Price {
  readonly materials: number;
  readonly population: number;
  readonly progress: number;
}

export type Reaction = Extract<Ability, { head: 'exhaustWhen' | 'passiveWhen' }>;

/** All copies of a card, or one side of a two-sided one. */
export interface Kind {
  /** The card's id; of a side `romans-power-a`. */
  readonly id: string;
  readonly record: CardRecord;
  readonly side: 'A' | 'B' | null;
  readonly family: string;
  /** Whose card it is: an index of NATIONS, or -1 for a common card. */
  readonly nation: number;
  readonly box: Box;
  readonly start: Start;
  readonly minPlayers: number;
  readonly cost: Price | null;
  readonly abilities: readonly Ability[];
  readonly points: Points;
  readonly playIf: Condition | null;
  readonly reactions: readonly Reaction[];
  readonly modifiers: readonly Modifier[];
}
