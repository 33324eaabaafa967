import { Icon } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Cover } from '../../art/cover.tsx';
import { type GameBox, isPlayable } from '../../games/boxes.ts';
import { gameName, gameSub } from '../../games/game-name.ts';
import { LearnLink } from '../../lessons/learn-link.tsx';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { PlayButton } from './play-button.tsx';

/** A game on the shelf: its box, and on a slip of paper what one wants to know before sitting down. */
export function ShelfBox({ box }: { readonly box: GameBox }): ReactNode {
  const w = useWords();
  const { id, players, weight } = box;
  const name = gameName(w, id);
  const playable = isPlayable(id);
  const range = players.min === players.max ? `${players.min}` : `${players.min}–${players.max}`;
  return (
    <article
      className="game"
      data-game={id}
      data-coming={!playable || undefined}
      aria-label={name}
      data-testid={`game-${id}`}
    >
      <Lid game={id} name={name} playable={playable} />
      <div className="plank">{!playable && <span className="shelf-label">{w('home-coming')}</span>}</div>
      <div className="slip">
        <h2>{name}</h2>
        <p className="slip-sub">{gameSub(w, id)}</p>
        <p className="slip-line">{w(`game-${id}-line`)}</p>
        {playable && <LearnLink game={id} />}
        <ul className="slip-facts">
          <li title={w('fact-players')}>
            <Icon name="users" size={16} />
            <span className="sr-only">{w('fact-players')}: </span>
            {range}
          </li>
          <li title={w('fact-time')}>
            <Icon name="clock" size={16} />
            <span className="sr-only">{w('fact-time')}: </span>
            {w(`game-${id}-time`)}
          </li>
          <li className="weight" title={w('fact-weight', { weight })}>
            <span className="sr-only">{w('fact-weight', { weight })}</span>
            {[1, 2, 3, 4, 5].map((at) => (
              <i key={at} data-on={at <= weight || undefined} />
            ))}
          </li>
        </ul>
        {playable ? <Ways game={id} name={name} /> : <p className="slip-coming">{w('home-coming-line')}</p>}
      </div>
    </article>
  );
}

/** The box itself. Whoever can see it may tap it; by keys and by ear the ways below it lead to the same place. */
function Lid({ game, name, playable }: { readonly game: string; readonly name: string; readonly playable: boolean }) {
  const className = `box box-${game}`;
  const lid = (
    <>
      <Cover game={game} />
      <span className="box-title">
        <b>{name}</b>
      </span>
    </>
  );
  return playable ? (
    <Link to={{ page: 'new', game }} className={className} tabIndex={-1} aria-hidden="true">
      {lid}
    </Link>
  ) : (
    <div className={className}>{lid}</div>
  );
}

function Ways({ game, name }: { readonly game: string; readonly name: string }): ReactNode {
  const w = useWords();
  return (
    <div className="slip-ways">
      <PlayButton game={game} testId={`play-${game}`} />
      <Link
        to={{ page: 'new', game }}
        className="btn btn-outline"
        aria-label={w('home-new-table-game', { game: name })}
        data-testid={`new-${game}`}
      >
        {w('home-new-table')}
      </Link>
    </div>
  );
}
