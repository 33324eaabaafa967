import type { AnyGame } from '@stolik/engine';
import { orchard } from '../../testkit/toy/orchard.ts';

/** A house with a small game in which a turn ends by its last choice, without being asked. */
export const games: readonly AnyGame[] = [orchard as unknown as AnyGame];

/** The same for the bots' threads. */
export const house = { shelf: new Map(games.map((game) => [game.id, async (): Promise<AnyGame> => game])) };
