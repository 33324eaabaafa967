import { type Piece, type Seat, say, type Text } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import { areasOf, isWater, symbolsOf } from '../content/regions.ts';
import { CITIZENS, colourOfSeat, SHIPS, secondColourOfSeat } from '../content/tables.ts';
import {
  type Area,
  BUILDINGS,
  type Building,
  buildingOf,
  type Card,
  type Cell,
  FIRST_BUILDING,
  isShip,
  MOST_CITIZENS,
  ownerOf,
  regionOfArea,
  UNITS_PER_SEAT,
} from '../pieces.ts';
import { controllerOf, NOBODY } from '../rules/control.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { linksOf } from '../rules/graph.ts';
import { type Laid, NOT_BUILT, ON_BUILDING, OPEN_GROUND, type Player, type State } from '../state.ts';
import { symbolsText } from './explain.ts';
import { nameOf, numberOfArea } from './names.ts';
import { neighboursOf } from './options.ts';
import { all, florinsText, kindText } from './phrases.ts';

/** Pieces as they lie on the described table. Names are short there, because the row says the rest. */
export const namedPiece = (piece: number): Piece => ({ id: piece, name: nameOf(piece) });

/** The region itself, then each of its areas with its buildings and units. */
export function regionPieces(view: State, { region }: Laid): Piece[] {
  return [
    { id: region, name: say('shown-region', { region: { piece: region } }) },
    ...areasOf(region).flatMap((area) => [areaPiece(view, area), ...buildingsIn(view, area), ...unitsIn(view, area)]),
  ];
}

function areaPiece(view: State, area: Area): Piece {
  const links = linksOf(view, area);
  const pillaged = view.pillaged
    .filter((symbol) => symbol >> 3 === area)
    .map((symbol) => kindText(symbolsOf(area)[symbol & 7] as number));
  const symbols = symbolsText(area);
  const said: Text[] = [symbols];
  if (pillaged.length > 0) said.push(say('mark-pillaged', { kinds: all(pillaged) }));
  if (links.length > 0) said.push(say('mark-links', { areas: all(links.map((link) => ({ piece: link as number }))) }));
  return {
    id: area,
    name: say(isWater(area) ? 'shown-water' : 'shown-land', { number: numberOfArea(area) }),
    note: say('mark-area', { parts: all(said) }),
  };
}

/** Buildings on the land of an area; a port is shown there and not in its water. */
function buildingsIn(view: State, area: Area): Piece[] {
  return BUILDINGS.flatMap((name, kind) => {
    const building = buildingOf(regionOfArea(area), kind);
    if (view.holder[building - FIRST_BUILDING] === NOT_BUILT || view.ground[building - FIRST_BUILDING] !== area)
      return [];
    return [{ id: building as number, name: say(`shown-${name}`), note: controlText(view, building) }];
  });
}

function controlText(view: State, building: Building): Text {
  const seat = controllerOf(view, building);
  const used = view.served.includes(building) ? 'yes' : 'no';
  return seat === NOBODY
    ? say('mark-uncontrolled', { used })
    : say('mark-control', { player: { seat: seat as Seat }, used });
}

function unitsIn(view: State, area: Area): Piece[] {
  const units: Piece[] = [];
  for (let unit = 0; unit < view.at.length; unit++) {
    if (view.at[unit] !== area) continue;
    units.push({ id: unit, name: nameOf(unit), note: unitNote(view, unit), tint: tintOf(view, unit) });
  }
  return units;
}

/** Two players have two colours each; the second one comes out when the first is used up (AR-15.2). */
function tintOf({ seats }: State, unit: number): string {
  const seat = ownerOf(unit);
  const number = unit % UNITS_PER_SEAT;
  const second = isShip(unit) ? number - MOST_CITIZENS >= SHIPS : number >= CITIZENS;
  return second ? secondColourOfSeat(seat) : colourOfSeat(seat, seats);
}

function unitNote(view: State, unit: number): Text {
  const state = view.lying[unit] !== 0 ? 'lying' : view.engaged[unit] !== 0 ? 'engaged' : 'free';
  const spot = view.spot[unit] as number;
  if (spot === OPEN_GROUND) return say('mark-unit', { state });
  if (spot >= ON_BUILDING) return say('mark-unit-on', { state, place: say(`shown-${BUILDINGS[spot - ON_BUILDING]}`) });
  return say('mark-unit-on', { state, place: kindText(symbolsOf(view.at[unit] as number)[spot - 1] as number) });
}

/** An empty cell where a tile may be laid. */
export function spotPiece(view: State, cell: Cell): Piece {
  const regions = neighboursOf(view, cell).map((region) => ({ piece: region as number }));
  return { id: cell, name: nameOf(cell), note: say('mark-cell', { regions: all(regions) }) };
}

export const cardOnTrack = (view: State, card: Card): Piece => ({
  id: card,
  name: nameOf(card),
  note: say('mark-price', {
    price: florinsText(priceOnTrack(view, card)),
    kind: say(`card-kind-${cardKind(card).kind}`, { form: 'nom' }),
  }),
});

export function ownedCard(view: State, { wonders }: Player, card: Card): Piece {
  const state = wonders.includes(card) ? 'built' : view.used.includes(card) ? 'used' : cardKind(card).arrow;
  return { id: card, name: nameOf(card), note: say(`mark-card-${state}`) };
}
