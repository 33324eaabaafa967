/** What a search may be told. The numbers of `usualSearch` were measured, see docs/bots.md. */
export interface SearchSettings {
  /** How much a choice seldom tried is favoured, in units of the spread of all results. */
  readonly exploration: number;
  /** Lines played on one guess at what is hidden, before the next guess is dealt. */
  readonly linesPerDeal: number;
  /** Turns played on after the seat's own, in a deep line; null: until the seat has had its next turn. */
  readonly reach: number | null;
  /** Turns tried for each turn of a deep line; the best for the one who plays it is taken. */
  readonly samples: number;
  /** Turns of the seat that are compared by deep lines. */
  readonly contenders: number;
  /** Lines of the first kind for each of the second, in units of what a deep line costs. */
  readonly balance: number;
}

export const usualSearch: SearchSettings = {
  exploration: 0.5,
  linesPerDeal: 4,
  reach: null,
  samples: 12,
  contenders: 12,
  balance: 1,
};
