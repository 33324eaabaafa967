import type { ReactNode } from 'react';
import { isPlayable } from '../../games/boxes.ts';
import { gameName } from '../../games/game-name.ts';
import { RulesHelp } from '../../help/rules-help.tsx';
import { GamesRow } from '../../shell/games-row.tsx';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { useWords } from '../../shell/words.ts';

export interface RulesPageProps {
  readonly game: string;
  readonly rule: string | null;
}

/** The rules of a game as a page of their own. */
export default function RulesPage({ game, rule }: RulesPageProps): ReactNode {
  const w = useWords();
  const title = isPlayable(game) ? w('rules-of', { game: gameName(w, game) }) : w('nav-rules');
  return (
    <Page here="rules" title={title}>
      <div data-game={game}>
        <GamesRow here={game} to={(id) => ({ page: 'rules', game: id, rule: null })} />
        <h1 className="page-title">{title}</h1>
        <p className="page-ways">
          {isPlayable(game) && (
            <Link to={{ page: 'card', game }} className="btn btn-outline" data-testid="to-card">
              {w('card')}
            </Link>
          )}
          <Link to={{ page: 'box', game, item: null, asked: {} }} className="btn btn-outline">
            {w('menu-box')}
          </Link>
          {isPlayable(game) && (
            <Link to={{ page: 'new', game }} className="btn btn-primary">
              {w('home-new-table')}
            </Link>
          )}
        </p>
        <div className="panel help-page">
          <RulesHelp game={game} rule={rule} />
        </div>
      </div>
    </Page>
  );
}
