import { useEffect, useState } from 'react';
import { ask, hasCome } from './session.ts';

/** At so many tables on the server it is one's turn. */
export function useMyTurns(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!hasCome() || !navigator.onLine) return;
    let here = true;
    ask<{ tables: readonly { readonly myTurn: boolean }[] }>('/api/tables?which=running').then(
      ({ tables }) => here && setTurns(tables.filter(({ myTurn }) => myTurn).length),
      // The page of friends says what is wrong; the others do without.
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return turns;
}
