import type { Target } from '../contract.ts';

/** Pieces and places that something else points at: a line of the log, an option of the list, a hint. */
export interface RingStore {
  subscribe(listener: () => void): () => void;
  has(target: Target): boolean;
  ring(targets: readonly Target[]): void;
}

const nothing: ReadonlySet<Target> = new Set();

/** Kept outside React's tree, so that pointing redraws only the pieces pointed at. */
export function ringStore(): RingStore {
  const listeners = new Set<() => void>();
  let ringed = nothing;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (target) => ringed.has(target),
    ring: (targets) => {
      if (targets.length === 0 && ringed.size === 0) return;
      ringed = targets.length === 0 ? nothing : new Set(targets);
      for (const listener of listeners) listener();
    },
  };
}
