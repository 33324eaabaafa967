import { say } from '@stolik/engine';
import { Spot, useHovered, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { has, RESTLESS } from '../content/catalogue.ts';
import { isCard, NONE } from '../pieces.ts';
import { nationOf, type State } from '../state.ts';
import { Glyph } from './art/Sign.tsx';
import { Face } from './face/Face.tsx';
import { useOpenPile } from './open-pile.ts';
import { bringsOf } from './plans.ts';
import { useScene } from './scene.ts';

/** So many flames at most: a longer pile is told by its number alone. */
const FLAMES = 12;
/** From so few on the block warns. */
const FEW = 3;

/** Common piles: unrest, fame over King of Kings, exile. */
export const Piles = memo(function Piles(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const open = useOpenPile();
  const left = state.unrestPile.length;
  const exiled = state.exile.at(-1);
  return (
    <Zone label={say('board-piles')} className="im-piles">
      <div className="im-unrest" data-few={left <= FEW || undefined} data-place="unrest-pile" data-part="unrest-pile">
        <header>
          <Glyph name="unrest" />
          <h2>{talk(say('row-unrest-pile'))}</h2>
          <b>{left}</b>
        </header>
        <div className="im-flames" aria-hidden="true">
          {Array.from({ length: FLAMES }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: flames are counted.
            <i key={at} data-lit={at < left || undefined}>
              <Glyph name="unrest" />
            </i>
          ))}
        </div>
        <p>
          {talk(say('board-collapse'))}
          <UnrestAfter />
        </p>
      </div>
      <div className="im-fame">
        <Spot
          target="fame-deck"
          shape="tile"
          still
          name={say('board-fame', { count: state.fameDeck.length })}
          explain={[say('explain-fame-deck')]}
        >
          <span className="im-fame-back" data-place="fame-deck">
            <Glyph name="fame" />
            <b>{state.fameDeck.length}</b>
          </span>
        </Spot>
        <Spot
          target={state.king}
          shape="tile"
          className="im-king"
          name={say('card-named', { card: { piece: state.king } })}
        >
          <Face card={state.king} size="head" />
        </Spot>
      </div>
      <div className="im-exile">
        <button
          type="button"
          className="im-pile-button"
          disabled={exiled === undefined}
          onClick={() => open.show('exile')}
          data-place="exile"
        >
          <span className="sr-only">{talk(say('row-exile', { count: state.exile.length }))}</span>
          <span className="im-top" aria-hidden="true">
            {exiled === undefined ? <span className="empty-place" /> : <Face card={exiled} size="head" />}
          </span>
          <b className="im-count" aria-hidden="true">
            {state.exile.length}
          </b>
        </button>
        <h3>{talk(say('board-exile'))}</h3>
      </div>
      <EndMeasure />
    </Zone>
  );
});

/** Of those who have developments, how many whoever has fewest has left: the last one ends the game too. */
const fewestDevelopments = ({ players }: State): number | null => {
  const left = players
    .filter((player) => player.nation >= 0 && nationOf(player).area === 'developments')
    .map(({ development }) => development.length);
  return left.length === 0 ? null : Math.min(...left);
};

/** How far the end is (IM-15.1): what has to run out. How many unrest are left stands above it, at large. */
function EndMeasure(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { mainDeck, fameDeck, unrestPile, trigger, lastRound } = state;
  const left = fewestDevelopments(state);
  const measures = [
    ['deck', mainDeck.length],
    ['fame', fameDeck.length],
    ...(left === null ? [] : [['develop', left] as const]),
  ] as const;
  const words = {
    main: mainDeck.length,
    fame: fameDeck.length,
    left: left ?? 'none',
    unrest: unrestPile.length,
  };
  const ends =
    trigger === null ? null : talk(say('note-last-round', { why: say(`trigger-${trigger}`), round: lastRound }));
  return (
    <p
      className="im-end"
      role="note"
      aria-label={ends ?? talk(say('board-end-words', words))}
      title={ends ?? undefined}
    >
      {trigger !== null ? (
        <b>{talk(say('board-last-round', { round: lastRound }))}</b>
      ) : (
        <>
          <b>{talk(say('board-end'))}</b>
          {measures.map(([icon, left]) => (
            <span key={icon}>
              <Glyph name={icon} />
              {left}
            </span>
          ))}
        </>
      )}
    </p>
  );
}

/** What the pointed card would do to the pile: its unrest leaves it for the refill, if the refill is restless, which nobody knows. */
function UnrestAfter(): ReactNode {
  const { state, decision } = useScene();
  const pointed = useHovered();
  if (typeof pointed !== 'number' || !isCard(pointed)) return null;
  const card = pointed;
  const slot = state.market.indexOf(card);
  if (slot < 0 || bringsOf(state, decision, card) === null) return null;
  const left = state.unrestPile.length;
  const back = state.under[slot] !== NONE && decision?.prompt === 'break-through.pick' ? 1 : 0;
  return has(card, RESTLESS) || back > 0 ? (
    <b>
      {left} → {left + back - 1}?
    </b>
  ) : null;
}
