import { type Score, type Seat, say } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import type { Speaker } from '@stolik/text';
import type { Ink } from './ink.ts';
import { padEnd, padStart, widthOf, wrap } from './layout.ts';

/** The score sheet, in parts, so that it can unfold line by line. */
export interface Sheet {
  readonly head: string;
  readonly rows: readonly string[];
  readonly total: readonly string[];
  /** How the points of each seat come about, in words. */
  readonly reasons: ReadonlyMap<Seat, readonly string[]>;
}

const NARROWEST_CELL = 8;
const INDENT = 2;
const PART_INDENT = 9;

export function drawSheet(
  scores: readonly Score[],
  speaker: Speaker,
  names: readonly string[],
  ink: Ink,
  width: number,
): Sheet {
  const subjects = [...new Set(scores.flatMap((score) => score.lines.map((line) => line.what)))];
  const subjectText = (what: string): string => speaker.say(say(`score-${what}`), names);
  const total = speaker.say(say('cli-sheet-total'));
  const widest = Math.max(...[...subjects.map(subjectText), total].map(widthOf));
  const cell = Math.max(
    NARROWEST_CELL,
    Math.min(4 + Math.max(...names.map(widthOf)), Math.floor((width - INDENT - widest) / scores.length)),
  );
  const line = (first: string, cells: readonly string[]): string =>
    ' '.repeat(INDENT) + padEnd(first, widest) + cells.map((text) => padStart(text, cell)).join('');

  const head = scores.map(({ seat }) => {
    const { mark, paint } = ink.seat(seat);
    const name = speaker.say(say('cli-sheet-name', { who: { seat } }), names);
    return paint(`${mark} ${shortened(name, cell - 3)}`);
  });
  const rows = subjects.map((what) =>
    line(
      subjectText(what),
      scores.map((score) => {
        const points = score.lines.filter((one) => one.what === what).reduce((sum, one) => sum + one.points, 0);
        return points === 0 ? ink.dim('0') : figure(points);
      }),
    ),
  );
  return {
    head: line('', head),
    rows,
    total: [
      ink.dim(' '.repeat(INDENT) + '─'.repeat(widest + cell * scores.length)),
      line(
        ink.bold(total),
        scores.map((score) => ink.bold(figure(score.total))),
      ),
    ],
    reasons: new Map(scores.map((score) => [score.seat, reasonsOf(score, speaker, names, ink, width)])),
  };
}

/** Each subject that counted, with its explanation and what it is made of. */
function reasonsOf(
  score: Score,
  speaker: Speaker,
  names: readonly string[],
  ink: Ink,
  width: number,
): readonly string[] {
  const indented = (indent: number, text: string): string[] =>
    wrap(text, width - indent - 2, ink.plain).map(
      (line, place) => ' '.repeat(place === 0 ? indent : indent + 2) + line,
    );
  return score.lines.flatMap(({ what, points, text, parts = [] }) => {
    if (points === 0 || (!text && parts.length === 0)) return [];
    const subject = `${speaker.say(say(`score-${what}`), names)} ${figure(points)}`;
    return [
      ...indented(2, text ? `${subject}: ${speaker.say(text, names)}` : `${subject}:`),
      ...parts.flatMap((part) =>
        wrap(speaker.say(part.text, names), width - PART_INDENT, ink.plain).map(
          (line, place) => padStart(place === 0 ? `${figure(part.points)}  ` : '', PART_INDENT) + line,
        ),
      ),
    ];
  });
}

const shortened = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(1, width - 1)).join('')}…`;
