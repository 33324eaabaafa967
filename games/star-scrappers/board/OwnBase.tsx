import { type Seat, say } from '@stolik/engine';
import { Icon, seatColour, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { BASE_LIMIT } from '../content/tables.ts';
import { leaderOf, playerAt } from '../state.ts';
import { Base, MiniCard } from './Base.tsx';
import { useScene } from './scene.tsx';
import { owedIn } from './subject.ts';
import { gistOf } from './words.ts';

/** One's own Base, and below it what the Leader does or what will lie on top after the turn. */
export const OwnBase = memo(function OwnBase({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { base } = playerAt(state, owner);
  return (
    <section className="panel ss-own-base" style={{ '--seat': seatColour(owner) }} data-seat={owner}>
      <h3>
        {talk(say('board-own-base'))} <span>{talk(say('board-size', { count: base.length, limit: BASE_LIMIT }))}</span>
      </h3>
      <Base owner={owner} />
      <p className="ss-next">
        <Next owner={owner} />
      </p>
    </section>
  );
});

function Next({ owner }: { readonly owner: Seat }): ReactNode {
  const { state, decision } = useScene();
  const talk = useSay();
  const { playArea } = state.turn;
  const paying = owedIn(decision) > 0;
  if (state.active === owner && (playArea.length > 0 || paying))
    return (
      <>
        {talk(say('board-on-top'))}
        <span className="ss-next-cards">
          {playArea.slice(-5).map((card) => (
            <MiniCard key={card} card={card} />
          ))}
          {paying && <span className="ss-mini ss-mini-open">?</span>}
        </span>
      </>
    );
  const leader = leaderOf(playerAt(state, owner));
  if (leader === null) return talk(say('board-no-leader'));
  return (
    <>
      <Icon name="crown" size={15} />
      {talk(gistOf(kindOf(leader).skill).text)}
    </>
  );
}
