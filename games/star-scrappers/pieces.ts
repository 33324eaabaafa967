import { isOneOf, placeNamed } from '@stolik/engine';
import { type PieceOf, piecesOf } from '@stolik/engine/pieces';

/** Every piece has a number of its own, in ranges by kind. */
export const { is, FIRST, pieceAt, allOf, byKind } = piecesOf(
  { mercenary: 0, crystal: 100, artifact: 200, half: 300 },
  400,
);

export type Mercenary = PieceOf<'mercenary'>;
export type Crystal = PieceOf<'crystal'>;
export type Artifact = PieceOf<'artifact'>;
/** One half of an Artifact card; once a card is collected only its chosen half is left of it. */
export type Half = PieceOf<'half'>;

/** An empty slot of the Mine or the Docks; a Mercenary or an Artifact card that the viewer may not see. */
export { FACE_DOWN, NONE as EMPTY } from '@stolik/engine/pieces';

/** A crystal of which the viewer sees only the size, and so the cost (SS-3.9): it lies among crystals, though it has no number of theirs. */
export const faceDownCrystal = (cost: number): Crystal => (-100 - cost) as Crystal;
export const isFaceDownCrystal = (piece: number): boolean => piece <= -100;
export const costOfFaceDown = (piece: number): number => -100 - piece;

/** Colour and faction are the same thing; a colour is its place in `COLOURS`. */
export type Colour = 0 | 1 | 2 | 3 | 4 | 5;

export const COLOURS = ['purple', 'brown', 'blue', 'yellow', 'red', 'green'] as const;
export type ColourName = (typeof COLOURS)[number];
export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3, 4, 5];
/** Something of each colour. */
export type ByColour<T> = [T, T, T, T, T, T];

export const isColourName = (word: unknown): word is ColourName => isOneOf(COLOURS, word);
export const findColour = (name: unknown): Colour | undefined => ALL_COLOURS.find((colour) => COLOURS[colour] === name);
export const colourNamed = (name: string): Colour => placeNamed(COLOURS, name);
export const colourName = (colour: Colour): ColourName => COLOURS[colour];
