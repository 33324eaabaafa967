import { useEffect, useState } from 'react';
import { type Listed, library } from './library.ts';

export interface Shelved {
  readonly games: readonly Listed[];
  readonly closed: boolean;
}

/** The saved games; null while they are being looked for. */
export function useLibrary(): Shelved | null {
  const [shelved, show] = useState<Shelved | null>(null);
  useEffect(() => {
    let here = true;
    const look = (): void => {
      void library.list().then((found) => {
        if (here) show(found);
      });
    };
    look();
    const leave = library.subscribe(look);
    // Coming back to the page from another tab, where the game may have gone on.
    window.addEventListener('focus', look);
    return () => {
      here = false;
      leave();
      window.removeEventListener('focus', look);
    };
  }, []);
  return shelved;
}
