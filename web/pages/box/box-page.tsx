import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { GamesRow } from '../../shell/games-row.tsx';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { replaceWith } from '../../shell/router.ts';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import { useGameWords } from '../table/use-game-words.ts';
import { BoxBrowser } from './box-browser.tsx';
import { totals } from './box-content.ts';
import { type BoxPlace, type OpenBox, TheBox } from './box-place.ts';
import { SourceBadge } from './source-badge.tsx';

export interface BoxPageProps extends BoxPlace {
  readonly game: string;
}

/** What is in the box of a game, what each thing of it does, and how we know. */
export default function BoxPage({ game, item, asked }: BoxPageProps): ReactNode {
  const w = useWords();
  const [kit, setKit] = useState<GameKit | null | 'none'>(null);
  useEffect(() => {
    let here = true;
    void loadKit(game).then((loaded) => {
      if (here) setKit(loaded ?? 'none');
    });
    return () => {
      here = false;
    };
  }, [game]);
  const rules = kit === 'none' || kit === null ? null : kit.game;
  const speaker = useGameWords(rules, w.lang);
  const face = kit === 'none' || kit === null ? null : kit.face;
  const Library = kit === 'none' || kit === null ? null : kit.library;
  const box = useMemo(
    (): OpenBox | null =>
      rules === null || speaker === null
        ? null
        : {
            game: rules,
            speaker,
            face,
            stay: (place) => replaceWith({ page: 'box', game, ...place }),
            way: (to, words, { className, label }) => (
              <Link to={{ page: 'box', game, ...to }} className={className} aria-label={label} title={label}>
                {words}
              </Link>
            ),
          },
    [rules, speaker, face, game],
  );
  if (kit === 'none') {
    return (
      <Page here="box" title={w('lost-title')}>
        <TroublePaper title={w('lost-title')} ways={<HomeButton />}>
          <p>{w('record-unknown-game', { game })}</p>
        </TroublePaper>
      </Page>
    );
  }
  const title = w('box-of', { game: gameName(w, game) });
  const shown = rules?.box.items.find(({ id }) => id === item);
  return (
    <Page here="box" title={shown === undefined ? title : shown.name[w.lang]} wide>
      <div data-game={game} className="box-page">
        {Library !== null && <Library />}
        <GamesRow here={game} to={(id) => ({ page: 'box', game: id, item: null, asked: {} })} />
        <h1 className="page-title">{title}</h1>
        {box === null ? (
          <p className="loading">{w('loading')}</p>
        ) : (
          <>
            <TheBox.Provider value={box}>
              <BoxBrowser place={{ item, asked }} lead={<Provenance {...box} />} />
            </TheBox.Provider>
            <p className="page-ways">
              <Link to={{ page: 'rules', game, rule: null }} className="btn btn-outline">
                {w('nav-rules')}
              </Link>
              <Link to={{ page: 'new', game }} className="btn btn-primary">
                {w('home-new-table')}
              </Link>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

/** How much of the box is known from where. */
function Provenance({ game, speaker }: { readonly game: AnyGame; readonly speaker: Speaker }): ReactNode {
  const w = useWords();
  const { items, note } = game.box;
  return (
    <div className="panel prose">
      <p>{w('box-lead')}</p>
      {note !== undefined && <p>{speaker.say(note, [])}</p>}
      <dl className="box-sources">
        {totals(items).map(({ source, count }) => (
          <div key={source}>
            <dt>
              <SourceBadge source={source} />
            </dt>
            <dd>
              {w(`source-${source}-line`)} <b>{w('box-pieces', { count })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
