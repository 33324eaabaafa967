import type { ReactNode } from 'react';
import { ArchipelagoCover } from './archipelago.tsx';
import { DarkRoadCover } from './dark-road.tsx';
import { ExcavationEarthCover } from './excavation-earth.tsx';
import { ImperiumCover } from './imperium.tsx';
import { StarScrappersCover, StarScrappersScene } from './star-scrappers.tsx';

const covers: { readonly [game: string]: () => ReactNode } = {
  'star-scrappers': StarScrappersCover,
  'excavation-earth': ExcavationEarthCover,
  archipelago: ArchipelagoCover,
  'dark-road': DarkRoadCover,
  imperium: ImperiumCover,
};

/** The picture on a game's box; the name is written over it. */
export function Cover({ game }: { readonly game: string }): ReactNode {
  const Art = covers[game];
  return (
    <svg className="cover" viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Art && <Art />}
    </svg>
  );
}

/** A look at a game that waits to be continued: its own scene, or a part of its cover. */
export function Scene({ game }: { readonly game: string }): ReactNode {
  const Art = covers[game];
  return game === 'star-scrappers' ? (
    <svg className="scene" viewBox="0 0 300 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <StarScrappersScene />
    </svg>
  ) : (
    <svg className="scene" viewBox="0 80 300 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Art && <Art />}
    </svg>
  );
}
