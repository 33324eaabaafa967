import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { type Card, DEVELOPMENT_AREA, FACE_DOWN, NATION_DECK, NONE } from '../pieces.ts';
import { nationOf } from '../state.ts';
import { Glyph } from './art/Sign.tsx';
import { inPlay } from './cards-in-play.ts';
import { Fan } from './Fan.tsx';
import { worthOf } from './face/clauses.ts';
import { Face } from './face/Face.tsx';
import { Short } from './face/Short.tsx';
import { Held } from './Held.tsx';
import { useOpenPile } from './open-pile.ts';
import { COUNTED, Resolved, Ruling } from './Resolved.tsx';
import { nearPlayer, resolvedNow, useScene } from './scene.ts';

/** The lower half of the mat: what lies before the viewer. */
export const Mine = memo(function Mine(): ReactNode {
  const talk = useSay();
  const scene = useScene();
  const player = nearPlayer(scene);
  const { power, journey, others } = inPlay(player);
  const resolved = resolvedNow(scene.state);
  // Where nothing is being resolved the power card, or the journey, has its room.
  const paying = resolved === null && scene.seat !== null && COUNTED.has(scene.decision?.prompt ?? '');
  const wide = resolved === null && !paying ? (journey === NONE ? power : journey) : NONE;
  const narrow = [power, journey].filter((card) => card !== NONE && card !== wide);
  return (
    <Zone label={talk(say('board-own'))} className="im-mine">
      <div className="im-now">
        {resolved !== null ? (
          <Resolved running={resolved} />
        ) : paying ? (
          <Ruling running={null} />
        ) : (
          <Wide card={wide} />
        )}
      </div>
      {narrow.length > 0 && (
        <div className="im-powers">
          {narrow.map((card) => (
            <Power key={card} card={card} />
          ))}
          <Age />
        </div>
      )}
      <div className="im-lying">
        <Fan />
        <div className="im-grid" data-many={manyOf(others.length)}>
          {others.map((card) => (
            <Held key={card} card={card} />
          ))}
          {player.quest !== NONE && !player.garrison.includes(player.quest) && <Held card={player.quest} />}
        </div>
      </div>
      <Stacks />
    </Zone>
  );
});

/** The size of cards in play changes by steps and not with every card. */
const manyOf = (count: number): string => (count <= 8 ? 'few' : count <= 12 ? 'more' : 'most');

/** The power card or the journey at large, while nothing is resolved. */
function Wide({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const player = nearPlayer(useScene());
  const { power } = inPlay(player);
  return (
    <>
      <Spot target={card} className="im-spot im-wide" name={talk(say('card-named', { card: { piece: card } }))}>
        <Face card={card} size="full" exhausted={player.exhausted.includes(card)} />
      </Spot>
      {card === power && <Age />}
    </>
  );
}

function Power({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const { exhausted } = nearPlayer(useScene());
  const worth = worthOf(kindOf(card));
  return (
    <Spot target={card} className="im-spot im-power" name={talk(say('card-named', { card: { piece: card } }))}>
      <Face card={card} size="head" exhausted={exhausted.includes(card)} />
      {worth !== null && (
        <span className="im-power-worth">
          <Short text={worth} plain /> {talk(say('face-points'))}
        </span>
      )}
    </Spot>
  );
}

/** What lies under the power card: the history, or the Atlanteans' sunken pile. */
function Age(): ReactNode {
  const talk = useSay();
  const open = useOpenPile();
  const player = nearPlayer(useScene());
  const { agePile } = nationOf(player);
  if (agePile === 'none') return null;
  const cards = player[agePile];
  return (
    <button
      type="button"
      className="im-age"
      data-place={agePile}
      disabled={cards.length === 0}
      onClick={() => open.show(agePile)}
    >
      <Glyph name={agePile === 'history' ? 'history' : 'sink'} />
      <b>{talk(say(`board-${agePile}`))}</b>
      <i>{cards.length}</i>
    </button>
  );
}

/** Deck, discard pile and nation deck. */
function Stacks(): ReactNode {
  const talk = useSay();
  const open = useOpenPile();
  const player = nearPlayer(useScene());
  const top = player.discard.at(-1);
  const nation = nationOf(player);
  return (
    <div className="im-stacks">
      <button
        type="button"
        className="im-stack"
        disabled={player.unseen.length === 0}
        aria-label={`${talk(say('row-deck'))}: ${player.deck.length}`}
        onClick={() => open.show('unseen')}
      >
        <span
          className="im-back"
          data-place="deck"
          data-nation={player.nation}
          data-none={player.deck.length === 0 || undefined}
        >
          <b>{player.deck.length}</b>
        </span>
        <i className="im-label">{talk(say('row-deck'))}</i>
      </button>
      <button
        type="button"
        className="im-stack"
        disabled={top === undefined}
        aria-label={talk(say('row-discard', { count: player.discard.length }))}
        onClick={() => open.show('discard')}
      >
        {top === undefined || top === FACE_DOWN ? <span className="empty-place" /> : <Face card={top} size="head" />}
        <b className="im-count">{player.discard.length}</b>
        <i className="im-label">{talk(say('board-discard'))}</i>
      </button>
      {nation.bottom !== 'none' && (
        <Spot
          target="nation-deck"
          shape="tile"
          still
          className="im-stack"
          name={talk(say('board-nation-deck', { count: player.nationDeck.length }))}
          explain={[say(`explain-nation-${nation.bottom}`)]}
        >
          <span
            className="im-back im-back-nation"
            data-place="nation-deck"
            data-nation={player.nation}
            data-none={player.nationDeck.length === 0 || undefined}
          >
            <b>{player.nationDeck.length}</b>
            {player.exhausted.includes(NATION_DECK) && (
              <em className="im-exhausted">
                <Glyph name="exhaust" />
              </em>
            )}
          </span>
          <i className="im-label">{talk(say('board-nation'))}</i>
        </Spot>
      )}
      {player.exhausted.includes(DEVELOPMENT_AREA) && (
        <Spot
          target="development-area"
          shape="tile"
          still
          className="im-stack"
          name={talk(say('place-development-area'))}
        >
          <span className="im-back im-back-nation">
            <Glyph name="develop" />
            <em className="im-exhausted">
              <Glyph name="exhaust" />
            </em>
          </span>
          <i className="im-label">{talk(say('place-development-area'))}</i>
        </Spot>
      )}
    </div>
  );
}
