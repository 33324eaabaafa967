import { type BoxItem, type Source, say } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { type ReactNode, useEffect, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import { type GameKit, loadKit } from '../../games/kit.ts';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords, type Words } from '../../shell/words.ts';
import { useGameWords } from '../table/use-game-words.ts';
import { COMMON_PARTS, itemsByKind, sourcesIn, totals } from './box-content.ts';

/** What is in the box of a game, and how we know. */
export default function BoxPage({ game }: { readonly game: string }): ReactNode {
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
  const speaker = useGameWords(kit === 'none' || kit === null ? null : kit.game, w.lang);
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
  return (
    <Page here="box" title={title}>
      <div data-game={game}>
        <h1 className="page-title">{title}</h1>
        {kit === null || speaker === null ? (
          <p className="loading">{w('loading')}</p>
        ) : (
          <Content items={kit.game.box.items} speaker={speaker} />
        )}
        <p className="page-ways">
          <Link to={{ page: 'rules', game, rule: null }} className="btn btn-outline">
            {w('nav-rules')}
          </Link>
          <Link to={{ page: 'new', game }} className="btn btn-primary">
            {w('home-new-table')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function Content({ items, speaker }: { readonly items: readonly BoxItem[]; readonly speaker: Speaker }): ReactNode {
  const w = useWords();
  if (items.length === 0) return <p className="panel empty-note">{w('box-empty')}</p>;
  const sums = totals(items);
  return (
    <>
      <div className="panel prose">
        <p>{w('box-lead')}</p>
        <dl className="box-sources">
          {sums.map(({ source, count }) => (
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
      {itemsByKind(items).map(({ kind, items: ofKind, count }) => (
        <details key={kind} className="panel box-kind" open={ofKind.length <= 12}>
          <summary>
            <h2>{speaker.has(`kind-${kind}`) ? speaker.say(say(`kind-${kind}`)) : kind}</h2>
            <span>{w('box-pieces', { count })}</span>
          </summary>
          <ul className="box-items">
            {ofKind.map((item) => (
              <li key={item.id}>
                <span className="box-name">{item.name[w.lang]}</span>
                {item.count > 1 && <span className="box-count">×{item.count}</span>}
                <span className="box-badges">
                  {sourcesIn(item).map(({ source, parts }) => (
                    <SourceBadge
                      key={source}
                      source={source}
                      parts={parts.map((part) => partWords(w, speaker, part))}
                    />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** What a part of an item is called: in the house's words, in the game's, or at least in plain letters. */
function partWords(w: Words, speaker: Speaker, part: string): string {
  if (COMMON_PARTS.includes(part)) return w(`part-${part.replace('.', '-')}`);
  const key = `part-${part.replace('.', '-')}`;
  return speaker.has(key) ? speaker.say(say(key)) : part.replace(/([A-Z])/g, ' $1').toLowerCase();
}

/** Where our knowledge comes from: a mark with its word, never a colour alone. */
function SourceBadge({
  source,
  parts = [],
}: {
  readonly source: Source;
  readonly parts?: readonly string[];
}): ReactNode {
  const w = useWords();
  return (
    <span className="source" data-source={source} title={parts.join(', ') || undefined}>
      {w(`source-${source}`)}
      {parts.length > 0 && <small>: {parts.join(', ')}</small>}
    </span>
  );
}
