import type { AnyGame } from '@stolik/engine';
import { gameHelp, gameText } from '@stolik/text/node';
import type { House } from './house.ts';

/** Every game of the house. A game is one line here. */
const shelf: ReadonlyMap<string, () => Promise<AnyGame>> = new Map([
  ['star-scrappers', async (): Promise<AnyGame> => (await import('@stolik/star-scrappers')).starScrappers],
  ['excavation-earth', async (): Promise<AnyGame> => (await import('@stolik/excavation-earth')).excavationEarth],
  ['dark-road', async (): Promise<AnyGame> => (await import('@stolik/dark-road')).darkRoad],
  ['imperium', async (): Promise<AnyGame> => (await import('@stolik/imperium')).imperium],
  ['archipelago', async (): Promise<AnyGame> => (await import('@stolik/archipelago')).archipelago],
]);

export const house: House = {
  shelf,
  textOf: (game, lang) => gameText(game.id, lang),
  helpOf: (game, lang) => gameHelp(game.id, lang),
  address: import.meta.url,
};
