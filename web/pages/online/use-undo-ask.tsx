import { Button, NoticeBar, Say, useTable } from '@stolik/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import type { HouseSnapshot } from '../../table/client.ts';
import type { OnlineProps } from './chat.tsx';

export interface UndoAsk {
  /** In place of the prompt: shall the others be asked, or does one agree? Null: neither is the question. */
  readonly ask: ReactNode;
  readonly onAskUndo: (() => void) | null;
  /** Lines of the log after so many would be taken back. */
  readonly falls: number | null;
}

/** Taking back what the others have to agree to: it is told what would go, first to the one who asks and then to those who are asked. */
export function useUndoAsk({ table, facts }: OnlineProps, snapshot: HouseSnapshot): UndoAsk {
  const w = useWords();
  const { undo, seats } = facts.company;
  const { mayAsk = null, asked = null, recapFrom, view } = snapshot;
  // By the moment: when anything is chosen meanwhile, it is another question.
  const [wanted, setWanted] = useState<number | null>(null);
  const wants = wanted === view.sequence && mayAsk !== null;
  const onAskUndo = useCallback(() => setWanted(view.sequence), [view.sequence]);
  useOutcome({ table, facts }, snapshot);
  const answers = undo?.waitsFor.find((at) => seats[at]?.mine);
  // Of what one has chosen since something may have been told that reads like any other line, or nothing yet.
  const mine = asked !== null && (recapFrom === null || recapFrom > asked);
  const asker = undo === null ? '' : (seats[undo.seat]?.name ?? '');
  const ask = useMemo(() => {
    const { id } = table;
    if (answers !== undefined) {
      const answer = (yes: boolean) => () =>
        void table.do({ kind: 'undo-answer', table: id, seat: answers, yes }).then(tellRefusal);
      return (
        <NoticeBar
          asks
          words={w('online-undo-asked', { name: asker })}
          note={<Falls from={asked} mine={mine} />}
          testId="undo-asked"
        >
          <Button look="outline" onClick={answer(false)} data-testid="undo-no">
            {w('online-no')}
          </Button>
          <Button look="primary" onClick={answer(true)} data-testid="undo-yes">
            {w('online-yes')}
          </Button>
        </NoticeBar>
      );
    }
    if (!wants) return null;
    const put = (): void => {
      setWanted(null);
      void table.undo().then(tellRefusal);
    };
    return (
      <NoticeBar asks words={w('online-undo-want')} note={<Falls from={mayAsk} />} testId="undo-wanted">
        <Button look="quiet" onClick={() => setWanted(null)} data-testid="undo-not">
          {w('cancel')}
        </Button>
        <Button look="primary" onClick={put} data-testid="undo-put">
          {w('online-undo-put')}
        </Button>
      </NoticeBar>
    );
  }, [w, table, answers, asker, asked, mine, wants, mayAsk]);
  return { ask, onAskUndo: mayAsk === null ? null : onAskUndo, falls: asked ?? (wants ? mayAsk : null) };
}

/** What would be taken back: the first line that was told of it, and how many after it. */
function Falls({ from, mine = false }: { readonly from: number | null; readonly mine?: boolean }): ReactNode {
  const w = useWords();
  const { log, game } = useTable();
  const lines = log.slice(from ?? log.length);
  const [first] = lines;
  if (first === undefined) return w('online-undo-untold');
  return (
    <span>
      <Say text={game.eventText(first.event)} />{' '}
      {lines.length > 1 && w('online-undo-more', { count: lines.length - 1 })} {mine && w('online-undo-yours')}
    </span>
  );
}

/** Whoever has asked is told when it was not agreed to; that it was, the log tells. */
function useOutcome({ facts }: OnlineProps, { asked = null, moment }: HouseSnapshot): void {
  const w = useWords();
  const { undo, seats } = facts.company;
  const own = useRef<number | null>(null);
  if (undo !== null) own.current = seats[undo.seat]?.mine ? undo.to : null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = asked;
    if (was === null || asked !== null || own.current === null) return;
    if (moment > own.current) tell({ words: w('online-undo-refused') });
    own.current = null;
  }, [w, asked, moment]);
}
