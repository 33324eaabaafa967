import { type Seat, say } from '@stolik/engine';
import { PlayerPanel, SeatMark } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { galleryPoints } from '../score.ts';
import { playerAt } from '../state.ts';
import { Coin } from './art/pictures.tsx';
import { Stamp } from './Gallery.tsx';
import { Storage, StorageTitle } from './Storage.tsx';
import { useScene, useTalk } from './scene.tsx';
import { factionFact } from './words.ts';

/** Another player: credits, token, hold, hatch, gallery as a stamp, crew left, cards in hand. */
export const Opponent = memo(function Opponent({
  owner,
  crowded,
}: {
  readonly owner: Seat;
  readonly crowded: boolean;
}): ReactNode {
  const { state, names } = useScene();
  const talk = useTalk();
  const player = playerAt(state, owner);
  const fact = factionFact(player);
  const cards = player.hand.length + player.travel.length;
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      active={state.phase !== 'over' && state.active === (owner as number)}
      className={`ee-opponent ${crowded ? 'ee-crowded' : ''}`}
      {...(fact === null
        ? {}
        : { fact: talk(player.passed && state.phase === 'action' ? say('board-passed', { fact }) : fact) })}
      hand={{ count: cards, label: talk(say('board-cards-in-hand', { count: cards })) }}
    >
      <section className="ee-row ee-row-credits">
        <span className="ee-purse">
          <Coin />
          <b>{player.credits}</b> <span>{talk(say('board-credits-word', { count: player.credits }))}</span>
        </span>
        <span className="ee-left-crew">
          <SeatMark seat={owner} size={15} /> <b>{player.supply}</b> {talk(say('board-in-supply'))}
          {player.token > 0 && (
            <i className="ee-token" title={talk(say('board-initiative', { initiative: player.token }))}>
              {player.token}
            </i>
          )}
        </span>
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
        <div>
          <h3>
            {talk(say('board-gallery'))} <b>{galleryPoints(player)}</b>
          </h3>
          <Stamp owner={owner} />
        </div>
      </section>
    </PlayerPanel>
  );
});
