import { reasonOf } from '@stolik/engine';
import type { Lesson } from '@stolik/engine/lesson';
import { type ReactNode, useEffect, useState } from 'react';
import { botName, type Level } from '../../games/companions.ts';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { myName } from '../../games/my-name.ts';
import { loadLesson } from '../../lessons/lessons.ts';
import { keepLearned, learned } from '../../lessons/progress.ts';
import { paceNow } from '../../shell/settings.ts';
import { useWords, type Words, wordsNow } from '../../shell/words.ts';
import { LessonTable } from '../../table/lesson-table.ts';
import type { OpenTrouble } from '../../table/protocol.ts';
import { OpenTroublePage } from '../table/open-trouble.tsx';
import { LessonScreen } from './lesson-screen.tsx';

export interface LessonPageProps {
  readonly game: string;
  /** From 1 on; null: where one left it. */
  readonly part: number | null;
}

type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'trouble'; readonly trouble: OpenTrouble }
  | { readonly at: 'lesson'; readonly lesson: Lesson; readonly kit: GameKit; readonly table: LessonTable };

/** A lesson: begun, or gone on with where it was left. */
export default function LessonPage({ game, part }: LessonPageProps): ReactNode {
  const w = useWords();
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  // Grows each time one begins anew.
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let here = true;
    let open: LessonTable | null = null;
    const run = async (): Promise<void> => {
      const [kit, lesson] = await Promise.all([loadKit(game), loadLesson(game)]);
      if (!here) return;
      if (kit === null || lesson === null) return setStage({ at: 'trouble', trouble: { why: 'missing' } });
      const table = tableOf(kit, lesson, part, attempt > 0);
      open = table;
      setStage({ at: 'lesson', lesson, kit, table });
    };
    run().catch((error: unknown) => {
      const message = reasonOf(error);
      if (here) setStage({ at: 'trouble', trouble: { why: 'broken', message } });
    });
    return () => {
      here = false;
      open?.close();
    };
  }, [game, part, attempt]);

  switch (stage.at) {
    case 'opening':
      return <p className="loading">{w('table-opening')}</p>;
    case 'trouble':
      return <OpenTroublePage id={null} trouble={stage.trouble} onAgain={() => setAttempt(attempt + 1)} />;
    case 'lesson':
      return <LessonScreen key={attempt} {...stage} onAgain={() => setAttempt(attempt + 1)} />;
  }
}

/** The part that is asked for, or the one that was begun: where it was left, unless it is to begin anew. */
function tableOf(kit: GameKit, lesson: Lesson, asked: number | null, anew: boolean): LessonTable {
  const before = learned(lesson.game);
  const wanted = asked === null ? (before?.part ?? 0) : asked - 1;
  const part = lesson.parts[wanted] === undefined ? 0 : wanted;
  // Whoever has played it to its end begins anew.
  const goesOn = !anew && before?.part === part && !before.done.includes(part);
  const progress = { part, inputs: goesOn ? before.inputs : [] };
  return new LessonTable(kit.game, lesson, progress, namesFor(lesson, wordsNow()), paceNow(), (run) => {
    const done = new Set(learned(lesson.game)?.done ?? []);
    if (run.finished) done.add(part);
    const place = { number: Math.min(run.number, run.count), of: run.count };
    keepLearned(lesson.game, { ...run.progress, ...place, done: [...done], parts: lesson.parts.length });
  });
}

function namesFor({ bots }: Lesson, words: Words): string[] {
  const names = [myName(words)];
  for (const bot of bots) names.push(botName(words, bot as Level, names));
  return names;
}
