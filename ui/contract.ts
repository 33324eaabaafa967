import type { AnyGame, AskedDecision, GameEvent, Option, Refusal, Score, Seat, Seating, View } from '@stolik/engine';
import type { Language, Speaker } from '@stolik/text';
import type { ComponentType, ReactNode } from 'react';

/**
 * What the browser's rooms agree on: the table as a screen sees it, and what a board is given. Nothing here says
 * whether the table is played in a worker of this page or on a server.
 */

/** The browser's side of a table: here is your view, here are your options; choose, undo. */
export interface TableClient {
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  getSnapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  /**
   * Answers the decision of the snapshot one sees. `then` is what the same thought chooses next: a table that can chooses it at once if that is what it
   * asks, and shows both together; others ask for it.
   */
  choose(option: Option, then?: readonly Option[]): Promise<Refusal | null>;
  /** Somebody is about to choose this, a finger lies on it: a table that can works out meanwhile what follows. Nothing is chosen by that. */
  prepare?(option: Option, then?: readonly Option[]): void;
  undo(): Promise<Refusal | null>;
  /** Look from another chair: people who share a screen change places. Null looks on as a spectator. */
  sit(seat: Seat | null): Promise<void>;
  /** Makes bots that are thinking choose at once. */
  hurry(): void;
  close(): void;
}

export interface TableSnapshot {
  readonly id: string;
  readonly game: AnyGame;
  readonly seating: Seating;
  readonly seats: readonly SeatInfo[];
  /** From the chair one sits on. */
  readonly view: View<unknown>;
  /** Everything told so far that this chair may hear. */
  readonly log: readonly LogEntry[];
  /** Why the last choice cannot be taken back; null when it can. */
  readonly noUndo: Refusal | null;
  /** A bot that is choosing. */
  readonly thinking: Seat | null;
  /** A person at this screen whose turn it is, but on whose chair one does not sit. */
  readonly passTo: Seat | null;
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'me' | 'guest' | 'bot';
  /** Which bot, where it is one. */
  readonly bot: string | null;
}

export interface LogEntry {
  /** Grows by one. */
  readonly id: number;
  /** The table's sequence number when it was told. */
  readonly sequence: number;
  readonly event: GameEvent;
}

/** Something that can be clicked: a piece by its number, a place by its id in the game's description. */
export type Target = number | string;

/** What a click means now. */
export interface Choices {
  readonly decision: AskedDecision | null;
  /**
   * The options that picking the target chooses, one after the other; null when it does not glow. Usually one; more where the game
   * knows that one thought makes several choices (a crystal: `mine`, then the crystal).
   */
  of(target: Target): readonly Option[] | null;
  /** Options that name no piece and no place: buttons. */
  readonly words: readonly string[];
  /** Chooses what the target means, or explains why it cannot be chosen. */
  pick(target: Target): void;
  /** `then`: what the same thought chooses next. */
  choose(option: Option, ...then: readonly Option[]): void;
  /** A finger or a mouse has come down on what chooses these, one after the other. */
  prepare(options: readonly Option[]): void;
  /** What the pointer or the focus is on; a board reads it by `useHovered`, so that pointing draws only what shows it. */
  readonly pointed: Pointed;
  hover(target: Target | null): void;
}

/** What is pointed at now, and word when that changes. */
export interface Pointed {
  get(): Target | null;
  subscribe(listener: () => void): () => void;
}

/** What a game's board is given, and what it may know. */
export interface BoardProps {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  readonly seats: readonly SeatInfo[];
  readonly speaker: Speaker;
  readonly lang: Language;
  readonly choices: Choices;
  /** Scores that this chair may know: its own, and all when the game is over. */
  readonly scores: readonly (Score | null)[];
  /** Pieces that the last move moved, and who moved them. */
  readonly justMoved: ReadonlyMap<number, Seat>;
  /** What was told so far: for boards that show how something came about. */
  readonly log?: readonly LogEntry[];
  /** Parts of the frame, ready to be laid out beside the board. */
  readonly slots: BoardSlots;
}

export interface BoardSlots {
  readonly top: ReactNode;
  readonly prompt: ReactNode;
  readonly score: ReactNode;
  readonly log: ReactNode;
}

/** A game's board: the whole screen of the table. */
export type Board = (props: BoardProps) => ReactNode;

/**
 * How a game draws a piece inside a sentence: a small chip. A board module may export one as `chip` beside its default export; without
 * it the piece's name stands on its tint.
 */
export type ChipArt = (props: { readonly piece: number; readonly words: string }) => ReactNode;

/**
 * How a game draws a piece where there is no table: in the box and in the gallery. A board module may export one as `face`; what it says it reads by `useSay`.
 */
export type PieceFace = ComponentType<{ readonly piece: number; readonly size: 'full' | 'medium' | 'head' }>;

/**
 * Pictures that a board's pieces refer to, as symbols. A board module may export them as `Library`: they are drawn beside the table and not in it, where
 * React would walk through every one of them whenever the table changes.
 */
export type Library = ComponentType;
