import { type Seat, say } from '@stolik/engine';
import { SeatMark, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { Crystals, OwnedArtifacts, SymbolSets, Totems } from './Belongings.tsx';
import { useScene } from './scene.tsx';

/** Where one's own panel has no room: points, Totems, crystals, symbols and Artifacts in one line. */
export const OwnStrip = memo(function OwnStrip({ owner }: { readonly owner: Seat }): ReactNode {
  const { names, scores } = useScene();
  const talk = useSay();
  return (
    <div className="strip ss-strip" data-seat-home={owner}>
      <SeatMark seat={owner} name={names[owner] ?? ''} size={26} />
      <p className="strip-points">
        <b>{scores[owner]?.total ?? 0}</b> {talk(say('board-points'))}
      </p>
      <Totems owner={owner} />
      <Crystals owner={owner} />
      <SymbolSets owner={owner} />
      <OwnedArtifacts owner={owner} named={0} />
    </div>
  );
});
