/** What a search may be told. The numbers of `usualSearch` were measured, see README.md. */
export interface SearchSettings {
  /** Turns of its own that the seat keeps for a closer look. */
  readonly contenders: number;
  /** Turns made up on one guess at what is hidden, before the next guess is dealt. */
  readonly turnsPerDeal: number;
  /** Turns looked ahead after the seat's own; null: until the seat has had its next turn. 0: none. */
  readonly reach: number | null;
  /** Ways tried for each of those turns; the best for the one who plays it is taken. */
  readonly replies: number;
  /** Ways tried to finish a turn of its own after luck or something revealed, when turns are made up; the best of them is taken. */
  readonly rests: number;
  /** Contenders compared on one guess, with the same luck for all. */
  readonly compared: number;
  /** Iterations spent on looking ahead for each one spent on making up turns. */
  readonly foresight: number;
  /** So many looks ahead count as much as what could be seen when the turn ended. */
  readonly trust: number;
  /** How much a turn seldom looked at is favoured, in units of the spread of what looks ahead bring. */
  readonly curiosity: number;
  /** The part of the budget after which a clear choice is made at once; 1: never earlier. */
  readonly patience: number;
  /** How much better a worse turn may seem when it comes to choosing, in spreads of what turns are worth; 0: not at all. */
  readonly haze: number;
}

export const usualSearch: SearchSettings = {
  contenders: 12,
  turnsPerDeal: 4,
  reach: null,
  replies: 8,
  rests: 3,
  compared: 5,
  foresight: 1,
  trust: 8,
  curiosity: 0.5,
  patience: 0.3,
  haze: 0,
};
