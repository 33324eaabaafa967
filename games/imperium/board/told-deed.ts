import { isStill, useTable } from '@stolik/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Deed, deedsOfOthers } from './deeds.ts';
import type { Scene } from './scene.ts';

/** Long enough for a sentence or two. */
const READ_MS = 1300;

/**
 * Which of the others' deeds is told now: each until it could be read, then the next one if there is one yet; where nothing is to move, the last. Null: none, or
 * it is this chair that has something to do. `asked`: one of them asks this chair something, and is shown by itself.
 */
export function useToldDeed({ state, seat, decision }: Scene, asked: boolean): Deed | null {
  const { log } = useTable();
  const deeds = useMemo(
    () => (seat === null || state.rival !== null ? [] : deedsOfOthers(log, seat)),
    [log, seat, state.rival],
  );
  const last = deeds.at(-1);
  const [shown, show] = useState({ id: last?.id, read: true });
  const found = deeds.findIndex(({ id }) => id === shown.id);
  const deed = isStill() || asked ? last : deeds[Math.max(0, found)];
  const id = deed?.id;
  const next = deeds[found + 1]?.id;
  useEffect(() => {
    if (id === undefined) return;
    if (id !== shown.id) return show({ id, read: asked });
    if (shown.read) return next === undefined ? undefined : show({ id: next, read: false });
    const timer = setTimeout(() => show({ id, read: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [id, next, shown, asked]);
  if (deed === undefined || state.phase !== 'playing') return null;
  // What was done last is still read when one's own turn has begun.
  const lingers = decision?.prompt === 'turn.move' && !isStill() && !(shown.id === last?.id && shown.read);
  return decision === null || lingers ? deed : null;
}
