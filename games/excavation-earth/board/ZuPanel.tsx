import { say } from '@stolik/engine';
import { Drawn, PlayerPanel, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { zuKind } from '../content/catalogue.ts';
import { KINDS } from '../pieces.ts';
import { bitsIn, galleryPoints, leftOver, pointsOf } from '../score.ts';
import { playerAt, ZU } from '../state.ts';
import { zuRuleTexts } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { Coin, Deed } from './art/pictures.tsx';
import { Gallery } from './Gallery.tsx';
import { Storage, StorageTitle } from './Storage.tsx';
import { useScene } from './scene.tsx';
import { useTelling } from './ZuTelling.tsx';
import { ZuSteps } from './ZuTurn.tsx';

/** Zu, whom the game itself plays: credits, hold and hatch with what they add at the end, the gallery, cards played and to come. */
export const ZuPanel = memo(function ZuPanel(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const desktop = useScreen() === 'desktop';
  const tells = useTelling().turn !== null && !desktop;
  const { zu } = state;
  if (zu === null) return null;
  const player = playerAt(state, ZU);
  const left = leftOver(player);
  return (
    <PlayerPanel
      seat={4}
      name={talk(say('zu'))}
      fact={talk(say('faction-zu-title'))}
      active={state.phase !== 'over' && state.active === ZU}
      className={`ee-opponent ee-zu ${tells ? 'ee-zu-tells' : ''}`}
      hand={{ count: zu.deck.length, label: talk(say('board-zu-deck', { count: zu.deck.length })) }}
    >
      <Clones />
      {tells && <ZuSteps />}
      <section className="ee-row ee-row-credits">
        <span className="ee-purse">
          <Coin />
          <b>{player.credits}</b> <span>{talk(say('board-credits-word', { count: player.credits }))}</span>
        </span>
        <span className="ee-spent-crew">
          {talk(say('board-zu-total'))} <b>{pointsOf(state, ZU)}</b>
        </span>
      </section>
      <section className="ee-row">
        <StorageTitle owner={ZU} what="hold" />
        <Storage owner={ZU} what="hold" />
      </section>
      <section className="ee-row ee-zu-hatch">
        <StorageTitle owner={ZU} what="hatch" />
        <Storage owner={ZU} what="hatch" />
        <p className="quiet ee-zu-left">
          {talk(say('board-zu-left'))} <b>+{left}</b>
        </p>
      </section>
      <section className="ee-row ee-whole-gallery">
        <h3>
          {talk(say('board-gallery'))}{' '}
          <span>{talk(say('board-guards', { count: bitsIn(player.gallery), limit: KINDS }))}</span>
          <b>{galleryPoints(player)}</b>
        </h3>
        <Gallery owner={ZU} />
      </section>
      <section className="ee-row ee-zu-foot">
        <p className="quiet ee-zu-note">
          {[say('board-zu-note', { credits: zu.rules.failCredits }), ...zuRuleTexts(zu.rules)].map(talk).join(' ')}
        </p>
        <h3>
          {talk(say('board-zu-played'))}{' '}
          <span>{talk(say('board-of', { count: zu.discard.length, limit: zu.discard.length + zu.deck.length }))}</span>
        </h3>
        <span className="ee-zu-cards">
          {zu.discard.map((card) => (
            <Drawn key={card} className="ee-zu-card" label={nameOf(card)} told>
              <Deed deed={zuKind(card).effect.does} />
            </Drawn>
          ))}
          {zu.deck.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are counted.
            <i key={at} />
          ))}
        </span>
      </section>
    </PlayerPanel>
  );
});

/** Zu's clones: the same helmet over and over. */
const Clones = memo(
  (): ReactNode => (
    <svg className="ee-clones" viewBox="0 0 240 66" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="ee-clones-sky" d="M0 0h240v66H0z" />
      <circle className="ee-clones-sun" cx="196" cy="22" r="15" />
      <g className="ee-clones-far">
        {[8, 48, 88, 128, 168, 208].map((x) => (
          <use key={x} href="#ee-hd-zu" x={x} y="16" width="28" height="28" />
        ))}
      </g>
      <path className="ee-clones-wall" d="M0 44h240v22H0z" />
      <g className="ee-clones-near">
        {[-14, 38, 90, 142, 194].map((x) => (
          <use key={x} href="#ee-hd-zu" x={x} y="24" width="44" height="46" />
        ))}
      </g>
    </svg>
  ),
);
