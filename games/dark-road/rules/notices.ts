import { noticeKind } from '../content/cards.ts';
import type { Decree } from '../content/effects.ts';
import { NO_DECREE } from '../content/read-decree.ts';
import type { Notice } from '../pieces.ts';
import type { Merchant, State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** What the open Guild Notice keeps in force; nothing without the Private Concern (DR-29.10). */
export function decreeOf(s: State): Decree {
  const notice = noticeOf(s);
  return notice === null ? NO_DECREE : noticeKind(notice).decree;
}

export const noticeOf = ({ concern }: State): Notice | null => concern?.usedNotices.at(-1) ?? null;

/** Says that the notice made a difference. */
export function tellNotice(s: State, merchant: Merchant, dealer: GameDealer): void {
  const notice = noticeOf(s);
  if (notice !== null) dealer.tell({ type: 'notice-helped', notice, merchant });
}
