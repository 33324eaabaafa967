import type { Piece, Row, Text } from '@stolik/engine';

/** The rows of which descriptions are made. */
export const piecesRow = (id: string, title: Text, pieces: readonly Piece[]): Row => ({
  kind: 'pieces',
  id,
  title,
  pieces,
});

/** The row only if there is something in it. */
export const unlessEmpty = (id: string, title: Text, pieces: readonly Piece[]): Row[] =>
  pieces.length === 0 ? [] : [piecesRow(id, title, pieces)];

export const countRow = (id: string, title: Text, count: number): Row => ({ kind: 'count', id, title, count });

export const note = (id: string, text: Text): Row => ({ kind: 'note', id, text });
