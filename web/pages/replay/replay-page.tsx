import { isRefusal, reasonOf } from '@stolik/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { loadRules } from '../../games/rules.ts';
import { LARGEST_FILE } from '../../saves/import.ts';
import { library } from '../../saves/library.ts';
import { isTrouble, openRecord } from '../../saves/open-record.ts';
import { unpack } from '../../saves/packed.ts';
import { firstPerson } from '../../saves/seat-info.ts';
import { ShelfError } from '../../saves/shelf.ts';
import { type Route, stayAt } from '../../shell/router.ts';
import { useSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';
import type { OpenTrouble } from '../../table/protocol.ts';
import { ReplayTable } from '../../table/replay-table.ts';
import { OpenTroublePage } from '../table/open-trouble.tsx';
import { ReplayScreen } from './replay-screen.tsx';

/** A game of this device by its id, or one that came in a link. */
export type ReplayOf = { readonly id: string } | { readonly packed: string };

export interface ReplayPageProps {
  readonly of: ReplayOf;
  readonly moment: number | null;
  readonly seat: number | null;
}

type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'trouble'; readonly trouble: OpenTrouble }
  | { readonly at: 'replay'; readonly table: ReplayTable; readonly kit: GameKit };

/** A recorded game, looked at moment by moment. It is read once: what is played meanwhile does not show. */
export default function ReplayPage({ of, moment, seat }: ReplayPageProps): ReactNode {
  const w = useWords();
  const { plainBoard } = useSettings();
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page; each attempt opens the record anew.
  useEffect(() => {
    let here = true;
    void open(of)
      .catch((error: unknown): Stage => {
        if (error instanceof ShelfError) return { at: 'trouble', trouble: { why: 'closed-shelf' } };
        const message = reasonOf(error);
        return { at: 'trouble', trouble: { why: 'broken', message } };
      })
      .then((next) => {
        if (here) setStage(next);
      });
    return () => {
      here = false;
    };
  }, [attempt]);

  const table = stage.at === 'replay' ? stage.table : null;
  useEffect(() => {
    if (table === null) return;
    const chair = table.chairs().find((one) => one === seat);
    if (chair !== undefined && table.getSnapshot().view.seat !== chair) void table.sit(chair);
    table.goTo(moment ?? table.length);
  }, [table, moment, seat]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page.
  const follow = useCallback((at: number, from: number | null) => stayAt(routeTo(of, at, from)), []);

  switch (stage.at) {
    case 'opening':
      return <p className="loading">{w('table-opening')}</p>;
    case 'trouble':
      return (
        <OpenTroublePage
          id={'id' in of ? of.id : null}
          trouble={stage.trouble}
          onAgain={() => setAttempt(attempt + 1)}
        />
      );
    case 'replay':
      return <ReplayScreen of={of} table={stage.table} kit={stage.kit} plain={plainBoard} onMoment={follow} />;
  }
}

export const routeTo = (of: ReplayOf, moment: number, seat: number | null): Route =>
  'id' in of ? { page: 'replay', id: of.id, moment, seat } : { page: 'watch', packed: of.packed, moment, seat };

async function open(of: ReplayOf): Promise<Stage> {
  const trouble = (why: OpenTrouble): Stage => ({ at: 'trouble', trouble: why });
  const save = 'id' in of ? await library.read(of.id) : null;
  const text = 'id' in of ? (save?.text ?? null) : await unpack(of.packed, LARGEST_FILE);
  if (text === null) return trouble({ why: 'id' in of ? 'missing' : 'torn-link' });
  const opened = await openRecord(text, loadRules);
  if (isTrouble(opened)) return trouble(opened);
  const table = ReplayTable.open(save?.id ?? 'link', opened, text, save?.me ?? firstPerson(opened.record));
  if (isRefusal(table)) return trouble({ why: 'unreadable', refusal: table, text });
  const kit = await loadKit(opened.game.id);
  return kit === null ? trouble({ why: 'unknown-game', game: opened.game.id, text }) : { at: 'replay', table, kit };
}
