import { Icon } from '@stolik/ui';
import type { ReactNode } from 'react';
import { gameName } from '../games/game-name.ts';
import { Link } from '../shell/link.tsx';
import { useWords } from '../shell/words.ts';
import { hasLesson } from './lessons.ts';
import { useLearned } from './progress.ts';

/** The way to a game's lesson: begun, gone on with, or played to its end. Nothing where it has none. */
export function LearnLink({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  const soFar = useLearned()[game];
  if (!hasLesson(game)) return null;
  const done = soFar?.done.length ?? 0;
  const all = soFar !== undefined && done >= soFar.parts;
  const begun = soFar !== undefined && !soFar.done.includes(soFar.part) && soFar.inputs.length > 0;
  const words = begun
    ? w('learn-on', { number: soFar.number, of: soFar.of })
    : all
      ? w('learn-again')
      : done > 0
        ? w('learn-part', { number: done + 1, of: soFar?.parts ?? done })
        : w('learn');
  const part = begun || soFar === undefined ? null : all ? 1 : nextPart(soFar.done);
  return (
    <Link
      to={{ page: 'learn', game, part }}
      className="learn-link"
      aria-label={`${words}: ${gameName(w, game)}`}
      data-begun={begun || undefined}
      data-testid={`learn-${game}`}
    >
      <Icon name={all && !begun ? 'check' : 'lamp'} size={18} />
      {words}
    </Link>
  );
}

/** The first part that was not played to its end, from 1 on. */
function nextPart(done: readonly number[]): number {
  let part = 0;
  while (done.includes(part)) part++;
  return part + 1;
}
