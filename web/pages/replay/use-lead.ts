import { useEffect, useState } from 'react';
import type { LeadPoint, TurningPoint } from '../../table/lead.ts';
import type { LeadNews } from '../../table/lead.worker.ts';
import type { ReplayTable } from '../../table/replay-table.ts';

export interface LeadState {
  readonly points: readonly LeadPoint[];
  /** Null while it is still being worked out. */
  readonly turns: readonly TurningPoint[] | null;
}

const nothing: LeadState = { points: [], turns: null };

/** How the lead changed in a finished game, worked out in a worker of its own. */
export function useLead(table: ReplayTable): LeadState {
  const [state, setState] = useState<LeadState>(nothing);
  useEffect(() => {
    if (!table.finished) return;
    setState(nothing);
    const worker = new Worker(new URL('../../table/lead.worker.ts', import.meta.url), { type: 'module', name: 'lead' });
    worker.addEventListener('message', ({ data: news }: MessageEvent<LeadNews>) => {
      if (news.kind === 'points') setState(({ points, turns }) => ({ points: [...points, ...news.points], turns }));
      else {
        setState(({ points }) => ({ points, turns: news.turns }));
        worker.terminate();
      }
    });
    void table.recordText().then((text) => worker.postMessage(text));
    return () => worker.terminate();
  }, [table]);
  return state;
}
