import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import type { PieceFace } from '@stolik/ui';
import { createContext, type ReactNode, useContext } from 'react';
import type { Asked } from '../../shell/router.ts';

/** Where one is in a box: at one of its things or at the list of all, and what of that list was asked for. */
export interface BoxPlace {
  readonly item: string | null;
  readonly asked: Asked;
}

/** A box as it is looked through: on a page of its own a way is a link, beside a table a button. */
export interface OpenBox {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  /** How its things are drawn, where the game draws them. */
  readonly face: PieceFace | null;
  /** Somewhere else, at once and without a step in the browser's history: for what is being typed. */
  stay(place: BoxPlace): void;
  way(to: BoxPlace, words: ReactNode, props: WayProps): ReactNode;
}

export interface WayProps {
  readonly className: string;
  readonly label?: string;
}

export const TheBox = createContext<OpenBox | null>(null);

export function useBox(): OpenBox {
  const box = useContext(TheBox);
  if (box === null) throw new Error('useBox needs an open box above it.');
  return box;
}
