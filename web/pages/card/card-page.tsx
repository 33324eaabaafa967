import { Button } from '@stolik/ui';
import type { ReactNode } from 'react';
import { isPlayable } from '../../games/boxes.ts';
import { gameName } from '../../games/game-name.ts';
import { LearnLink } from '../../lessons/learn-link.tsx';
import { GamesRow } from '../../shell/games-row.tsx';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { useWords } from '../../shell/words.ts';
import { CardPaper } from './card-paper.tsx';

/** The card of a game: a page to look at, and to print. */
export default function CardPage({ game }: { readonly game: string }): ReactNode {
  const w = useWords();
  const title = isPlayable(game) ? w('card-of', { game: gameName(w, game) }) : w('card');
  return (
    <Page here="card" title={title} wide>
      <div className="card-page">
        <GamesRow here={game} to={(id) => ({ page: 'card', game: id })} />
        <h1 className="sr-only">{title}</h1>
        <p className="page-ways">
          <LearnLink game={game} />
          <Link to={{ page: 'rules', game, rule: null }} className="btn btn-outline">
            {w('nav-rules')}
          </Link>
          <Button look="primary" onClick={() => window.print()} data-testid="card-print">
            {w('card-print')}
          </Button>
        </p>
        <CardPaper game={game} />
      </div>
    </Page>
  );
}
