import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Scene } from '../../art/cover.tsx';
import { gameName } from '../../games/game-name.ts';
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
        <p className="waiting-who">{w('first-line')}</p>
        <p className="waiting-ways">
          <PlayButton game={game} testId="play-first" />
        </p>
      </div>
    </section>
  );
}
