import type { Option } from '../decision.ts';
import type { Variants } from '../game.ts';
import type { Some } from './kinds.ts';

/**
 * A first game that teaches itself, as data: fixed deals, and for each a list of beats. One interpreter (`run.ts`) says what comes next, for the
 * browser and for the terminal. Words stand in the game's `text/lesson.*.ftl`: `lesson-<beat>` and `lesson-<beat>-title`, `lesson-not-<word>`.
 */
export interface Lesson<S = unknown> {
  /** The game's id. */
  readonly game: string;
  readonly variants: Variants;
  /** Who sits opposite, by level: the learner is seat 0. They play what the beats say, and by themselves when the game is played on. */
  readonly bots: readonly string[];
  /** Each can be played alone, in ten minutes at most. */
  readonly parts: readonly Part<S>[];
}

export interface Part<S = unknown> {
  /** The message `lesson-part-<id>` names it, where there are several. */
  readonly id: string;
  /** Deals, one after the other. */
  readonly scenes: readonly Scene<S>[];
}

export interface Scene<S = unknown> {
  readonly seed: string;
  /** Choices of all seats that were made before the learner sits down. */
  readonly opening?: readonly Option[];
  readonly beats: readonly Beat<S>[];
}

/** A question by its script and its choice: `mine.crystal`. */
export type Prompt = `${string}.${string}`;

/** A piece by its number, or a place of the game's description by its id. */
export type Spoken = number | string;

interface AnyBeat<S> {
  readonly id: string;
  /** The rule it is about, one tap away: `SS-7.3`. */
  readonly rule?: string;
  /** It is passed over where this does not hold of what the learner sees. */
  readonly when?: (state: S) => boolean;
  /** Another wording of the beat before it: they share a number. */
  readonly instead?: true;
  /** What it speaks of, besides what it proposes. */
  readonly point?: (state: S) => readonly Spoken[];
  /** What bots do before its moment comes. */
  readonly bots?: readonly Move[];
}

/** Only tells something. It is shown while bots make its moves. */
export interface Tell<S> extends AnyBeat<S> {
  readonly steps?: never;
  readonly free?: never;
}

/** Proposes something. Its moment is the first of its questions that is asked. */
export interface Ask<S> extends AnyBeat<S> {
  /** In the order in which they are asked; those that are not asked are passed over. */
  readonly steps: readonly [Step, ...Step[]];
  readonly free?: never;
}

/** The learner does anything at all until it is somebody else's turn. */
export interface Free<S> extends AnyBeat<S> {
  readonly free: true;
  readonly steps?: never;
}

export type Beat<S = unknown> = Tell<S> | Ask<S> | Free<S>;

export interface Step {
  readonly at: Prompt;
  /** Any of these: all pieces of a kind, because twins may have been swapped. */
  readonly propose: Some;
  /** Just as good for what follows. `any`: whatever is legal. */
  readonly fine?: readonly Option[] | 'any';
  /** What is said to those who try something else, before the usual line. */
  readonly not?: readonly Not[];
}

/** A kind word, by the message `lesson-not-<say>`. */
export interface Not {
  readonly options: readonly Option[] | 'any';
  readonly say: string;
}

/** What a bot does when it is asked this: the first of these that is legal. */
export interface Move {
  readonly at: Prompt;
  /** Whose move it is, where several bots are asked the same. */
  readonly seat?: number;
  readonly prefer: Some;
}

/** One thing a learner did: chose these in one thought, or read on. */
export type Input = readonly Option[] | null;

/** How far a learner has come: enough to find the same beat and the same table again. */
export interface LessonProgress {
  readonly part: number;
  readonly inputs: readonly Input[];
}
