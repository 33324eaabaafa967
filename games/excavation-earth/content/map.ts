import { defined, given } from '@stolik/engine';
import {
  ALL_CENTRES,
  ALL_KINDS,
  allOf,
  byMarket,
  type Colour,
  colourNamed,
  FIRST,
  type Kind,
  type Location,
  type Market,
  pieceNamed,
  type Tile,
} from '../pieces.ts';
import { marketNamed, SITE_IDS, TILES, tileKind } from './catalogue.ts';
import mapFile from './map.json' with { type: 'json' };
import marketsFile from './markets.json' with { type: 'json' };

/** The world board: 21 locations and the lines between them (EE-1.3), and what each is good for. */
export interface Place {
  readonly id: string;
  readonly market: Market | null;
  readonly blackMarket: boolean;
  /** Of a dig site, with the glyphs it shows. */
  readonly region: Colour | null;
  readonly glyphs: readonly string[];
}

export const PLACES: readonly Place[] = mapFile.locations.map(({ id, kinds, region, glyphs }) => ({
  id,
  market: kinds.includes('market') ? marketNamed(id) : null,
  blackMarket: kinds.includes('black-market'),
  region: region === undefined ? null : colourNamed(region),
  glyphs: glyphs ?? [],
}));

export const LOCATIONS: readonly Location[] = allOf('location', PLACES);

export const placeAt = (location: Location): Place => defined(PLACES[location - FIRST.location]);

/** The market at a location that has one. */
export const marketOf = (location: Location): Market => given(placeAt(location).market);

/** By the id of the map file. */
export const locationNamed = (id: string): Location => pieceNamed('location', PLACES, id);

/** Locations one line away. */
export const NEIGHBOURS: readonly (readonly Location[])[] = PLACES.map(({ id }) =>
  mapFile.edges.flatMap(({ a, b }) => (a === id ? [locationNamed(b)] : b === id ? [locationNamed(a)] : [])),
);
export const neighboursOf = (location: Location): readonly Location[] => defined(NEIGHBOURS[location - FIRST.location]);

/** Lines from each location to each other, found by walking outwards. */
const DISTANCES: readonly (readonly number[])[] = LOCATIONS.map((from) => {
  const lines: number[] = PLACES.map(() => Number.POSITIVE_INFINITY);
  let ring: readonly Location[] = [from];
  for (let distance = 0; ring.length > 0; distance++) {
    for (const location of ring) lines[location - FIRST.location] = distance;
    ring = ring
      .flatMap((location) => neighboursOf(location))
      .filter((location) => lines[location - FIRST.location] === Number.POSITIVE_INFINITY);
  }
  return lines;
});

export const distance = (from: Location, to: Location): number =>
  defined(defined(DISTANCES[from - FIRST.location])[to - FIRST.location]);

/** All other locations, the nearest first. */
const OUTWARDS: readonly (readonly Location[])[] = LOCATIONS.map((from) =>
  LOCATIONS.filter((to) => to !== from).sort((one, other) => distance(from, one) - distance(from, other)),
);
export const outwards = (from: Location): readonly Location[] => defined(OUTWARDS[from - FIRST.location]);

/** Where each market is, which centre it belongs to and which black market shows its symbol (EE-1.4, EE-1.6a). */
const printed = byMarket((market) => defined(marketsFile.markets[market]));
const centres = marketsFile.commandCentres.map(({ id }) => id);
export const MARKET_LOCATION = byMarket((market) => locationNamed(printed[market].id));
export const CENTRE_OF = byMarket((market) => defined(ALL_CENTRES[centres.indexOf(printed[market].commandCentre)]));
export const BLACK_MARKET_OF = byMarket((market) => locationNamed(printed[market].blackMarket));

export const BLACK_MARKETS: readonly Location[] = LOCATIONS.filter((location) => placeAt(location).blackMarket);
export const DIG_SITES: readonly Location[] = LOCATIONS.filter((location) => placeAt(location).region !== null);

/** The dig site of each kind (EE-1.5). */
const SITE_OF_KIND: readonly Location[] = SITE_IDS.map(locationNamed);
export const siteOfKind = (kind: Kind): Location => defined(SITE_OF_KIND[kind]);

const SITE_OF_TILE: readonly Location[] = TILES.map((tile) => siteOfKind(tileKind(tile)));
export const siteOf = (tile: Tile): Location => defined(SITE_OF_TILE[tile - FIRST.tile]);

/** Kinds that belong to a site. */
export const kindsAt = (location: Location): Kind[] => ALL_KINDS.filter((kind) => siteOfKind(kind) === location);

/** Where explorers stand at the start (EE-2.16). */
export const STARTING_LOCATIONS: readonly Location[] = mapFile.startingExplorers
  .map(({ location }) => location)
  .filter((location) => PLACES.some(({ id }) => id === location))
  .map(locationNamed);
