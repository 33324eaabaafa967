import type { Lesson } from '@stolik/engine/lesson';

interface LessonModule {
  readonly lesson: Lesson<never>;
}

/** Lessons of all games, each loaded when somebody begins it. */
const lessons = import.meta.glob<LessonModule>('../../games/*/lesson/index.ts');

const pathOf = (game: string): string => `../../games/${game}/lesson/index.ts`;

export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, pathOf(game));

export async function loadLesson(game: string): Promise<Lesson | null> {
  const found = hasLesson(game) ? await lessons[pathOf(game)]?.() : undefined;
  return found === undefined ? null : (found.lesson as Lesson); // it is given at a table of its game
}
