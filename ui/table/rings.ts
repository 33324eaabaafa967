import type { Target } from '../contract.ts';

/** Pieces and places that something else points at: a line of the log, an option of the list, a hint. */
export interface RingStore {
  subscribe(listener: () => void): () => void;
  has(target: Target): boolean;
  /** Rings these and no others. Returns how to take their rings off, unless others are ringed by then. */
  ring(targets: readonly Target[]): () => void;
}

const nothing: ReadonlySet<Target> = new Set();

/** Kept outside React's tree, so that pointing redraws only the pieces pointed at. */
export function ringStore(): RingStore {
  const listeners = new Set<() => void>();
  let ringed = nothing;
  const set = (these: ReadonlySet<Target>): void => {
    if (these === ringed) return;
    ringed = these;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (target) => ringed.has(target),
    ring: (targets) => {
      const these = targets.length === 0 ? nothing : new Set(targets);
      set(these);
      return () => {
        if (ringed === these) set(nothing);
      };
    },
  };
}
