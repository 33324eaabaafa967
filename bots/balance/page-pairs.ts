import { defined } from '@stolik/engine';
import { folded, intervalOf, type Picture, table } from './markdown.ts';
import type { Naming } from './naming.ts';
import type { PairTable } from './pairs.ts';
import { heatPlot } from './plot/heat.ts';
import { percent } from './plot/words.ts';

/** The section of a page that tells of every pair. */
export function pairsSection(pairs: PairTable, naming: Naming, picture: Picture): string {
  const { options, against, overall, games, prompt } = pairs;
  const names = options.map(naming.option);
  const meetings = against.flatMap((line) => line.map(({ of }) => of).filter((of) => of > 0));
  const few = meetings.length === 0 ? 0 : Math.min(...meetings);
  const order = options.map((_, place) => place).sort((a, b) => (overall[b]?.rate ?? 0) - (overall[a]?.rate ?? 0));
  const totals = table(
    ['', 'games', 'won'],
    order.map((place) => [
      defined(names[place]),
      overall[place]?.of ?? 0,
      overall[place] ? intervalOf(overall[place]) : '',
    ]),
  );
  const full = table(
    ['', ...order.map((place) => defined(names[place]))],
    order.map((a) => [
      defined(names[a]),
      ...order.map((b) => (a === b || (against[a]?.[b]?.of ?? 0) === 0 ? '' : percent(against[a]?.[b]?.rate ?? 0, 0))),
    ]),
  );
  return `## Every pair

What is chosen at \`${prompt}\`: every two met at least ${few} times at a table of two, each as often in the first seat as in the second; ${games} games. With so few games a pair, single cells are uncertain; the totals are firmer.

${picture('pairs', heatPlot(pairs, names), 'Win rates of every pair')}

${totals}

${folded('Games in a hundred won by the row against the column', full)}`;
}
