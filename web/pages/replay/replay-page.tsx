import { isRefusal } from '@stolik/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { loadRules } from '../../games/rules.ts';
import { library } from '../../saves/library.ts';
import { isTrouble, openRecord } from '../../saves/open-record.ts';
import { ShelfError } from '../../saves/shelf.ts';
import { stayAt } from '../../shell/router.ts';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';
import type { OpenTrouble } from '../../table/protocol.ts';
import { ReplayTable } from '../../table/replay-table.ts';
import { OpenTroublePage } from '../table/open-trouble.tsx';
import { ReplayScreen } from './replay-screen.tsx';

export interface ReplayPageProps {
  readonly id: string;
  readonly moment: number | null;
  readonly seat: number | null;
}

type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'trouble'; readonly trouble: OpenTrouble }
  | { readonly at: 'replay'; readonly table: ReplayTable; readonly kit: GameKit };

/** A saved game, looked at moment by moment. It is read once: what is played meanwhile does not show. */
export default function ReplayPage({ id, moment, seat }: ReplayPageProps): ReactNode {
  const w = useWords();
  const { plainBoard } = useSettings();
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the record anew.
  useEffect(() => {
    let here = true;
    open(id)
      .catch((error: unknown): Stage => {
        if (error instanceof ShelfError) return { at: 'trouble', trouble: { why: 'closed-shelf' } };
        const message = error instanceof Error ? error.message : String(error);
        return { at: 'trouble', trouble: { why: 'broken', message } };
      })
      .then((next) => {
        if (here) setStage(next);
      });
    return () => {
      here = false;
    };
  }, [id, attempt]);

  const table = stage.at === 'replay' ? stage.table : null;
  useEffect(() => {
    if (table === null) return;
    const chair = table.chairs().find((one) => one === seat);
    if (chair !== undefined && table.getSnapshot().view.seat !== chair) void table.sit(chair);
    table.goTo(moment ?? table.length);
  }, [table, moment, seat]);

  switch (stage.at) {
    case 'opening':
      return <p className="loading">{w('table-opening')}</p>;
    case 'trouble':
      return <OpenTroublePage id={id} trouble={stage.trouble} onAgain={() => setAttempt(attempt + 1)} />;
    case 'replay':
      return (
        <ReplayScreen
          id={id}
          table={stage.table}
          kit={stage.kit}
          plain={plainBoard}
          onMoment={(at, from) => stayAt({ page: 'replay', id, moment: at, seat: from })}
        />
      );
  }
}

async function open(id: string): Promise<Stage> {
  const trouble = (why: OpenTrouble): Stage => ({ at: 'trouble', trouble: why });
  const save = await library.read(id);
  if (save === null) return trouble({ why: 'missing' });
  const opened = await openRecord(save.text, loadRules);
  if (isTrouble(opened)) return trouble(opened);
  const table = ReplayTable.open(id, opened, save.text, save.me);
  if (isRefusal(table)) return trouble({ why: 'unreadable', refusal: table, text: save.text });
  const kit = await loadKit(opened.game.id);
  return kit === null
    ? trouble({ why: 'unknown-game', game: opened.game.id, text: save.text })
    : { at: 'replay', table, kit };
}
