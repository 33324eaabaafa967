import { type Seat, say } from '@stolik/engine';
import { Spot, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { STACKS, TOKENS_PER_STACK } from '../content/tables.ts';
import { FACE_DOWN, type Region, sidesOf, tileOf } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Sign } from './art/pictures.tsx';
import { useScene } from './scene.ts';
import { TileArt } from './TileArt.tsx';
import { cellsThatFit } from './tile.ts';

/** The tile on top, and the tokens that explorers take; or the tile in the hand, both its sides. */
export function Stacks(): ReactNode {
  const { state, seat } = useScene();
  const sides = sidesInHand(state, seat);
  return (
    <div className="ar-stacks">
      {sides.length > 0 ? <HandTiles sides={sides} /> : <TileStack />}
      <TokenStacks />
    </div>
  );
}

/** Both sides of the tile that was taken up, or of those in the hand on the first voyage (AR-5.6). */
export function sidesInHand(state: State, seat: Seat | null): readonly Region[] {
  if (state.found !== null) return sidesOf(tileOf(state.found));
  const tiles = seat === null ? [] : playerAt(state, seat).tiles;
  return tiles.filter((tile) => tile !== FACE_DOWN).flatMap((tile) => sidesOf(tileOf(tile)));
}

function HandTiles({ sides }: { readonly sides: readonly Region[] }): ReactNode {
  const talk = useSay();
  const { state, asked } = useScene();
  const { choices } = useTable();
  const title = talk(say('board-tiles-in-hand', { count: sides.length / 2 }));
  return (
    <div className="ar-hand-tiles" data-many={sides.length > 2 || undefined}>
      <h2 className="ar-label">{title}</h2>
      <Zone label={title} className="ar-hand-sides">
        {sides.map((region) => (
          <Spot
            key={region}
            target={region}
            name={nameOf(region)}
            shape="tile"
            className="ar-hand-tile"
            selected={asked.region === region && choices.of(region) === null}
          >
            <span>
              <TileArt region={region} />
              <b>{talk(nameOf(region))}</b>
              <small>{talk(say('board-cells', { count: cellsThatFit(state, region) }))}</small>
            </span>
          </Spot>
        ))}
      </Zone>
    </div>
  );
}

function TileStack(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { choices } = useTable();
  const top = state.stack.at(-1);
  const open = top !== undefined && top !== FACE_DOWN;
  const counts = talk(say('board-stack-counts', { stack: state.stack.length, discarded: state.tileDiscard.length }));
  return (
    <div className="ar-tile-stack">
      <h2 className="ar-label">{talk(say('board-top-tile'))}</h2>
      <Zone label={say('board-top-tile')} className="ar-tile-pile">
        {open ? (
          <Spot
            target={choices.of('take') !== null ? 'take' : top}
            name={`${talk(nameOf(top))}, ${counts}`}
            shape="tile"
            className="ar-top-tile"
          >
            <TileArt region={top} />
          </Spot>
        ) : (
          <span className="ar-top-tile empty-place" />
        )}
        <span className="ar-stack-words">
          {open && <b>{talk(nameOf(top))}</b>}
          <span>{counts}</span>
          {choices.of('refuse') !== null && (
            <Spot target="refuse" name={say('option-refuse')} shape="tile" className="ar-refuse">
              <span>{talk(say('board-next-tile'))}</span>
            </Spot>
          )}
        </span>
      </Zone>
    </div>
  );
}

/** Three stacks; an empty one brings everybody a disc, the last one does not (AR-9.4e). */
export const stackSizes = (tokens: number): readonly number[] =>
  Array.from({ length: STACKS }, (_, stack) =>
    Math.min(TOKENS_PER_STACK, Math.max(0, tokens - TOKENS_PER_STACK * (STACKS - 1 - stack))),
  );

function TokenStacks(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  return (
    <div className="ar-token-stacks">
      <h2 className="ar-label">{talk(say('board-token-stacks'))}</h2>
      <div>
        {stackSizes(state.tokens).map((count, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three stacks stay where they are.
          <span key={stack} className="ar-token-stack" data-empty-stack={count === 0 || undefined}>
            {count > 0 && <Sign name="token" />}
            <b>{count}</b>
          </span>
        ))}
      </div>
      <p>{talk(say('board-token-note'))}</p>
    </div>
  );
}
