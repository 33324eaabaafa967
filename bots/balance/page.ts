import { intervalOf, type Picture, seatsOf, table } from './markdown.ts';
import type { Naming } from './naming.ts';
import { pairsSection } from './page-pairs.ts';
import { usageSections } from './page-usage.ts';
import { lengthPlot } from './plot/length.ts';
import { pointsPlot, scoresPlot } from './plot/scores.ts';
import { seatsPlot } from './plot/seats.ts';
import { figure, percent } from './plot/words.ts';
import type { Report, TableReport } from './report.ts';
import type { Spread } from './spread.ts';

/** A page and its pictures: texts by their names in the folder of the pages. */
export type Page = ReadonlyMap<string, string>;

/** Writes the page of a report. `command` is what makes it anew. */
export function pageOf(report: Report, naming: Naming, command: string): Page {
  const files = new Map<string, string>();
  const picture = (name: string, svg: string, alt: string): string => {
    files.set(`${report.game}/${name}.svg`, svg);
    return `![${alt}](${report.game}/${name}.svg)`;
  };
  const sections = [
    head(report, naming, command),
    seatsSection(report.tables, picture),
    lengthSection(report.tables, picture),
    scoresSection(report, naming, picture),
    ...(report.usage === null ? [] : usageSections(report.usage, naming, picture)),
    ...(report.pairs === null ? [] : [pairsSection(report.pairs, naming, picture)]),
  ];
  files.set(`${report.game}.md`, `${sections.join('\n\n')}\n`);
  files.set(`${report.game}/numbers.jsonl`, numbersOf(report));
  return files;
}

/** All figures, one object a line: what changed from one page to the next can be read line by line. */
function numbersOf({ tables, usage, pairs, ...about }: Report): string {
  const { uses = [], begins = [], deeds = [], points = [], ...accounted } = usage ?? {};
  const lines = [
    { report: about },
    ...tables.map((table) => ({ table })),
    ...(usage === null ? [] : [{ usage: accounted }]),
    ...begins.map((begin) => ({ begin })),
    ...uses.map((use) => ({ use })),
    ...deeds.map((deed) => ({ deed })),
    ...points.map((line) => ({ points: line })),
    ...(pairs === null ? [] : [{ pairs }]),
  ];
  return lines.map((line) => `${JSON.stringify(line, roundedNumbers)}\n`).join('');
}

/** The rest is noise. */
const roundedNumbers = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;

function head({ rules, bots, tables, seed, usage }: Report, { game }: Naming, command: string): string {
  const games = tables.map((table) => `${table.games} with ${seatsOf(table.seats)}`).join(', ');
  const about =
    usage === null
      ? ''
      : `\n- *Goes with* is not *leads to*. Seats that use a card win more or less often than seats that do not; perhaps the card helps, perhaps only those who are ahead can afford it, perhaps a long game gives time for both. Of a hundred comparisons with no difference behind them, about five lie beyond their interval by luck alone.`;
  return `<!-- Written by "${command}". Changes made by hand are lost when it is run again. -->
# The balance of ${game}

Games between ${bots.map((bot) => `\`${bot}\``).join(' and ')} bots, rules ${rules}: ${games}; seed \`${seed}\`. To make this page anew:

\`\`\`
${command}
\`\`\`

How to read it:

- It shows how *these bots* play the game. People, and other bots, may find otherwise: what these do not see, they do not use.
- A shared win counts in part. Intervals are 95% (Wilson's; for differences Newcombe's): of twenty such intervals about nineteen hold the rate that endlessly many games would show.${about}`;
}

function seatsSection(tables: readonly TableReport[], picture: Picture): string {
  const shared = tables.filter(({ seats }) => seats > 1);
  const alone = tables.find(({ seats }) => seats === 1);
  const lines = ['## Seats', ''];
  if (shared.length > 0) {
    lines.push(picture('seats', seatsPlot(shared), 'Wins by seat'), '');
    lines.push(...shared.map(verdictOf), '');
    const most = Math.max(...shared.map(({ seats }) => seats));
    const heads = ['table', ...Array.from({ length: most }, (_, seat) => `seat ${seat + 1}`)];
    lines.push(
      table(
        heads,
        shared.map(({ seats, wins }) => [
          seatsOf(seats),
          ...Array.from({ length: most }, (_, seat) => (wins[seat] === undefined ? '' : intervalOf(wins[seat]))),
        ]),
      ),
    );
  }
  if (alone?.wins[0] !== undefined) lines.push('', `Alone, the seat wins ${intervalOf(alone.wins[0])} of its games.`);
  return lines.join('\n');
}

/** In words only what the intervals bear. */
function verdictOf({ seats, wins }: TableReport): string {
  const fair = 1 / seats;
  const above = wins.flatMap(({ interval }, seat) => (interval.low > fair ? [seat + 1] : []));
  const below = wins.flatMap(({ interval }, seat) => (interval.high < fair ? [seat + 1] : []));
  const side = (places: readonly number[], how: string): string[] =>
    places.length === 0 ? [] : [`${places.length === 1 ? 'seat' : 'seats'} ${places.join(' and ')} won ${how}`];
  const found = [...side(above, 'more than an even share'), ...side(below, 'less than an even share')];
  return `- ${seatsOf(seats)} (even share ${percent(fair)}): ${found.length === 0 ? 'no seat is beyond what luck explains' : found.join(', ')}.`;
}

const spreadText = ({ median, low, high }: Spread): string => `${figure(median)} (${figure(low)}–${figure(high)})`;

function lengthSection(tables: readonly TableReport[], picture: Picture): string {
  const rounds = tables.some((one) => one.rounds !== null);
  const endings = [...new Set(tables.flatMap((one) => one.endings.map(({ ending }) => ending)))];
  const timed = table(
    ['table', 'decisions', ...(rounds ? ['rounds'] : []), 'time of these bots, ms', 'decisions a seat'],
    tables.map((one) => [
      seatsOf(one.seats),
      spreadText(one.decisions),
      ...(rounds ? [one.rounds === null ? '' : spreadText(one.rounds)] : []),
      spreadText(one.ms),
      figure(one.decisions.mean / one.seats),
    ]),
  );
  const ends = table(
    ['table', ...endings],
    tables.map((one) => [
      seatsOf(one.seats),
      ...endings.map((ending) => percent(one.endings.find((known) => known.ending === ending)?.share.rate ?? 0)),
    ]),
  );
  return `## Length

${picture('length', lengthPlot(tables), 'Decisions in a game')}

The middle game, and between which figures nine of ten games lie. The time is what the bots took on the machine that made this page; it says nothing of people.

${timed}

How games ended:

${ends}`;
}

function scoresSection({ tables, usage }: Report, naming: Naming, picture: Picture): string {
  const spread = (one: Spread | null): string => (one === null ? '' : spreadText(one));
  const scored = table(
    ['table', 'winners', 'everybody else', 'first before second'],
    tables.map((one) => [seatsOf(one.seats), spread(one.winnerScores), spread(one.otherScores), spread(one.margin)]),
  );
  const lines = usage?.points.filter(({ winners, others }) => winners !== 0 || others !== 0) ?? [];
  const points =
    usage === null || lines.length === 0
      ? ''
      : `\n\n${picture('points', pointsPlot(lines, naming.points, usage.seats), 'Where points come from')}`;
  return `## Scores

${picture('scores', scoresPlot(tables), 'Points of winners and of everybody else')}

${scored}${points}`;
}
