import { SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Scene } from '../../art/cover.tsx';
import { gameName } from '../../games/game-name.ts';
import { useWords } from '../../shell/words.ts';

export interface WaitingPaperProps {
  readonly game: string;
  readonly label: string;
  /** Whose turn it is, with the mark of this seat. */
  readonly seat: number;
  readonly turn: string;
  readonly who: ReactNode;
  readonly ways: ReactNode;
  readonly testId: string;
}

/** The first thing on the page: a game with a picture of it, and the ways to its table. */
export function WaitingPaper({ game, label, seat, turn, who, ways, testId }: WaitingPaperProps): ReactNode {
  const w = useWords();
  return (
    <section className="waiting" data-game={game} aria-label={label} data-testid={testId}>
      <Scene game={game} />
      <div className="waiting-words">
        <p className="waiting-turn">
          <SeatMark seat={seat} size={22} />
          {turn}
        </p>
        <h2>{gameName(w, game)}</h2>
        <p className="waiting-who">{who}</p>
        <p className="waiting-ways">{ways}</p>
      </div>
    </section>
  );
}
