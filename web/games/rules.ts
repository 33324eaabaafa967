import type { AnyGame } from '@stolik/engine';

/**
 * The rules of each game, loaded when a table of it is opened. Apart from the rest of what the house knows of a game, because
 * the worker needs the rules and nothing else.
 */
const loaders: { readonly [id: string]: () => Promise<AnyGame> } = {
  'star-scrappers': async () => (await import('@stolik/star-scrappers')).starScrappers,
  'excavation-earth': async () => (await import('@stolik/excavation-earth')).excavationEarth,
  'dark-road': async () => (await import('@stolik/dark-road')).darkRoad,
  imperium: async () => (await import('@stolik/imperium')).imperium,
  archipelago: async () => (await import('@stolik/archipelago')).archipelago,
};

/** Games that can be played here. */
export const playable: readonly string[] = Object.keys(loaders);

/** The rules of the game, or null when there is no such game in this house. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  return load === undefined ? null : load();
}
