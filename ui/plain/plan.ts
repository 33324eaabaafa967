import { type Description, defined, type Row, type Seat, type Section } from '@stolik/engine';

export type PiecesRow = Extract<Row, { kind: 'pieces' }>;

/** A description sorted for a screen: what is common, what others have, what is one's own, and of that the hand. */
export interface TablePlan {
  readonly common: readonly Section[];
  /** Of what is common, the sections with a map: they need the whole width. */
  readonly maps: readonly Section[];
  readonly others: readonly Section[];
  readonly own: Section | null;
  readonly hand: PiecesRow | null;
  /** One's own rows besides the hand: those with pieces, and those of words and numbers. */
  readonly ownPieces: readonly PiecesRow[];
  readonly ownFacts: readonly Row[];
}

/**
 * Others follow in table order from one's own left; whoever only looks on sees all of them so. One who plays alone has the game itself for company: what it
 * describes after one's own place stands where others would.
 */
export function planTable(description: Description, seat: Seat | null): TablePlan {
  const own = seat === null ? null : (description.find((section) => section.seat === seat) ?? null);
  const seated = description.filter((section) => section.seat !== undefined && section !== own);
  const turn = (section: Section): number => {
    const at = section.seat ?? 0;
    return seat === null || at > seat ? at : at + description.length;
  };
  const alone = own !== null && seated.length === 0;
  const after = alone ? description.slice(description.indexOf(own) + 1) : [];
  const rows = own?.rows ?? [];
  const pieces = rows.filter(isPieces);
  const hand = pieces.find(isHand) ?? pieces.find((row) => row.pieces.some(({ id }) => id !== null)) ?? null;
  const common = description.filter((section) => section.seat === undefined && !after.includes(section));
  return {
    common: common.filter((section) => !hasMap(section)),
    maps: common.filter(hasMap),
    others: alone ? after : seated.toSorted((one, other) => turn(one) - turn(other)),
    own,
    hand,
    ownPieces: pieces.filter((row) => row !== hand),
    ownFacts: rows.filter((row) => !isPieces(row)),
  };
}

/** More pieces than these do not fit beside the hand. */
const FEW = 6;

/** Has one built so much that it needs a paper of its own on the board? That paper, or null. */
export function ownPaper({ own, ownPieces }: TablePlan): Section | null {
  const pieces = ownPieces.reduce((sum, row) => sum + row.pieces.length, 0);
  return own === null || pieces <= FEW ? null : { id: `own-${own.id}`, title: own.title, rows: ownPieces };
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
    first += heightOf(defined(sections[at - 1]));
    const higher = Math.max(first, whole - first);
    if (higher < least) {
      least = higher;
      best = at;
    }
  }
  return [sections.slice(0, best), sections.slice(best)].filter((column) => column.length > 0);
}

/** A hand is what its row is called. Elsewhere a piece without a number lies open; it only cannot be told from others of its name. */
export const isHand = ({ id }: Row): boolean => id.startsWith('hand');

const hasMap = ({ rows }: Section): boolean => rows.some(({ kind }) => kind === 'hexes');
const isPieces = (row: Row): row is PiecesRow => row.kind === 'pieces';
