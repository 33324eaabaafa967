import { type Piece, say, type Text } from '@stolik/engine';
import { buyerKind, GLYPH_NAMES, REGION, TILE_COLOUR, VALUE_OF_KIND } from '../content/catalogue.ts';
import { placeAt } from '../content/map.ts';
import {
  type ActionCard,
  type Buyer,
  buyerName,
  type Cell,
  type Colour,
  colourName,
  colourOfKind,
  type Explorer,
  FACE_DOWN,
  glyphOfKind,
  isActionCard,
  type Kind,
  kindOfCell,
  type Location,
  type OrderCard,
  type Tile,
} from '../pieces.ts';
import { sideOf } from '../rules/orders.ts';
import { nameOf, orderName } from './names.ts';

/** Pieces as the table shows them, with a colour to draw them in and what is special about them now. */

export const shownCard = (card: number, note?: Text): Piece => {
  if (card === FACE_DOWN) return { id: null, name: say('face-down') };
  const tint = isActionCard(card) ? { tint: colourName(REGION[card as ActionCard] as Colour) } : {};
  return { id: card, name: nameOf(card), ...tint, ...(note === undefined ? {} : { note }) };
};

/** In its colour's row the colour need not be said. */
export const shownTile = (tile: Tile, note?: Text): Piece => ({
  id: tile,
  name: nameOf(tile),
  tint: colourName(TILE_COLOUR[tile] as Colour),
  ...(note === undefined ? {} : { note }),
});

export const shownBuyer = (buyer: Buyer): Piece => {
  const name = buyerName(buyerKind(buyer));
  return { id: buyer, name: nameOf(buyer), tint: name === 'special' ? 'white' : name };
};

export const shownExplorer = (explorer: Explorer): Piece => ({ id: explorer, name: nameOf(explorer) });

/** What a location is, in two words: its market, its region and glyphs. */
export function shownLocation(location: Location): Piece {
  const { market, blackMarket, region, glyphs } = placeAt(location);
  return {
    id: location,
    name: say('shown-location', {
      market: market === null ? 'none' : market + 1,
      blackMarket: blackMarket ? 'yes' : 'no',
      region: region === null ? 'none' : say(`colour-${colourName(region)}`),
      glyphs: glyphs.length === 0 ? 'none' : { all: glyphs.map((glyph) => say(`glyph-${glyph}`)) },
    }),
    ...(region === null ? {} : { tint: colourName(region) }),
  };
}

/** A cell of a gallery: its glyph and value, and whether a guard stands there. */
export function shownCell(cell: Cell, guarded: boolean): Piece {
  const kind: Kind = kindOfCell(cell);
  return {
    id: cell,
    name: say('shown-cell', {
      glyph: say(`glyph-${GLYPH_NAMES[glyphOfKind(kind)]}`),
      value: VALUE_OF_KIND[kind] as number,
    }),
    ...(guarded ? { tint: colourName(colourOfKind(kind)), note: say('mark-guard') } : {}),
  };
}

/** Only the side that counts in this round has a say. */
export const shownOrder = (order: OrderCard, round: number): Piece => ({
  id: order,
  name: orderName(order, sideOf(round)),
});
