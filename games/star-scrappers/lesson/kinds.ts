import { type Some, some } from '@stolik/engine/lesson';
import { ARTIFACTS, COLOUR, COST, CRYSTALS, HAS_SYMBOL, halvesOf, LEVEL, MERCENARIES } from '../content/catalogue.ts';
import { type ColourName, colourNamed } from '../pieces.ts';

/** Cards of a level, of one colour or of any. A lesson speaks of kinds ("a yellow 1"), not of pieces: twins may have been swapped. */
export const cards = (level: 1 | 2 | 3 | 4, colour?: ColourName): Some =>
  some(
    MERCENARIES.filter(
      (card) => LEVEL[card] === level && (colour === undefined || COLOUR[card] === colourNamed(colour)),
    ),
    `${colour ?? ''} ${level}`,
  );

/** Crystals of a colour and cost; `symbol`: only those with one. */
export const crystals = (colour: ColourName, cost: 1 | 3 | 6 | 10, symbol = false): Some =>
  some(
    CRYSTALS.filter(
      (one) => COLOUR[one] === colourNamed(colour) && COST[one] === cost && (!symbol || HAS_SYMBOL[one] === true),
    ),
    `${colour} Crystal of ${cost}`,
  );

export const artifacts = (cost: number): Some =>
  some(
    ARTIFACTS.filter((one) => COST[one] === cost),
    `Artifact of ${cost}`,
  );

export const leftHalves: Some = some(
  ARTIFACTS.map((one) => halvesOf(one)[0]),
  'left half',
);
