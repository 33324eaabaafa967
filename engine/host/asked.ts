import type { Decision } from '../decision.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';

/** Who has to choose at a table. */
export interface Asked {
  /** The first bot's decision: bots answer one after the other. */
  readonly bot: Decision | null;
  /** People, in the order in which they are asked. */
  readonly people: readonly Seat[];
}

/** Sorts those who are asked by who chooses for them. */
export function whoIsAsked({ pending }: Table<unknown>, isBot: (seat: Seat) => boolean): Asked {
  let bot: Decision | null = null;
  const people: Seat[] = [];
  for (const decision of pending) {
    if (!isBot(decision.seat)) people.push(decision.seat);
    else bot ??= decision;
  }
  return { bot, people };
}
