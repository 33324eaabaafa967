import type { Op } from '../../content/language.ts';
import type { Given, Position, Side } from '../position.ts';

/** An operation run by itself: the program, where it is run, what is chosen on the way, and what is seen afterwards. */
export interface Verb {
  readonly program: string;
  readonly given: Given;
  readonly choices?: readonly string[];
  readonly self?: string;
  readonly shows: (table: Position) => unknown;
  readonly be: unknown;
}

export type Verbs = { readonly [op in Op]?: readonly Verb[] };

export const you = (side: Side, more: Given = {}): Given => ({ ...more, you: { hand: [], ...side } });

export const tokens = (table: Position): string => table.tokens();
export const hand = (table: Position): string => table.hand();
export const HOST = { play: ['c-cape'] } as const;
