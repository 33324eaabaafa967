import { type Box, type BoxItem, boxItem, type Listed, sourceNamed, withId } from '@stolik/engine';
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

const both = (pl: string, en: string): BoxItem['name'] => ({ pl, en });
/** A component that has no list of its own. */
function component(id: string, kind: string, name: BoxItem['name']): BoxItem {
  const { count, source } = withId(componentsFile.items, id);
  return boxItem(kind)({ id, name, count, source });
}

/** "Back of the Sawmill": backs have no names of their own. */
const cards = [...charactersFile.cards, ...progressFile.cards];
const backItem = ({ id, card, source }: (typeof backsFile.backs)[number]): Listed => {
  const name = cards.find((entry) => entry.id === card)?.name ?? both(card, card);
  return { id, name: both(`Rewers: ${name.pl}`, `Back: ${name.en}`), source };
};

const items: readonly BoxItem[] = [
  ...tilesFile.startTile.sides.map(boxItem('start-tile')),
  ...tilesFile.tiles.flatMap(({ sides }): readonly Listed[] => sides).map(boxItem('region')),
  ...charactersFile.cards.map(boxItem('character')),
  ...progressFile.cards.map(boxItem('progress')),
  ...backsFile.backs.map(backItem).map(boxItem('back')),
  ...secretFile.cards.map(boxItem('secret-objective')),
  ...publicFile.cards.map(boxItem('public-objective')),
  ...resourcesFile.resources.map(({ cubes, ...resource }) => boxItem('resource')({ ...resource, count: cubes })),
  ...marketsFile.markets.map(boxItem('market')),
  ...boardsFile.boards.map(boxItem('board')),
  component('city-temple-tokens', 'building', both('Żetony miast i świątyń', 'City/temple tokens')),
  component('market-port-tokens', 'building', both('Żetony rynków i portów', 'Market/port tokens')),
  component('coins-5f', 'coin', both('Monety 5 f', '5 f coins')),
  component('coins-1f', 'coin', both('Monety 1 f', '1 f coins')),
  component('discovery-tokens', 'token', both('Żetony odkryć', 'Discovery tokens')),
  {
    ...component('action-wheel', 'wheel', both('Koło akcji', 'Action wheel')),
    sources: { circles: sourceNamed(wheelFile.sides[0]?.source) },
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
