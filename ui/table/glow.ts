import type { Seat } from '@stolik/engine';
import { createContext } from 'react';
import type { BoardProps, Target } from '../contract.ts';

/** What spots show of the table. */
type Facts = Pick<BoardProps, 'choices' | 'justMoved'>;

/** It answers what is asked; it is set back because it does not; neither. */
export type Shine = 'legal' | 'off' | 'plain';

export interface Glow {
  subscribe(listener: () => void): () => void;
  /** `dims`: it is set back while it does not answer. */
  shine(target: Target, dims: boolean): Shine;
  /** Who has just moved it. */
  mover(target: Target): Seat | undefined;
}

export interface GlowStore extends Glow {
  /** What those will read who are drawn together with the table. */
  expect(facts: Facts): void;
  /** Whoever was not drawn with it looks whether anything has changed. */
  tell(): void;
}

/** Beside React's tree: of the many things on a table only those are drawn anew, and only those visited, that begin or cease to glow. */
export function glowStore(first: Facts): GlowStore {
  const listeners = new Set<() => void>();
  let facts = first;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shine: (target, dims) => {
      if (facts.choices.of(target) !== null) return 'legal';
      return dims && facts.choices.decision !== null ? 'off' : 'plain';
    },
    mover: (target) => (typeof target === 'number' ? facts.justMoved.get(target) : undefined),
    expect: (now) => {
      facts = now;
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}

export const TheGlow = createContext<Glow | null>(null);
