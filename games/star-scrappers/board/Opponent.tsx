import { type Seat, say } from '@stolik/engine';
import { PlayerPanel, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { BASE_LIMIT } from '../content/tables.ts';
import { playerAt } from '../state.ts';
import { Base } from './Base.tsx';
import { Crystals, OpenHand, OwnedArtifacts, Subjugated, SymbolSets, Totems } from './Belongings.tsx';
import { useScene } from './scene.tsx';

interface OpponentProps {
  readonly owner: Seat;
  /** There are many, so each has little room. */
  readonly crowded: boolean;
}

/** Another player: Base, Totems, Artifacts, crystals by size. */
export const Opponent = memo(function Opponent({ owner, crowded }: OpponentProps): ReactNode {
  const { state, names, scores } = useScene();
  const talk = useSay();
  const { hand, base, artifacts } = playerAt(state, owner);
  const score = scores[owner];
  const fact =
    state.ended === null && state.active === owner
      ? talk(say('board-playing'))
      : state.first === owner
        ? talk(say('board-first-player'))
        : null;
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      active={state.ended === null && state.active === owner}
      className={`ss-opponent ${state.open ? 'ss-open' : ''} ${crowded ? 'ss-crowded' : ''}`}
      {...(fact === null ? {} : { fact })}
      {...(score
        ? { points: { total: score.total, unit: talk(say('board-points')) } }
        : { hand: { count: hand.length, label: talk(say('board-cards-in-hand', { count: hand.length })) } })}
    >
      <section className="ss-row">
        <h3>
          {talk(say('board-base'))}{' '}
          <span className="ss-count">{talk(say('board-size', { count: base.length, limit: BASE_LIMIT }))}</span>
        </h3>
        <Base owner={owner} />
        {state.open && state.ended === null && <OpenHand owner={owner} />}
      </section>
      <section className="ss-row ss-two">
        {state.totems.includes(owner) && (
          <div>
            <h3>{talk(say('board-totems'))}</h3>
            <Totems owner={owner} />
          </div>
        )}
        {artifacts.length > 0 && (
          <div>
            <h3>{talk(say('board-artifacts-owned'))}</h3>
            <OwnedArtifacts owner={owner} />
          </div>
        )}
      </section>
      <section className="ss-row">
        <h3 className="ss-row-title">
          <span>{talk(say('board-crystals'))}</span>
          <SymbolSets owner={owner} />
          <Subjugated owner={owner} />
        </h3>
        <Crystals owner={owner} />
      </section>
    </PlayerPanel>
  );
});
