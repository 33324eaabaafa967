import { createContext, useContext } from 'react';

/** Piles that can be looked through: they open as a fan. */
export type PileName = 'exile' | 'discard' | 'history' | 'sunken' | 'unseen' | 'nation' | 'development';

export interface OpenPile {
  readonly pile: PileName | null;
  show(pile: PileName | null): void;
}

export const TheOpenPile = createContext<OpenPile>({ pile: null, show: () => {} });

export const useOpenPile = (): OpenPile => useContext(TheOpenPile);
