import type { AnyGame } from '@stolik/engine';
import type { Lesson } from '@stolik/engine/lesson';
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

/** Lessons, by game. Whoever gives one plays it at a table of its game, whose state is not known here; hence the casts. */
const lessons: ReadonlyMap<string, () => Promise<Lesson>> = new Map([
  ['excavation-earth', async (): Promise<Lesson> => (await import('@stolik/excavation-earth/lesson')).lesson as Lesson],
  ['imperium', async (): Promise<Lesson> => (await import('@stolik/imperium/lesson')).lesson as Lesson],
  ['dark-road', async (): Promise<Lesson> => (await import('@stolik/dark-road/lesson')).lesson as Lesson],
  ['archipelago', async (): Promise<Lesson> => (await import('@stolik/archipelago/lesson')).lesson as Lesson],
  ['star-scrappers', async (): Promise<Lesson> => (await import('@stolik/star-scrappers/lesson')).lesson as Lesson],
]);

export const house: House = {
  shelf,
  lessons,
  textOf: (game, lang) => gameText(game.id, lang),
  helpOf: (game, lang) => gameHelp(game.id, lang),
  address: import.meta.url,
};
