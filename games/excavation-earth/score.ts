import { allSeats, defined, say } from '@stolik/engine';
import {
  brokenTie,
  foremost,
  lineOf,
  type Measure,
  type ScorePart,
  scoreOfRival,
  scoresOf,
} from '@stolik/engine/score';
import { GLYPH_NAMES, tileValue } from './content/catalogue.ts';
import { COLUMN_AWARDS, COLUMN_BITS, ROW_AWARDS, ROW_BITS } from './content/tables.ts';
import { ALL_COLOURS, type Colour, colourName } from './pieces.ts';
import { LEDGER, type Player, playerAt, type State, ZU } from './state.ts';

/** EE-11 Scoring: credits in hand and the gallery; in solo what is left in the holds may count, too. */
export const score = (s: State) => scoresOf(s.seats, (seat) => linesOf(s, playerAt(s, seat)));

const linesOf = (s: State, player: Player) => [
  { what: 'credits', points: player.credits, parts: ledgerParts(player) },
  ...galleryLines(player),
  ...(hasPenalty(s) ? [{ what: 'penalty', points: 0 - leftOver(player), text: say('score-why-penalty') }] : []),
];

const galleryLines = (player: Player) => [lineOf('rows', rowParts(player)), lineOf('columns', columnParts(player))];

/** EE-12.35: what is left in Zu's holds counts for it. */
export function rivalScore(s: State) {
  if (s.zu === null) return null;
  const zu = playerAt(s, ZU);
  return scoreOfRival(say('zu'), [
    { what: 'credits', points: zu.credits },
    ...galleryLines(zu),
    { what: 'penalty', points: leftOver(zu), text: say('score-why-penalty') },
  ]);
}

/** The total alone, for bots, who ask for it often; Zu's, too. */
export function pointsOf(s: State, rival: number): number {
  const player = playerAt(s, rival);
  const points = player.credits + galleryPoints(player);
  if (s.zu === null) return points;
  if (rival === ZU) return points + leftOver(player); // EE-12.35
  return hasPenalty(s) ? points - leftOver(player) : points; // EE-12.36 (i)
}

const hasPenalty = (s: State): boolean => s.zu?.rules.penalty === true;

/** Values of all tiles in hold and hatch. */
export function leftOver({ hold, hatch }: Player): number {
  let value = 0;
  for (let i = 0; i < hold.length; i++) value += tileValue(defined(hold[i]));
  for (let i = 0; i < hatch.length; i++) value += tileValue(defined(hatch[i]));
  return value;
}

export const galleryPoints = (player: Player): number => rowPoints(player) + columnPoints(player);

/** EE-11.1: one award for each row and column, by its number of guards. */
export function rowPoints({ gallery }: Player): number {
  let points = 0;
  for (let row = 0; row < ROW_BITS.length; row++) points += rowAward(gallery, row);
  return points;
}

export function columnPoints({ gallery }: Player): number {
  let points = 0;
  for (const column of ALL_COLOURS) points += columnAward(gallery, column);
  return points;
}

export const guardsInRow = (gallery: number, row: number): number => bitsIn(gallery & defined(ROW_BITS[row]));
export const guardsInColumn = (gallery: number, column: number): number =>
  bitsIn(gallery & defined(COLUMN_BITS[column]));

const rowAward = (gallery: number, row: number): number => defined(defined(ROW_AWARDS[row])[guardsInRow(gallery, row)]);
const columnAward = (gallery: number, column: Colour): number =>
  defined(COLUMN_AWARDS[column][guardsInColumn(gallery, column)]);

export function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Where the credits came from and went to. */
function ledgerParts({ ledger }: Player): ScorePart[] {
  return LEDGER.flatMap((line, at) => {
    const points = defined(ledger[at]);
    return points === 0 ? [] : [{ text: say(`ledger-${line}`), points }];
  });
}

function rowParts({ gallery }: Player): ScorePart[] {
  return ROW_BITS.flatMap((_, row) => {
    const points = rowAward(gallery, row);
    const guards = guardsInRow(gallery, row);
    return points === 0
      ? []
      : [{ text: say('score-why-row', { glyph: say(`glyph-${GLYPH_NAMES[row]}`), guards }), points }];
  });
}

function columnParts({ gallery }: Player): ScorePart[] {
  return ALL_COLOURS.flatMap((column) => {
    const points = columnAward(gallery, column);
    const guards = guardsInColumn(gallery, column);
    return points === 0
      ? []
      : [{ text: say('score-why-column', { colour: say(`colour-${colourName(column)}`), guards }), points }];
  });
}

/** EE-11.3: most credits, then most artefacts left; in solo only strictly more than Zu wins (EE-12.35), so there may be no winner. */
export function winners(s: State) {
  if (s.zu !== null) return pointsOf(s, 0) > pointsOf(s, ZU) ? allSeats(s.seats) : [];
  return foremost(s.seats, ...measures(s));
}

const measures = (s: State): [Measure, Measure] => [(seat) => pointsOf(s, seat), (seat) => unsold(playerAt(s, seat))];

const unsold = ({ hold, hatch }: Player): number => hold.length + hatch.length;

/** What has broken a tie. */
export function epilogue(s: State) {
  const winner = s.zu === null ? brokenTie(s.seats, ...measures(s)) : null;
  return winner === null ? [] : [say('epilogue-tie', { count: unsold(playerAt(s, winner)) })];
}
