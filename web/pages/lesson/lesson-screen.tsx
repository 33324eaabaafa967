import { beatText, heldText, type Lesson, partText, titleText } from '@stolik/engine/lesson';
import type { LessonView } from '@stolik/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameKit } from '../../games/kit.ts';
import { openNew } from '../../games/start-table.ts';
import { goTo } from '../../shell/router.ts';
import { paceNow, useSettings } from '../../shell/settings.ts';
import type { LessonTable } from '../../table/lesson-table.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { LessonEnd } from './lesson-end.tsx';

export interface LessonScreenProps {
  readonly lesson: Lesson;
  readonly kit: GameKit;
  readonly table: LessonTable;
  readonly onAgain: () => void;
}

const leave = (): void => goTo({ page: 'home' });

/** A table at which somebody learns. */
export function LessonScreen({ lesson, kit, table, onAgain }: LessonScreenProps): ReactNode {
  const { plainBoard, pace, motion } = useSettings();
  const [plain, setPlain] = useState(plainBoard);
  const { shown, held, mayBack, finished } = useSyncExternalStore(table.subscribe, table.getLesson);
  const { part: at } = table;
  const part = lesson.parts.length > 1 ? (lesson.parts[at] ?? null) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace follows both settings.
  useEffect(() => table.setPace(paceNow()), [table, pace, motion]);

  // It is said once, until something is done.
  const begun = useRef(shown);
  const resumed = mayBack && begun.current === shown;

  const next = useCallback(() => table.next(), [table]);
  const back = useCallback(() => void table.undo(), [table]);
  const ownWay = useCallback(() => void openNew(table.ownWay(), 0), [table]);
  const view = useMemo<LessonView>(() => {
    const speaks = shown.id !== null && !['between', 'bots'].includes(shown.kind);
    return {
      shown,
      title: speaks ? titleText(shown.id) : null,
      text: speaks ? beatText(lesson, shown.id) : null,
      part: part === null ? null : partText(part.id),
      held: held === null ? null : { answer: held.say === null ? null : heldText(lesson, held.say) },
      resumed,
      mayBack,
      onNext: next,
      onBack: back,
      onOwnWay: ownWay,
      onLeave: leave,
    };
  }, [shown, lesson, part, held, resumed, mayBack, next, back, ownWay]);

  return (
    <>
      <TableScreen client={table} kit={kit} plain={plain} onPlain={setPlain} lesson={view} />
      {finished && <LessonEnd lesson={lesson} part={at} table={table} kit={kit} onAgain={onAgain} />}
    </>
  );
}
