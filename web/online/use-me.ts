import { useCallback, useEffect, useState } from 'react';
import { type Me, whoAmI } from './session.ts';

/** Who one is on the server; null until that is known. */
export function useMe(): { readonly me: Me | null; readonly setMe: (me: Me) => void } {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    let here = true;
    void whoAmI().then((known) => here && setMe(known));
    return () => {
      here = false;
    };
  }, []);
  return { me, setMe: useCallback((known: Me) => setMe(known), []) };
}
