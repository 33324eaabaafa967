import { defined } from '@stolik/engine';
import type { DieProps, LogEntry } from '@stolik/ui';
import type { Event } from '../events.ts';
import type { Card } from '../pieces.ts';

/** One card of the opponent's row: the row of the table that it fitted, and what came of it. */
export interface SoloStep {
  readonly slot: number;
  readonly card: Card;
  readonly row: number;
  readonly empire: boolean;
  readonly came: readonly Event[];
}

/** The opponent's last turn, as it was told (IM-21.3). */
export interface SoloTurn {
  /** The entry with which it began: another one is another turn. */
  readonly id: number;
  readonly rolled: DieProps['value'];
  readonly steps: readonly SoloStep[];
}

/** The log is of this game's table, which tells nothing but this game's events. */
const eventOf = ({ event }: LogEntry): Event => event as Event;

const sideOf = (n: number): DieProps['value'] => defined(([1, 2, 3, 4, 5, 6] as const)[n - 1]);

/** Null: it has had no turn yet. */
export function lastSoloTurn(log: readonly LogEntry[]): SoloTurn | null {
  const from = log.findLastIndex(({ event }) => event.type === 'rival-rolled');
  const begun = log[from];
  if (begun === undefined) return null;
  const roll = eventOf(begun);
  if (roll.type !== 'rival-rolled') return null;
  const steps: (SoloStep & { readonly came: Event[] })[] = [];
  for (const event of log.slice(from + 1).map(eventOf)) {
    // The token is laid in the clean-up, and in a round without one somebody's turn or the solstice begins.
    if (event.type === 'rival-token' || event.type === 'turn-began' || event.type === 'solstice-began') break;
    if (event.type === 'rival-turned-up')
      steps.push({ slot: event.slot, card: event.card, row: event.row, empire: event.empire, came: [] });
    else steps.at(-1)?.came.push(event);
  }
  return { id: begun.id, rolled: sideOf(roll.n), steps };
}

/** What came of a card, in signs: `+2‹progress›`, `‹acquire›` and the like are drawn by `Signs`; a card stands for itself. */
export type Came = { readonly words: string } | { readonly words: string; readonly card: Card };

export function cameOf(event: Event): Came | null {
  switch (event.type) {
    case 'rival-gained':
    case 'rival-stole':
      return { words: `+${event.n}‹${event.resource}›` };
    case 'rival-paid':
    case 'rival-robbed':
      return { words: `−${event.n}‹${event.resource}›` };
    case 'rival-acquired':
    case 'rival-broke-through':
    case 'rival-received':
      return { words: '‹hand›', card: event.card };
    case 'rival-broke-through-blind':
      return event.card >= 0 ? { words: '‹hand›', card: event.card } : { words: '‹hand›?' };
    case 'rival-break-through-failed':
      return { words: `+${event.n}‹progress›` };
    case 'rival-exiled':
      return { words: '‹exile›', card: event.card };
    case 'rival-pinned':
      return { words: '‹pinned›' };
    case 'rival-history':
      return { words: '‹history›' };
    case 'rival-returned':
    case 'rival-unrest-returned':
      return { words: '−1‹unrest›' };
    case 'rival-unrest':
      return { words: `+${event.n}‹unrest›` };
    case 'rival-abandoned':
    case 'rival-recalled':
      return { words: '−', card: event.card };
    case 'rival-fame':
      return { words: '‹fame›' };
    case 'rival-king':
      return { words: '', card: event.card };
    case 'rival-milled':
      return { words: `‹mill›${event.cards.length}` };
    case 'rival-empire':
      return { words: '‹empire›' };
    case 'rival-nothing':
      return { words: '–' };
    default:
      return null;
  }
}
