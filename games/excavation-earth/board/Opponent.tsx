import { type Seat, say } from '@stolik/engine';
import { Drawn, PlayerPanel, SeatMark, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { KINDS } from '../pieces.ts';
import { bitsIn, galleryPoints } from '../score.ts';
import { playerAt } from '../state.ts';
import { Coin } from './art/pictures.tsx';
import { Gallery, Stamp } from './Gallery.tsx';
import { Storage, StorageTitle } from './Storage.tsx';
import { useScene } from './scene.tsx';
import { factionFact } from './words.ts';

interface OpponentProps {
  readonly owner: Seat;
  /** How many share the column: one shows the whole gallery, three, on tablets two, are told in fewer lines. */
  readonly others: number;
}

/** Another player: credits, token, hold, hatch, gallery as a stamp, crew left, cards in hand. */
export const Opponent = memo(function Opponent({ owner, others }: OpponentProps): ReactNode {
  const { state, names } = useScene();
  const talk = useSay();
  const player = playerAt(state, owner);
  const fact = factionFact(player);
  const cards = player.hand.length + player.travel.length;
  const crowded = others > (useScreen() === 'tablet' ? 1 : 2);
  const alone = others === 1;
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      active={state.phase !== 'over' && state.active === owner}
      className={`ee-opponent ${crowded ? 'ee-crowded' : ''} ${alone ? 'ee-alone' : ''}`}
      {...(fact === null
        ? {}
        : { fact: talk(player.passed && state.phase === 'action' ? say('board-passed', { fact }) : fact) })}
      hand={{ count: cards, label: talk(say('board-cards-in-hand', { count: cards })) }}
    >
      <section className="ee-row ee-row-credits">
        <span className="ee-purse">
          <Coin />
          <b>{player.credits}</b> {/* Beside the crew there is no room for a token as well. */}
          {!(crowded && player.token > 0) && <span>{talk(say('board-credits-word', { count: player.credits }))}</span>}
        </span>
        {crowded ? (
          <LeftCrew owner={owner}>
            <Token owner={owner} />
          </LeftCrew>
        ) : (
          <Token owner={owner} words />
        )}
      </section>
      <section className="ee-row ee-row-hold">
        <StorageTitle owner={owner} what="hold" />
        <Storage owner={owner} what="hold" />
      </section>
      <section className="ee-row ee-row-two">
        <div>
          <StorageTitle owner={owner} what="hatch" />
          <Storage owner={owner} what="hatch" />
        </div>
        {!alone && (
          <div>
            <h3>
              {talk(say('board-gallery'))} <b>{galleryPoints(player)}</b>
            </h3>
            <Stamp owner={owner} />
          </div>
        )}
      </section>
      {alone && (
        <section className="ee-row ee-whole-gallery">
          <h3>
            {talk(say('board-gallery'))}{' '}
            <span>{talk(say('board-guards', { count: bitsIn(player.gallery), limit: KINDS }))}</span>
            <b>{galleryPoints(player)}</b>
          </h3>
          <Gallery owner={owner} />
        </section>
      )}
      {!crowded && (
        <section className="ee-row ee-row-foot">
          <LeftCrew owner={owner} />
        </section>
      )}
    </PlayerPanel>
  );
});

/** Crew that is not on the board yet. */
function LeftCrew({ owner, children }: { readonly owner: Seat; readonly children?: ReactNode }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  return (
    <span className="ee-spent-crew">
      <SeatMark seat={owner} size={15} /> <b>{playerAt(state, owner).supply}</b> {talk(say('board-in-supply'))}
      {children}
    </span>
  );
}

/** EE-4.9: the initiative token for the next round. */
function Token({ owner, words = false }: { readonly owner: Seat; readonly words?: boolean }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { token } = playerAt(state, owner);
  if (words)
    return (
      <span className="ee-spent-crew">
        {talk(say(token > 0 ? 'board-token' : 'board-no-token'))}{' '}
        {token > 0 && <i className="badge ee-token">{token}</i>}
      </span>
    );
  if (token === 0) return null;
  const named = say('board-initiative', { initiative: token });
  return (
    <Drawn as="i" className="badge ee-token" label={named} told>
      {token}
    </Drawn>
  );
}
