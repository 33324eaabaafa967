import { REST_MS } from './tips.ts';

/** A finger that lies on a thing. */
export interface Press {
  /** It has lain there long enough to ask what the thing is: lifting it chooses nothing. */
  readonly isLong: boolean;
  /** It does not lie there any more, or scrolls. */
  end(): void;
  /** It was lifted at this time, by the event's own account. */
  lift(at: number): void;
}

/**
 * A finger came down at this time; when it `rests` the thing explains itself. A busy page, or a busy browser before it, may hear so late of the finger that was
 * lifted again that it seems to rest: what the events themselves say of their times counts, and the tap is one after all (`wasShort`).
 */
export function pressing(since: number, rests: () => void, wasShort: () => void): Press {
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    rests();
  }, REST_MS);
  const end = (): void => clearTimeout(timer);
  return {
    get isLong() {
      return isLong;
    },
    end,
    lift: (at) => {
      end();
      if (!isLong || at - since >= REST_MS) return;
      isLong = false;
      wasShort();
    },
  };
}

/** What lay under the finger has been told already: nothing is chosen. */
export const SPENT: Press = { isLong: true, end: () => {}, lift: () => {} };
