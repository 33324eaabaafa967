import { say, type Text } from '@stolik/engine';
import { type Colour, colourName } from '../pieces.ts';

/** Small parts of sentences that several of them share. `form` is the grammatical form that the sentence needs. */

export const colourText = (colour: Colour, form = 'nom'): Text => say(`colour-${colourName(colour)}`, { form });

export const factionText = (colour: Colour, form = 'nom'): Text => say(`faction-${colourName(colour)}`, { form });
