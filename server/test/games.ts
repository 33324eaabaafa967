import type { AnyGame } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';

/** The games of the tests' house. */
export const games: readonly AnyGame[] = [starScrappers];

/** The same for the bots' threads. */
export const house = { shelf: new Map(games.map((game) => [game.id, async (): Promise<AnyGame> => game])) };
