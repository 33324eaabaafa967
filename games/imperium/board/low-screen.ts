import { useSyncExternalStore } from 'react';

/** Laptops and upright tablets: rivals have no room for words. */
const LOW = '(min-width: 641px) and (max-width: 900px), (min-width: 901px) and (max-height: 830px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(LOW);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useLowScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(LOW).matches);
