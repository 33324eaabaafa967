import { useSyncExternalStore } from 'react';
import type { Pointed, Target } from '../contract.ts';
import { useTable } from './table-context.ts';

export interface Pointer extends Pointed {
  point(target: Target | null): void;
}

/** What is pointed at, kept outside React's tree: a pointer that wanders over the table draws only what shows what a click would do. */
export function pointer(): Pointer {
  const listeners = new Set<() => void>();
  let pointed: Target | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => pointed,
    point: (target) => {
      if (target === pointed) return;
      pointed = target;
      for (const listener of listeners) listener();
    },
  };
}

/** Where nobody points at anything. */
export const nothingPointed: Pointed = pointer();

/** What the pointer or the focus is on, to show what it would do. */
export function useHovered(): Target | null {
  const { pointed } = useTable().choices;
  return useSyncExternalStore(pointed.subscribe, pointed.get);
}
