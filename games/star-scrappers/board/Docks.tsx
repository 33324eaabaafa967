import { say } from '@stolik/engine';
import { Pile, Spot, Tile, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { DOCK_ROWS, ROW_OF_SLOT } from '../content/tables.ts';
import { colourName, EMPTY, type Mercenary } from '../pieces.ts';
import { Figure } from './art/pictures.tsx';
import { useScene } from './scene.tsx';
import { cardName, shortName } from './words.ts';

/** The Docks: a pyramid above the beam, level 4 on top, each row with its stack. */
export const Docks = memo(function Docks(): ReactNode {
  const { state, subject } = useScene();
  const talk = useSay();
  return (
    <Zone label={say('board-docks')} className="ss-docks">
      {DOCK_ROWS.map(({ level }, row) => ({ level, row }))
        .reverse()
        .map(({ level, row }) => (
          <div className="ss-dock-row" key={level}>
            {state.docks.map((card, slot) =>
              ROW_OF_SLOT[slot] !== row ? null : card === EMPTY ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
                <span key={`slot-${slot}`} className="ss-slot empty-place" title={talk(say('board-slot-empty'))} />
              ) : (
                <DockTile key={card} card={card} from={`docks-${level}`} selected={subject === card} />
              ),
            )}
            <DockStack level={level} count={state.mercenaryStacks[row]?.length ?? 0} />
          </div>
        ))}
    </Zone>
  );
});

interface DockTileProps {
  readonly card: Mercenary;
  readonly from: string;
  readonly selected: boolean;
}

const DockTile = memo(function DockTile({ card, from, selected }: DockTileProps): ReactNode {
  const kind = kindOf(card);
  return (
    <Spot target={card} shape="tile" name={cardName(card)} from={from} selected={selected}>
      <Tile tint={colourName(kind.colour)} corner={kind.level} name={shortName(kind)} art={<Figure kind={kind} />} />
    </Spot>
  );
});

const DockStack = memo(function DockStack({
  level,
  count,
}: {
  readonly level: number;
  readonly count: number;
}): ReactNode {
  const name = say('board-stack-cards', { level, count });
  return (
    <Spot
      target={`docks-${level}`}
      shape="tile"
      name={name}
      className="ss-dock-stack"
      explain={[say('explain-stack'), say('explain-stack-empties')]}
      still
    >
      <Pile count={count} label={name} place={`docks-${level}`} />
    </Spot>
  );
});
