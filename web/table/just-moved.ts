import { type AnyGame, type Piece, piecesIn, type Row, type Seat, type View } from '@stolik/engine';
import { described } from '@stolik/ui';

const known = new WeakMap<View<unknown>, ReadonlyMap<number, string>>();

/** Where every piece in sight lies, by the rows of the game's description. */
export function placesOf(game: AnyGame, view: View<unknown>): ReadonlyMap<number, string> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const rows = described(game, view).flatMap((section) => section.rows);
  const places = new Map(rows.flatMap(placesInRow));
  known.set(view, places);
  return places;
}

/** On a map a piece moves from ground to ground; the map itself stays where it is. */
function placesInRow(row: Row): (readonly [number, string])[] {
  const at = (pieces: readonly Piece[], place: string): (readonly [number, string])[] =>
    pieces.flatMap(({ id }) => (id === null ? [] : [[id, place] as const]));
  if (row.kind !== 'hexes') return at(piecesIn(row), row.id);
  return row.cells.flatMap((cell) =>
    cell.grounds.flatMap(({ piece, pieces }, number) => at(pieces, `${cell.id}/${piece.id ?? number}`)),
  );
}

const nothing: ReadonlyMap<number, Seat> = new Map();

/** Choices that may be shown together as one move; after a longer leap (a slider) everything would seem to have moved. */
const ONE_MOVE = 4;

/** Remembers where pieces lay, and tells which of them the last choice has moved. */
export class MoveWatch {
  private places: ReadonlyMap<number, string> | null = null;
  private seat: Seat | null = null;
  private sequence = -1;
  private moved: ReadonlyMap<number, Seat> = nothing;

  /** Pieces that lie elsewhere than at the last look, and who moved them. */
  look(game: AnyGame, view: View<unknown>, mover: Seat | null): ReadonlyMap<number, Seat> {
    if (view.sequence === this.sequence && view.seat === this.seat) return this.moved;
    const places = placesOf(game, view);
    const steps = view.sequence - this.sequence;
    const before = view.seat === this.seat && steps > 0 && steps <= ONE_MOVE ? this.places : null;
    this.moved = before === null || mover === null ? nothing : movedSince(before, places, mover);
    this.places = places;
    this.seat = view.seat;
    this.sequence = view.sequence;
    return this.moved;
  }
}

function movedSince(
  before: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
  mover: Seat,
): ReadonlyMap<number, Seat> {
  const moved = new Map<number, Seat>();
  for (const [piece, place] of now) {
    const from = before.get(piece);
    if (from !== undefined && from !== place) moved.set(piece, mover);
  }
  return moved.size === 0 ? nothing : moved;
}
