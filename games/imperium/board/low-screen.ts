import { useSyncExternalStore } from 'react';

/** On upright tablets rivals stand in a row above the mat. */
const UPRIGHT = '(min-width: 641px) and (max-width: 900px)';
/** Laptops and upright tablets: two rivals have no room for words. */
const LOW = `${UPRIGHT}, (min-width: 901px) and (max-height: 830px)`;

const matching = (query: string): readonly [(listener: () => void) => () => void, () => boolean] => [
  (listener) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  () => matchMedia(query).matches,
];

const low = matching(LOW);
const upright = matching(UPRIGHT);

export const useLowScreen = (): boolean => useSyncExternalStore(...low);
export const useUpright = (): boolean => useSyncExternalStore(...upright);
