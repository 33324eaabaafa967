import type { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { Locals } from './script.ts';

/** Where we are in one script. */
export interface Frame {
  script: string;
  at: number;
  locals: Locals;
}

/** Why a choice cannot be taken back. */
export type Fence = 'chance' | 'revealed';

/** One game in progress: plain data that can be copied, saved, compared and sent. */
export interface Table<S> {
  /** The game's own state. */
  state: S;
  /** The position in the rules; empty when the game is over. */
  stack: Frame[];
  /** Who has to choose now, and among what. */
  pending: Decision[];
  chance: Chance;
  seats: number;
  /** Moves accepted so far, taken-back ones included: it only grows. */
  sequence: number;
  /** What the last choice stirred up, if anything: it cannot be undone then. */
  fence: Fence | null;
}

export const isOver = (table: Table<unknown>): boolean => table.stack.length === 0;

/** An independent copy. Option lists and the generator's key are never changed, so they are shared. */
export function copyTable<S>(game: Pick<Game<S>, 'copy'>, table: Table<S>): Table<S> {
  const stack: Frame[] = [];
  for (const { script, at, locals } of table.stack) stack.push({ script, at, locals: copyLocals(locals) });
  return {
    state: game.copy(table.state),
    stack,
    pending: table.pending.slice(),
    chance: { key: table.chance.key, drawn: table.chance.drawn },
    seats: table.seats,
    sequence: table.sequence,
    fence: table.fence,
  };
}

function copyLocals(locals: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name in locals) {
    const value = locals[name];
    copy[name] = typeof value === 'object' ? copyPlain(value) : value;
  }
  return copy;
}

/** A copy of any plain value. Games with a large state write their own `copy`; this one serves small things. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice();
    for (let i = 0; i < items.length; i++) if (typeof items[i] === 'object') items[i] = copyPlain(items[i]);
    return items as T; // a copy is of the type of what was copied, list or object
  }
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = copyPlain(value[name]);
  return copy as T; // as above
}
