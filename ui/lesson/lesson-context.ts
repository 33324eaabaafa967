import type { Text } from '@stolik/engine';
import type { ShownBeat } from '@stolik/engine/lesson';
import { createContext, useContext } from 'react';

/** A lesson as a table shows it. */
export interface LessonView {
  readonly shown: ShownBeat;
  /** In the words of the game; null where it has nothing to say. */
  readonly title: Text | null;
  readonly text: Text | null;
  /** The name of the part, where there are several. */
  readonly part: Text | null;
  /** Another legal move was held back: what is said to that, null for the usual line. */
  readonly held: { readonly answer: Text | null } | null;
  /** It goes on where somebody left it. */
  readonly resumed: boolean;
  readonly mayBack: boolean;
  onNext(): void;
  onBack(): void;
  /** The move that was held back is made after all, and the game is played on without the lesson. */
  onOwnWay(): void;
  onLeave(): void;
}

export const TheLesson = createContext<LessonView | null>(null);

/** The lesson at this table; null at any other. */
export const useLesson = (): LessonView | null => useContext(TheLesson);
