import { type Seat, say } from '@stolik/engine';
import { PlayerPanel, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { symbolSets } from '../score.ts';
import { playerAt } from '../state.ts';
import { Crystals, OwnedArtifacts, Subjugated, SymbolSets, Totems } from './Belongings.tsx';
import { useScene } from './scene.tsx';

/** One's own panel: points, and what they come from. */
export const Own = memo(function Own({ owner }: { readonly owner: Seat }): ReactNode {
  const { state, names, scores } = useScene();
  const talk = useSay();
  const player = playerAt(state, owner);
  const roomy = player.subjugated.length === 0 && symbolSets(player).length < 2;
  const active = state.ended === null && state.active === owner;
  const fact = active ? talk(say('board-your-turn')) : state.first === owner ? talk(say('board-first-player')) : null;
  return (
    <PlayerPanel
      seat={owner}
      name={names[owner] ?? ''}
      active={active}
      className="ss-own"
      points={{ total: scores[owner]?.total ?? 0, unit: talk(say('board-points')) }}
      {...(fact === null ? {} : { fact })}
    >
      <section className="ss-row ss-goods">
        <Totems owner={owner} />
        <Crystals owner={owner} />
      </section>
      <section className="ss-row ss-goods">
        <SymbolSets owner={owner} />
        <OwnedArtifacts owner={owner} named={roomy ? 1 : 0} />
        <Subjugated owner={owner} />
      </section>
    </PlayerPanel>
  );
});
