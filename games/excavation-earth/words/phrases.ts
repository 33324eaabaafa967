import { say, type Text, type TextArg } from '@stolik/engine';
import { MARKET_LOCATION } from '../content/map.ts';
import { type BuyerKind, buyerName, CENTRES, type Centre, type Colour, colourName, type Market } from '../pieces.ts';
import type { Who } from '../state.ts';

/** Small parts of sentences. */

/** Forms: `nom` yellow; `pl` yellow artefacts; `gen` of yellow artefacts; `card` a yellow card. */
export const colourText = (colour: Colour, form = 'nom'): Text => say(`colour-${colourName(colour)}`, { form });

export const buyerText = (kind: BuyerKind, form = 'nom'): Text => say(`buyer-${buyerName(kind)}`, { form });

/** Market 1 to 6. */
export const marketText = (market: Market): Text => say('market', { number: market + 1 });

/** Its place on the map, so that a screen can point at it; in the form `market` it is called by its number alone. */
export const marketPiece = (market: Market, form = 'nom'): TextArg => ({
  piece: MARKET_LOCATION[market],
  form,
});

export const centreText = (centre: Centre, form = 'nom'): Text => say(`centre-${CENTRES[centre]}`, { form });

/** A seat is named by the table, Zu by the game. */
export const whoText = (who: Who): TextArg => (who === 'zu' ? say('zu') : { seat: who });

/** Several things in a row, `none` if there are none: Fluent has no empty value. */
export const listed = (items: readonly TextArg[]): TextArg => (items.length === 0 ? 'none' : { all: items });

export const pieces = (ids: readonly number[], form = 'nom'): TextArg => listed(ids.map((piece) => ({ piece, form })));
