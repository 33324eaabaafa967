import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Scene } from '../../art/cover.tsx';
import { gameName } from '../../games/game-name.ts';
import { hasLesson } from '../../lessons/lessons.ts';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { PlayButton } from './play-button.tsx';

/** For those who have no game waiting: the shortest way to a first one. */
export function FirstCard({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  return (
    <section className="waiting" data-game={game} aria-label={w('first-turn')} data-testid="first">
      <Scene game={game} />
      <div className="waiting-words">
        <p className="waiting-turn">
          <SeatMark seat={0} size={22} />
          {w('first-turn')}
        </p>
        <h2>{gameName(w, game)}</h2>
        <p className="waiting-who">{hasLesson(game) ? w('first-lesson-line') : w('first-line')}</p>
        <p className="waiting-ways">
          {hasLesson(game) && (
            <Link to={{ page: 'learn', game, part: null }} className="btn btn-primary" data-testid="learn-first">
              {w('learn-first')}
            </Link>
          )}
          <PlayButton game={game} testId="play-first" look={hasLesson(game) ? 'outline' : 'primary'} />
        </p>
      </div>
    </section>
  );
}
