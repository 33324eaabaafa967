import type { Description, Text } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { createContext, useCallback, useContext } from 'react';
import type { BoardProps, ChipArt, LogEntry, PieceFace } from '../contract.ts';
import type { FrameStore } from './frame-facts.ts';
import type { Resting } from './resting.ts';
import type { RingStore } from './rings.ts';
import { type TableWords, TheWords, useWords } from './table-words.ts';
import type { TipStore } from './tips.ts';
import type { WaysNow, WhyNotNow } from './use-choices.ts';

/** All that components at the table may ask for. */
export interface TableContext extends Omit<BoardProps, 'slots' | 'log'> {
  readonly names: readonly string[];
  /** The table in words and numbers. */
  readonly description: Description;
  /** The tint of every piece that has one. */
  readonly tints: ReadonlyMap<number, string>;
  readonly chip: ChipArt | null;
  /** How a piece is drawn at large, where the game draws it. */
  readonly face: PieceFace | null;
  /** What has been told to this chair; a board that shows what somebody did reads it there. */
  readonly log: readonly LogEntry[];
  readonly whyNot: WhyNotNow | null;
  readonly ways: WaysNow | null;
  /** Opens the rules at this rule; null where there are none to open. */
  readonly onRule: ((rule: string) => void) | null;
  /** Opens the box at one of its things; null where it cannot be opened. */
  readonly onItem: ((item: string) => void) | null;
  /** Closes what explains or asks. */
  letGo(): void;
  readonly tips: TipStore;
  readonly resting: Resting;
  readonly rings: RingStore;
  readonly frame: FrameStore;
  /** So many milliseconds after a question has come by what somebody else did no press answers it. */
  readonly quiet: number;
}

export const TheTable = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(TheTable);
  if (table === null) throw new Error('useTable needs a TableProvider above it.');
  return table;
}

export const TheTableNow = createContext<{ readonly current: TableContext } | null>(null);

/** The table as it is when something happens: for handlers, which then need not be made anew with every choice. */
export function useTableNow(): { readonly current: TableContext } {
  const now = useContext(TheTableNow);
  if (now === null) throw new Error('useTableNow needs a TableProvider above it.');
  return now;
}

/** The table, or null on pages without one. */
export const useMaybeTable = (): TableContext | null => useContext(TheTable);

/** Words that stand on a board all the time (headings, labels): put together once for each language, not at every choice. */
const fixed = new WeakMap<Speaker, Map<string, string>>();

function said({ speaker, names }: Pick<TableWords, 'speaker' | 'names'>, text: Text): string {
  if (text.args !== undefined) return speaker.say(text, names);
  const known = fixed.get(speaker) ?? new Map<string, string>();
  fixed.set(speaker, known);
  const words = known.get(text.key) ?? speaker.say(text, names);
  known.set(text.key, words);
  return words;
}

/** Says a text of the game, with the names of this table. */
export function useSay(): (text: Text) => string {
  const { speaker, names } = useWords();
  return useCallback((text) => said({ speaker, names }, text), [speaker, names]);
}

/** What something is called: in the player's words already, or as the game says it. */
export type Called = string | Text;

/** Says what something is called. What is called in words needs no table. */
export function useCall(): (name: Called) => string {
  const words = useContext(TheWords);
  return (name) => {
    if (typeof name === 'string') return name;
    if (words === null) throw new Error('What a game calls something can only be said below a TableProvider.');
    return said(words, name);
  };
}
