/** Pieces that something else points at: a line of the log, an option of the list. */
export interface RingStore {
  subscribe(listener: () => void): () => void;
  has(piece: number): boolean;
  ring(pieces: readonly number[]): void;
}

const nothing: ReadonlySet<number> = new Set();

/** Kept outside React's tree, so that pointing redraws only the pieces pointed at. */
export function ringStore(): RingStore {
  const listeners = new Set<() => void>();
  let ringed = nothing;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (piece) => ringed.has(piece),
    ring: (pieces) => {
      if (pieces.length === 0 && ringed.size === 0) return;
      ringed = pieces.length === 0 ? nothing : new Set(pieces);
      for (const listener of listeners) listener();
    },
  };
}
