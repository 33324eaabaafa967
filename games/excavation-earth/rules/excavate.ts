import { defined, removeFrom } from '@stolik/engine';
import { tileColour, tileKind } from '../content/catalogue.ts';
import { distance, siteOf } from '../content/map.ts';
import type { Colour, Tile } from '../pieces.ts';
import { activePlayer, activeSeat, type State, standsAt } from '../state.ts';
import { powerTo, tellPower } from './powers.ts';
import { type Sampling, sample, sampling } from './sample.ts';
import { call, choose, type GameDealer, loop, run, script } from './steps.ts';
import { holdRoom, oneOfEachKind } from './storage.ts';

/** EE-6.3 to EE-6.7 Excavate: one or two tiles of the card's colour from sites with own explorers, into the hold. */
export interface Excavating {
  colour: Colour;
  taken: Tile[];
  tile: Tile | 'done' | null;
}

export const excavating = (colour: Colour): Excavating => ({ colour, taken: [], tile: null });

const MOST_TILES = 2;

export const excavate = script<Excavating>('excavate', [
  loop(
    (s, { taken, tile }) => tile !== 'done' && taken.length < MOST_TILES && holdRoom(activePlayer(s)) > 0, // EE-6.5
    [
      choose('tile', tilesToExcavate, { about: (_, { taken }) => ({ taken: taken.length }) }),
      run((s, local, dealer) => {
        const { tile } = local;
        if (tile === null) local.tile = 'done';
        if (tile === null || tile === 'done') return;
        if (usesPower(s, local, tile)) tellPower(s, dealer);
        takeFromSite(s, tile, dealer);
        local.taken.push(tile);
      }),
    ],
  ),
  call(sample, (_, { taken }): Sampling => sampling(taken.slice())), // EE-6.7
]);

/** The first from a site with an own explorer; the second from another such site (EE-6.4), or as the power allows (EE-9.4). */
export function tilesToExcavate(s: State, { colour, taken }: Excavating): (Tile | 'done')[] {
  const [first] = taken;
  const options: (Tile | 'done')[] = [];
  let seen = 0;
  for (let i = 0; i < s.map.length; i++) {
    const tile = defined(s.map[i]);
    const kind = 1 << tileKind(tile);
    if (tileColour(tile) !== colour || (seen & kind) !== 0) continue;
    seen |= kind;
    if (first === undefined ? standsAt(s, s.active, siteOf(tile)) : mayFollow(s, first, tile)) options.push(tile);
  }
  if (first !== undefined && options.length > 0) options.push('done');
  return options;
}

/** EE-6.4, EE-9.4 */
function mayFollow(s: State, first: Tile, tile: Tile): boolean {
  const at = siteOf(first);
  const site = siteOf(tile);
  return (site !== at && standsAt(s, s.active, site)) || (powerTo(s, 'dig-deeper') !== null && distance(at, site) <= 1);
}

/** Did only the ability of the faction allow this second tile? */
function usesPower(s: State, { taken }: Excavating, tile: Tile): boolean {
  const [first] = taken;
  if (first === undefined) return false;
  const site = siteOf(tile);
  return site === siteOf(first) || !standsAt(s, s.active, site);
}

export function takeFromSite(s: State, tile: Tile, dealer: GameDealer): void {
  removeFrom(s.map, tile);
  activePlayer(s).hold.push(tile);
  dealer.tell({ type: 'excavated', seat: activeSeat(s), tile, from: siteOf(tile) });
}

/** Colours of which a tile lies where an own explorer stands: one bit for each. */
export function coloursWithinReach(s: State): number {
  let bits = 0;
  for (let i = 0; i < s.map.length; i++) {
    const tile = defined(s.map[i]);
    if (standsAt(s, s.active, siteOf(tile))) bits |= 1 << tileColour(tile);
  }
  return bits;
}

/** EE-8.6: equipment that digs several tiles, of different colours or of any, wherever own explorers stand. */
export interface Digging {
  left: number;
  distinct: boolean;
  taken: Tile[];
  tile: Tile | 'done' | null;
}

export const dig = script<Digging>('dig', [
  loop(
    (s, { left, tile }) => left > 0 && tile !== 'done' && holdRoom(activePlayer(s)) > 0,
    [
      choose('tile', tilesToDig, { about: (_, { left }) => ({ left }) }),
      run((s, local, dealer) => {
        const { tile } = local;
        if (tile === 'done' || tile === null) return;
        takeFromSite(s, tile, dealer);
        local.taken.push(tile);
        local.left--;
      }),
    ],
  ),
  call(sample, (_, { taken }): Sampling => sampling(taken.slice())),
]);

function tilesToDig(s: State, { distinct, taken }: Digging): (Tile | 'done')[] {
  const options: (Tile | 'done')[] = oneOfEachKind(s.map).filter(
    (tile) =>
      standsAt(s, s.active, siteOf(tile)) &&
      !(distinct && taken.some((other) => tileColour(other) === tileColour(tile))),
  );
  options.push('done');
  return options;
}
