import type { Choice } from '../decision.ts';
import { isLastChoice } from '../last-choice.ts';
import type { AnyMatch } from '../match.ts';
import type { Seat } from '../seat.ts';

/** Whether the last choice of a turn is held, and until when it is not let go (decision 0010). How long is the table's own business. */
export class Hold {
  private released: Choice | null = null;

  /** Is the table held for this seat, which has made the last choice of its turn? */
  holds(match: AnyMatch, seat: Seat): boolean {
    return match.choices.at(-1) !== this.released && isLastChoice(match, seat);
  }

  /** The last choice stands, and others go on. One that is made in its place is held again. */
  release({ choices }: AnyMatch): void {
    this.released = choices.at(-1) ?? null;
  }
}
