import { existsSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import type { AnyGame } from '@stolik/engine';
import { house as usual } from './games.ts';

/** The tests' house with three games more, at which a bot thinks for a while, without end, or until there is a file of this name. */
const game = (await usual.shelf.get('star-scrappers')?.()) as AnyGame;

function thinkFor(ms: number): AnyGame {
  const until = Date.now() + ms;
  while (Date.now() < until) Math.sqrt(until);
  return game;
}

const isOpen = (): boolean => existsSync(process.env.STOLIK_GATE ?? '');

export const house = {
  shelf: new Map([
    ...usual.shelf,
    ['slow', async (): Promise<AnyGame> => thinkFor(400)] as const,
    [
      'held',
      async (): Promise<AnyGame> => {
        while (!isOpen()) await pass(10);
        return game;
      },
    ] as const,
    ['endless', async (): Promise<AnyGame> => thinkFor(60_000)] as const,
  ]),
};
