import { useEffect, useState } from 'react';
import { library, type Shelved } from './library.ts';

/** The saved games, at first as they were last seen; null while they are being looked for. */
export function useLibrary(): Shelved | null {
  const [shelved, show] = useState(library.latest);
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
