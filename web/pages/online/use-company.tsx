import { Button, type SeatNews } from '@stolik/ui';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { useWords } from '../../shell/words.ts';
import type { CompanyParts } from '../table/company-parts.ts';
import type { OnlineProps } from './chat.tsx';
import { useSeatNewsOf } from './seat-news.tsx';
import { tableNote } from './table-note.tsx';
import { usePapers } from './use-papers.tsx';
import { useTalk } from './use-talk.tsx';
import { useUndoAsk } from './use-undo-ask.tsx';

export interface CompanyShown {
  readonly parts: CompanyParts;
  /** By seat. */
  readonly news: readonly SeatNews[];
  /** What opens over the table. */
  readonly papers: ReactNode;
}

/** All that a running table on the server shows beside the game, each thing where it belongs. */
export function useCompany({ table, facts }: OnlineProps): CompanyShown {
  const w = useWords();
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const news = useSeatNewsOf(facts);
  const undo = useUndoAsk({ table, facts }, snapshot);
  const talk = useTalk({ table, facts });
  const papers = usePapers({ table, facts });
  const note = useMemo(() => tableNote(w, facts, snapshot), [w, facts, snapshot]);
  const { company } = facts;
  const back = company.seats.findIndex(({ mine, minded }) => mine && minded !== null && minded !== 'resigned');
  const closed = company.status === 'closed';
  const ways = useMemo(() => {
    if (closed)
      return (
        <Button look="outline" onClick={() => void table.afterwards.replay()} data-testid="closed-replay">
          {w('end-replay')}
        </Button>
      );
    if (back < 0 || company.status !== 'playing') return null;
    const goOn = (): void => void table.do({ kind: 'return', table: table.id, seat: back }).then(tellRefusal);
    return (
      <Button look="primary" onClick={goOn} data-testid="return">
        {w('online-return')}
      </Button>
    );
  }, [w, table, closed, back, company.status]);
  const { ask, onAskUndo, falls } = undo;
  const { tool, beside } = talk;
  const { menu } = papers;
  const parts = useMemo(
    (): CompanyParts => ({ tool, note, ways, ask, onAskUndo, falls, talk: beside, menu }),
    [tool, note, ways, ask, onAskUndo, falls, beside, menu],
  );
  return {
    parts,
    news,
    papers: (
      <>
        {talk.sheet}
        {papers.open}
      </>
    ),
  };
}
