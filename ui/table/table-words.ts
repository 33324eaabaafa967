import type { AnyGame, Seat } from '@stolik/engine';
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
  /** The chair one looks from. */
  readonly me: Seat | null;
}

export const TheWords = createContext<TableWords | null>(null);
export const TheTints = createContext<ReadonlyMap<number, string>>(new Map());
export const TheOwners = createContext<ReadonlyMap<number, Seat>>(new Map());

export function useWords(): TableWords {
  const words = useContext(TheWords);
  if (words === null) throw new Error('Sentences of a game need a TableProvider above them.');
  return words;
}

/** Whose pieces are, where the game says so. */
export const useOwners = (): ReadonlyMap<number, Seat> => useContext(TheOwners);

/** Who says it: for those who say a text in a way of their own. */
export const useSpeaker = (): Speaker => useWords().speaker;

export const useTints = (): ReadonlyMap<number, string> => useContext(TheTints);
