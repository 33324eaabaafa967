import { defined, type Seat, type Terrain } from '@stolik/engine';

export type Paint = (text: string) => string;

/** A colour is never the only sign: each comes with a shape of its own. */
export interface Sign {
  readonly mark: string;
  readonly paint: Paint;
}

/** The shape of a seat, and the same shape hollow. */
export interface SeatSign extends Sign {
  readonly hollow: string;
}

/** The few ways in which the terminal writes. */
export interface Ink {
  readonly plain: Paint;
  readonly bold: Paint;
  readonly dim: Paint;
  /** What can be done now. */
  readonly accent: Paint;
  /** A place at the table: shape and colour. */
  seat(seat: Seat): SeatSign;
  /** A piece of that colour word; null for a word the house does not know. */
  tint(word: string): Sign | null;
  /** A side of a cell on a map. */
  terrain(terrain: Terrain): Paint;
}

/** Shapes and colours (of the 256) by seat, told apart by colour-blind eyes as well. */
const seats: readonly (readonly [mark: string, hollow: string, colour: number])[] = [
  ['●', '○', 69],
  ['▲', '△', 208],
  ['■', '□', 37],
  ['◆', '◇', 168],
  ['★', '☆', 250],
];

const terrains: { readonly [terrain in Terrain]: number } = { sea: 67, field: 107, mountain: 137 };

/** Cuts and colours by the colour words that games use. */
const tints: { readonly [word: string]: readonly [mark: string, colour: number] } = {
  purple: ['❖', 135],
  brown: ['▣', 137],
  blue: ['◗', 33],
  yellow: ['✦', 178],
  red: ['▼', 167],
  green: ['▰', 71],
  orange: ['◈', 208],
  pink: ['✿', 205],
  teal: ['◐', 37],
  gold: ['✹', 172],
  white: ['○', 252],
  grey: ['◌', 245],
  black: ['◉', 240],
};

const sgr =
  (on: string, off: string): Paint =>
  (text) =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;

const colour = (number: number): Paint => sgr(`38;5;${number}`, '39');

export function inkOf(colours: boolean): Ink {
  const plain: Paint = (text) => text;
  const painted = (number: number): Paint => (colours ? colour(number) : plain);
  return {
    plain,
    bold: colours ? sgr('1', '22') : plain,
    dim: colours ? sgr('2', '22') : plain,
    accent: colours ? sgr('1;38;5;173', '22;39') : plain,
    seat(seat) {
      const [mark, hollow, number] = defined(seats[seat % seats.length]);
      return { mark, hollow, paint: painted(number) };
    },
    tint(word) {
      const known = Object.hasOwn(tints, word) ? tints[word] : undefined;
      return known ? { mark: known[0], paint: painted(known[1]) } : null;
    },
    terrain: (terrain) => painted(terrains[terrain]),
  };
}
