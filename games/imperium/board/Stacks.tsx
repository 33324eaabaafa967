import { say } from '@stolik/engine';
import { Spot, usePanels, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { DEVELOPMENT_AREA, FACE_DOWN, NATION_DECK } from '../pieces.ts';
import { nationOf } from '../state.ts';
import { Glyph } from './art/Sign.tsx';
import { Face } from './face/Face.tsx';
import { type PileName, useOpenPile } from './open-pile.ts';
import { nearPlayer, useScene } from './scene.ts';

/** Opens a pile as a fan on the mat, in front of whatever sheet it was tapped in. */
function useLookThrough(): (pile: PileName) => void {
  const open = useOpenPile();
  const panels = usePanels();
  return (pile) => {
    panels.show(null);
    open.show(pile);
  };
}

/** What lies under the power card: the history, or the Atlanteans' sunken pile. */
export function Age(): ReactNode {
  const talk = useSay();
  const lookThrough = useLookThrough();
  const scene = useScene();
  const player = nearPlayer(scene);
  const { agePile } = nationOf(player);
  if (agePile === 'none') return null;
  const cards = player[agePile];
  return (
    <button
      type="button"
      className="im-age"
      data-place={agePile}
      data-part={`${agePile}-${scene.near}`}
      disabled={cards.length === 0}
      onClick={() => lookThrough(agePile)}
    >
      <Glyph name={agePile === 'history' ? 'history' : 'sink'} />
      <b>{talk(say(`board-${agePile}`))}</b>
      <i>{cards.length}</i>
    </button>
  );
}

/** Deck, discard pile and nation deck. */
export function Stacks(): ReactNode {
  const talk = useSay();
  const lookThrough = useLookThrough();
  const scene = useScene();
  const player = nearPlayer(scene);
  const top = player.discard.at(-1);
  const nation = nationOf(player);
  return (
    <div className="im-stacks">
      <Deck />
      <button type="button" className="im-stack" disabled={top === undefined} onClick={() => lookThrough('discard')}>
        <span className="sr-only">{talk(say('row-discard', { count: player.discard.length }))}</span>
        <span className="im-top" aria-hidden="true">
          {top === undefined || top === FACE_DOWN ? <span className="empty-place" /> : <Face card={top} size="head" />}
        </span>
        <b className="im-count" aria-hidden="true">
          {player.discard.length}
        </b>
        <i className="im-label" aria-hidden="true">
          {talk(say('board-discard'))}
        </i>
      </button>
      {nation.bottom !== 'none' && (
        <Spot
          target="nation-deck"
          shape="tile"
          still
          className="im-stack"
          name={say('board-nation-deck', { count: player.nationDeck.length })}
          explain={[say(`explain-nation-${nation.bottom}`)]}
        >
          <span
            className="im-back im-back-nation"
            data-place="nation-deck"
            data-part={`nation-deck-${scene.near}`}
            data-nation={player.nation}
            data-none={player.nationDeck.length === 0 || undefined}
          >
            <b>{player.nationDeck.length}</b>
            {player.exhausted.includes(NATION_DECK) && (
              <em className="badge im-exhausted">
                <Glyph name="exhaust" />
              </em>
            )}
          </span>
          <i className="im-label">{talk(say('board-nation'))}</i>
        </Spot>
      )}
      {player.exhausted.includes(DEVELOPMENT_AREA) && (
        <Spot target="development-area" shape="tile" still className="im-stack" name={say('place-development-area')}>
          <span className="im-back im-back-nation">
            <Glyph name="develop" />
            <em className="badge im-exhausted">
              <Glyph name="exhaust" />
            </em>
          </span>
          <i className="im-label">{talk(say('board-development-short'))}</i>
        </Spot>
      )}
    </div>
  );
}

/** One's deck: to look through what is known to be in it, or, where one may draw on, to draw from. */
function Deck(): ReactNode {
  const talk = useSay();
  const lookThrough = useLookThrough();
  const scene = useScene();
  const player = nearPlayer(scene);
  const name = `${talk(say('row-deck'))}: ${player.deck.length}`;
  const deck = (
    <>
      <span
        className="im-back"
        data-place="deck"
        data-part={`deck-${scene.near}`}
        data-nation={player.nation}
        data-none={player.deck.length === 0 || undefined}
      >
        <b>{player.deck.length}</b>
      </span>
      <i className="im-label">{talk(say('row-deck'))}</i>
    </>
  );
  return scene.decision?.options.includes('draw') ? (
    <Spot target="draw" shape="tile" still className="im-stack" name={name}>
      {deck}
    </Spot>
  ) : (
    <button
      type="button"
      className="im-stack"
      disabled={player.unseen.length === 0}
      onClick={() => lookThrough('unseen')}
    >
      {deck}
    </button>
  );
}
