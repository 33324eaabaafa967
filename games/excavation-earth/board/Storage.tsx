import { type Seat, say } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { factionKind, tileColour } from '../content/catalogue.ts';
import { colourName, filled, NONE, type Tile } from '../pieces.ts';
import { dockOf } from '../shortcuts.ts';
import { playerAt, type State } from '../state.ts';
import { Slot, TileSpot } from './Artefact.tsx';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';

interface StorageProps {
  readonly owner: number;
  readonly what: 'hold' | 'hatch';
  /** Own tiles show in which row of the gallery they belong. */
  readonly glyph?: boolean;
}

/** Questions about tiles that one has, or where one is to lie. */
const ABOUT_TILES = ['sell.region', 'sell.tile', 'smuggle.tile', 'deal.tile', 'acquire.slot'];

/** On a phone tiles that are asked about lie large in the place of the hand, and not in the strip. */
export function useTilesLarge(): boolean {
  const { prompt } = useScene();
  return useScreen() === 'phone' && ABOUT_TILES.includes(prompt);
}

/** EE-1.7: the slots of a hold or a hatch, with what lies in them. */
export function Storage({ owner, what, glyph = false }: StorageProps): ReactNode {
  const { state, prompt, seat } = useScene();
  const { gained } = useProspect();
  const talk = useSay();
  const player = playerAt(state, owner);
  const tiles: readonly Tile[] = player[what];
  const slots = player.faction === NONE ? tiles.length : factionKind(player.faction)[what];
  const place = `${what}-${owner}`;
  const asked = prompt === 'acquire.slot' && owner === seat;
  const named = talk(say(`board-${what}-slot`, { free: slots - tiles.length }));
  const comes = what === 'hold' && gained !== null && owner === seat && tiles.length < slots;
  return (
    <span className="ee-slots" data-place={place}>
      {tiles.map((tile) => (
        <TileSpot key={tile} tile={tile} glyph={glyph} to={leavesFor(state, prompt, owner, tile)} />
      ))}
      {Array.from({ length: Math.max(0, slots - tiles.length) }, (_, at) =>
        at === 0 && asked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are counted.
          <Slot key={at} place={place} name={named} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are counted.
          <Slot key={at} ghost={comes && at === 0 ? gained : null} />
        ),
      )}
    </span>
  );
}

/** Goods rise: to the market they are sold at, or to the ship where nobody knows it beforehand; smuggled ones go to their stack. */
function leavesFor({ turn, active }: State, prompt: string, owner: number, tile: Tile): string {
  if (prompt.startsWith('smuggle.') || prompt.startsWith('deal.')) return `stack-${colourName(tileColour(tile))}`;
  const [market] = turn.region === NONE || owner !== active ? [] : turn.markets;
  return market === undefined ? 'ship' : dockOf(market);
}

export const StorageTitle = ({
  owner,
  what,
}: {
  readonly owner: Seat | number;
  readonly what: 'hold' | 'hatch';
}): ReactNode => {
  const { state } = useScene();
  const talk = useSay();
  const player = playerAt(state, owner);
  if (player.faction === NONE) return null;
  const slots = factionKind(filled(player.faction))[what];
  return (
    <h3>
      {talk(say(`board-${what}`))} <span>{talk(say('board-of', { count: player[what].length, limit: slots }))}</span>
    </h3>
  );
};
