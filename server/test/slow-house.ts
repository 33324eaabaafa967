import type { AnyGame } from '@stolik/engine';
import { house as usual } from './games.ts';

/** The tests' house with two games more, at which a bot thinks for a while, or without end. */
const game = (await usual.shelf.get('star-scrappers')?.()) as AnyGame;

function thinkFor(ms: number): AnyGame {
  const until = Date.now() + ms;
  while (Date.now() < until) Math.sqrt(until);
  return game;
}

export const house = {
  shelf: new Map([
    ...usual.shelf,
    ['slow', async (): Promise<AnyGame> => thinkFor(400)] as const,
    ['endless', async (): Promise<AnyGame> => thinkFor(60_000)] as const,
  ]),
};
