import { defined, removeFrom } from '@stolik/engine';
import { tileColour, tileKind, tileValue } from '../../content/catalogue.ts';
import { siteOf } from '../../content/map.ts';
import { ALL_COLOURS, type Colour, type Tile } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { hasGuard } from '../crew.ts';
import type { GameDealer } from '../steps.ts';
import { hatchRoom, tilesOfColour } from '../storage.ts';
import { diggingRoom, sampleTile, storeTile } from './crew.ts';
import { BY_LEVEL, choose, heldOf, knownKinds, type Priority, rulesOf, yourPlayer, zuPlayer } from './priorities.ts';
import { acquire, deliver } from './smuggle.ts';

/** EE-12.15 to EE-12.19: Zu's Excavate card. True: something was done; false: a failed action. */
export function excavate(s: State, colours: readonly [Colour, Colour] | null, dealer: GameDealer): boolean {
  const each = colours !== null && rulesOf(s).bothColours;
  const order = each ? byPopularityOf(s, colours, dealer) : null;
  const wanted = order === null ? wantedColour(s, colours, dealer) : order[0];
  if (diggingRoom(s) === 0) {
    // EE-12.17
    const full = hatchRoom(zuPlayer(s)) === 0;
    dealer.tell({ type: 'zu-full', hatch: full });
    return full ? deliver(s, dealer) : acquire(s, wanted, dealer);
  }
  const digs = order ?? [wanted, wanted]; // EE-12.18
  const taken = digs.filter((colour) => takeOne(s, colour, dealer));
  if (taken.length > 0) return true;
  dealer.tell({ type: 'zu-nothing-to-dig', colour: wanted });
  return acquire(s, wanted, dealer);
}

/** EE-12.15, EE-12.16: the more popular of two, or the most popular on the map. */
function wantedColour(s: State, colours: readonly [Colour, Colour] | null, dealer: GameDealer): Colour {
  return choose(s, colours ?? coloursOnMap(s), BY_WANT, tellColour, dealer);
}

/** Of an empty map all colours are equally wanted. */
function coloursOnMap(s: State): readonly Colour[] {
  let bits = 0;
  for (let i = 0; i < s.map.length; i++) bits |= 1 << tileColour(defined(s.map[i]));
  return bits === 0 ? ALL_COLOURS : ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0);
}

/** Option (f): both, the more popular first; what two tiles would need does not matter then. */
function byPopularityOf(s: State, [one, other]: readonly [Colour, Colour], dealer: GameDealer): [Colour, Colour] {
  const first = choose(s, [one, other], BY_WANT_OF_ONE, tellColour, dealer);
  return first === one ? [one, other] : [other, one];
}

const tellColour = (colour: Colour) => ({ what: 'colour', colour }) as const;

/** Two different unknown kinds on the map, and two slots for them. */
const BY_TWO_TILES: Priority<Colour> = {
  by: 'two-tiles',
  of: (s, colour) => (diggingRoom(s) > 1 && candidatesOf(s, colour).length > 1 ? 1 : 0),
};

const BY_HOLDINGS: readonly Priority<Colour>[] = [
  { by: 'none-held', of: (s, colour) => (heldOf(s, colour) === 0 ? 1 : 0) },
  { by: 'yours-fewest', of: (s, colour) => -tilesOfColour(yourPlayer(s), colour) },
];

const BY_WANT: readonly Priority<Colour>[] = [BY_LEVEL, BY_TWO_TILES, ...BY_HOLDINGS];
const BY_WANT_OF_ONE: readonly Priority<Colour>[] = [BY_LEVEL, ...BY_HOLDINGS];

/** Tiles of the colour on the map, one of each kind that Zu does not know. */
function candidatesOf(s: State, colour: Colour): Tile[] {
  const tiles: Tile[] = [];
  let seen = knownKinds(s);
  for (let i = 0; i < s.map.length; i++) {
    const tile = defined(s.map[i]);
    const bit = 1 << tileKind(tile);
    if (tileColour(tile) !== colour || (seen & bit) !== 0) continue;
    seen |= bit;
    tiles.push(tile);
  }
  return tiles;
}

function copiesOnMap(s: State, tile: Tile): number {
  let copies = 0;
  for (let i = 0; i < s.map.length; i++) if (tileKind(defined(s.map[i])) === tileKind(tile)) copies++;
  return copies;
}

/** EE-12.18 */
const BY_NEED: readonly Priority<Tile>[] = [
  { by: 'not-sampled', of: (s, tile) => (hasGuard(yourPlayer(s), tileKind(tile)) ? 0 : 1) },
  { by: 'fewest-copies', of: (s, tile) => -copiesOnMap(s, tile) },
  { by: 'value', of: (_, tile) => tileValue(tile) },
];

/** One tile of this colour, if there is one and a slot for it. */
function takeOne(s: State, colour: Colour, dealer: GameDealer): boolean {
  const candidates = candidatesOf(s, colour);
  if (candidates.length === 0 || diggingRoom(s) === 0) return false;
  const tile = choose(s, candidates, BY_NEED, (chosen) => ({ what: 'tile', tile: chosen }), dealer);
  removeFrom(s.map, tile);
  storeTile(s, tile, false);
  dealer.tell({ type: 'zu-excavated', tile, from: siteOf(tile) });
  sampleTile(s, tile, dealer); // EE-12.19
  return true;
}
