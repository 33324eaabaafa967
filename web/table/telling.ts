import { type GameEvent, type GameRecord, isRefusal, type Match, type Refusal, seat } from '@stolik/engine';
import { beginMatch, type OpenedRecord, stepMatch } from '../saves/open-record.ts';
import { LogBook } from './log-book.ts';

/** A record being played again, and all that is told meanwhile. */
export interface Telling {
  readonly match: Match<unknown, never>;
  readonly book: LogBook;
}

/** The table before the first choice; or what does not fit. */
export function beginTelling(opened: OpenedRecord): Telling | Refusal {
  const book = new LogBook();
  const match = beginMatch(opened, (event: GameEvent) => book.tell(0, event));
  return isRefusal(match) ? match : { match, book };
}

/** Makes the record's next choice; or says why it does not fit. */
export function tellNext({ match, book }: Telling, record: GameRecord): Refusal | null {
  const kept = record.choices[match.choices.length];
  const sequence = match.table.sequence + 1;
  book.beginChoice(typeof kept === 'object' ? seat(kept.seat) : (match.table.pending[0]?.seat ?? seat(0)));
  return stepMatch(match, record, (event: GameEvent) => book.tell(sequence, event));
}
