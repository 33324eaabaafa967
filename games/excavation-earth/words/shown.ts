import { type Piece, say, seat, type Text } from '@stolik/engine';
import { buyerKind, cardRegion, fuelOf, GLYPH_NAMES, kindValue, tileColour } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, placeAt } from '../content/map.ts';
import {
  ALL_MARKETS,
  type Buyer,
  buyerName,
  type Cell,
  colourName,
  colourOfKind,
  type Explorer,
  FACE_DOWN,
  glyphOfKind,
  is,
  type Kind,
  kindOfCell,
  type Location,
  type OrderCard,
  ownerOfExplorer,
  type Tile,
  type TravelCard,
} from '../pieces.ts';
import { sideOf } from '../rules/orders.ts';
import type { Who } from '../state.ts';
import { nameOf, orderName } from './names.ts';
import { whoText } from './phrases.ts';

/** Pieces as the table shows them, with a colour to draw them in and what is special about them now. */

export const shownCard = (card: number, note?: Text): Piece => {
  if (card === FACE_DOWN) return { id: null, name: say('face-down') };
  const tint = is.actionCard(card) ? { tint: colourName(cardRegion(card)) } : {};
  return { id: card, name: nameOf(card), ...tint, ...(note === undefined ? {} : { note }) };
};

/** In the row of the travel cards their fuel is enough. */
export const shownTravel = (card: TravelCard): Piece => ({
  id: card,
  name: say('shown-travel', { fuel: fuelOf(card) }),
});

export const shownTile = (tile: Tile): Piece => ({
  id: tile,
  name: nameOf(tile),
  tint: colourName(tileColour(tile)),
});

/** In a queue the colour is enough: everybody there is a buyer. */
export const shownBuyer = (buyer: Buyer): Piece => {
  const name = buyerName(buyerKind(buyer));
  return { id: buyer, name: say(`shown-${name}`), tint: name === 'special' ? 'white' : name };
};

export const shownExplorer = (explorer: Explorer): Piece => ({
  id: explorer,
  name: nameOf(explorer),
  seat: seat(ownerOfExplorer(explorer)),
});

/** Traders or envoys of one rival: they cannot be told apart. */
export const shownCrew = (key: string, who: Who, count: number): Piece[] =>
  Array.from({ length: count }, () => ({
    id: null,
    name: say(key, { player: whoText(who) }),
    ...(who === 'zu' ? {} : { seat: who }),
  }));

/** What a location is, in two words: its market, the symbols of its black market, its region and glyphs. */
export function shownLocation(location: Location): Piece {
  const { market, blackMarket, region, glyphs } = placeAt(location);
  return {
    id: location,
    name: say('shown-location', {
      market: market === null ? 'none' : market + 1,
      symbols: blackMarket ? { all: symbolsAt(location) } : 'none',
      region: region === null ? 'none' : say(`colour-${colourName(region)}`),
      glyphs: glyphs.length === 0 ? 'none' : { all: glyphs.map((glyph) => say(`glyph-${glyph}`)) },
    }),
    ...(region === null ? {} : { tint: colourName(region) }),
  };
}

/** The markets whose cards smuggle there (EE-1.6a). */
const symbolsAt = (location: Location): number[] =>
  ALL_MARKETS.filter((market) => BLACK_MARKET_OF[market] === location).map((market) => market + 1);

/** A cell of a gallery: its glyph and value, and whether a guard stands there. */
export function shownCell(cell: Cell, guarded: boolean): Piece {
  const kind: Kind = kindOfCell(cell);
  return {
    id: cell,
    name: say('shown-cell', {
      glyph: say(`glyph-${GLYPH_NAMES[glyphOfKind(kind)]}`),
      value: kindValue(kind),
    }),
    ...(guarded ? { tint: colourName(colourOfKind(kind)), note: say('mark-guard') } : {}),
  };
}

/** Only the side that counts in this round has a say. */
export const shownOrder = (order: OrderCard, round: number): Piece => ({
  id: order,
  name: orderName(order, sideOf(round)),
});
