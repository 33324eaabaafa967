import type { GameEvent } from '@stolik/engine';
import type { Chronicle } from '@stolik/engine/host';
import type { Minding } from './deeds.ts';

/** What is told beside the game: events that no game has, in the same log. Their words are the page's business (`web/table/asides.ts`). */
export type Aside =
  /** The seat has taken back so many choices; `agreed`: with all that came after, since the others agreed. */
  | { readonly type: 'table-undid'; readonly seat: number; readonly count: number; readonly agreed: boolean }
  | { readonly type: 'table-minded'; readonly seat: number; readonly why: Minding }
  | { readonly type: 'table-returned'; readonly seat: number };

/** When it is told. */
interface Now {
  readonly at: number;
  readonly sequence: number;
}

/** So many choices that the seat took back were told of last. */
export function undoneBy(chronicle: Chronicle, seat: number): number {
  const last = lastAside(chronicle);
  return last?.type === 'table-undid' && last.seat === seat ? last.count : 0;
}

/** The seat has taken back a choice, and with it the line about so many others. One who does so again and again has one line for it. */
export function tellUndone(chronicle: Chronicle, seat: number, others: number, agreed: boolean, now: Now): void {
  const before = undoneBy(chronicle, seat);
  if (before > 0) chronicle.untell();
  chronicle.tell(now.at, now.sequence, asideOf({ type: 'table-undid', seat, count: 1 + before + others, agreed }));
}

/** A bot plays for somebody, or no longer. Of one who comes and goes the last is told. */
export function tellMinding(chronicle: Chronicle, seat: number, why: Minding | null, now: Now): void {
  const last = lastAside(chronicle);
  if (last?.seat === seat && last.type !== 'table-undid') chronicle.untell();
  const aside: Aside = why === null ? { type: 'table-returned', seat } : { type: 'table-minded', seat, why };
  chronicle.tell(now.at, now.sequence, asideOf(aside));
}

const asideOf = (aside: Aside): GameEvent => aside;

function lastAside({ lastTold }: Chronicle): Aside | null {
  const event = lastTold?.event;
  return event?.type.startsWith('table-') ? (event as Aside) : null; // no event of a game begins so
}
