import { defined } from '@stolik/engine';
import { factionKind, tileColour, tileKind } from '../content/catalogue.ts';
import { type Colour, filled, type Tile } from '../pieces.ts';
import type { Player } from '../state.ts';

/** EE-1.7, EE-7.10: hold and hatch. What is excavated or surveyed goes to the hold; the hatch is for the black market. */

export const holdRoom = (player: Player): number => factionKind(filled(player.faction)).hold - player.hold.length;
export const hatchRoom = (player: Player): number => factionKind(filled(player.faction)).hatch - player.hatch.length;
export const anyRoom = (player: Player): number => holdRoom(player) + hatchRoom(player);

/** Own tiles of a colour in both. */
export function tilesOfColour(player: Player, colour: Colour): number {
  const { hold, hatch } = player;
  let count = 0;
  for (let i = 0; i < hold.length; i++) if (tileColour(defined(hold[i])) === colour) count++;
  for (let i = 0; i < hatch.length; i++) if (tileColour(defined(hatch[i])) === colour) count++;
  return count;
}

/** Copies of a kind in one place are all the same, so the first stands for the others. */
export function oneOfEachKind(tiles: readonly Tile[]): Tile[] {
  const kinds: Tile[] = [];
  let seen = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = defined(tiles[i]);
    const bit = 1 << tileKind(tile);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    kinds.push(tile);
  }
  return kinds;
}

/** A tile of the player's leaves hold or hatch. */
export function takeOut(player: Player, tile: Tile): void {
  const pile = player.hold.includes(tile) ? player.hold : player.hatch;
  const at = pile.indexOf(tile);
  if (at < 0) throw new Error(`tile ${tile} is in neither hold nor hatch`);
  pile.splice(at, 1);
}
