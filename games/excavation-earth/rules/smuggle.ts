import { defined, pieceIn } from '@stolik/engine';
import { tileColour, tileValue } from '../content/catalogue.ts';
import { SMUGGLE_MOST, SMUGGLE_SURCHARGE } from '../content/tables.ts';
import { ALL_COLOURS, type Tile } from '../pieces.ts';
import { activePlayer, type Player, type State, whoIs } from '../state.ts';
import { acquire, acquiring } from './acquire.ts';
import { gain } from './credits.ts';
import { sample, sampling } from './sample.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { anyRoom, oneOfEachKind, takeOut } from './storage.ts';

/** What two ways of dealing with the black market have in common: an own tile is delivered, a tile on top of a stack acquired. */
interface Dealing {
  left: number;
  /** What comes first decides for all: no mixture of the two. */
  way: 'deliver' | 'acquire' | null;
  /** Tiles delivered or acquired so far. */
  moved: Tile[];
  tile: Tile | 'done' | null;
}

/** EE-6.23 to EE-6.25 Smuggle: one or two tiles of different colours. */
export type Smuggling = Dealing;

export const smuggling = (): Smuggling => ({ left: SMUGGLE_MOST, way: null, moved: [], tile: null });

export const smuggle = script<Smuggling>('smuggle', [
  loop(
    (_, { left, tile }) => left > 0 && tile !== 'done',
    [
      choose('tile', tilesToSmuggle, { about: aboutDealing }),
      run(trade),
      when(isAcquired, [
        call(acquire, (_, { tile }) => acquiring(pieceIn(tile), priceOf(pieceIn(tile), SMUGGLE_SURCHARGE))),
      ]),
    ],
  ),
  when((_, { way }) => way === 'acquire', [call(sample, (_, { moved }) => sampling(moved.slice()))]),
]);

/** EE-8.7: the deals of order cards, at shown value and with any colours. */
export const deal = script<Dealing>('deal', [
  loop(
    (_, { left, tile }) => left > 0 && tile !== 'done',
    [
      choose('tile', tilesToDeal, { about: aboutDealing }),
      run(trade),
      when(isAcquired, [call(acquire, (_, { tile }) => acquiring(pieceIn(tile), priceOf(pieceIn(tile), 0)))]),
    ],
  ),
  when((_, { way }) => way === 'acquire', [call(sample, (_, { moved }) => sampling(moved.slice()))]),
]);

export const dealing = (most: number): Dealing => ({ left: most, way: null, moved: [], tile: null });

function aboutDealing(_: State, { left, way }: Dealing) {
  return { left, way: way ?? 'any' };
}

function isAcquired(_: State, { tile, way }: Dealing): boolean {
  return way === 'acquire' && tile !== 'done';
}

const priceOf = (tile: Tile, surcharge: number): number => tileValue(tile) + surcharge;

/** At least one tile must be moved (EE-5.7). */
export function tilesToSmuggle(s: State, { way, moved }: Smuggling): (Tile | 'done')[] {
  const options: (Tile | 'done')[] = tilesFor(s, way, moved, SMUGGLE_SURCHARGE);
  if (moved.length > 0) options.push('done');
  return options;
}

function tilesToDeal(s: State, { way }: Dealing): (Tile | 'done')[] {
  return [...tilesFor(s, way, [], 0), 'done'];
}

/** Own tiles, and tops of stacks that can be paid and stored; colours of `moved` are spent. */
function tilesFor(s: State, way: Dealing['way'], moved: readonly Tile[], surcharge: number): Tile[] {
  const player = activePlayer(s);
  const isNew = (tile: Tile): boolean => !moved.some((other) => tileColour(other) === tileColour(tile));
  const tiles: Tile[] = [];
  if (way !== 'acquire') {
    for (const tile of oneOfEachKind(player.hold)) if (isNew(tile)) tiles.push(tile);
    for (const tile of oneOfEachKind(player.hatch)) if (isNew(tile)) tiles.push(tile);
  }
  if (way !== 'deliver' && anyRoom(player) > 0) {
    for (const colour of ALL_COLOURS) {
      const top = s.blackMarket[colour]?.[0];
      if (top !== undefined && isNew(top) && priceOf(top, surcharge) <= player.credits) tiles.push(top);
    }
  }
  return tiles;
}

/** Is there anything to deliver or to acquire? */
export function canSmuggle(s: State, surcharge = SMUGGLE_SURCHARGE): boolean {
  const player = activePlayer(s);
  if (player.hold.length > 0 || player.hatch.length > 0) return true;
  return tilesFor(s, 'acquire', [], surcharge).length > 0;
}

/** A delivery is done at once; what is acquired has still to be paid and stored. */
function trade(s: State, local: Dealing, dealer: GameDealer): void {
  const { tile } = local;
  if (tile === null || tile === 'done') {
    local.tile = 'done';
    return;
  }
  local.left--;
  local.moved.push(tile);
  local.way = isOwn(activePlayer(s), tile) ? 'deliver' : 'acquire';
  if (local.way === 'deliver') deliver(s, s.active, tile, dealer);
}

const isOwn = (player: Player, tile: Tile): boolean => player.hold.includes(tile) || player.hatch.includes(tile);

/** EE-6.24: its value in credits; the tile goes to the bottom of its colour's stack. */
export function deliver(s: State, rival: number, tile: Tile, dealer: GameDealer): void {
  const player = defined(s.players[rival]);
  const credits = tileValue(tile);
  takeOut(player, tile);
  gain(player, credits, 'deliveries');
  s.blackMarket[tileColour(tile)]?.push(tile);
  dealer.tell({ type: 'delivered', who: whoIs(s, rival), tile, credits });
}
