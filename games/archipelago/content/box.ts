import type { Box, BoxItem, Source } from '@stolik/engine';
import wheelFile from './action-wheel.json' with { type: 'json' };
import boardsFile from './boards.json' with { type: 'json' };
import componentsFile from './components.json' with { type: 'json' };
import backsFile from './evolution-backs.json' with { type: 'json' };
import charactersFile from './evolution-characters.json' with { type: 'json' };
import progressFile from './evolution-progress.json' with { type: 'json' };
import marketsFile from './markets.json' with { type: 'json' };
import publicFile from './objectives-public.json' with { type: 'json' };
import secretFile from './objectives-secret.json' with { type: 'json' };
import { checkPack } from './pack.ts';
import resourcesFile from './resources.json' with { type: 'json' };
import tilesFile from './tiles.json' with { type: 'json' };

/** Anything that a content file lists. */
export interface Listed {
  readonly id: string;
  readonly name: BoxItem['name'];
  readonly count?: number;
  readonly source: string;
  readonly sources?: object;
}

const item =
  (kind: string) =>
  ({ id, name, count, source, sources }: Listed): BoxItem => ({
    id,
    kind,
    name,
    count: count ?? 1,
    source: source as Source,
    sources: (sources ?? {}) as BoxItem['sources'],
  });

const both = (pl: string, en: string): BoxItem['name'] => ({ pl, en });
const counted = (id: string): number => componentsFile.items.find((entry) => entry.id === id)?.count as number;
/** A component that has no list of its own. */
const component = (id: string, kind: string, name: BoxItem['name']): BoxItem => ({
  id,
  kind,
  name,
  count: counted(id),
  source: componentsFile.items.find((entry) => entry.id === id)?.source as Source,
  sources: {},
});

/** "Back of the Sawmill": backs have no names of their own. */
const cards = [...charactersFile.cards, ...progressFile.cards];
const backItem = ({ id, card, source }: (typeof backsFile.backs)[number]): Listed => {
  const name = cards.find((entry) => entry.id === card)?.name ?? both(card, card);
  return { id, name: both(`Rewers: ${name.pl}`, `Back: ${name.en}`), source };
};

const items: readonly BoxItem[] = [
  ...tilesFile.startTile.sides.map(item('start-tile')),
  ...tilesFile.tiles.flatMap(({ sides }): readonly Listed[] => sides).map(item('region')),
  ...charactersFile.cards.map(item('character')),
  ...progressFile.cards.map(item('progress')),
  ...backsFile.backs.map(backItem).map(item('back')),
  ...secretFile.cards.map(item('secret-objective')),
  ...publicFile.cards.map(item('public-objective')),
  ...resourcesFile.resources.map(({ cubes, ...resource }) => item('resource')({ ...resource, count: cubes })),
  ...marketsFile.markets.map(item('market')),
  ...boardsFile.boards.map(item('board')),
  component('city-temple-tokens', 'building', both('Żetony miast i świątyń', 'City/temple tokens')),
  component('market-port-tokens', 'building', both('Żetony rynków i portów', 'Market/port tokens')),
  component('coins-5f', 'coin', both('Monety 5 f', '5 f coins')),
  component('coins-1f', 'coin', both('Monety 1 f', '1 f coins')),
  component('discovery-tokens', 'token', both('Żetony odkryć', 'Discovery tokens')),
  {
    ...component('action-wheel', 'wheel', both('Koło akcji', 'Action wheel')),
    sources: { circles: wheelFile.sides[0]?.source as Source },
  },
  component('evolution-track', 'board', both('Tor rozwoju', 'Evolution track')),
  component('citizens', 'piece', both('Obywatele', 'Citizens')),
  component('ships', 'piece', both('Statki', 'Ships')),
  component('action-discs', 'piece', both('Dyski akcji', 'Action discs')),
  component('order-markers', 'piece', both('Znaczniki kolejności', 'Order markers')),
  component('screens', 'piece', both('Zasłonki', 'Screens')),
  component('board-markers', 'piece', both('Znaczniki plansz', 'Board markers')),
];

/** What is in the box, with where we know it from, and what may replace it. */
export const box: Box = { items, checkPack };
