import { type Some, some } from '@stolik/engine/lesson';
import {
  ACTION_CARDS,
  cardRegion,
  cardSymbol,
  TILES,
  tileColour,
  tileValue,
  travelCardsOf,
} from '../content/catalogue.ts';
import { type ColourName, colourNamed, FIRST } from '../pieces.ts';

/** Action cards of a colour, of one market or of any. A lesson speaks of kinds ("a green card"), not of pieces: twins may have been swapped. */
export const cards = (colour: ColourName, market?: 1 | 2 | 3 | 4 | 5 | 6): Some =>
  some(
    ACTION_CARDS.filter(
      (card) => cardRegion(card) === colourNamed(colour) && (market === undefined || cardSymbol(card) === market - 1),
    ),
    `${colour} card of market ${market}`,
  );

/** Action cards that name one of these markets, whatever their colour. */
export const cardsOf = (...markets: readonly number[]): Some =>
  some(
    ACTION_CARDS.filter((card) => markets.includes(cardSymbol(card) + 1)),
    `card of market ${markets}`,
  );

export const anyCard: Some = some(ACTION_CARDS, 'action card');

export const travelCards: Some = some(travelCardsOf(0), 'travel card');

/** Artefacts of a colour that are worth no more than this. */
export const cheapTiles = (colour: ColourName, most: number): Some =>
  some(
    TILES.filter((tile) => tileColour(tile) === colourNamed(colour) && tileValue(tile) <= most),
    `${colour} artefact worth ${most} at most`,
  );

export const tiles = (colour: ColourName): Some =>
  some(
    TILES.filter((tile) => tileColour(tile) === colourNamed(colour)),
    `${colour} artefact`,
  );

export const anyTile: Some = some(TILES, 'artefact');

/** A guard in one's own gallery, wherever the artefact belongs. */
export const samples: Some = some(
  Array.from({ length: 20 }, (_, at) => `sample@${FIRST.cell + at}`),
  'gallery',
);
