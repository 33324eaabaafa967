import { say } from '@stolik/engine';
import { Icon, Spot, Track, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { collapseSpace } from '../content/tables.ts';
import { Rock } from './art/scenery.tsx';
import { useProspect, useScene } from './scene.tsx';

/** Spaces are printed for the largest company; those beyond the collapse are only outlined. */
const LAST_SPACE = collapseSpace(4);

/** The Cave-In track, on the beam that holds up the Docks. */
export function Beam(): ReactNode {
  const { state } = useScene();
  const { caveIn } = useProspect();
  return <CaveIn at={state.caveIn} end={state.collapse} preview={caveIn} />;
}

interface CaveInProps {
  readonly at: number;
  readonly end: number;
  readonly preview: number | null;
}

const CaveIn = memo(function CaveIn({ at, end, preview }: CaveInProps): ReactNode {
  const talk = useSay();
  const left = end - at;
  return (
    <div className="ss-beam" data-part="cave-in" data-last-round={left === 0 || undefined}>
      <Track
        title={talk(say('board-cave-in'))}
        at={at}
        end={end}
        last={LAST_SPACE}
        preview={preview}
        marker={<Rock />}
        endIcon={<Icon name="rocks" size={15} />}
        note={
          <Spot
            target="cave-in"
            shape="tile"
            name={say('spot-cave-in', { at, end })}
            explain={[say('explain-cave-in'), say('explain-collapse', { end })]}
            still
            dark
          >
            <span>{talk(left === 0 ? say('board-last-round') : say('board-left', { left }))}</span>
          </Spot>
        }
      />
    </div>
  );
});
