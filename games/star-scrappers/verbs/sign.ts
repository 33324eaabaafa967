import { say, type Text } from '@stolik/engine';
import type { CrystalFilter } from '../content/effects.ts';
import type { Colour } from '../pieces.ts';

/** One small picture in the short form of half an Artifact; the board draws it (`board/Signs.tsx`). */
export type Sign =
  | { readonly glyph: Glyph }
  | { readonly icon: 'crown' | 'rocks' }
  /** Crystals by their cuts. */
  | { readonly cuts: readonly Colour[] }
  /** The mark of a faction. */
  | { readonly mark: Colour }
  /** The back of a crystal with its cost. */
  | { readonly hex: number | null }
  | { readonly less: number }
  | { readonly strong: string }
  | { readonly plain: string }
  | { readonly words: Text };

export type Glyph = 'artifact' | 'card' | 'hand' | 'base' | 'raid' | 'totem' | 'shield' | 'pick' | 'start';

export const glyphs = (...names: Glyph[]): Sign[] => names.map((glyph) => ({ glyph }));

export const inWords = (what: string): Sign[] => [{ words: say(`half-gist-${what}`) }];

/** Two cuts for "any colour": their shapes differ most. */
export const ANY_CUTS: Sign = { cuts: [2, 4] };

export function crystalSigns(filter: CrystalFilter, group = 1): Sign[] {
  if (filter.colour === 'best') return [{ cuts: [2, 2] }];
  if (filter.symbol) return [{ mark: 5 }];
  if (filter.caveIn) return [{ icon: 'rocks' }];
  const costs = filter.cost === null || filter.cost === 'same' ? [null] : filter.cost;
  return [...(group > 1 ? [{ plain: `${group}×` }] : []), ...costs.map((hex) => ({ hex }))];
}
