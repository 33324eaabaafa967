import { KIND, TILE_COLOUR, VALUE } from '../../content/catalogue.ts';
import { SITE } from '../../content/map.ts';
import { ALL_COLOURS, type Colour, type Kind, type Location, type Tile } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { hasGuard } from '../crew.ts';
import { type GameDealer, removeFrom } from '../steps.ts';
import { hatchRoom, oneOfEachKind, tilesOfColour } from '../storage.ts';
import { diggingRoom, sampleTile, storeTile } from './crew.ts';
import { byLevel, choose, heldOf, isKnown, type Priority, rulesOf, yourPlayer, zuPlayer } from './priorities.ts';
import { acquire, deliver } from './smuggle.ts';

/** EE-12.15 to EE-12.19: Zu's Excavate card. True: something was done; false: a failed action. */
export function excavate(s: State, colours: readonly [Colour, Colour] | null, dealer: GameDealer): boolean {
  const each = colours !== null && rulesOf(s).bothColours;
  const order = each ? byPopularityOf(s, colours, dealer) : [wantedColour(s, colours, dealer)];
  const [wanted] = order as [Colour];
  if (diggingRoom(s) === 0) {
    // EE-12.17
    const full = hatchRoom(zuPlayer(s)) === 0;
    dealer.tell({ type: 'zu-full', hatch: full });
    return full ? deliver(s, dealer) : acquire(s, wanted, dealer);
  }
  const digs = each ? order : [wanted, wanted]; // EE-12.18
  const taken = digs.filter((colour) => takeOne(s, colour, dealer));
  if (taken.length > 0) return true;
  dealer.tell({ type: 'zu-nothing-to-dig', colour: wanted });
  return acquire(s, wanted, dealer);
}

/** EE-12.15, EE-12.16: the more popular of two, or the most popular on the map. */
function wantedColour(s: State, colours: readonly [Colour, Colour] | null, dealer: GameDealer): Colour {
  const onMap = ALL_COLOURS.filter((colour) => s.map.some((tile) => TILE_COLOUR[tile] === colour));
  const candidates = colours ?? (onMap.length > 0 ? onMap : ALL_COLOURS);
  return choose(candidates, [byLevel(s), byTwoTiles(s), ...byHoldings(s)], tellColour, dealer);
}

/** Option (f): both, the more popular first; what two tiles would need does not matter then. */
function byPopularityOf(s: State, [one, other]: readonly [Colour, Colour], dealer: GameDealer): Colour[] {
  const first = choose([one, other], [byLevel(s), ...byHoldings(s)], tellColour, dealer);
  return first === one ? [one, other] : [other, one];
}

const tellColour = (colour: Colour) => ({ what: 'colour', colour }) as const;

/** Two different unknown kinds on the map, and two slots for them. */
const byTwoTiles = (s: State): Priority<Colour> => ({
  by: 'two-tiles',
  of: (colour) => (diggingRoom(s) > 1 && candidatesOf(s, colour).length > 1 ? 1 : 0),
});

const byHoldings = (s: State): Priority<Colour>[] => [
  { by: 'none-held', of: (colour) => (heldOf(s, colour) === 0 ? 1 : 0) },
  { by: 'yours-fewest', of: (colour) => -tilesOfColour(yourPlayer(s), colour) },
];

/** Tiles of the colour on the map, one of each kind that Zu does not know. */
const candidatesOf = (s: State, colour: Colour): Tile[] =>
  oneOfEachKind(s.map.filter((tile) => TILE_COLOUR[tile] === colour && !isKnown(s, KIND[tile] as Kind)));

const copiesOnMap = (s: State, tile: Tile): number => s.map.filter((other) => KIND[other] === KIND[tile]).length;

/** EE-12.18: one tile of this colour, if there is one and a slot for it. */
function takeOne(s: State, colour: Colour, dealer: GameDealer): boolean {
  const candidates = candidatesOf(s, colour);
  if (candidates.length === 0 || diggingRoom(s) === 0) return false;
  const priorities: Priority<Tile>[] = [
    { by: 'not-sampled', of: (tile) => (hasGuard(yourPlayer(s), KIND[tile] as Kind) ? 0 : 1) },
    { by: 'fewest-copies', of: (tile) => -copiesOnMap(s, tile) },
    { by: 'value', of: (tile) => VALUE[tile] as number },
  ];
  const tile = choose(candidates, priorities, (chosen) => ({ what: 'tile', tile: chosen }), dealer);
  removeFrom(s.map, tile);
  storeTile(s, tile, false);
  dealer.tell({ type: 'zu-excavated', tile, from: SITE[tile] as Location });
  sampleTile(s, tile, dealer); // EE-12.19
  return true;
}
