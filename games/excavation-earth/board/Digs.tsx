import { say } from '@stolik/engine';
import { useSay, useScreen, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { placeAt, siteOf } from '../content/map.ts';
import { is, type Location, type Tile } from '../pieces.ts';
import { TileSpot } from './Artefact.tsx';
import { useScene } from './scene.tsx';

/** Questions about tiles that lie at digs. */
export const DIGS = ['excavate.tile', 'dig.tile'];

/** On a phone tiles of the map are smaller than fingers: while they are asked about they lie large in the place of the hand. */
export function useDigsLarge(): boolean {
  const { prompt } = useScene();
  return useScreen() === 'phone' && DIGS.includes(prompt);
}

/** The tiles that can be dug, with the places where they lie. */
export function Digs(): ReactNode {
  const { decision } = useScene();
  const talk = useSay();
  const tiles = (decision?.options ?? []).filter(
    (option): option is Tile => typeof option === 'number' && is.tile(option),
  );
  const sites = [...new Set(tiles.map((tile) => siteOf(tile)))];
  return (
    <Zone label={say('board-finds')} className="ee-digs-large">
      {sites.map((site: Location) => (
        <div key={site}>
          <h3>{talk(say(`place-${placeAt(site).id}`))}</h3>
          <span className="ee-slots">
            {tiles
              .filter((tile) => siteOf(tile) === site)
              .map((tile) => (
                <TileSpot key={tile} tile={tile} glyph />
              ))}
          </span>
        </div>
      ))}
    </Zone>
  );
}
