import { defined, type Ground, type HexCell, type Piece, piecesInCell } from '@stolik/engine';
import { flow, type Group, padEnd, padStart, widthOf, words } from './layout.ts';
import type { Drawing } from './table.ts';

export const WATER = '≈';
export const LAND = '∴';

/** Everything in a cell in lines of a width: the name, then each ground. Where there is too much, symbols go first, then what cannot be chosen. */
export function cellLines(cell: HexCell, width: number, height: number, drawing: Drawing): string[] {
  const { ink, speaker, names } = drawing;
  const name = speaker.say(cell.piece.name, names);
  const key = keyOf([cell.piece], drawing) ?? keyText(drawing.keys.get(cell.id));
  if (cell.sides === null) return key === null ? [] : [centred(ink.accent(key), width)];
  const title = flow([...(key === null ? [] : [words(key, ink.accent)]), ...singly(name, drawing)], width - 2, 1);
  const grounds = cell.grounds.toSorted((one, other) => northing(other) - northing(one));
  for (const sparing of [none, symbols, unasked]) {
    const lines = grounds.flatMap((ground) => groundLines(ground, width, drawing, sparing));
    for (const head of [title, [shortened(title.join(' '), width - 2)]])
      if (head.length + lines.length <= height) return [...head.map((line) => centred(line, width)), ...lines];
  }
  const tight = grounds.flatMap((ground) => groundLines(ground, width, drawing, unasked));
  return [centred(shortened(title.join(' '), width - 2), width), ...tight].slice(0, height);
}

const singly = (text: string, { ink }: Drawing): Group[] => words(text, ink.bold).map((word) => [word]);

/** What may be left out: nothing, what has no number of its own, all that cannot be chosen. */
type Sparing = (piece: Piece, chosen: boolean) => boolean;
const none: Sparing = () => false;
const symbols: Sparing = ({ id }, chosen) => id === null && !chosen;
const unasked: Sparing = (_, chosen) => !chosen;

/** Where a ground lies in its cell: sides are counted clockwise from the north. */
const UP = [1, 0.5, -0.5, -1, -0.5, 0.5];
const RIGHT = [0, 1, 1, 0, -1, -1];
const mean = (sides: readonly number[], of: readonly number[]): number =>
  sides.reduce((sum, side) => sum + defined(of[side]), 0) / Math.max(1, sides.length);
const northing = ({ sides }: Ground): number => mean(sides, UP);

/** A ground and what is on it, at the side of the cell where it lies. */
function groundLines(ground: Ground, width: number, drawing: Drawing, sparing: Sparing): string[] {
  const { ink, speaker, names } = drawing;
  const key = keyOf([ground.piece], drawing);
  const number = ground.piece.sign === undefined ? '' : speaker.say(ground.piece.sign, names);
  const groups: Group[] = [
    [
      {
        text: `${key ?? ''}${ground.water ? WATER : LAND}${number}`,
        paint: key === null ? ink.terrain(ground.water ? 'sea' : 'field') : ink.accent,
      },
    ],
    ...marksOf(ground.pieces, drawing, sparing),
  ];
  const east = mean(ground.sides, RIGHT);
  return flow(groups, width, 1).map((line) =>
    east > 0.4 ? padStart(line, width) : east < -0.4 ? padEnd(line, width) : centred(line, width),
  );
}

/** Neighbours that look the same are drawn as one word: `rr`, `●●`. */
function marksOf(pieces: readonly Piece[], drawing: Drawing, sparing: Sparing): Group[] {
  const groups: { look: string; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const chosen = piece.id !== null && drawing.keys.has(piece.id);
    if (sparing(piece, chosen)) continue;
    const look = JSON.stringify([piece.id === null, piece.picture, piece.seat, piece.state]);
    const last = groups.at(-1);
    if (last?.look === look) last.pieces.push(piece);
    else groups.push({ look, pieces: [piece] });
  }
  return groups.map(({ pieces: alike }) => {
    const key = keyOf(alike, drawing);
    const { mark, paint } = markOf(defined(alike[0]), drawing);
    return [{ text: `${key ?? ''}${mark.repeat(alike.length)}`, paint: key === null ? paint : drawing.ink.accent }];
  });
}

/** A letter for what has one, the shape of its seat for a unit: hollow when it lies. */
function markOf({ name, sign, seat, state }: Piece, { ink, speaker, names }: Drawing) {
  const owner = seat === undefined ? null : ink.seat(seat);
  const paint = state === 'spent' ? ink.dim : (owner?.paint ?? ink.plain);
  if (sign !== undefined) return { mark: speaker.say(sign, names), paint };
  if (owner === null) return { mark: speaker.say(name, names).slice(0, 1), paint };
  return { mark: state === 'lying' ? owner.hollow : owner.mark, paint };
}

const keyText = (keys: readonly string[] | undefined): string | null =>
  keys === undefined || keys.length === 0 ? null : `[${keys.join(',')}]`;

const keyOf = (pieces: readonly Piece[], { keys }: Drawing): string | null =>
  keyText(pieces.flatMap(({ id }) => (id === null ? [] : (keys.get(id) ?? []))));

export const isAsked = (cell: HexCell, { keys }: Drawing): boolean =>
  keys.has(cell.id) || piecesInCell(cell).some(({ id }) => id !== null && keys.has(id));

function centred(text: string, width: number): string {
  const spare = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(spare / 2)) + text + ' '.repeat(Math.ceil(spare / 2));
}

/** Painted words cut to a width would lose the end of their paint: so whole words go, and the last is marked. */
function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const kept = text.split(' ');
  while (kept.length > 1 && widthOf(kept.join(' ')) + 1 > width) kept.pop();
  return `${kept.join(' ')}…`;
}
