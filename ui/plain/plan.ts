import type { Description, Row, Seat, Section } from '@stolik/engine';

export type PiecesRow = Extract<Row, { kind: 'pieces' }>;

/** A description sorted for a screen: what is common, what others have, what is one's own, and of that the hand. */
export interface TablePlan {
  readonly common: readonly Section[];
  readonly others: readonly Section[];
  readonly own: Section | null;
  readonly hand: PiecesRow | null;
  /** One's own rows besides the hand: those with pieces, and those of words and numbers. */
  readonly ownPieces: readonly PiecesRow[];
  readonly ownFacts: readonly Row[];
}

/** Others follow in table order from one's own left; whoever only looks on sees all of them so. */
export function planTable(description: Description, seat: Seat | null): TablePlan {
  const own = seat === null ? null : (description.find((section) => section.seat === seat) ?? null);
  const seated = description.filter((section) => section.seat !== undefined && section !== own);
  const turn = (section: Section): number => {
    const at = section.seat ?? 0;
    return seat === null || at > seat ? at : at + description.length;
  };
  const rows = own?.rows ?? [];
  const pieces = rows.filter(isPieces);
  const hand = pieces.find((row) => row.id.startsWith('hand')) ?? pieces[0] ?? null;
  return {
    common: description.filter((section) => section.seat === undefined),
    others: seated.toSorted((one, other) => turn(one) - turn(other)),
    own,
    hand,
    ownPieces: pieces.filter((row) => row !== hand),
    ownFacts: rows.filter((row) => !isPieces(row)),
  };
}

/** About how high a section is, in lines. */
const heightOf = (section: Section): number =>
  section.rows.reduce((sum, row) => sum + (row.kind === 'pieces' ? 1 + 2 * Math.ceil(row.pieces.length / 2) : 1), 2);

/** Parts sections into two columns of about the same height; reading goes down the first and then down the second. */
export function inColumns(sections: readonly Section[]): readonly (readonly Section[])[] {
  const whole = sections.reduce((sum, section) => sum + heightOf(section), 0);
  let best = sections.length;
  let least = Number.POSITIVE_INFINITY;
  for (let first = 0, at = 1; at <= sections.length; at++) {
    first += heightOf(sections[at - 1] as Section);
    const higher = Math.max(first, whole - first);
    if (higher < least) {
      least = higher;
      best = at;
    }
  }
  return [sections.slice(0, best), sections.slice(best)].filter((column) => column.length > 0);
}

const isPieces = (row: Row): row is PiecesRow => row.kind === 'pieces';
