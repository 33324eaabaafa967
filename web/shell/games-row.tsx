import type { ReactNode } from 'react';
import { boxes } from '../games/boxes.ts';
import { gameName } from '../games/game-name.ts';
import { Link } from './link.tsx';
import type { Route } from './router.ts';
import { useWords } from './words.ts';

export interface GamesRowProps {
  readonly here: string;
  readonly to: (game: string) => Route;
}

/** From a page about one game to that of each of the others. */
export function GamesRow({ here, to }: GamesRowProps): ReactNode {
  const w = useWords();
  return (
    <nav className="games-row" aria-label={w('nav-games')}>
      {boxes.map(({ id }) => (
        <Link key={id} to={to(id)} data-game={id} aria-current={id === here ? 'page' : undefined}>
          {gameName(w, id)}
        </Link>
      ))}
    </nav>
  );
}
