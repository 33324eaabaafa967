import { defined, type Seat } from '@stolik/engine';
import type { Node, NodeOf } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import type { State } from '../state.ts';

/** How effects ask: by the letters of branches, and by the card with which a statement begins. */

export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof LETTERS)[number];

export const branchNamed = (node: NodeOf<'choose'>, letter: string): Node =>
  defined(node.branches.find((_, at) => LETTERS[at] === letter));

/** The first thing that a statement does, if that is to pick a single card. */
export const leadOf = (node: Node): Node | null => node.verb.lead.of(node);

export const leadOptions = (s: State, seat: Seat, lead: Node, self: Card): (Card | string)[] =>
  lead.verb.lead.options(s, seat, lead, self);
