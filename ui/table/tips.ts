import type { Text } from '@stolik/engine';
import type { Target } from '../contract.ts';

/** What is being explained, beside which element, and how: a tooltip for pointer and focus, a sheet for touch. */
export interface Tip {
  readonly target: Target;
  readonly name: string;
  readonly texts: readonly Text[] | null;
  readonly anchor: Element;
  readonly as: 'tooltip' | 'sheet';
}

export interface TipStore {
  subscribe(listener: () => void): () => void;
  get(): Tip | null;
  /** Shows when the pointer has rested for a moment. */
  soon(tip: Tip): void;
  show(tip: Tip): void;
  /** Hides a tooltip, unless the pointer goes over to it in time. A sheet stays until it is closed. */
  leave(): void;
  hold(): void;
  hide(): void;
}

/** Rest of the pointer, or length of a press, before a piece explains itself. */
export const REST_MS = 350;
/** Time to go over from a piece to its tip. */
const CROSSING_MS = 260;

/** One tooltip for the whole table, kept outside React's tree: hovering redraws nothing else. */
export function tipStore(): TipStore {
  const listeners = new Set<() => void>();
  let shown: Tip | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const set = (tip: Tip | null): void => {
    clearTimeout(waiting);
    if (shown === tip) return;
    shown = tip;
    for (const listener of listeners) listener();
  };
  const after = (ms: number, tip: Tip | null): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => set(tip), ms);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => shown,
    soon: (tip) => after(REST_MS, tip),
    show: set,
    leave: () => {
      if (shown === null) clearTimeout(waiting);
      else if (shown.as === 'tooltip') after(CROSSING_MS, null);
    },
    hold: () => clearTimeout(waiting),
    hide: () => set(null),
  };
}
