import { kept } from '../shell/kept.ts';
import { type Learned, type LearnedSoFar, learnedFrom } from './progress-from.ts';

const lessons = kept('stolik.lessons', learnedFrom);

export const learned = (game: string): LearnedSoFar | null => lessons.now()[game] ?? null;

export const keepLearned = (game: string, soFar: LearnedSoFar): void =>
  lessons.change({ ...lessons.now(), [game]: soFar });

export const useLearned = (): Learned => lessons.use();
