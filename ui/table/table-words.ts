import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { createContext, useContext } from 'react';
import type { ChipArt } from '../contract.ts';
import type { RingStore } from './rings.ts';

/**
 * What sentences need of a table. It stays the same from choice to choice, apart from the rest of the table, so that a long log is not put into words again
 * whenever the pointer moves.
 */
export interface TableWords {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly chip: ChipArt | null;
  readonly rings: RingStore;
}

export const TheWords = createContext<TableWords | null>(null);
export const TheTints = createContext<ReadonlyMap<number, string>>(new Map());

export function useWords(): TableWords {
  const words = useContext(TheWords);
  if (words === null) throw new Error('Sentences of a game need a TableProvider above them.');
  return words;
}

export const useTints = (): ReadonlyMap<number, string> => useContext(TheTints);
