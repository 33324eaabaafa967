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

/** A line of a section: pieces side by side, a map, a track, or a number. `id` is what options may name as a place. */
export type Row =
  | (Detail & { readonly kind: 'pieces'; readonly id: string; readonly title: Text; readonly pieces: readonly Piece[] })
  | HexMap
  | (Detail & {
      readonly kind: 'track';
      readonly id: string;
      readonly title: Text;
      readonly at: number;
      readonly end: number;
    })
  | (Detail & { readonly kind: 'count'; readonly id: string; readonly title: Text; readonly count: number })
  | (Detail & { readonly kind: 'note'; readonly id: string; readonly text: Text });

interface Detail {
  /** Of a player's section: worth a look, but no resource. It is left out where one's own things stand in one line. */
  readonly detail?: true;
}

/** A thing on the table. A face-down one has no id. */
export interface Piece {
  readonly id: number | null;
  readonly name: Text;
  /** What is special about it now: its price for you, a changed colour. */
  readonly note?: Text;
  /** The note says what the piece does, too: whoever shows it need not explain the piece beside it. */
  readonly told?: true;
  /** A colour word (`purple`) to draw it in, where the game has one. */
  readonly tint?: string;
  /** A letter or two that stand for it where there is no room for its name. */
  readonly sign?: Text;
  /** A picture word (`ship`, `city`) to draw it by. */
  readonly picture?: string;
  /** Whose it is, where that is to be seen at a glance. */
  readonly seat?: Seat;
  /** `spent`: it has done its work for now. `lying`: it has fallen. */
  readonly state?: 'spent' | 'lying';
}

/** A map of six-sided cells with flat tops, in reading order. */
export interface HexMap {
  readonly kind: 'hexes';
  readonly id: string;
  readonly title: Text;
  readonly cells: readonly HexCell[];
}

/** One step of `q` goes a column to the east and half a cell down, one of `r` a whole cell down. */
export interface HexCell {
  /** What options may name as a place. */
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** The tile that lies here, or the empty place where one could lie. */
  readonly piece: Piece;
  /** What its sides are, clockwise from the north; null for an empty place. */
  readonly sides: readonly Terrain[] | null;
  readonly grounds: readonly Ground[];
}

export type Terrain = 'sea' | 'field' | 'mountain';

/** A part of a cell that hangs together: a land or a water. */
export interface Ground {
  readonly piece: Piece;
  readonly water: boolean;
  /** The sides it reaches, 0 in the north and on clockwise; none for an island in the middle of its cell. */
  readonly sides: readonly number[];
  /** What is on it. */
  readonly pieces: readonly Piece[];
}

/** Everything that lies in a row, in reading order. */
export function piecesIn(row: Row): readonly Piece[] {
  switch (row.kind) {
    case 'pieces':
      return row.pieces;
    case 'hexes':
      return row.cells.flatMap(piecesInCell);
    case 'track':
    case 'count':
    case 'note':
      return [];
  }
}

/** The tile or the empty place, then its grounds, each with what is on it. */
export const piecesInCell = ({ piece, grounds }: HexCell): readonly Piece[] => [
  piece,
  ...grounds.flatMap((ground) => [ground.piece, ...ground.pieces]),
];

/** What options may name of a row: the row itself, and the cells of a map. */
export const placesIn = (row: Row): readonly string[] =>
  row.kind === 'hexes' ? [row.id, ...row.cells.map(({ id }) => id)] : [row.id];
