import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** The table in words and numbers: what the terminal and the plain board draw and a screen reader reads. */
export type Description = readonly Section[];

/** A part of the table: the market, one player, what is in play. */
export interface Section {
  readonly id: string;
  readonly title: Text;
  /** The seat it belongs to, where it belongs to one. */
  readonly seat?: Seat;
  readonly rows: readonly Row[];
}

/** A line of a section: pieces side by side, a track, or a number. `id` is what options may name as a place. */
export type Row =
  | { readonly kind: 'pieces'; readonly id: string; readonly title: Text; readonly pieces: readonly Piece[] }
  | { readonly kind: 'track'; readonly id: string; readonly title: Text; readonly at: number; readonly end: number }
  | { readonly kind: 'count'; readonly id: string; readonly title: Text; readonly count: number }
  | { readonly kind: 'note'; readonly id: string; readonly text: Text };

/** A thing on the table. A face-down one has no id. */
export interface Piece {
  readonly id: number | null;
  readonly name: Text;
  /** What is special about it now: its price for you, a changed colour. */
  readonly note?: Text;
  /** A colour word (`purple`) to draw it in, where the game has one. */
  readonly tint?: string;
}
