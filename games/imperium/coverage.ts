import { byEvent, type Coverage, defined, partsOfScores } from '@stolik/engine';
import { CARDS, KINDS, type Kind, kindOf } from './content/catalogue.ts';
import type { Ability } from './content/language.ts';
import { NATIONS } from './content/nations.ts';
import { TABLES, type TableRow } from './content/solo.ts';
import type { Event } from './events.ts';
import { type Card, isCard } from './pieces.ts';
import { tableOf } from './rules/filters.ts';

const named = (use: string, card: Card): string[] => [`${use} ${kindOf(card).id}`];

const rowName = (nation: number, empire: boolean, row: number): string =>
  `solo ${defined(NATIONS[nation]).id} ${empire ? 'empire' : 'barbarian'} ${row + 1}`;

/**
 * Rows that some card of the opponent's own nation leads to. The others are for cards that it may or may not come by: a nation without
 * a Prosperity has a row for it all the same.
 */
function reachableRows(rows: readonly TableRow[], nation: number, empire: boolean): number[] {
  const starts = empire ? ['deck', 'nation', 'accession', 'development'] : ['deck', 'nation'];
  const cards = CARDS.filter((card) => kindOf(card).nation === nation && starts.includes(kindOf(card).start));
  const first = (card: Card): number => rows.findIndex(({ test }) => tableOf(test)?.[card] === 1);
  return rows.length === 0 ? [] : [...new Set(cards.map(first))];
}

/** Modifiers whose work shows in an event; the others work whenever the card is in play. */
const isTold = ({ does }: { readonly does: string }): boolean =>
  !['handSize', 'countsAs', 'questHolder'].includes(does);

function usesOf({ id, abilities, points, start, side, modifiers }: Kind): string[] {
  const uses = new Set<string>();
  const isUnplayable = abilities.some((ability) => ability.head === 'rule' && ability.flag === 'unplayable');
  const entersByItself = abilities.some((ability) => ability.head === 'gained' && ability.body.op === 'putIntoPlay');
  if (start === 'power') uses.add('side');
  else if (start === 'inPlay' && side !== null) {
    if (!id.endsWith('journey-1-a')) uses.add('journey');
  } else if (!isUnplayable && !entersByItself && start !== 'inPlay' && side === null) uses.add('play');
  for (const { head } of abilities) {
    const use = HEAD_USES[head];
    if (use !== undefined) uses.add(use);
  }
  if (modifiers.some(isTold)) uses.add('help');
  if (points.kind !== 'none') uses.add('score');
  return [...uses].map((use) => `${use} ${id}`);
}

/** What is seen of an ability at work, by how it begins. */
const HEAD_USES: { readonly [head in Ability['head']]?: string } = {
  play: 'play',
  exhaust: 'exhaust',
  solstice: 'solstice',
  exhaustWhen: 'react',
  passiveWhen: 'react',
  gained: 'gain',
  insteadOfGained: 'king',
  scoring: 'reckon',
};

const ROWS: ReadonlySet<string> = new Set(
  TABLES.flatMap((table, nation) =>
    (['barbarian', 'empire'] as const).flatMap((state) =>
      reachableRows(table[state] ?? [], nation, state === 'empire').map((row) =>
        rowName(nation, state === 'empire', row),
      ),
    ),
  ),
);

/**
 * What an exhaustive run has to have seen: every card played that can be, every ability at work, every card counted that is worth
 * something, every row of the solo opponent's tables.
 */
export const coverage: Coverage<Event> = {
  all: [...KINDS.flatMap(usesOf), ...ROWS],
  ofEvent: byEvent<Event, string[]>(
    {
      played: ({ card }) => named('play', card),
      exhausted: ({ card }) => named('exhaust', card),
      solstice: ({ card }) => named('solstice', card),
      reacted: ({ card }) => named('react', card),
      helped: ({ card }) => (kindOf(card).modifiers.some(isTold) ? named('help', card) : []),
      'side-taken': ({ card }) => named('side', card),
      journey: ({ card }) => named('journey', card),
      'king-resolved': ({ card }) => named('king', card),
      'nation-card': ({ card }) =>
        kindOf(card).abilities.some(({ head }) => head === 'gained') ? named('gain', card) : [],
      reckoned: ({ card }) => named('reckon', card),
      'rival-turned-up': ({ nation, empire, row }) => [rowName(nation, empire, row)].filter((name) => ROWS.has(name)),
    },
    [],
  ),
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece }) => (piece === undefined || !isCard(piece) ? [] : named('score', piece))),
};
