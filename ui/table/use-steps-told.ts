import { useCallback, useEffect, useState } from 'react';
import { isStill } from './stillness.ts';

interface Told {
  /** What is being told: the turn of an opponent that the game plays; null while there is none. */
  readonly id: number | null;
  /** Where the telling ends. */
  readonly last: number;
  /** A step is shown for so long; null while it is held. */
  readonly stepMs: number | null;
  /** What was over before one sat down is told whole, or from its beginning, too. */
  readonly before: 'whole' | 'from the beginning';
}

/** How far something has been told: a step at a time from the moment it comes, and all at once where nothing is to move. `show` goes to a step. */
export function useStepsTold({ id, last, stepMs, before }: Told): readonly [at: number, show: (at: number) => void] {
  const [told, tell] = useState({ id: before === 'whole' ? id : null, at: Number.POSITIVE_INFINITY });
  const at = told.id === id ? Math.min(told.at, last) : isStill() ? last : 0;
  const show = useCallback((to: number) => tell({ id, at: to }), [id]);
  useEffect(() => {
    if (id === null || stepMs === null || at >= last) return;
    const timer = setTimeout(() => show(at + 1), stepMs);
    return () => clearTimeout(timer);
  }, [id, at, last, stepMs, show]);
  return [at, show];
}
