import type { HexCell, Terrain } from '@stolik/engine';
import { areasOf, isWater, sideOf, symbolsOf } from '../content/regions.ts';
import { KINDS, type Region } from '../pieces.ts';
import { rotationsFor } from '../rules/explore.ts';
import { areaFacing, graphOf } from '../rules/graph.ts';
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
    sides: DIRECTIONS.map((direction) => edges[(direction - rotation + 6) % 6] as Terrain),
    grounds: areasOf(region).map((area) => ({
      piece: { id: area, name: nameOf(area) },
      water: isWater(area),
      sides: DIRECTIONS.filter((direction) => areaFacing({ region, rotation }, direction) === area),
      pieces: symbolsOf(area).map((kind) => ({ id: null, name: kindText(kind), picture: KINDS[kind] as string })),
    })),
  };
}

/** Empty cells beside the map on which it fits in some way, whoever could go there. */
export function cellsThatFit(state: State, region: Region): number {
  const least = state.round === 0 ? 1 : 2;
  return graphOf(state).frontier.filter(
    ({ cell, touching }) => touching >= least && rotationsFor(state, region, cell).length > 0,
  ).length;
}
