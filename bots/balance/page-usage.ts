import { comparable, groupsOf } from './groups.ts';
import { folded, intervalOf, type Picture, seatsOf, table } from './markdown.ts';
import type { Naming } from './naming.ts';
import { deedsPlot, usesPlot } from './plot/uses.ts';
import { figure, percent, points } from './plot/words.ts';
import type { Deed, Usage, Use } from './usage.ts';

/** What is used, and how that goes with winning: the sections of a page that tell it. */
export function usageSections(usage: Usage, naming: Naming, picture: Picture): string[] {
  const { seats, games } = usage;
  const intro = `## What is used, and how that goes with winning

From the ${games} games with ${seatsOf(seats)}. A row compares seats that did a thing at least once with seats that never did; on average a seat wins ${percent(1 / seats)}. Pictures show what at least 30 seats did and 30 did not.`;
  const groups = groupsOf(usage.uses, naming.coverage, (id) => naming.use(id).verb);
  const sections = [intro];
  if (usage.begins.length > 0)
    sections.push(useSection('What a seat begins with', 'begins', usage.begins, naming.begin, seats, picture));
  for (const { verb, uses } of groups)
    sections.push(useSection(heading(verb), `use-${slug(verb)}`, uses, (id) => naming.use(id).name, seats, picture));
  const unseen = unseenLines(usage, naming);
  if (unseen.length > 0) sections.push(folded('What no seat did in these games', unseen.join('\n')));
  sections.push(deedSection(usage.deeds, naming, picture));
  return sections;
}

/** By what would have been done; where nothing of a kind was, it may be of other tables, or no seat's to do. */
function unseenLines({ uses }: Usage, { coverage, use }: Naming): string[] {
  const seen = new Set(uses.map(({ id }) => id));
  const verbs = new Set(coverage.map((id) => use(id).verb));
  return [...verbs].flatMap((verb) => {
    const ids = coverage.filter((id) => use(id).verb === verb);
    const missed = ids.filter((id) => !seen.has(id));
    if (missed.length === 0) return [];
    if (missed.length === ids.length) return [`- ${verb}: none of ${ids.length}`];
    return [`- ${verb}: ${missed.map((id) => use(id).name).join(', ')} (${missed.length} of ${ids.length})`];
  });
}

const heading = (verb: string): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
const slug = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Fewer rows than this are no picture. */
const FEWEST_ROWS = 3;

function useSection(
  title: string,
  file: string,
  uses: readonly Use[],
  nameOf: (id: string) => string,
  seats: number,
  picture: Picture,
): string {
  const drawn = comparable(uses);
  const plot =
    drawn.length < FEWEST_ROWS
      ? ''
      : `${picture(file, usesPlot(drawn, nameOf, `${title}, and winning`, seats), title)}\n\n`;
  return `### ${title}\n\n${plot}${folded(`In figures: all ${uses.length}`, useTable(uses, nameOf))}`;
}

const useTable = (uses: readonly Use[], nameOf: (id: string) => string): string =>
  table(
    ['', 'seats with it', 'times a seat', 'won with it', 'won without', 'difference'],
    uses
      .toSorted((a, b) => b.difference.by - a.difference.by)
      .map((use) => [
        nameOf(use.id),
        percent(use.with.of / (use.with.of + use.without.of)),
        figure(use.perSeat),
        use.with.of === 0 ? '' : intervalOf(use.with),
        use.without.of === 0 ? '' : intervalOf(use.without),
        use.with.of === 0 || use.without.of === 0
          ? ''
          : `${points(use.difference.by)} (${points(use.difference.low)} to ${points(use.difference.high)})`,
      ]),
  );

/** So many deeds are drawn, if seats do them at least now and then; the table has all. */
const MOST_DEEDS = 30;
const NOW_AND_THEN = 0.05;

function deedSection(deeds: readonly Deed[], naming: Naming, picture: Picture): string {
  const often = deeds.toSorted((a, b) => b.perSeat - a.perSeat);
  const drawn = often.filter(({ perSeat }) => perSeat >= NOW_AND_THEN).slice(0, MOST_DEEDS);
  const figures = table(
    ['', 'offered', 'taken', 'times a seat', 'won when done', 'won when not'],
    often.map((deed) => [
      naming.deed(deed.id),
      deed.taken.of,
      percent(deed.taken.rate),
      figure(deed.perSeat),
      deed.with.of === 0 ? '' : intervalOf(deed.with),
      deed.without.of === 0 ? '' : intervalOf(deed.without),
    ]),
  );
  return `## Actions

What seats answered where they were asked for a word (pieces, places and amounts are not counted here).

${drawn.length === 0 ? '' : picture('deeds', deedsPlot(drawn, naming.deed), 'How often each action is chosen')}

${folded(`In figures: all ${deeds.length}`, figures)}`;
}
