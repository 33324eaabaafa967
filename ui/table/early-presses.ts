/** So long after a question has come by what somebody else did, what is pressed was meant for what lay there before: nobody has read the question by then. */
export const QUIET_MS = 500;

/** Tells presses that were meant for what lay there before a question came. */
export interface EarlyPresses {
  /** Something is asked of this chair at this time, or nothing is. */
  asked(seat: number | null, asks: boolean, at: number): void;
  /** Is a press too early that came down at this time? */
  isEarly(at: number): boolean;
}

/** A question that follows from one's own answer is expected, and so is one that another person at the same screen finds: they may be answered at once. */
export function earlyPresses(quiet: number): EarlyPresses {
  let before: { readonly seat: number | null; readonly asks: boolean } | null = null;
  let since = Number.NEGATIVE_INFINITY;
  return {
    asked: (seat, asks, at) => {
      if (asks && before?.asks === false && before.seat === seat) since = at;
      before = { seat, asks };
    },
    isEarly: (at) => at - since < quiet,
  };
}
