import type { Option, Score, Text } from '@stolik/engine';
import { type ReactNode, useInsertionEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useTable } from './table-context.ts';

export interface PromptStep {
  readonly words: string;
  readonly state: 'done' | 'now' | 'later';
}

/** How an answer stands in the bar. */
export interface ShownAnswer {
  /** Shorter than its words in the list. */
  readonly words?: Text | undefined;
  /** Drawn in place of words: chips, dice, icons. What the game says of it is read out and shown by whoever points at it. */
  readonly face?: ReactNode;
  /** Beside them: what it brings or costs. */
  readonly brings?: ReactNode;
  /** Where it is answered with more than a tap: leads there on the board, instead of choosing. */
  readonly opens?: (() => void) | undefined;
}

/** What only a board knows and the frame can show: it has read the game's state. */
export interface FrameFacts {
  /** Steps of the turn, in order. */
  readonly steps?: readonly PromptStep[] | undefined;
  /** Beside the steps: pips of what is paid. */
  readonly pips?: ReactNode;
  /** What is asked, where the board says at large what else its question says. */
  readonly question?: Text | undefined;
  /** The best-known completion, filled. */
  readonly best?: Option | undefined;
  /** What the own score would be after what is pointed at. */
  readonly preview?: Score | null | undefined;
  /** How an answer stands in the bar, where the board knows better; null: as the game says it. */
  readonly answer?: ((option: Option) => ShownAnswer | null) | undefined;
  /** The board itself tells what others do, each for long enough to be read: the bar need not. */
  readonly tells?: boolean | undefined;
}

export interface FrameStore {
  subscribe(listener: () => void): () => void;
  get(): FrameFacts;
  /** What those will read who are drawn after the board: they need not be drawn a second time. */
  expect(facts: FrameFacts): void;
  /** Whoever was drawn with something else is told. */
  tell(facts: FrameFacts): void;
}

const nothing: FrameFacts = {};

/** Beside React's tree, because the frame's parts are made before the board that tells them. */
export function frameStore(): FrameStore {
  const listeners = new Set<() => void>();
  let told = nothing;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => told,
    expect: (facts) => {
      told = facts;
    },
    tell: (facts) => {
      told = facts;
      for (const listener of listeners) listener();
    },
  };
}

/** Several parts of the bar ask for the same answer, and ask again whenever they are drawn: what it brings is reckoned once. */
function remembered(answer: NonNullable<FrameFacts['answer']>): NonNullable<FrameFacts['answer']> {
  const known = new Map<Option, ShownAnswer | null>();
  return (option) => {
    const before = known.get(option);
    if (before !== undefined) return before;
    const shown = answer(option);
    known.set(option, shown);
    return shown;
  };
}

/** A board tells the frame what it knows. All but `best` should be remembered (`useMemo`) between renders in which they are the same. */
export function useFrame({ steps, pips, question, best, preview, answer, tells }: FrameFacts): void {
  const { frame } = useTable();
  const once = useMemo(() => answer && remembered(answer), [answer]);
  const facts = useMemo(
    () => ({ steps, pips, question, best, preview, answer: once, tells }),
    [steps, pips, question, best, preview, once, tells],
  );
  frame.expect(facts);
  useLayoutEffect(() => frame.tell(facts), [frame, facts]);
  useLayoutEffect(() => () => frame.tell(nothing), [frame]);
}

/**
 * What the board has told. Not by `useSyncExternalStore`, which learns what it was drawn with only after the board has told it: it would draw the whole
 * bar, with all options, a second time after every choice.
 */
export function useFrameFacts(): FrameFacts {
  const { frame } = useTable();
  const facts = frame.get();
  const drawn = useRef(facts);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  // Known before the board tells, which it does when everything has been drawn.
  useInsertionEffect(() => {
    drawn.current = facts;
  });
  useLayoutEffect(() => {
    const look = (): void => {
      if (frame.get() !== drawn.current) drawAnew();
    };
    look();
    return frame.subscribe(look);
  }, [frame]);
  return facts;
}
