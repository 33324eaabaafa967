import { playable } from './rules.ts';

/** A box as it stands on the shelf; its words are in the texts of the pages under `game-<id>-…`. */
export interface GameBox {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How heavy the rules are, 1 to 5. */
  readonly weight: number;
}

export const boxes: readonly GameBox[] = [
  { id: 'star-scrappers', players: { min: 2, max: 4 }, weight: 2 },
  { id: 'excavation-earth', players: { min: 1, max: 4 }, weight: 3 },
  { id: 'archipelago', players: { min: 2, max: 5 }, weight: 4 },
  { id: 'dark-road', players: { min: 1, max: 4 }, weight: 3 },
  { id: 'imperium', players: { min: 1, max: 4 }, weight: 4 },
];

/** Can it be played already? The others stand on the shelf as what is to come. */
export const isPlayable = (id: string): boolean => playable.includes(id);
