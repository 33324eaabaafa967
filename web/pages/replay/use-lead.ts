import { useEffect, useState } from 'react';
import type { HouseTable } from '../../table/client.ts';
import type { LeadPoint, TurningPoint } from '../../table/lead.ts';
import { startWorker } from '../../table/open-table.ts';
import type { News } from '../../table/protocol.ts';

export interface LeadState {
  readonly points: readonly LeadPoint[];
  /** Null while it is still being worked out. */
  readonly turns: readonly TurningPoint[] | null;
}

const nothing: LeadState = { points: [], turns: null };

/** How the lead changed in a finished game, worked out in a worker of its own. */
export function useLead(table: HouseTable, finished: boolean): LeadState {
  const [state, setState] = useState<LeadState>(nothing);
  useEffect(() => {
    if (!finished) return;
    setState(nothing);
    const worker = startWorker('lead');
    worker.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
      if (news.kind === 'lead') setState(({ points, turns }) => ({ points: [...points, ...news.points], turns }));
      if (news.kind !== 'turns') return;
      setState(({ points }) => ({ points, turns: news.turns }));
      worker.terminate();
    });
    void table.recordText().then((text) => worker.postMessage({ kind: 'lead', text }));
    return () => worker.terminate();
  }, [table, finished]);
  return state;
}
