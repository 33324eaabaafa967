import { say, type Text } from '@stolik/engine';
import {
  buyerKind,
  cardRegion,
  cardSymbol,
  factionKind,
  fuelOf,
  GLYPH_NAMES,
  kindValue,
  orderDesign,
  TILES,
  tileKind,
  tileValue,
  zuKind,
} from '../content/catalogue.ts';
import {
  BLACK_MARKET_OF,
  CENTRE_OF,
  kindsAt,
  MARKET_LOCATION,
  neighboursOf,
  placeAt,
  siteOfKind,
} from '../content/map.ts';
import { TRACK_SPACES } from '../content/tables.ts';
import {
  ALL_MARKETS,
  byKind,
  type Colour,
  colourOfKind,
  glyphOfKind,
  type Kind,
  kindOfCell,
  type Location,
  type Market,
  SPECIAL,
  type Tile,
} from '../pieces.ts';
import { orderTexts, powerText, zuCardText } from './effects.ts';
import { orderName } from './names.ts';
import { centreText, colourText, listed, pieces } from './phrases.ts';

/** What a piece is good for, in words made from what it does. */
export const explain = byKind<readonly Text[]>(
  {
    actionCard: (card) => [cardText(cardRegion(card), cardSymbol(card), fuelOf(card))],
    travelCard: (card) => [say('explain-travel-card', { fuel: fuelOf(card) })],
    tile: (tile) => [kindText(tileKind(tile), tileValue(tile)), say('explain-value')],
    location: locationTexts,
    buyer: (buyer) => {
      const kind = buyerKind(buyer);
      return [
        kind === SPECIAL
          ? say('explain-special-buyer')
          : say('explain-buyer', { colour: colourText(kind, 'pl'), spaces: TRACK_SPACES }),
      ];
    },
    explorer: () => [say('explain-explorer')],
    cell: (cell) => [cellText(kindOfCell(cell))],
    orderCard: (order) => {
      const { white, yellow } = orderDesign(order);
      return [
        say('explain-order', { round: 2, name: orderName(order, 'white') }),
        ...orderTexts(white),
        say('explain-order', { round: 3, name: orderName(order, 'yellow') }),
        ...orderTexts(yellow),
      ];
    },
    zuCard: (card) => [zuCardText(zuKind(card).effect)],
    faction: (faction) => {
      const { id, initiative, power } = factionKind(faction);
      const about = say('explain-faction', { title: say(`${id}-title`), initiative });
      return power === null ? [about] : [about, powerText(power)];
    },
    buyerCard: () => [],
  },
  () => [],
);

const cardText = (colour: Colour, market: Market, fuel: number): Text =>
  say('explain-action-card', {
    colour: colourText(colour, 'pl'),
    market: market + 1,
    centre: centreText(CENTRE_OF[market]),
    blackMarket: { piece: BLACK_MARKET_OF[market], form: 'place' },
    fuel,
  });

const copiesOf = (kind: Kind): number => TILES.filter((tile: Tile) => tileKind(tile) === kind).length;

const glyphText = (kind: Kind): Text => say(`glyph-${GLYPH_NAMES[glyphOfKind(kind)]}`);

const kindText = (kind: Kind, value: number): Text =>
  say('explain-tile', {
    colour: colourText(colourOfKind(kind)),
    glyph: glyphText(kind),
    value,
    copies: copiesOf(kind),
    site: { piece: siteOfKind(kind) },
  });

const cellText = (kind: Kind): Text =>
  say('explain-cell', {
    colour: colourText(colourOfKind(kind)),
    glyph: glyphText(kind),
    value: kindValue(kind),
  });

function locationTexts(location: Location): Text[] {
  const { market, blackMarket, region } = placeAt(location);
  const texts: Text[] = [];
  if (market !== null) texts.push(say('explain-market', { number: market + 1, centre: centreText(CENTRE_OF[market]) }));
  if (blackMarket) {
    const symbols = ALL_MARKETS.filter((one) => BLACK_MARKET_OF[one] === location);
    texts.push(
      say('explain-black-market', {
        markets: pieces(
          symbols.map((one) => MARKET_LOCATION[one]),
          'market',
        ),
      }),
    );
  }
  if (region !== null)
    texts.push(
      say('explain-site', { colour: colourText(region, 'pl'), glyphs: listed(kindsAt(location).map(glyphText)) }),
    );
  texts.push(say('explain-lines', { neighbours: pieces(neighboursOf(location)) }));
  return texts;
}
