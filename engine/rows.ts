import type { Piece, Row, Section } from './describe.ts';
import { allSeats, type Seat } from './seat.ts';
import { say, type Text } from './text.ts';

/** The rows of which descriptions are made, and the sections that they stand in. */

export const piecesRow = (id: string, title: Text, pieces: readonly Piece[]): Row => ({
  kind: 'pieces',
  id,
  title,
  pieces,
});

/** The row only if there is something in it. */
export const unlessEmpty = (id: string, title: Text, pieces: readonly Piece[]): Row[] =>
  pieces.length === 0 ? [] : [piecesRow(id, title, pieces)];

export const noteRow = (id: string, text: Text): Row => ({ kind: 'note', id, text });

export const countRow = (id: string, title: Text, count: number): Row => ({ kind: 'count', id, title, count });

export const trackRow = (id: string, title: Text, at: number, end: number): Row => ({
  kind: 'track',
  id,
  title,
  at,
  end,
});

export const section = (id: string, title: Text, rows: readonly Row[]): Section => ({ id, title, rows });

/** What is a player's own. */
export const ownSection = (seat: Seat, rows: readonly Row[]): Section => ({
  id: `player-${seat}`,
  title: say('table-player', { player: { seat } }),
  seat,
  rows,
});

type Part<V> = (view: V) => Section | readonly Section[];

/** The sections of a table: its own, then each player's by its rows, then that of an opponent whom the game itself plays. */
export const sectionsOf = <V extends { readonly seats: number }>(
  view: V,
  own: readonly Part<V>[],
  ofPlayer: (view: V, seat: Seat) => readonly Row[],
  ofRival: Part<V> = () => [],
): Section[] => [
  ...own.flatMap((of) => of(view)),
  ...allSeats(view.seats).map((seat) => ownSection(seat, ofPlayer(view, seat))),
  ...[ofRival(view)].flat(),
];
