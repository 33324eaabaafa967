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
  /** Hides a tooltip, unless the pointer goes over to its links in time. A sheet stays until it is closed. */
  leave(): void;
  /** The pointer comes nearer to a link of what is shown: neither does that go now, nor does another take its place. */
  near(): void;
  hold(): void;
  hide(): void;
}

/** Rest of the pointer, or length of a press, before a piece explains itself. */
export const REST_MS = 350;
/** Time to go over from a piece to a link of its tip, as long as the pointer does not come nearer. */
const CROSSING_MS = 260;

/** One tooltip for the whole table, kept outside React's tree: hovering redraws nothing else. */
export function tipStore(): TipStore {
  const listeners = new Set<() => void>();
  let shown: Tip | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Begins to wait anew for what is waited for. */
  let again: (() => void) | null = null;
  const stop = (): void => {
    clearTimeout(waiting);
    again = null;
  };
  const set = (tip: Tip | null): void => {
    stop();
    if (shown === tip) return;
    shown = tip;
    for (const listener of listeners) listener();
  };
  const after = (ms: number, tip: Tip | null): void => {
    stop();
    waiting = setTimeout(() => set(tip), ms);
    again = () => after(ms, tip);
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
      if (shown === null) stop();
      else if (shown.as === 'tooltip') after(CROSSING_MS, null);
    },
    near: () => {
      if (shown?.as === 'tooltip') again?.();
    },
    hold: stop,
    hide: () => set(null),
  };
}
