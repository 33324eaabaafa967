import { type Description, defined, type Piece, type Row, type Seat, type Section } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { drawHexes } from './hexes.ts';
import type { Ink, Sign } from './ink.ts';
import { flow, type Group, padEnd, sideBySide, type Word, widthOf, words, wrap } from './layout.ts';

/** How a table is to be drawn, and for whom. */
export interface Drawing {
  readonly speaker: Speaker;
  readonly ink: Ink;
  readonly names: readonly string[];
  readonly width: number;
  /** Whose table it is: drawn last, nearest to the one who looks. */
  readonly own: Seat | null;
  /** Words beside a seat's name: `(you)`, `(bot)`. */
  readonly beside: (seat: Seat) => string;
  /** Keys of the options that name a piece (by its id) or a place (by its word). */
  readonly keys: ReadonlyMap<number | string, readonly string[]>;
}

const NARROWEST_COLUMN = 36;
const WIDE_SCREEN = 110;
const WIDEST_TITLE = 20;
const WIDEST_TRACK_TITLE = 40;
const COLUMN_GAP = 2;
const WIDEST_BAR = 20;
/** Room for ` 12/26` behind a bar, and for the space before it. */
const TRACK_FIGURES = 9;
const SMALL_INDENT = 2;
const FEW_LINES = 2;

/** The table in lines: what is common, the others side by side, the own place last. */
export function drawTable(description: Description, drawing: Drawing): string[] {
  const { own, width } = drawing;
  const common = description.filter((section) => section.seat === undefined && !hasMap(section));
  const maps = description.filter(hasMap);
  const others = description.filter((section) => section.seat !== undefined && section.seat !== own);
  const mine = description.filter((section) => section.seat !== undefined && section.seat === own);
  const whole = (section: Section): string[] => [...drawSection(section, width, drawing), ''];
  return [
    ...drawCommon(common, drawing),
    ...maps.flatMap(whole),
    ...drawColumns(others, drawing),
    ...mine.flatMap(whole),
  ].slice(0, -1);
}

/** A map gets the whole width, also where other sections stand side by side. */
const hasMap = ({ seat, rows }: Section): boolean => seat === undefined && rows.some(({ kind }) => kind === 'hexes');

/** What belongs to nobody: on a wide screen in two columns, each section where there is more room. */
function drawCommon(sections: readonly Section[], drawing: Drawing): string[] {
  const columns = drawing.width >= WIDE_SCREEN && sections.length > 1 ? 2 : 1;
  const width = Math.floor((drawing.width - COLUMN_GAP * (columns - 1)) / columns);
  const blocks: string[][] = Array.from({ length: columns }, () => []);
  for (const section of sections) {
    const lowest = Math.min(...blocks.map((block) => block.length));
    blocks.find((block) => block.length === lowest)?.push(...drawSection(section, width, drawing), '');
  }
  return sideBySide(blocks, width, COLUMN_GAP);
}

function drawColumns(sections: readonly Section[], drawing: Drawing): string[] {
  const most = Math.max(1, Math.floor((drawing.width + COLUMN_GAP) / (NARROWEST_COLUMN + COLUMN_GAP)));
  const columns = Math.min(most, sections.length);
  const width = Math.floor((drawing.width - COLUMN_GAP * (columns - 1)) / Math.max(1, columns));
  const lines: string[] = [];
  for (let first = 0; first < sections.length; first += columns) {
    const row = sections.slice(first, first + columns).map((section) => drawSection(section, width, drawing));
    lines.push(...sideBySide(row, width, COLUMN_GAP), '');
  }
  return lines;
}

function drawSection(section: Section, width: number, drawing: Drawing): string[] {
  const widest = (kind: Row['kind']): number =>
    Math.max(0, ...section.rows.map((row) => (row.kind === kind ? widthOf(saidTitle(row as TitledRow, drawing)) : 0)));
  const indent =
    2 +
    Math.max(
      Math.min(widest('pieces'), WIDEST_TITLE, Math.floor(width / 3)),
      // A bar is short and leaves room for its title.
      Math.min(widest('track'), WIDEST_TRACK_TITLE, width - WIDEST_BAR - TRACK_FIGURES),
    );
  const lines = drawHead(section, width, drawing);
  for (let at = 0; at < section.rows.length; at++) {
    const row = defined(section.rows[at]);
    if (row.kind !== 'count') {
      lines.push(...drawRow(row, width, indent, drawing));
      continue;
    }
    // Numbers that follow one another share a line.
    const counts: Group[] = [];
    for (; section.rows[at]?.kind === 'count'; at++) counts.push(drawCount(section.rows[at] as CountRow, drawing));
    at--;
    lines.push(...flow(counts, width - 1, 3).map((line) => ` ${line}`));
  }
  return lines;
}

type CountRow = Extract<Row, { kind: 'count' }>;
type TitledRow = Exclude<Row, { kind: 'note' }>;

const saidTitle = (row: TitledRow, { speaker, names }: Drawing): string => speaker.say(row.title, names);

/** The title with a rule after it; heavy for the own place. A title that is too wide goes on below. */
function drawHead(section: Section, width: number, drawing: Drawing): string[] {
  const { ink, speaker, names, own, beside } = drawing;
  const title = speaker.say(section.title, names);
  const key = keyWord(drawing.keys.get(section.id), ink);
  const isOwn = section.seat !== undefined && section.seat === own;
  const rule = isOwn ? '━' : '─';
  const sign = section.seat === undefined ? null : ink.seat(section.seat);
  const parts = [
    ink.dim(rule.repeat(2)),
    ...(key ? [key.paint(key.text)] : []),
    ...(sign ? [sign.paint(sign.mark)] : []),
    ink.bold(sign ? sign.paint(title) : title),
    ...(section.seat === undefined || beside(section.seat) === '' ? [] : [ink.dim(beside(section.seat))]),
  ];
  const head = parts.join(' ');
  if (widthOf(head) <= width) return [`${head} ${ink.dim(rule.repeat(Math.max(0, width - widthOf(head) - 1)))}`];
  const [first = '', ...rest] = wrap(parts.slice(1).join(' '), width - SMALL_INDENT - 1, ink.plain);
  return [`${parts[0]} ${first}`, ...rest.map((line) => ' '.repeat(SMALL_INDENT + 1) + line)];
}

function drawRow(row: Exclude<Row, CountRow>, width: number, indent: number, drawing: Drawing): string[] {
  const { ink, speaker, names } = drawing;
  if (row.kind === 'note') return wrap(speaker.say(row.text, names), width - 1, ink.dim).map((line) => ` ${line}`);
  const key = keyWord(drawing.keys.get(row.id), ink);
  const title = `${key ? `${key.paint(key.text)} ` : ''}${ink.dim(saidTitle(row, drawing))}`;
  if (row.kind === 'hexes') return drawHexes(row, width, drawing);
  if (row.kind === 'track') return beneath(title, [drawTrack(row.at, row.end, ink)], indent);
  const groups = groupsOf(row.pieces, drawing);
  const beside = flow(groups, width - indent - 1);
  if (beside.length <= FEW_LINES) return beneath(title, beside.length > 0 ? beside : [ink.dim('–')], indent);
  // Many pieces in a narrow column get its whole width, when that saves lines.
  const below = flow(groups, width - SMALL_INDENT - 1);
  if (below.length + 1 >= beside.length) return beneath(title, beside, indent);
  return [` ${title}`, ...below.map((line) => ' '.repeat(SMALL_INDENT + 1) + line)];
}

/** Lines beside their title, or below one that is too wide. */
function beneath(title: string, lines: readonly string[], indent: number): string[] {
  if (widthOf(title) > indent - 1) return [` ${title}`, ...lines.map((line) => ' '.repeat(SMALL_INDENT + 1) + line)];
  const blank = ' '.repeat(indent + 1);
  return lines.map((line, place) => (place === 0 ? ` ${padEnd(title, indent)}${line}` : blank + line));
}

function drawTrack(at: number, end: number, ink: Ink): string {
  const size = Math.max(1, Math.min(WIDEST_BAR, end));
  const full = end <= 0 ? 0 : Math.max(0, Math.min(size, Math.round((at / end) * size)));
  return `${'█'.repeat(full)}${ink.dim('░'.repeat(size - full))} ${ink.bold(String(at))}${ink.dim(`/${end}`)}`;
}

function drawCount(row: CountRow, drawing: Drawing): Group {
  const key = keyWord(drawing.keys.get(row.id), drawing.ink);
  return [
    ...(key ? [key] : []),
    ...words(saidTitle(row, drawing), drawing.ink.dim),
    { text: String(row.count), paint: drawing.ink.bold },
  ];
}

/** Neighbours that look the same are one group with a number; others stay apart, because order may matter. */
function groupsOf(pieces: readonly Piece[], drawing: Drawing): Group[] {
  const { speaker, names } = drawing;
  const groups: { look: string; piece: Piece; count: number; keys: string[] }[] = [];
  for (const piece of pieces) {
    const look = JSON.stringify([
      speaker.say(piece.name, names),
      piece.note ? speaker.say(piece.note, names) : '',
      piece.tint,
      piece.seat,
      piece.id === null,
    ]);
    const last = groups.at(-1);
    const group = last?.look === look ? last : { look, piece, count: 0, keys: [] };
    if (group !== last) groups.push(group);
    group.count++;
    if (piece.id !== null) group.keys.push(...(drawing.keys.get(piece.id) ?? []));
  }
  return groups.map(({ piece, count, keys }) => drawPiece(piece, count, keys, drawing));
}

function drawPiece(piece: Piece, count: number, keys: readonly string[], drawing: Drawing): Group {
  const { ink, speaker, names } = drawing;
  const key = keyWord(keys, ink);
  const sign = piece.tint === undefined ? seatSign(piece, ink) : ink.tint(piece.tint);
  // What lies face down is nobody's to read; what only cannot be told apart is somebody's.
  const paint = sign?.paint ?? (piece.id === null ? ink.dim : ink.plain);
  return [
    ...(key ? [key] : []),
    ...(sign ? [{ text: sign.mark, paint: sign.paint }] : []),
    ...words(speaker.say(piece.name, names), paint),
    ...(count > 1 ? [{ text: `×${count}`, paint: ink.bold }] : []),
    ...(piece.note ? words(`(${speaker.say(piece.note, names)})`, ink.dim) : []),
  ];
}

const seatSign = ({ seat }: Piece, ink: Ink): Sign | null => (seat === undefined ? null : ink.seat(seat));

/** What to type for a piece or a place: it stands before it on the table. */
function keyWord(keys: readonly string[] | undefined, ink: Ink): Word | null {
  if (keys === undefined || keys.length === 0) return null;
  return { text: `[${keys.join(',')}]`, paint: ink.accent };
}
