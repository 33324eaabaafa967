import { useSyncExternalStore } from 'react';
import { media } from '../parts/media.ts';

/** The three ways a table is laid out. */
export type Screen = 'desktop' | 'tablet' | 'phone';

/**
 * A window that is lower than a table wants to be has the bar at the right of the board, so that the board has its height: `wide` under the points, `tablet` under
 * the others; `short` ones have it beside board and hand, with what is one's own in a line above it.
 */
export type Low = 'wide' | 'tablet' | 'short';

const PHONE = '(max-width: 640px)';
const TABLET = '(max-width: 1180px)';
const WIDE_LOW = '(min-width: 1181px) and (max-height: 767px)';
const TABLET_LOW = '(min-width: 901px) and (max-width: 1180px) and (min-height: 560px) and (max-height: 719px)';
const SHORT =
  '(min-width: 641px) and (max-width: 900px) and (max-height: 940px), (min-width: 901px) and (max-width: 1180px) and (max-height: 559px)';
/** Short, and without room for the others above the bar. */
const SHORTEST = '(min-width: 641px) and (max-width: 1180px) and (max-height: 559px)';

const QUERIES = [PHONE, TABLET, WIDE_LOW, TABLET_LOW, SHORT, SHORTEST] as const;

const is = (query: (typeof QUERIES)[number]): boolean => media(query).matches;

const screenNow = (): Screen => (is(PHONE) ? 'phone' : is(TABLET) ? 'tablet' : 'desktop');

const lowNow = (): Low | null => (is(WIDE_LOW) ? 'wide' : is(TABLET_LOW) ? 'tablet' : is(SHORT) ? 'short' : null);

const shortestNow = (): boolean => is(SHORTEST);

function subscribe(listener: () => void): () => void {
  const lists = QUERIES.map(media);
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export const useScreen = (): Screen => useSyncExternalStore(subscribe, screenNow, () => 'desktop');

/** How low a window it is, if it is one. */
export const useLow = (): Low | null => useSyncExternalStore(subscribe, lowNow, () => null);

/** Have the others no room beside the board at all? */
export const useShortest = (): boolean => useSyncExternalStore(subscribe, shortestNow, () => false);
