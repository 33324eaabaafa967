import type { HexCell, Terrain } from '@stolik/engine';
import { areasOf, isWater, sideOf, symbolsOf } from '../content/regions.ts';
import { KINDS, type Region } from '../pieces.ts';
import { cellsFor } from '../rules/explore.ts';
import { areaFacing } from '../rules/graph.ts';
import { cellsAtStart } from '../rules/voyage.ts';
import type { State } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { kindText } from '../words/phrases.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

/** A tile as it would lie, with nothing on it but its symbols. */
export function tileCell(region: Region, rotation: number, { q, r }: { q: number; r: number }): HexCell {
  const { edges } = sideOf(region);
  return {
    id: `tile-${region}-${rotation}`,
    q,
    r,
    piece: { id: region, name: nameOf(region) },
    sides: DIRECTIONS.map((direction) => edges[(direction - rotation + 6) % 6] as Terrain), // each of them has its code (`terrainCode`)
    grounds: areasOf(region).map((area) => ({
      piece: { id: area, name: nameOf(area) },
      water: isWater(area),
      sides: DIRECTIONS.filter((direction) => areaFacing({ region, rotation }, direction) === area),
      pieces: symbolsOf(area).map((kind) => ({ id: null, name: kindText(kind), picture: KINDS[kind] })),
    })),
  };
}

/** As many cells as will be offered for it: it fits there, and somebody can go there. */
export const cellsThatFit = (state: State, region: Region): number =>
  (state.round === 0 ? cellsAtStart : cellsFor)(state, region).length;
