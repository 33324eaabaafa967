import { useSyncExternalStore } from 'react';

/** Something that is kept on this device beside the settings. */
export interface Kept<T> {
  now(): T;
  change(next: T): void;
  use(): T;
}

/** Keeps it under this key; `read` trusts nothing that it finds there. Other tabs follow. */
export function kept<T>(key: string, read: (text: string | null) => T): Kept<T> {
  let current = read(textAt(key));
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const now = (): T => current;
  window.addEventListener('storage', (event) => {
    if (event.key === key) set(read(event.newValue));
  });
  return {
    now,
    change: (next) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The browser keeps nothing: it lasts as long as the page.
      }
      set(next);
    },
    use: () => useSyncExternalStore(subscribe, now),
  };
}

function textAt(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
