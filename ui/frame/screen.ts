import { useSyncExternalStore } from 'react';
import { media } from '../parts/media.ts';

/** The three ways a table is laid out. */
export type Screen = 'desktop' | 'tablet' | 'phone';

const queries = { phone: '(max-width: 640px)', tablet: '(max-width: 1180px)' } as const;

const now = (): Screen =>
  media(queries.phone).matches ? 'phone' : media(queries.tablet).matches ? 'tablet' : 'desktop';

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map(media);
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export const useScreen = (): Screen => useSyncExternalStore(subscribe, now, () => 'desktop');
