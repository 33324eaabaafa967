import { reasonOf } from '@stolik/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { library } from '../../saves/library.ts';
import { dropSearch, goTo } from '../../shell/router.ts';
import { changeSettings, holdNow, paceNow, useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';
import { LocalTable } from '../../table/local-table.ts';
import { openTable } from '../../table/open-table.ts';
import type { OpenTrouble } from '../../table/protocol.ts';
import { OpenTroublePage } from './open-trouble.tsx';
import { TableScreen } from './table-screen.tsx';

type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'trouble'; readonly trouble: OpenTrouble }
  | { readonly at: 'table'; readonly table: LocalTable; readonly kit: GameKit };

export interface TablePageProps {
  readonly id: string;
  readonly plain: boolean;
}

/** A saved game, opened and played. */
export default function TablePage({ id, plain }: TablePageProps): ReactNode {
  const w = useWords();
  const { pace, motion, hold, plainBoard } = useSettings();
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  // Grows with each try, so that the table is opened anew.
  const [attempt, setAttempt] = useState({ count: 0, takeOver: false });
  const again = useCallback((takeOver: boolean) => {
    setStage({ at: 'opening' });
    setAttempt(({ count }) => ({ count: count + 1, takeOver }));
  }, []);

  useEffect(() => {
    let here = true;
    let open: LocalTable | null = null;
    const run = async (): Promise<void> => {
      const table = await openTable(id, library.looseOne(id), attempt.takeOver, { pace: paceNow(), hold: holdNow() });
      if (!(table instanceof LocalTable)) {
        if (here) setStage({ at: 'trouble', trouble: table });
        return;
      }
      const kit = await loadKit(table.getSnapshot().game.id);
      if (!here || kit === null) return table.close();
      open = table;
      // Where there was no room on the shelf the page holds what was played, for coming back to it.
      void table.closed.then((unsaved) => unsaved !== null && library.hold(unsaved));
      setStage({ at: 'table', table, kit });
    };
    run().catch((error: unknown) => {
      const message = reasonOf(error);
      if (here) setStage({ at: 'trouble', trouble: { why: 'broken', message } });
    });
    return () => {
      here = false;
      open?.close();
    };
  }, [id, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace follows both settings.
  useEffect(() => {
    if (stage.at === 'table') stage.table.setPace(paceNow());
  }, [stage, pace, motion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the setting.
  useEffect(() => {
    if (stage.at === 'table') stage.table.setHold(holdNow());
  }, [stage, hold]);

  const setPlain = useCallback(
    (wanted: boolean) => {
      if (!wanted) {
        changeSettings({ plainBoard: false });
        dropSearch();
      }
      goTo({ page: 'table', id, plain: wanted });
    },
    [id],
  );

  switch (stage.at) {
    case 'opening':
      return <p className="loading">{w('table-opening')}</p>;
    case 'trouble':
      return <OpenTroublePage id={id} trouble={stage.trouble} onAgain={again} />;
    case 'table':
      return (
        <TableScreen
          client={stage.table}
          kit={stage.kit}
          plain={plain || plainBoard}
          onPlain={setPlain}
          onAgain={again}
          onSaveAgain={() => stage.table.saveAgain()}
        />
      );
  }
}
