import { type Seat, seat } from './seat.ts';

/**
 * What can be chosen: a small plain value, and what a record stores. A number is always a piece of the game's catalogue; a
 * word is a string such as `pass` (an amount is a word of digits). A word that speaks of a place ends in `@` and the
 * place's id: `raid@base-1`.
 */
export type Option = number | string;

/** The word by which a turn is ended, in every game: it is asked for even when nothing else is left, and what was ended so is not held (decision 0010). */
export const END = 'end';

/** Whose turn it is to choose, what is asked, and the complete list of legal options. */
export interface Decision {
  /** The table's sequence number when it was asked. An answer repeats it, so a late answer can be told from a right one. */
  readonly id: number;
  readonly seat: Seat;
  /** Key of the question: the script's name and the choice's, `mine.crystal`. */
  readonly prompt: string;
  /** Never changed once listed, so copies of a table may share it. */
  readonly options: readonly Option[];
}

/** What a seat says: which decision it answers, and the option itself, never its place in a list. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: number;
  readonly option: Option;
}

/** One accepted choice, as a record keeps it. */
export interface Choice {
  readonly seat: Seat;
  readonly option: Option;
  /** Several seats were asked at once, so the record has to say who chose. */
  readonly together?: true;
}

/** The place or piece an option speaks of, or null for a plain word. */
export function placeOf(option: Option): string | null {
  if (typeof option === 'number') return null;
  const at = option.indexOf('@');
  return at < 0 ? null : option.slice(at + 1);
}

/** Options with a word beside them: cards, or `none`. */
export const or = <T, W extends string>(options: readonly T[], word: W): (T | W)[] => [...options, word];

/** The seat that a word's place ends with: of `raid@base-1`, of `player-1`. */
export const seatIn = (word: string): Seat => seat(Number(word.slice(word.lastIndexOf('-') + 1)));

/** The piece that an option is, where words could be chosen as well. */
export function pieceIn<P extends number>(option: P | string | null | undefined): P {
  if (typeof option === 'number') return option;
  throw new Error(`"${option}" was chosen where only a piece can be: a fault in the rules.`);
}

/** The verb of a word: `raid` of `raid@base-1`. */
export function verbOf(option: string): string {
  const at = option.indexOf('@');
  return at < 0 ? option : option.slice(0, at);
}

/** The words by which a question is left as it is: nothing (more) is taken, done or said. */
const CLOSING: ReadonlySet<string> = new Set([
  'cancel',
  'close',
  'decline',
  'done',
  END,
  'enough',
  'give-up',
  'go-on',
  'keep',
  'no',
  'none',
  'pass',
  'refuse',
  'skip',
  'stay',
  'stop',
]);

/** Does this option end, pass or decline? A game says so by the word it chooses; screens keep such an answer in sight, at one place and last. */
export const closes = (option: Option): boolean => typeof option === 'string' && CLOSING.has(option);

/** Why something was not done; nothing was changed. `message` is a sentence for people, `why` is for programs. */
export interface Refusal {
  readonly why: RefusalReason;
  readonly message: string;
}

export type RefusalReason =
  | 'game-over'
  | 'not-your-decision'
  | 'stale-decision'
  | 'unknown-option'
  | 'unknown-game'
  | 'seats'
  | 'variant'
  | 'bad-record'
  | 'other-version'
  | 'nothing-to-undo'
  | 'undo-chance'
  | 'undo-revealed'
  | 'undo-other-seat'
  | 'broken-rules';

export const refuse = (why: RefusalReason, message: string): Refusal => ({ why, message });
