import { defined, type Ground, given, type HexCell } from '@stolik/engine';
import { type Free, INNER, middleOf, nameAtHead, type Placed, type Point, placeFor, roomIn } from '@stolik/ui';
import { hutsOf } from '../content/regions.ts';
import { buildingOf, is, isShip, regionOfArea } from '../pieces.ts';
import { ON_BUILDING, OPEN_GROUND, type State } from '../state.ts';

/** Where everything in a cell stands: symbols and huts first, because they never move, then buildings, then units in the open. */
export interface Standing {
  readonly huts: readonly Point[];
  /** By area, one for each of its symbols. */
  readonly symbols: ReadonlyMap<number, readonly Point[]>;
  /** Buildings and units by their number. */
  readonly things: ReadonlyMap<number, Point>;
  /** Where the next one would stand, by area. */
  readonly next: ReadonlyMap<number, Point>;
  /** The region's name: at the foot or the head of the cell, wherever less stands in its way. It grows towards the middle, and never over the edge. */
  readonly name: Point & { readonly atHead: boolean };
}

const SIZES = { symbol: 14, hut: 10, building: 20, unit: 13, ship: 17 } as const;
/** Half of the room that a name takes up. */
const NAME = { width: 72, height: 13 };
const FROM_EDGE = 2;
/** A unit stands beside what it works at, not on top of it; at a building on the first of these sides that is its own ground. */
const ON_SYMBOL = { x: 8, y: -6 };
const AT_BUILDING = [
  { x: 15, y: 10 },
  { x: -15, y: 10 },
  { x: 15, y: -10 },
  { x: -15, y: -10 },
] as const;
/** A point of the ground is never farther than this: they are looked for in a mesh. */
const NEAR = 5;

const rooms = new Map<string, ReadonlyMap<number, readonly Free[]>>();
/** More maps than one sees at a time; then they are worked out anew. */
const MANY = 400;

/** The room of a cell follows from the tile and from how and where it lies. */
function roomOf(cell: HexCell): ReadonlyMap<number, readonly Free[]> {
  const key = `${cell.piece.id} ${cell.q} ${cell.r} ${cell.grounds.map(({ sides }) => sides.join('')).join('.')}`;
  const known = rooms.get(key);
  if (known !== undefined) return known;
  if (rooms.size > MANY) rooms.clear();
  const found = new Map([...roomIn(cell)].map(([{ piece }, points]) => [given(piece.id), points]));
  rooms.set(key, found);
  return found;
}

const stood = new Map<string, Standing>();

/** Found again while nobody in the cell has moved: to find room for everything takes longer than to draw it. */
export function standingIn(state: Pick<State, 'spot'> | null, cell: HexCell): Standing {
  const things = cell.grounds.map(({ piece, pieces, sides }) => {
    const all = pieces.map(({ id }) => (id === null ? '' : `${id}:${is.unit(id) ? (state?.spot[id] ?? '') : ''}`));
    return `${piece.id} ${sides.join('')} ${all.join(',')}`;
  });
  const key = `${cell.piece.id} ${cell.q} ${cell.r} ${things.join('|')}`;
  const known = stood.get(key);
  if (known !== undefined) return known;
  if (stood.size > MANY) stood.clear();
  const found = placeAll(state, cell);
  stood.set(key, found);
  return found;
}

function placeAll(state: Pick<State, 'spot'> | null, cell: HexCell): Standing {
  const room = roomOf(cell);
  const taken: Placed[] = [];
  const place = (ground: Ground, size: keyof typeof SIZES): Point => {
    const at = placeFor(room.get(given(ground.piece.id)) ?? [], SIZES[size], taken);
    taken.push(at);
    return at;
  };
  const symbols = new Map(
    cell.grounds.map((ground) => [
      given(ground.piece.id),
      ground.pieces.filter(({ id }) => id === null).map(() => place(ground, 'symbol')),
    ]),
  );
  const village = cell.grounds
    .filter(({ water }) => !water)
    .toSorted(
      (one, other) => (room.get(given(other.piece.id))?.length ?? 0) - (room.get(given(one.piece.id))?.length ?? 0),
    )[0];
  const huts =
    village === undefined ? [] : Array.from({ length: hutsOf(given(cell.piece.id)) }, () => place(village, 'hut'));
  const things = new Map<number, Point>();
  const next = new Map<number, Point>();
  for (const ground of cell.grounds)
    for (const { id } of ground.pieces) if (is.building(id)) things.set(id, place(ground, 'building'));
  for (const ground of cell.grounds) {
    for (const { id } of ground.pieces) {
      if (!is.unit(id)) continue;
      const spot = state?.spot[id] ?? OPEN_GROUND;
      const beside = besideWork(ground, spot, symbols, things, room.get(given(ground.piece.id)) ?? []);
      if (beside !== null) taken.push({ ...beside, radius: SIZES.unit });
      things.set(id, beside ?? place(ground, isShip(id) ? 'ship' : 'unit'));
    }
    next.set(given(ground.piece.id), placeFor(room.get(given(ground.piece.id)) ?? [], SIZES.unit, taken));
  }
  return { huts, symbols, things, next, name: nameAmong(cell, taken) };
}

function nameAmong(cell: HexCell, taken: readonly Placed[]): Standing['name'] {
  const { x, y } = middleOf(cell);
  const foot = { x, y: y + INNER - FROM_EDGE };
  const head = { x, y: y - INNER + FROM_EDGE };
  const covered = {
    foot: coveredAt({ x, y: foot.y - NAME.height }, taken),
    head: coveredAt({ x, y: head.y + NAME.height }, taken),
  };
  const atHead = nameAtHead(cell) ? covered.foot >= covered.head : covered.head < covered.foot;
  return { ...(atHead ? head : foot), atHead };
}

/** How much of a name's room is taken up by what stands there. */
const coveredAt = (at: Point, taken: readonly Placed[]): number =>
  taken.reduce((sum, { x, y, radius }) => {
    const across = Math.max(0, NAME.width + radius - Math.abs(x - at.x));
    const along = Math.max(0, NAME.height + radius - Math.abs(y - at.y));
    return sum + Math.min(across, 2 * radius) * Math.min(along, 2 * NAME.height);
  }, 0);

/** A unit that works stands at its symbol or building; null when it stands in the open. */
function besideWork(
  ground: Ground,
  spot: number,
  symbols: Standing['symbols'],
  things: ReadonlyMap<number, Point>,
  room: readonly Free[],
): Point | null {
  if (spot === OPEN_GROUND) return null;
  const building = spot >= ON_BUILDING;
  const at = building
    ? things.get(buildingOf(regionOfArea(given(ground.piece.id)), spot - ON_BUILDING))
    : symbols.get(given(ground.piece.id))?.[spot - 1];
  if (at === undefined) return null;
  const beside = (by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });
  if (!building) return beside(ON_SYMBOL);
  const sides = AT_BUILDING.map(beside);
  return sides.find((side) => isInside(side, room)) ?? defined(sides[0]);
}

/** Clear of coast and edge, so that whoever stands or lies there is seen to be on this ground. */
const isInside = ({ x, y }: Point, room: readonly Free[]): boolean =>
  room.some((free) => free.clear >= 7 && Math.hypot(free.x - x, free.y - y) <= NEAR);
