import type { Seat } from '@stolik/engine';
import type { LogEntry } from '@stolik/ui';
import type { Event } from '../events.ts';
import { type Card, NONE } from '../pieces.ts';

/** Something that another player does: a card played or used, a move of the rules, and what came of it so far. */
export interface Deed {
  /** The entry with which it began. */
  readonly id: number;
  readonly owner: Seat;
  /** The card that is played, used or marked; NONE: no card stands for it. */
  readonly card: Card;
  /** In the order in which they were told, the deed itself first. */
  readonly told: readonly Event[];
}

/** The log is of this game's table, which tells nothing but this game's events. */
const eventOf = ({ event }: LogEntry): Event => event as Event;

/** With whom and with which card a deed begins; null: it is what comes of another, or nobody's. */
function beginningOf(event: Event): Pick<Deed, 'owner' | 'card'> | null {
  switch (event.type) {
    case 'played':
    case 'exhausted':
    case 'solstice':
    case 'tokens-put':
    case 'nation-card':
    case 'developed':
      return { owner: event.seat, card: event.card };
    case 'innovated':
    case 'revolted':
      return { owner: event.seat, card: NONE };
    default:
      return null;
  }
}

/** Between turns nobody does anything. */
const ENDING: ReadonlySet<Event['type']> = new Set(['turn-began', 'solstice-began', 'game-began', 'game-ended']);

/** What others need not be told of a deed: refilled slots, and what is told to its owner alone besides. */
const UNTOLD: ReadonlySet<Event['type']> = new Set([
  'market-filled',
  'drew-card',
  'got-card',
  'moved-seen',
  'saw',
  'hand-dealt',
]);

/** What the others have done since this chair did something itself, in order. */
export function deedsOfOthers(log: readonly LogEntry[], seat: Seat): readonly Deed[] {
  const mine = log.findLastIndex((entry) => beginningOf(eventOf(entry))?.owner === seat);
  const deeds: (Deed & { readonly told: Event[] })[] = [];
  let goesOn = false;
  for (const entry of log.slice(mine + 1)) {
    const event = eventOf(entry);
    const begun = beginningOf(event);
    if (begun !== null) deeds.push({ id: entry.id, ...begun, told: [event] });
    else if (goesOn && !ENDING.has(event.type) && !UNTOLD.has(event.type)) deeds.at(-1)?.told.push(event);
    goesOn = begun !== null || (goesOn && !ENDING.has(event.type));
  }
  return deeds;
}
