import type { ReactNode } from 'react';
import { hasLesson } from '../../lessons/lessons.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { PlayButton } from './play-button.tsx';
import { WaitingPaper } from './waiting-paper.tsx';

/** For those who have no game waiting: the shortest way to a first one. */
export function FirstCard({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  return (
    <WaitingPaper
      game={game}
      label={w('first-turn')}
      seat={0}
      turn={w('first-turn')}
      who={hasLesson(game) ? w('first-lesson-line') : w('first-line')}
      ways={
        <>
          {hasLesson(game) && (
            <Link to={{ page: 'learn', game, part: null }} className="btn btn-primary" data-testid="learn-first">
              {w('learn-first')}
            </Link>
          )}
          <PlayButton game={game} testId="play-first" look={hasLesson(game) ? 'outline' : 'primary'} />
        </>
      }
      testId="first"
    />
  );
}
